"""abi.lock: what the binary interface promises, as sorted TOML with one line a fact, so that a review sees every change.

It holds the C header's symbols, structs, enums, callbacks and handles, each operator with all its revisions, and the
versions of what is written to files. Rules of growth over two such files are in tests/abi/gates.py.
"""

import json

from . import abi_header

# Formats that files of a user may have. A new number is a format that older releases cannot read.
FILE_FORMATS = {"generator_state": 1, "safetensors": 1}


def quote(text):
    return json.dumps(text, ensure_ascii=False)


def key(name):
    return name if name.replace("_", "").replace("-", "").isalnum() and name.isascii() else quote(name)


def inline(fields):
    return "{ " + ", ".join(f"{k} = {v if isinstance(v, int) else quote(v)}" for k, v in fields.items()) + " }"


def table(title, rows):
    """Lines of a table: rows are (name, text of the value), sorted here."""
    return [f"[{title}]", *(f"{key(name)} = {text}" for name, text in sorted(rows)), ""]


def header_lines(abi):
    """What the C header declares."""
    functions = {"symbols": abi.functions, "callbacks": abi.callbacks}
    lines = []
    for title, declared in functions.items():
        rows = []
        for f in declared.values():
            fields = {"since": f.since, "node": f"EVERGRAD_{f.since}", "sig": f.signature}
            if title == "callbacks":
                del fields["node"]
            rows.append((f.name, inline(fields)))
        lines += table(title, rows)
    lines += table("handles", [(name, quote(abi_header.FIRST)) for name in abi.handles])
    lines += table("types", [(name, quote(target)) for name, target in abi.typedefs.items()])
    for name, values in sorted(abi.enums.items()):
        lines.append(f"[enums.{name}]")
        lines += [f"{value} = {number}" for value, number in sorted(values.items(), key=lambda v: (v[1], v[0]))]
        lines.append("")
    lines += table("structs", [(s.name, inline({"size": s.size, "align": s.align, "since": s.since}))
                               for s in abi.structs.values()])
    for s in sorted(abi.structs.values(), key=lambda s: s.name):
        lines.append(f"[members.{s.name}]")
        for m in s.members:  # in the order of memory
            lines.append(f"{m.name} = {inline({'offset': m.offset, 'size': m.size, 'type': m.type, 'since': m.since})}")
        lines.append("")
    return lines


def results_text(op):
    return op.sig[op.sig.rindex("->"):]


def operator_lines(model):
    """Each operator with what every revision takes and gives."""
    lines = []
    for op in sorted(model.operators, key=lambda op: op.name):
        lines.append(f"[operators.{key(op.name)}]")
        lines.append(f"since = {quote(op.since)}")
        lines.append(f"semantics = {op.semantics}")
        lines.append(f"forms = {quote(' '.join(form for form, _, _ in op.boxed))}")
        revisions = {rev: spell_params(params) for rev, params in op.history}
        revisions[op.rev] = spell_params(op.params)
        for rev, params in sorted(revisions.items()):
            lines.append(f"{rev} = {quote(f'({params}) {results_text(op)}')}")
        lines.append("")
    return lines


def spell_params(params):
    """Parameters in the schema language, the star before the first that is keyword-only."""
    words, starred = [], False
    for p in params:
        if p.kwonly and not starred:
            words.append("*")
            starred = True
        words.append(str(p))
    return ", ".join(words)


def lock_text(abi, model):
    lines = [
        f"# Generated from {abi_header.HEADER} and {model.source}; do not edit.",
        f"release = {quote('.'.join(abi.version.split('.')[:2]))}",
        'soname = "libevergrad.so.1"',
        "",
    ]
    lines += table("file_formats", [(name, str(version)) for name, version in FILE_FORMATS.items()])
    lines += header_lines(abi) + operator_lines(model)
    return "\n".join(lines).rstrip("\n") + "\n"


def emit(model):
    if not (model.root / abi_header.HEADER).exists():  # a schema on its own
        return {}
    return {"abi.lock": lock_text(abi_header.read(model.root), model)}
