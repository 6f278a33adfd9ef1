"""A function that runs in several processes, and what becomes of them."""

import multiprocessing
import multiprocessing.connection
import os
import pickle
import signal
import sys
import tempfile
import traceback

ENV_VAR_PARALLEL_START = "TORCH_MP_PARALLEL_START"
__all__ = [
    "ProcessContext",
    "ProcessException",
    "ProcessExitedException",
    "ProcessRaisedException",
    "SpawnContext",
    "spawn",
    "start_processes",
]


class ProcessException(Exception):
    """One of the processes has failed."""

    def __init__(self, msg, error_index, pid):
        super().__init__(msg)
        self.msg, self.error_index, self.pid = msg, error_index, pid

    def __reduce__(self):
        return type(self), (self.msg, self.error_index, self.pid)


class ProcessRaisedException(ProcessException):
    """The function has raised in one of the processes."""


class ProcessExitedException(ProcessException):
    """One of the processes has ended by a signal, or with a code of its own."""

    def __init__(self, msg, error_index, error_pid, exit_code, signal_name=None):
        super().__init__(msg, error_index, error_pid)
        self.exit_code, self.signal_name = exit_code, signal_name

    def __reduce__(self):
        return type(self), (self.msg, self.error_index, self.pid, self.exit_code, self.signal_name)


def _wrap(fn, i, args, error_file):
    """What runs in a process: what fn raises goes into a file."""
    try:
        fn(i, *args)
    except KeyboardInterrupt:
        pass  # the parent was interrupted too, and says so
    except Exception:
        with open(error_file, "wb") as f:
            pickle.dump(traceback.format_exc(), f)
        sys.exit(1)


class ProcessContext:
    """Processes that were started together."""

    def __init__(self, processes, error_files):
        self.processes, self.error_files = processes, error_files
        self.sentinels = {process.sentinel: index for index, process in enumerate(processes)}

    def pids(self):
        """The numbers of the processes."""
        return [int(process.pid) for process in self.processes]

    def _join_procs_with_timeout(self, timeout):
        for process in self.processes:
            process.join(timeout)

    def join(self, timeout=None, grace_period=None):
        """Waits until a process ends; True where all have ended. When one has failed the others are ended, and what it
        failed of is raised."""
        if not self.sentinels:
            return True
        ready = multiprocessing.connection.wait(self.sentinels.keys(), timeout=timeout)
        failed = None
        for sentinel in ready:
            index = self.sentinels.pop(sentinel)
            process = self.processes[index]
            process.join()
            if process.exitcode != 0 and failed is None:
                failed = index
        if failed is None:
            return not self.sentinels
        if grace_period is not None:
            self._join_procs_with_timeout(grace_period)
        for end in ("terminate", "kill"):
            for process in self.processes:
                if process.is_alive():
                    getattr(process, end)()
            self._join_procs_with_timeout(30)
        self._raise(failed)

    def _raise(self, index):
        process, path = self.processes[index], self.error_files[index]
        if os.path.exists(path) and os.path.getsize(path):
            with open(path, "rb") as f:
                said = pickle.load(f)
            raise ProcessRaisedException(
                f"\n\n-- Process {index} terminated with the following error:\n{said}", index, process.pid
            )
        code = process.exitcode
        if code < 0:
            try:
                name = signal.Signals(-code).name
            except ValueError:
                name = f"<Unknown signal {-code}>"
            raise ProcessExitedException(f"process {index} terminated with signal {name}", index, process.pid, code, name)
        raise ProcessExitedException(f"process {index} terminated with exit code {code}", index, process.pid, code)


class SpawnContext(ProcessContext):
    """Processes that spawn started."""


def start_processes(fn, args=(), nprocs=1, join=True, daemon=False, start_method="spawn"):
    """Runs fn(i, *args) for i below nprocs, each in a process of its own; waits for them, or gives their context back."""
    mp = multiprocessing.get_context(start_method)
    processes, files = [], []
    for i in range(nprocs):
        with tempfile.NamedTemporaryFile(prefix="pytorch-errorfile-", suffix=".pickle", delete=False) as f:
            path = f.name
        os.unlink(path)
        process = mp.Process(target=_wrap, args=(fn, i, args, path), daemon=daemon)
        process.start()
        processes.append(process)
        files.append(path)
    context = ProcessContext(processes, files)
    if not join:
        return context
    while not context.join():
        pass


def spawn(fn, args=(), nprocs=1, join=True, daemon=False, start_method="spawn"):
    """start_processes with new interpreters."""
    if start_method != "spawn":
        import warnings

        warnings.warn(
            f"This method only supports start_method=spawn (got: {start_method}). To use a different start_method use "
            "torch.multiprocessing.start_processes(...)",
            FutureWarning,
            stacklevel=2,
        )
    return start_processes(fn, args, nprocs, join, daemon, start_method="spawn")
