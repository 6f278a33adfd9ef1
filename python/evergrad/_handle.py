"""What registering a hook gives back."""


class RemovableHandle:
    """Takes a hook away again."""

    def __init__(self, remove):
        self._remove = remove

    def remove(self):
        remove, self._remove = self._remove, None
        if remove is not None:
            remove()

    def __enter__(self):
        return self

    def __exit__(self, *exc):
        self.remove()
