"""Context managers as decorators of functions, generators and classes' methods."""


def decorate(manager, function):
    """`function` run inside a fresh copy of the manager each time."""
    import functools  # not needed to import the package

    if isinstance(function, type):
        import warnings

        warnings.warn(
            "Decorating classes is deprecated and will be disabled in future versions. You should only decorate functions or "
            "methods. To preserve the current behavior of class decoration, you can directly decorate the `__init__` method "
            "and nothing else.",
            FutureWarning,
            stacklevel=2,
        )
        made = function

        def function(*args, **kwargs):  # what makes an instance
            return made(*args, **kwargs)

        function.__name__, function.__qualname__, function.__doc__ = made.__name__, made.__qualname__, made.__doc__
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


def context_decorator(ctx, func):
    """func inside of ctx, a context manager or a function that gives one; a class is not decorated."""
    if callable(ctx) and hasattr(ctx, "__enter__"):
        raise ValueError(
            f"Passed in {ctx} is both callable and also a valid context manager (has __enter__), making it ambiguous which "
            "interface to use. If you intended to pass a context manager factory, rewrite your call as context_decorator("
            "lambda: ctx()); if you intended to pass a context manager directly, rewrite your call as "
            "context_decorator(lambda: ctx)"
        )
    return decorate(_Factory(ctx if callable(ctx) else lambda: ctx), func)


class _Factory:
    """What decorate() takes a fresh manager from."""

    def __init__(self, make):
        self.clone = make


class _DecoratorContextManager:
    """A context manager that decorates functions, too: each call has a clone of its own."""

    def __call__(self, orig_func):
        return decorate(self, orig_func)

    def __enter__(self):
        raise NotImplementedError

    def __exit__(self, exc_type, exc_value, traceback):
        raise NotImplementedError

    def clone(self):
        """One of the same class."""
        return type(self)()


class _NoParamDecoratorContextManager(_DecoratorContextManager):
    """One without parameters: `@manager` as well as `@manager()`."""

    def __new__(cls, orig_func=None):
        return super().__new__(cls) if orig_func is None else cls()(orig_func)
