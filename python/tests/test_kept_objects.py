"""A tensor that only the library holds keeps its Python object: its class, its attributes, the weak references to it. And
what nobody holds is collected."""

import contextlib
import gc
import threading
import weakref

import pytest

import evergrad as torch


class Marked(torch.Tensor):
    pass


class Slotted(torch.Tensor):
    __slots__ = ["note"]


class Mark:
    pass


@contextlib.contextmanager
def no_collector():
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def in_grad(t):
    y = torch.zeros(2)
    y.grad = t
    return lambda: y.grad


def in_graph(t):
    with torch._C.DisableTorchFunctionSubclass():
        y = t.requires_grad_() * torch.ones(2, requires_grad=True)
    return lambda: y.grad_fn._saved_self


def in_view(t):
    y = t[:1]
    return lambda: y._base


@pytest.mark.parametrize("place", [in_grad, in_graph, in_view])
def test_attributes_and_classes_come_back(place):
    with no_collector():
        t = torch.ones(2)
        t.note = Mark()
        seen, number = weakref.ref(t), id(t)
        get = place(t)
        del t
        for _ in range(3):  # it goes and comes
            assert get().note is not None and id(get()) == number and seen() is get()
        if place is in_view:  # the base of a view of one of these is what that was made of
            return
        m = Marked(torch.ones(2))
        get = place(m)
        del m
        assert type(get()) is Marked
        s = Slotted(torch.ones(2))
        s.note = 3
        get = place(s)
        del s
        assert get().note == 3


def test_they_end_with_the_tensor():
    with no_collector():
        mark, t = Mark(), torch.ones(2)
        t.note = mark
        gone, object_gone = weakref.ref(mark), weakref.ref(t)
        get = in_grad(t)
        del t, mark
        assert gone() is not None
        del get
        assert gone() is None and object_gone() is None
        t = torch.ones(2)  # nobody else holds it: it ends at once
        t.note = Mark()
        gone = weakref.ref(t.note)
        del t
        assert gone() is None


def test_cycles_that_the_library_does_not_hold_are_collected():
    for make in (lambda: torch.ones(2), lambda: Marked(torch.ones(2))):
        with no_collector():
            t = make()
            t.me, t.note = t, Mark()
            gone = weakref.ref(t.note)
            del t
            assert gone() is not None
        gc.collect()
        assert gone() is None


def test_cycles_that_it_holds_come_back_whole():
    x, y = torch.ones(2), torch.ones(2)
    x.other, y.other = y, x
    x.note, y.note = Mark(), Mark()
    get = in_grad(x)
    del x, y
    gc.collect()
    assert get().other.other is get() and isinstance(get().other.note, Mark)
    gone = [weakref.ref(get().note), weakref.ref(get().other.note)]
    del get
    gc.collect()
    assert all(g() is None for g in gone)


class Note:
    """Of the test below alone."""

    def __init__(self):
        self.pages = []


@pytest.mark.parametrize("kind", [torch.optim.SGD, torch.optim.Adam])
def test_an_optimizer_that_its_parameter_keeps_is_collected(kind):
    p = torch.nn.Parameter(torch.ones(2))
    optimizer = kind([p], lr=0.1)
    p.optimizers, p.note = [optimizer], Note()
    p.sum().backward()
    optimizer.step()
    del p, optimizer
    gc.collect()
    assert not [o for o in gc.get_objects() if type(o) is Note]  # weak references end with the collection either way


def test_garbage_that_the_library_still_holds_comes_back_whole():
    t = torch.rand(2, requires_grad=True).clone()
    t.note = 2
    ring = []
    ring += [ring, t]
    y = t**2
    del t, ring
    gc.collect()
    assert y.grad_fn._saved_self.note == 2


def test_weak_references_to_what_the_library_holds():
    x = torch.ones(2)
    seen, get = weakref.ref(x), None
    y = torch.zeros(2)
    y.grad = x
    del x
    x = seen()
    del y  # and with it the tensor: nothing tells the library of the object
    with pytest.raises(RuntimeError):
        x.sigmoid()
    x = torch.ones(2)
    seen = weakref.ref(x)
    y = torch.zeros(2)
    y.grad = x
    del x
    x = seen()
    x._fix_weakref()
    del y, get
    assert x.sigmoid().shape == (2,)
    called = []
    z = torch.ones(1)
    w = weakref.ref(z, called.append)
    z._fix_weakref()
    del z
    assert called == [w]


def test_parameters_of_a_graph_that_outlives_its_module():
    class Scaled(torch.nn.Parameter):
        pass

    p = Scaled(torch.ones(2))
    p.tag = "weights"
    y = (p * 2).sum()
    del p
    y.backward()
    variable = y.grad_fn.next_functions[0][0].next_functions[0][0].variable
    assert type(variable) is Scaled and variable.tag == "weights" and variable.grad.tolist() == [2.0, 2.0]


def test_many_threads_drop_and_ask():
    failed = []

    def work():
        try:
            for i in range(200):
                t = Marked(torch.ones(2))
                t.note = i
                get = in_grad(t)
                del t
                assert type(get()) is Marked and get().note == i
        except BaseException as error:
            failed.append(error)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert not failed
