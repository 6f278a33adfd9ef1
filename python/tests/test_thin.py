"""Names of systems that are not there: each can be imported, raises what names it when it is used, or gives the answer that
is true; none is imported with the package."""

import enum
import importlib
import subprocess
import sys
from pathlib import Path

import pytest

import evergrad as torch
from evergrad import _thin

README = Path(__file__).resolve().parents[1] / "README.md"
MODULES = sorted({module for top in _thin.SYSTEMS for module in _thin.lists(top)})


@pytest.mark.parametrize("module", MODULES)
def test_every_name_is_there_and_raises_or_answers(module):
    found = importlib.import_module(f"evergrad.{module}")
    answers = getattr(_thin.system(module.split(".")[0]), "ANSWERS", {}).get(module, {})
    for name in _thin.table_of(module):
        value = getattr(found, name)
        if name in answers or isinstance(value, enum.EnumMeta):
            continue
        if isinstance(value, type) and issubclass(value, (Exception, Warning)):
            with pytest.raises(value):
                raise value("text")
        elif getattr(value, "__module__", "").startswith(("evergrad.jit", "evergrad._C", "evergrad.overrides", "evergrad.utils._pytree", "evergrad.func")):
            continue  # what the list points at is real, or has an answer
        elif not _answered(value):
            with pytest.raises(NotImplementedError, match=name.lstrip("_") if name != "graph" else None):
                value()


# Answers that say something, each with what they are asked: what they say is true without the system. An answer that is not
# here says that there is nothing, or raises.
_SAME = object()
TRUE = {
    "_C._get_accelerator": ((), "cpu"), "_C._get_default_device": ((), "cpu"), "_C._get_privateuse1_backend_name": ((), "privateuseone"),
    "_C._autograd._get_current_graph_task_keep_graph": ((), True), "_C._nn._test_warn_in_autograd": ((torch.ones(1),), torch.ones(1)),
    "_C._autograd._saved_tensors_hooks_is_enabled": ((), True), "_C._functorch._is_vmap_fallback_enabled": ((), True),
    "_C._functorch.is_batchedtensor": ((torch.ones(1),), False), "_C._nn._parse_to": (("cpu",), (torch.device("cpu"), None, False, None)),
    "_dynamo.disable": ((len,), len), "_dynamo.skip": ((len,), len), "_dynamo.run": ((len,), len), "_dynamo.optimize": (("x",), _SAME),
    "_dynamo.register_backend": ((len,), len), "_dynamo.allow_in_graph": ((len,), len), "_dynamo.assume_constant_result": ((len,), len),
    "_dynamo.substitute_in_graph": ((len,), _SAME), "_dynamo.disallow_in_graph": ((len,), len), "_dynamo.forbid_in_graph": ((len,), len),
    "_dynamo.trace_rules._as_posix_path": (("a/b",), "a/b"), "_inductor.utils.get_gpu_type": ((), "cuda"),
    "_inductor.cpu_vec_isa.valid_vec_isa_list": ((), []), "cuda.get_allocator_backend": ((), "native"), "cuda._lazy_call": ((len,), None),
    "cuda.amp.common.amp_definitely_not_available": ((), True), "mtia.current_device": ((), -1),
    "distributed.get_node_local_rank": ((3,), 3), "fx.wrap": ((len,), len), "fx.has_side_effect": ((len,), len),
    "fx._compatibility.compatibility": ((), _SAME), "fx._pytree.register_pytree_flatten_spec": ((set, list), None),
    "onnx.symbolic_helper.parse_args": (("v",), _SAME), "onnx.symbolic_helper.quantized_args": ((True,), _SAME),
    "onnx.register_custom_op_symbolic": (("a::b", len, 9), None), "onnx.unregister_custom_op_symbolic": (("a::b", 9), None),
    "profiler.profiler._default_schedule_fn": ((0,), torch.profiler.ProfilerAction.RECORD),
    "fx.experimental.symbolic_shapes.definitely_false": ((False,), True), "fx.experimental.symbolic_shapes.hint_int": ((3,), 3),
    "fx.experimental.symbolic_shapes.sym_eq": ((3, 3), True),
}  # fmt: skip
# Those that have tests of their own, here or where the real thing they hand on is tested; settings, and classes that work.
TESTED = """_C._autograd.SavedTensor _C._functorch._set_vmap_fallback_enabled _C._functorch._add_batch_dim _C._functorch._remove_batch_dim
    _C._functorch.get_unwrapped _C._functorch.maybe_get_bdim _C._functorch.maybe_get_level cuda.nvtx.range _C._TensorMeta _C._TensorBase _C.TensorBase _dynamo.set_stance
    _dynamo._trace_wrapped_higher_order_op.TransformGetItemToIndex _functorch.aot_autograd.make_boxed_func
    _functorch.aot_autograd.make_boxed_compiler _inductor.runtime.cache_dir_utils.cache_dir
    cuda.amp cuda.jiterator distributed.ReduceOp distributed.reduce_op distributed.Backend distributed.group
    distributed.GroupMember distributed.rpc.api._require_initialized export.Dim export.register_dataclass
    fx._symbolic_trace.PHBase fx.experimental.symbolic_shapes.is_concrete_bool fx.experimental.symbolic_shapes.is_concrete_int
    fx.experimental.symbolic_shapes.is_concrete_float fx.experimental.symbolic_shapes.definitely_true
    fx.experimental.symbolic_shapes.guard_bool fx.experimental.symbolic_shapes.guard_float
    fx.experimental.symbolic_shapes.guard_int fx.experimental.symbolic_shapes.guard_size_oblivious
    fx.experimental.symbolic_shapes.statically_known_true fx.experimental.proxy_tensor.maybe_disable_thunkify
    fx.experimental.proxy_tensor.maybe_enable_thunkify fx.immutable_collections.immutable_list
    fx.immutable_collections.immutable_dict fx.traceback.preserve_node_meta fx.traceback.set_current_meta
    profiler.schedule profiler.record_function stream device device_of _device patch FloatFunctional QuantStub DeQuantStub
    QuantWrapper""".split()


