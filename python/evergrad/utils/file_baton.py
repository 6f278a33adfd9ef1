"""A file that says that somebody works on something, for processes that wait."""

import os
import time


class FileBaton:
    """Who makes the file works; others wait until it is gone."""

    def __init__(self, lock_file_path, wait_seconds=0.1, warn_after_seconds=None):
        self.lock_file_path, self.wait_seconds, self.warn_after_seconds = (
            lock_file_path,
            wait_seconds,
            warn_after_seconds,
        )
        self.fd = None

    def try_acquire(self):
        """Makes the file; False where it is there already."""
        try:
            self.fd = os.open(self.lock_file_path, os.O_CREAT | os.O_EXCL)
            return True
        except FileExistsError:
            return False

    def wait(self):
        """Waits until the file is gone."""
        start, told = time.monotonic(), False
        while os.path.exists(self.lock_file_path):
            time.sleep(self.wait_seconds)
            if self.warn_after_seconds is not None and not told and time.monotonic() - start > self.warn_after_seconds:
                import warnings

                warnings.warn(f"Waited on lock file {self.lock_file_path!r} for {self.warn_after_seconds} s", stacklevel=2)
                told = True

    def release(self):
        """Takes the file away."""
        if self.fd is not None:
            os.close(self.fd)
        os.remove(self.lock_file_path)
