"""What the loader is made of."""

import importlib.util

MP_STATUS_CHECK_INTERVAL = 5.0  # seconds after which a process that waits looks whether the other one lives
HAS_NUMPY = importlib.util.find_spec("numpy") is not None
python_exit_status = False

from . import collate, fetch, pin_memory, signal_handling, worker  # noqa: E402, F401
