"""What the loader is made of."""

MP_STATUS_CHECK_INTERVAL = 5.0  # seconds after which a process that waits looks whether the other one lives
python_exit_status = False

from . import collate, fetch, pin_memory, signal_handling, worker  # noqa: E402, F401
