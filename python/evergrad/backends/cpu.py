"""What the processor can do, as operators use it."""


def get_cpu_capability():
    """The widest instructions that operators use: AVX512, AVX2 or DEFAULT."""
    import platform

    if platform.machine() not in ("x86_64", "AMD64"):
        return "DEFAULT"
    try:
        with open("/proc/cpuinfo", encoding="ascii", errors="replace") as f:
            flags = next((line for line in f if line.startswith("flags")), "").split()
    except OSError:
        return "DEFAULT"
    if {"avx512f", "avx512bw", "avx512vl", "avx512dq"} <= set(flags):
        return "AVX512"
    return "AVX2" if {"avx2", "fma"} <= set(flags) else "DEFAULT"
