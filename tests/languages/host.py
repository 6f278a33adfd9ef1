"""One process with four languages in it: Python, which runs this, and Java, Rust and C, which are loaded into it.

    python host.py CONFIG.json ORDER [stop]

The languages are loaded in the order given ("java,python,rust,c"), each with a copy of the native library of its own at
hand. Each registers operators, calls those of all, and fails in the others' callbacks. With `stop` the Java machine
ends before the process does. What is wrong is an AssertionError; at the end there is one line, "fine".
"""

import ctypes
import gc
import json
import sys
import threading
import weakref

LANGUAGES = ("python", "java", "rust", "c")
VALUE, CALLBACK, NOT_FOUND = "3", "11", "10"


class Foreign:
    """A language behind a C function run(command, name) -> text."""

    def __init__(self, run):
        self._run = run
        run.argtypes, run.restype = [ctypes.c_char_p, ctypes.c_char_p], ctypes.c_char_p

    def __call__(self, command, name=""):
        return self._run(command.encode(), name.encode()).decode()


def load_c(config):
    library = ctypes.CDLL(config["c"])
    library.c_run.restype = ctypes.c_char_p
    return Foreign(library.c_run)


def load_rust(config):
    return Foreign(ctypes.CDLL(config["rust"]).rust_run)


def load_java(config):
    bridge = ctypes.CDLL(config["bridge"])
    words = list(config["java"])
    if "stop" in sys.argv:
        words.append("-Xcheck:jni")  # false alarms in a machine that the process's end takes by surprise
    options = (ctypes.c_char_p * len(words))(*[w.encode() for w in words])
    bridge.java_start.restype = bridge.java_stop.restype = ctypes.c_char_p
    wrong = bridge.java_start(config["libjvm"].encode(), options, len(words))
    assert wrong == b"", wrong.decode()
    java = Foreign(bridge.java_run)
    java.stop = lambda: bridge.java_stop().decode()
    return java


class Python:
    def __init__(self, config):
        sys.path.insert(0, config["python"])
        import evergrad
        from evergrad import library

        self.torch, self.library, self.operators, self.destroyed = evergrad, library, [], 0

    def _body(self, function):
        def body(*args):
            return function(*args)

        weakref.finalize(body, self._gone).atexit = False
        return body

    def _gone(self):
        self.destroyed += 1

    def register(self):
        def fails(*args):
            raise ValueError("python says no")

        def through(x, path):
            first, _, rest = path.partition(",")
            op = self.library.get(first)
            return op(x, rest) if rest else op(x)

        for schema, forward, vjp in (
            ("scale(Tensor x, float by=2.0)", lambda x, by: x * by, lambda x, by, y, g: (g * by, None)),
            ("fails(Tensor x)", fails, None),
            ("fails_later(Tensor x)", lambda x: x, fails),
            ("through(Tensor x, str path)", through, None),
        ):
            op = self.library.register(
                f"python::{schema} -> Tensor", self._body(forward), self._body(vjp) if vjp else None
            )
            self.operators.append(op)

    def register_again(self):
        self.library.register(
            "python::scale(Tensor x) -> Tensor", self._body(lambda x: x), self._body(lambda x, y, g: g)
        )

    def check(self, name, args, y, slope):
        x = self.torch.tensor([1.0, 2.0], dtype=self.torch.float64, requires_grad=True)
        out = self.library.get(name)(x, *args)
        assert out.tolist() == y, f"{name} gave {out}"
        out.sum().backward()
        assert x.grad.tolist() == [slope, slope], f"{name} has the gradient {x.grad}"

    def run(self, command, name):
        if command == "register":
            self.register()
        elif command == "register again":
            self.register_again()
        elif command == "unregister":
            while self.operators:
                self.operators.pop().unregister()
        elif command == "scale":
            self.check(name, (3.0,), [3, 6], 3)
            self.check(name, (), [2, 4], 2)
        elif command == "call":
            self.check(name, (), [1, 2], 1)
        elif command == "through":
            first, _, path = name.partition(",")
            self.check(first, (path,), [2, 4], 2)

    def __call__(self, command, name=""):
        if command == "destroyed":
            gc.collect()
            return str(self.destroyed)
        try:
            self.run(command, name)
        except ValueError as e:
            return f"{VALUE}: {e}"
        except NotImplementedError as e:
            return f"{NOT_FOUND}: {e}"
        except Exception as e:
            return f"{type(e).__name__}: {e}"
        return ""


