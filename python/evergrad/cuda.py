"""CUDA is absent from this build: the questions about it have their answers."""


def is_available():
    return False


def device_count():
    return 0


def is_initialized():
    return False


def manual_seed(seed):
    pass


manual_seed_all = manual_seed


def synchronize(device=None):
    pass


def empty_cache():
    pass
