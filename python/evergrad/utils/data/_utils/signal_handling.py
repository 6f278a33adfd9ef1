"""Workers that die are seen where the loader waits for them: no signal handlers are set."""


def _set_worker_signal_handlers():
    pass


def _set_SIGCHLD_handler():
    pass


def _set_worker_pids(loader_id, pids):
    pass


def _remove_worker_pids(loader_id):
    pass


def _error_if_any_worker_fails():
    pass
