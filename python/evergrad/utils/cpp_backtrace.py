"""Where the library's own code is: there are no traces of it."""


def get_cpp_backtrace(frames_to_skip=0, maximum_number_of_frames=64):
    """Would give the frames of C++ below this call."""
    raise NotImplementedError("torch.utils.get_cpp_backtrace is not available: the library keeps no traces of its frames")
