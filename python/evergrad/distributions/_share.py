"""What several distributions or transforms share is put into each of them, as they have PyTorch's bases and no others."""


def share(piece):
    """A decorator of a class: it gets what is in `piece`, and in its bases, and what it has not itself."""

    def with_piece(cls):
        for home in piece.__mro__[:-1]:
            for name, value in vars(home).items():
                if name not in vars(cls) and name not in ("__module__", "__doc__", "__dict__", "__weakref__"):
                    setattr(cls, name, value)
        return cls

    return with_piece