def _answers():
    """(name, answer): each once, under the first of its names."""
    seen = {}
    for module in MODULES:
        for name, answer in getattr(_thin.system(module.split(".")[0]), "ANSWERS", {}).get(module, {}).items():
            if callable(answer) and seen.setdefault(id(answer), (f"{module}.{name}", answer))[0] == f"{module}.{name}":
                yield f"{module}.{name}", answer


@pytest.mark.parametrize("name, answer", list(_answers()))
def test_each_answer_is_true(name, answer):
    if isinstance(answer, type) and issubclass(answer, (Exception, enum.Enum)):
        return
    if name.startswith("_C._nn.") and name not in TRUE:
        assert answer in vars(torch._C._ns_nn_functional).values()
        return
    if name in TESTED or name.rpartition(".")[0] in TESTED or name.rpartition(".")[2] in TESTED:
        return
    asked, says = TRUE.get(name, ((), None))
    try:
        got = answer(*asked)
    except (NotImplementedError, ValueError):  # of a group that was never made
        assert name not in TRUE
        return
    if says is _SAME:
        assert got(len) is len
    elif name in TRUE:
        assert got == says or isinstance(got, torch.device) and got.type == says
    else:
        assert not got, f"{name} gives {got!r}: is it true without the system? Then it belongs into TRUE"


def test_functions_of_the_extension_that_take_other_arguments_raise():
    with pytest.raises(NotImplementedError, match=r"_C\._nn\.mse_loss"):
        torch._C._nn.mse_loss(torch.ones(2), torch.zeros(2), 0)
    assert torch.equal(torch._C._nn.gelu(torch.ones(2)), torch.nn.functional.gelu(torch.ones(2)))
    assert not torch._C._is_torch_function_mode_enabled()
    with torch.overrides.BaseTorchFunctionMode():
        assert torch._C._is_torch_function_mode_enabled()


def test_boxed_functions_take_a_list():
    from evergrad._functorch.aot_autograd import make_boxed_compiler, make_boxed_func

    boxed = make_boxed_func(lambda x, y: x - y)
    assert boxed([5, 3]) == 2 and boxed._boxed_call
    assert make_boxed_compiler(lambda graph, inputs: graph)(lambda x, y: x * y, None)([5, 3]) == 15


def _answered(value):
    """Whether a value is one that answers somewhere: modules pass it on."""
    return any(
        value is answer
        for top in _thin.SYSTEMS
        for names in getattr(_thin.system(top), "ANSWERS", {}).values()
        for answer in names.values()
    )


def test_table_in_the_readme():
    assert _thin.table() in README.read_text(encoding="utf-8"), "paste what evergrad._thin.table() gives"


