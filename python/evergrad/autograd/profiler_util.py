"""What a profile consists of: events, their lists and averages, and the tables and traces that are made of them."""

import bisect
import itertools
import json
from collections import defaultdict, namedtuple

__all__ = [
    "EventList",
    "FormattedTimesMixin",
    "FunctionEvent",
    "FunctionEventAvg",
    "Interval",
    "Kernel",
    "MemRecordsAcc",
    "StringTable",
]


class Interval:
    """From start to end, in microseconds."""

    def __init__(self, start, end):
        self.start, self.end = start, end

    def elapsed_us(self):
        """How long it is."""
        return self.end - self.start


Kernel = namedtuple("Kernel", ["name", "device", "duration"])


class StringTable(defaultdict):
    """Names as they are shown: each becomes itself."""

    def __missing__(self, key):
        self[key] = key
        return key


class MemRecordsAcc:
    """Records of memory, sorted by time, for questions about intervals."""

    def __init__(self, mem_records):
        self._records = sorted(mem_records, key=lambda r: r[0].start_ns())
        self._starts = [r[0].start_ns() for r in self._records]

    def in_interval(self, start_us, end_us):
        """Those between two times."""
        first = bisect.bisect_left(self._starts, start_us * 1000)
        last = bisect.bisect_right(self._starts, end_us * 1000)
        return itertools.islice(self._records, first, last)


def _time(us):
    if us >= 1e6:
        return f"{us / 1e6:.3f}s"
    return f"{us / 1e3:.3f}ms" if us >= 1e3 else f"{us:.3f}us"


class FormattedTimesMixin:
    """Times as text. There is no device beside the CPU."""

    device_time = device_time_total = self_device_time_total = 0

    @property
    def cpu_time(self):
        """Microseconds a call."""
        return 0.0 if self.count == 0 else self.cpu_time_total / self.count

    cpu_time_str = property(lambda self: _time(self.cpu_time))
    cpu_time_total_str = property(lambda self: _time(self.cpu_time_total))
    self_cpu_time_total_str = property(lambda self: _time(self.self_cpu_time_total))


class FunctionEvent(FormattedTimesMixin):
    """One call: its name, thread, interval, and the calls inside."""

    count = 1

    def __init__(self, id, name, thread, start_us, end_us, input_shapes=None, is_user_annotation=False, node_id=-1):
        self.node_id = node_id
        self.id, self.name, self.key, self.thread = id, name, name, thread
        self.time_range = Interval(start_us, end_us)
        self.input_shapes, self.is_user_annotation = input_shapes, is_user_annotation
        self.cpu_parent, self.cpu_children = None, []

    @property
    def cpu_time_total(self):
        """Microseconds, with the calls inside."""
        return self.time_range.elapsed_us()

    @property
    def self_cpu_time_total(self):
        """Microseconds, without the calls inside."""
        return self.cpu_time_total - sum(child.cpu_time_total for child in self.cpu_children)

    def __repr__(self):
        return f"<FunctionEvent id={self.id} name={self.name} cpu_time={self.cpu_time_str} thread={self.thread}>"


class FunctionEventAvg(FormattedTimesMixin):
    """The calls of one name together."""

    def __init__(self, key=None):
        self.key, self.count = key, 0
        self.cpu_time_total = self.self_cpu_time_total = 0.0
        self.input_shapes = None

    def add(self, other):
        """Takes an event, or an average, in."""
        self.key = self.key or other.key
        self.count += other.count
        self.cpu_time_total += other.cpu_time_total
        self.self_cpu_time_total += other.self_cpu_time_total
        return self

    __iadd__ = add

    def __repr__(self):
        times = f"self_cpu_time={self.self_cpu_time_total_str} cpu_time={self.cpu_time_str}"
        return f"<FunctionEventAvg key={self.key} {times}>"


class EventList(list):
    """Events, or averages of them."""

    @property
    def self_cpu_time_total(self):
        """Microseconds of all, none counted twice."""
        return sum(event.self_cpu_time_total for event in self)

    def _populate_cpu_children(self):
        """Each event becomes the child of the innermost of its thread that it lies in."""
        inside = defaultdict(list)  # thread: the events that are not over, outermost first
        for event in sorted(self, key=lambda e: (e.time_range.start, -e.time_range.end)):
            around = inside[event.thread]
            while around and event.time_range.end > around[-1].time_range.end:
                around.pop()
            if around and event.time_range.start < around[-1].time_range.end:
                around[-1].cpu_children.append(event)
                event.cpu_parent = around[-1]
            around.append(event)

    def key_averages(self, group_by_input_shapes=False, group_by_stack_n=0):
        """One average for each name (and each combination of shapes)."""
        groups = {}
        for event in self:
            key = (event.key, str(event.input_shapes) if group_by_input_shapes else "")
            average = groups.setdefault(key, FunctionEventAvg(event.key))
            average.input_shapes = event.input_shapes if group_by_input_shapes else None
            average.add(event)
        return EventList(groups.values())

    def total_average(self):
        """One average of all events."""
        total = FunctionEventAvg()
        for event in self:
            total.add(event)
        total.key = "Total"
        return total

    def table(self, sort_by=None, row_limit=100, max_src_column_width=75, max_name_column_width=55, header=None,
              top_level_events_only=False):  # fmt: skip
        """The events as text, a line each, the largest `sort_by` first."""
        events = list(self)
        if sort_by is not None:
            events.sort(key=lambda e: getattr(e, sort_by.replace("cuda", "cpu").replace("device", "cpu")), reverse=True)
        if top_level_events_only:
            events = [e for e in events if getattr(e, "cpu_parent", None) is None]
        total = self.self_cpu_time_total or 1.0
        rows = [("Name", "Self CPU %", "Self CPU", "CPU total %", "CPU total", "CPU time avg", "# of Calls")]
        for e in events[: None if row_limit < 0 else row_limit]:
            name = e.key if len(e.key) <= max_name_column_width else e.key[: max_name_column_width - 3] + "..."
            rows.append((name, f"{100 * e.self_cpu_time_total / total:.2f}%", e.self_cpu_time_total_str,
                         f"{100 * e.cpu_time_total / total:.2f}%", e.cpu_time_total_str, e.cpu_time_str,
                         str(e.count)))  # fmt: skip
        widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
        line = "  ".join("-" * w for w in widths)
        lines = ["  ".join(cell.rjust(w) for cell, w in zip(row, widths)) for row in rows]
        out = [line, lines[0], line, *lines[1:], line]
        if header is not None:
            out.insert(0, header)
        return "\n".join(out) + f"\nSelf CPU time total: {_time(self.self_cpu_time_total)}\n"

    __str__ = table

    def export_chrome_trace(self, path):
        """Writes the events for chrome://tracing."""
        events = [
            {
                "name": e.name,
                "ph": "X",
                "ts": e.time_range.start,
                "dur": e.time_range.elapsed_us(),
                "pid": "CPU functions",
                "tid": e.thread,
                "args": {},
            }
            for e in self
        ]
        with open(path, "w", encoding="utf-8") as f:
            json.dump(events, f)
