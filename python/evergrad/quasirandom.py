"""Points that fill a cube evenly: Sobol's sequence, with the direction numbers of Joe and Kuo."""

from . import _C

__all__ = ["SobolEngine"]

_BITS = 30


def _is_primitive(poly, degree, factors):
    """Does x generate all of the field modulo the polynomial, whose coefficients are bits?"""

    def product(a, b):
        out = 0
        while b:
            if b & 1:
                out ^= a
            a <<= 1
            if a >> degree & 1:
                a ^= poly
            b >>= 1
        return out

    def power(n):
        out, base = 1, 2
        while n:
            if n & 1:
                out = product(out, base)
            base = product(base, base)
            n >>= 1
        return out

    order = 2**degree - 1
    return power(order) == 1 and all(power(order // f) != 1 for f in factors)


def _polynomials(count):
    """The first primitive polynomials over two elements, as (degree, coefficients)."""
    out = [(1, 3)]
    degree = 2
    while len(out) < count:
        order, factors, p = 2**degree - 1, [], 2
        while order > 1:
            if order % p == 0:
                factors.append(p)
                while order % p == 0:
                    order //= p
            p += 1
        out += [
            (degree, p) for p in range((1 << degree) + 1, 1 << (degree + 1), 2) if _is_primitive(p, degree, factors)
        ]
        degree += 1
    return out[:count]


def _directions(dimension):
    """The direction numbers, (dimension, 30): the j-th as a fraction of 2**30."""
    import base64

    from ._sobol_table import BITS

    bits = int.from_bytes(base64.b85decode(BITS), "little")
    rows = [[1 << (_BITS - 1 - j) for j in range(_BITS)]]
    for degree, poly in _polynomials(dimension - 1) if dimension > 1 else ():
        m = []
        for j in range(degree):
            m.append((bits & ((1 << j) - 1)) << 1 | 1)
            bits >>= j
        for j in range(degree, _BITS):
            value = m[j - degree] ^ m[j - degree] << degree
            for k in range(1, degree):
                if poly >> (degree - k) & 1:
                    value ^= m[j - k] << k
            m.append(value)
        rows.append([v << (_BITS - 1 - j) for j, v in enumerate(m)])
    return _C.tensor(rows, dtype=_C.int64)


class SobolEngine:
    """Draws points of Sobol's sequence in [0, 1)**dimension.

    scramble: the digits are mixed and shifted at random (from `seed`, else differently each time), which keeps the
    points even and makes estimates from them unbiased.
    """

    MAXBIT = _BITS
    MAXDIM = 1111

    def __init__(self, dimension, scramble=False, seed=None):
        if dimension > self.MAXDIM or dimension < 1:
            raise ValueError(f"Supported range of dimensionality for SobolEngine is [1, {self.MAXDIM}]")
        self.dimension, self.scramble, self.seed = dimension, scramble, seed
        self.sobolstate = _directions(dimension)
        self.shift = _C.zeros((dimension,), dtype=_C.int64)
        if scramble:
            self._scramble()
        self.quasi = self.shift.clone()
        self.num_generated = 0

    def _scramble(self):
        generator = None
        if self.seed is not None:
            generator = _C.Generator()
            generator.manual_seed(self.seed)
        powers = 2 ** _C.arange(_BITS, dtype=_C.int64)
        self.shift = (_C.randint(2, (self.dimension, _BITS), generator=generator) * powers).sum(1)
        rows = _C.randint(2, (self.dimension, _BITS, _BITS), generator=generator).tril()
        rows.diagonal(dim1=-2, dim2=-1).fill_(1)
        rows = (rows * powers.flip(0)).sum(-1)  # (dimension, row), the first column as the highest bit
        mixed = _C.zeros_like(self.sobolstate)
        for row in range(_BITS):  # the parity of what a row and a direction have in common
            common = rows[:, row].unsqueeze(1) & self.sobolstate
            for step in (16, 8, 4, 2, 1):
                common = common ^ (common >> step)
            mixed |= (common & 1) << (_BITS - 1 - row)
        self.sobolstate = mixed

    def _points(self, first, n):
        """Points number first to first + n - 1, as integers."""
        k = _C.arange(first, first + n, dtype=_C.int64)
        gray = k ^ (k >> 1)
        out = self.shift.expand(n, self.dimension).clone()
        for j in range(int(first + n).bit_length()):
            out ^= (gray >> j & 1).unsqueeze(1) * self.sobolstate[:, j]
        return out

    def draw(self, n=1, out=None, dtype=None):
        """The next n points, (n, dimension)."""
        dtype = dtype or _C.get_default_dtype()
        if self.num_generated + n > 2**_BITS:
            raise ValueError(f"SobolEngine has {2**_BITS} points, of which {self.num_generated} were drawn already")
        points = self._points(self.num_generated, n)
        self.num_generated += n
        if n:
            self.quasi = points[-1].clone()
        result = points.to(dtype) * 2.0**-_BITS
        if out is not None:
            return out.resize_(result.shape).copy_(result)
        return result

    def draw_base2(self, m, out=None, dtype=None):
        """The next 2**m points; all points drawn so far have to become a power of 2."""
        n = 2**m
        total = self.num_generated + n
        if total & (total - 1):
            raise ValueError(
                "The balance properties of Sobol' points require n to be a power of 2. "
                f"{self.num_generated} points have been previously generated, then: "
                f"n={self.num_generated}+2**{m}={total}."
                " If you still want to do this, please use 'SobolEngine.draw()' instead."
            )
        return self.draw(n, out=out, dtype=dtype)

    def reset(self):
        """Begins anew."""
        self.quasi = self.shift.clone()
        self.num_generated = 0
        return self

    def fast_forward(self, n):
        """Leaves out the next n points."""
        self.num_generated += n
        if self.num_generated:
            self.quasi = self._points(self.num_generated - 1, 1)[0]
        return self

    def __repr__(self):
        parts = [f"dimension={self.dimension}"]
        if self.scramble:
            parts.append("scramble=True")
        if self.seed is not None:
            parts.append(f"seed={self.seed}")
        return f"{type(self).__name__}({', '.join(parts)})"
