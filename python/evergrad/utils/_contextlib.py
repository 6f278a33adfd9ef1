"""Context managers as decorators of functions, generators and classes' methods."""


def decorate(manager, function):
    """`function` run inside a fresh copy of the manager each time."""
    import functools  # not needed to import the package

    if isinstance(function, type):
        raise RuntimeError("decorating a class is not supported: decorate its methods")
    if getattr(getattr(function, "__code__", None), "co_flags", 0) & 0x20:  # a generator

        @functools.wraps(function)
        def generator(*args, **kwargs):
            g = function(*args, **kwargs)
            try:
                with manager.clone():
                    item = g.send(None)
                while True:
                    try:
                        got = yield item
                    except GeneratorExit:
                        with manager.clone():
                            g.close()
                        raise
                    except BaseException as error:
                        with manager.clone():
                            item = g.throw(error)
                    else:
                        with manager.clone():
                            item = g.send(got)
            except StopIteration as stop:
                return stop.value

        return generator

    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        with manager.clone():
            return function(*args, **kwargs)

    return wrapper