def one_library():
    """Everybody had a copy beside him; one is mapped."""
    with open("/proc/self/maps") as maps:
        files = {line.split(maxsplit=5)[5].strip() for line in maps if "libevergrad.so" in line}
    assert len(files) == 1, files


def everybody_calls_everybody(speak):
    for caller in speak:
        for owner in speak:
            said = speak[caller]("scale", f"{owner}::scale")
            assert said == "", f"{caller} calls {owner}::scale: {said}"


def failures(speak):
    for caller in speak:
        for owner in speak:
            for name in ("fails", "fails_later"):
                said = speak[caller]("call", f"{owner}::{name}")
                what = f"{caller} calls {owner}::{name}: {said}"
                assert said.endswith(f"{owner} says no"), what
                if caller == "java" == owner:  # its own exception comes back
                    assert said.startswith("java.lang.IllegalArgumentException:"), what
                elif owner == "rust" and name == "fails_later":  # panics
                    assert said.startswith((CALLBACK, "RuntimeError")), what
                else:
                    assert said.startswith(VALUE), what


def through_all(speak):
    for i, caller in enumerate(LANGUAGES):
        turned = LANGUAGES[i:] + LANGUAGES[:i]
        path = ",".join(f"{name}::through" for name in turned)
        said = speak[caller]("through", f"{path},{caller}::scale")
        assert said == "", f"{caller}: {said}"
        said = speak[caller]("through", f"{path},{caller}::fails")
        assert said.endswith(f"{caller} says no"), f"{caller}: {said}"
        said = speak[caller]("through", f"{path},nobody::knows")
        assert "nobody::knows" in said, f"{caller}: {said}"


def on_threads(speak):
    """Threads that no language but Python knows, all at once."""
    wrong = []

    def work(caller):
        for _ in range(10):
            for owner in speak:
                said = speak[caller]("scale", f"{owner}::scale")
                if said:
                    wrong.append(f"{caller} calls {owner}::scale on a thread: {said}")

    threads = [threading.Thread(target=work, args=(caller,)) for caller in speak]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert not wrong, wrong


def ends(speak):
    """A refused registration gives its callbacks back at once, unregistered operators theirs; each once."""
    for name, language in speak.items():
        said = language("register again")
        assert said.startswith(VALUE) and f"'{name}::scale' is registered already" in said, said
        assert language("destroyed") == "2", f"{name}: {language('destroyed')}"
    for name, language in speak.items():
        assert language("unregister") == ""
        for caller in speak:
            said = speak[caller]("scale", f"{name}::scale")
            assert said.startswith(NOT_FOUND), f"{caller} calls {name}::scale after its end: {said}"
    for name, language in speak.items():
        assert language("destroyed") == "8", f"{name}: {language('destroyed')}"
    for name, language in speak.items():
        assert language("register") == "", name
    everybody_calls_everybody(speak)


def main():
    with open(sys.argv[1]) as f:
        config = json.load(f)
    loaders = {"python": Python, "java": load_java, "rust": load_rust, "c": load_c}
    loaded = {}
    for name in sys.argv[2].split(","):
        loaded[name] = loaders[name](config)
        said = loaded[name]("register")
        assert said == "", f"{name} registers: {said}"
    speak = {name: loaded[name] for name in LANGUAGES}
    one_library()
    everybody_calls_everybody(speak)
    failures(speak)
    through_all(speak)
    on_threads(speak)
    ends(speak)
    if "stop" in sys.argv[3:]:
        assert loaded["java"].stop() == ""
        for caller in ("python", "rust", "c"):
            said = speak[caller]("scale", "java::scale")
            assert "Java is shutting down" in said, f"{caller} calls java::scale after Java: {said}"
            assert speak[caller]("scale", "python::scale") == ""
    print("fine")


if __name__ == "__main__":
    main()