def test_nothing_is_imported_with_the_package():
    code = (
        "import sys, evergrad\n"
        "tops = {'evergrad.' + t for t in evergrad._thin.SYSTEMS} - {'evergrad._C', 'evergrad.nn', 'evergrad.utils'}\n"
        "assert not [m for m in sys.modules if m.startswith('evergrad._thin.') or m in tops]\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_classes_can_be_subclassed_and_asked_about():
    from evergrad.distributed.tensor import DTensor
    from evergrad.fx import Tracer

    class Mine(Tracer, param_shapes_constant=True):
        pass

    assert issubclass(DTensor, torch.Tensor) and not isinstance(torch.zeros(2), DTensor) and Tracer | None
    with pytest.raises(NotImplementedError, match=r"torch\.fx\._symbolic_trace\.Tracer is not available"):
        Mine()
    assert isinstance(torch.fx.GraphModule, type) and issubclass(torch.fx.GraphModule, torch.nn.Module)


def test_names_that_are_not_listed_are_not_there():
    assert not hasattr(torch.distributed, "teleport")
    with pytest.raises(ImportError):
        importlib.import_module("evergrad.distributed.teleport")


def test_distributed_answers():
    dist = torch.distributed
    assert not dist.is_available() and not dist.is_initialized() and not dist.is_torchelastic_launched()
    assert dist.group.WORLD is None and dist.ReduceOp.SUM is dist.ReduceOp.RedOpType.SUM
    for ask in (dist.get_rank, dist.get_world_size):
        with pytest.raises(ValueError, match="init_process_group"):
            ask()
    with pytest.raises(NotImplementedError, match="distributed_c10d.init_process_group"):
        dist.init_process_group("gloo")


@pytest.mark.parametrize("kind", ["cuda", "xpu", "mtia"])
def test_devices_answer(kind):
    module = getattr(torch, kind)
    assert not module.is_available() and module.device_count() == 0 and not module.is_initialized()
    if kind != "mtia":
        with pytest.raises(AssertionError, match=f"not compiled with {kind.upper()} enabled"):
            module.current_device()
    module.empty_cache()
    module.manual_seed_all(3)
    assert module.get_rng_state_all() == [] and module.memory_allocated() == 0
    with module.device(None), module.stream(None), module.device_of(torch.zeros(1)):
        pass
    with pytest.raises(NotImplementedError):
        module.device(0)


def test_marks_for_compilers_leave_functions_as_they_are():
    def f(x):
        return x + 1

    dynamo, compiler = torch._dynamo, torch.compiler
    assert dynamo.disable(f) is f and dynamo.disable()(f) is f and compiler.disable(recursive=False)(f) is f
    assert dynamo.allow_in_graph(f) is f and compiler.assume_constant_result(f) is f
    assert not dynamo.is_compiling() and not compiler.is_compiling() and not compiler.is_exporting()
    dynamo.config.cache_size_limit = 64
    with dynamo.config.patch(cache_size_limit=2):
        assert dynamo.config.cache_size_limit == 2
    assert dynamo.config.cache_size_limit == 64
    assert torch.fx.wrap(f) is f and torch.fx.wrap("len") == "len"
    assert not torch.onnx.is_in_onnx_export()


def test_scripts_stay_python():
    module = torch.nn.Linear(2, 2)
    torch.jit._script._told.clear()
    with pytest.warns(UserWarning, match=r"torch\.jit\.script"):
        assert torch.jit.script(module) is module
    assert torch.jit.trace(module, torch.zeros(1, 2)) is module and torch.jit.annotate(int, 3) == 3
    assert torch.jit.Attribute([1], list[int]) == [1] and not torch.jit.is_scripting()
    assert torch.jit.ignore(module.forward) == module.forward and torch.jit.ignore(drop=True)(len) is len
    assert torch.jit.isinstance([1, 2], list[int]) and not torch.jit.isinstance([1, "a"], list[int])
    with pytest.raises(NotImplementedError, match=r"torch\.jit\.save"):
        torch.jit.save(module, "x")


def test_stubs_of_quantization_pass_values_on():
    x = torch.randn(3)
    quantization = torch.ao.quantization
    assert quantization.QuantStub()(x) is x and torch.quantization.DeQuantStub()(x) is x
    assert torch.equal(torch.ao.nn.quantized.FloatFunctional().add(x, x), x + x)


def test_indices_of_vmap_index():
    from evergrad._dynamo._trace_wrapped_higher_order_op import TransformGetItemToIndex

    keep = torch.tensor([True, False, True])
    with TransformGetItemToIndex():
        inner = torch.vmap(lambda i, j: keep[i] & (j >= i), in_dims=(None, 0))
        got = torch.vmap(inner, in_dims=(0, None))(torch.arange(3), torch.arange(3))
    assert torch.equal(got, keep[:, None] & torch.ones(3, 3, dtype=torch.bool).triu())


def test_the_extension_has_the_names_that_programs_reach_for():
    assert torch._C._get_tracing_state() is None and torch._C._log_api_usage_once("x") is None
    assert torch._C._nn._parse_to("cpu", torch.float64) == (torch.device("cpu"), torch.float64, False, None)
    assert not torch._C._are_functorch_transforms_active()
    with pytest.raises(AttributeError):
        torch._C.nothing_of_that_name


def test_served_as_torch_they_have_that_name():
    code = (
        "import evergrad.as_torch; evergrad.as_torch.install()\n"
        "import torch, torch.distributed.tensor, torch.fx as fx\n"
        "assert fx.Graph.__module__ == 'torch.fx.graph' and fx.__name__ == 'torch.fx'\n"
        "import evergrad.fx\n"
        "assert evergrad.fx is fx and torch.cuda.amp.autocast and torch._C._get_tracing_state() is None\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
