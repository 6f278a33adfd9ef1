"""Extensions in C++ against PyTorch's C++ interface, which is absent: the names are there for setup scripts that look, and
the library has a C ABI of its own."""

import os

CUDA_HOME = ROCM_HOME = SYCL_HOME = CUDNN_HOME = None
IS_WINDOWS = IS_MACOS = False
IS_LINUX = True
IS_HIP_EXTENSION = False
COMMON_NVCC_FLAGS, COMMON_HIP_FLAGS, COMMON_HIPCC_FLAGS = [], [], []
TORCH_LIB_PATH = os.path.dirname(os.path.dirname(__file__))
ABI_INCOMPATIBILITY_WARNING = ""


def _fail(name):
    raise NotImplementedError(
        f"torch.utils.cpp_extension.{name} is not available: there is no C++ interface of PyTorch; extensions use the C ABI "
        "(evergrad.h)"
    )


def _absent(name):
    def function(*args, **kwargs):
        _fail(name)

    function.__name__ = function.__qualname__ = name
    function.__doc__ = "Not available: there is no C++ interface of PyTorch."
    return function


load, load_inline = _absent("load"), _absent("load_inline")
CppExtension, CUDAExtension, SyclExtension = _absent("CppExtension"), _absent("CUDAExtension"), _absent("SyclExtension")
include_paths, library_paths = _absent("include_paths"), _absent("library_paths")
get_compiler_abi_compatibility_and_version = _absent("get_compiler_abi_compatibility_and_version")
check_compiler_ok_for_platform = _absent("check_compiler_ok_for_platform")
get_cxx_compiler, check_compiler_is_gcc = _absent("get_cxx_compiler"), _absent("check_compiler_is_gcc")
remove_extension_h_precompiler_headers = _absent("remove_extension_h_precompiler_headers")
_import_module_from_library = _absent("_import_module_from_library")


class BuildExtension:
    """The build_ext of setup scripts with such extensions."""

    def __init__(self, *args, **kwargs):
        _fail("BuildExtension")

    @classmethod
    def with_options(cls, **options):
        """A class with options."""
        _fail("BuildExtension.with_options")


def get_default_build_root():
    """Where extensions would be built."""
    import getpass
    import tempfile

    return os.path.realpath(os.path.join(tempfile.gettempdir(), f"torch_extensions_{getpass.getuser()}"))


def is_ninja_available():
    """Whether there is a program ninja."""
    import shutil

    return shutil.which("ninja") is not None


def verify_ninja_availability():
    """Raises where there is no program ninja."""
    if not is_ninja_available():
        raise RuntimeError("Ninja is required to load C++ extensions (pip install ninja to get it)")
