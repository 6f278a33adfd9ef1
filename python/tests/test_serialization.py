"""save and load: files of PyTorch's, views, hostile files, options, copies."""

import base64
import copy
import importlib
import io
import os
import pickle
import zipfile
import zlib
from collections import OrderedDict

import pytest

import evergrad as torch
from evergrad import nn, serialization

# Written by PyTorch 2.7.1: the archive, and the row of pickles from before.
ARCHIVE = """\
c-
o~_%}*0S6rXO}1y(H|Dqkw%cM&MtcA>2X!G;u*Jpd&ngv2yUJJ5|w+qa#faKdOsZ|X%)Mh_;&i%0!8ym|2EK|SezpfkH=*<Df^VA9!_cHZy(el
zpl+s?{fA41K|XwPUv9Z1o$d37C+<P@TWO82x>GJuvGV~fjXi<*YBL@gG|!i=87I?he0St0-
$NP{Q1=%K+B;IgDhqlGdRqH1L!qvPd@s^u~S7s^FFvmOz^8w@TsQRg!CR8}$gOo))uiVB%Ge-
yxP1QdZ^^irEGRiH`c2{g~iNakej3AD%_W`t*XCg2!><7qfyfR-VUrzCk_-
k<052CQ|Cc~_xL_Ee$Wgme%%nTAsaqy(qy2rntRvW5xP1?V)R*5pnVE6W<T^mZ9>!q80#IRZU~&MNdW!ZRk}Spw(M(D&5%a()~7({RB+Rp4TSV
~YxKX_q@xJ33*ZKsHJ^XNkCMgp0rxQ^Zv!g7RNukDw`HpeDbf7D#wZfa?SX(=cQJ3ov{aLP6PMe0u;RHQ#x4lLi;re!^9Vq#;^c$l-
N0OP3_;l18gAmWEhueT7{qV~KA=0#`z_a#QoKci%ova|p3HTQ@DckYuH0Xr-vHDI~Lw^)gMrR8n+hXX6oO%%A^!f5bM%W_{*f6x(I49dt&~)YZ
ZoE|63*dSG%o#v~?S;y(PQyGGo;0@~4pC181j;36xwRPyFwcz1@T5~5+Ip*sGfho>z3z8V7PmZK|-h^gd_BM2~~ZcWg~B>m92Md#Z|rl{-
r&llZvp}T>iA*Z5nDj7rv<NrIcV;S#^@BODXqXX{GD>->1hsnPt#2Dj`Uk4iBe=E9eF<L1<ew5o^T8avc|LdF8g~t4SD6(4s#+J)iS7`-
oDy;iw)LbeVI-ndeE+wRRJTAo&W22%Jk3~ntu#`x|MNyPSqcJHFiG^c{1XKA?8oU#vI)a8u4-;$Yv^S5oJ<8qhF*n-
Y0J<E=R~)L>ZrnlaMcnHwTrb+EbGYN!3$fi1=cO%<)d1XZd({LS@J=6c)vg<B&wMBLgBu%mW9>QY#P<7L*oYfz&%ajZmTlNN=Wb7nJ_opiM-
38oR_6Jko%Hq&TgVodo#ssYg*Pq5v41M)UrmGg=J4|-rp53#eg6Z<Z6a;
"""
ROW = """\
c-
nQ6OK+4=6vu&Krh2utzOB!;zNnAUp*Y%=T{PVgAEg^M4PlsT!65L5%S26@%m!Qi3@%*y)!ex?apAczR!v62<>ox@|98&0jI~cJ{`q<H$Kva+FB
iIF?b){$efOXk?!2NXS)PhCNMmor^CC(UsFdK&QY4Oqh`Gm;VdN*!4qQe~@h;<D5xwUHT6@q9w@uC>Oml&@t+_3-
qC}u$>#i;}(qtDiwqBOR3<wkRKoF&1FY+PJ`EVl&1cS2TKs8*IPWaFQk>)|z^-2-
N1@m$~D5H4j37!;b?u|@_mSMOv5=@!?E{EP6VViO4i|xkA(01o2XU#IL{%Y^>+N0IJ^#q-|#vm)Htj=?RBU`p&Yqs_QM{QMZ>|-
d)IVN!2!E9aA0COQBLp_`-c_M72=C`Cmg_E{g;Z!4YTHuU>v$afybN^{A^K<_V7d&S;-
;gE^ZKUNO=7$|!_=7jizG*$QdVMSqUL*X)x|0f*B>r-Pzante!L@_hSlq{wgXOxG1lM<P!?4xbdW)MA;5J<?!!4<EyMp0hWfB<jQ4~<<&f)y-
R=DTj{v`fNj=tAt=<eeIm)E@`f3Yd`s?%nu@vf%){d|A=d++??A4~r_y|l)(zO4TOzBa>)
"""


def there_and_back(obj, how=None, **options):
    f = io.BytesIO()
    torch.save(obj, f, **(how or {}))
    f.seek(0)
    return torch.load(f, **options)


@pytest.mark.parametrize("text", [ARCHIVE, ROW])
@pytest.mark.parametrize("weights_only", [True, False])
def test_files_of_pytorch(text, weights_only):
    data = zlib.decompress(base64.b85decode(text.replace("\n", "")))
    d = torch.load(io.BytesIO(data), weights_only=weights_only)
    assert isinstance(d, OrderedDict)
    assert d["a"].tolist() == [[0, 2], [1, 3]] and d["a"].stride() == (1, 2)
    d["a"][1, 0] = 50
    assert d["b"].tolist() == [50, 2]  # one storage
    assert type(d["p"]) is nn.Parameter and d["p"].dtype is torch.float64 and d["p"].requires_grad
    if text is ARCHIVE:
        assert d["u"].dtype is torch.uint16 and d["u"].item() == 7
    assert d["n"] == [1, "x", (torch.Size([2]), torch.device("cpu"), torch.float16)]


def test_what_is_written():
    f = io.BytesIO()
    x = torch.arange(300000.0)
    torch.save({"x": x, "part": x[10:20], "p": nn.Parameter(torch.ones(2))}, f)
    with zipfile.ZipFile(f) as z:
        assert z.testzip() is None
        names = [n.split("/", 1) for n in z.namelist()]
        assert {n[0] for n in names} == {"archive"}
        assert {n[1] for n in names} >= {"data.pkl", "byteorder", "version", "data/0", "data/1"} and len(names) == 7
        assert z.read("archive/data/0") == bytes(memoryview(x)) and z.read("archive/version") == b"3\n"
        raw = f.getvalue()
        for e in z.infolist():
            name, extra = (int.from_bytes(raw[e.header_offset + k : e.header_offset + k + 2], "little") for k in (26, 28))
            assert (e.header_offset + 30 + name + extra) % 64 == 0
        text = z.read("archive/data.pkl")
    assert b"ctorch._utils\n_rebuild_tensor_v2\n" in text and b"ctorch\nFloatStorage\n" in text
    assert b"evergrad" not in text


@pytest.mark.parametrize("archive", [True, False])
def test_everything_that_a_state_may_hold(archive):
    x = torch.arange(10.0)
    marked = torch.ones(1)
    marked.note = "here"
    p = nn.Parameter(torch.zeros(1))
    p.tag = [1]
    before = OrderedDict(
        x=x, view=x[2:8:2], wide=torch.ones(1).expand(3), none=torch.empty(0, 3), zero=torch.tensor(3.0), again=x,
        grad=torch.ones(2, requires_grad=True), last=torch.ones(1, 2, 3, 4).to(memory_format=torch.channels_last),
        numbers=[1, 2.5, None, True, "x", (1,), {"a": {3}}, 2**70, -5, 1j], kinds=(torch.float64, torch.device("cpu")),
        marked=marked, p=p, storage=x.storage(), **{
            str(t): torch.arange(6).to(t) for t in (torch.bool, torch.int8, torch.float16, torch.bfloat16, torch.complex64)
        },
    )
    after = there_and_back(before, dict(_use_new_zipfile_serialization=archive))
    assert list(after) == list(before)
    for key, value in before.items():
        if isinstance(value, torch.Tensor):
            got = after[key]
            assert type(got) is type(value) and got.dtype is value.dtype and got.stride() == value.stride(), key
            assert got.requires_grad == value.requires_grad and torch.equal(got, value) and not got._is_view(), key
    assert after["numbers"] == before["numbers"] and after["kinds"] == before["kinds"]
    assert after["marked"].note == "here" and after["p"].tag == [1] and after["again"] is after["x"]
    after["x"][2] = 99
    assert after["view"][0] == 99 and after["storage"].nbytes() == 40
    assert after["storage"].data_ptr() == after["x"].data_ptr()


@pytest.mark.parametrize("dtype", [torch.uint16, torch.uint32, torch.uint64, torch.float8_e4m3fn, torch.float8_e5m2])
def test_dtypes_without_a_storage_class(dtype):
    x = torch.arange(4).to(dtype)
    y = there_and_back(x)
    assert y.dtype is dtype and bytes(memoryview(y.view(torch.uint8))) == bytes(memoryview(x.view(torch.uint8)))


class Payload:
    def __init__(self, function, *args):
        self.call = function, args

    def __reduce__(self):
        return self.call


@pytest.mark.parametrize("archive", [True, False])
def test_strangers_files_run_nothing(tmp_path, archive):
    target = tmp_path / "made"
    for bad in (Payload(os.mkdir, str(target)), Payload(eval, f"open({str(target)!r}, 'w')"), Payload(getattr, "x", "upper")):
        with pytest.raises(pickle.UnpicklingError, match="Weights only load failed"):
            there_and_back({"x": torch.ones(1), "bad": bad}, dict(_use_new_zipfile_serialization=archive))
        assert not target.exists()
    with pytest.raises(pickle.UnpicklingError, match=r"torch.nn.modules.linear.Linear was not an allowed global"):
        there_and_back(nn.Linear(1, 1))
    m = there_and_back(nn.Linear(2, 3), weights_only=False)
    assert m(torch.ones(1, 2)).shape == (1, 3)


def crafted(pickled, storage=bytes(16)):
    f = io.BytesIO()
    with zipfile.ZipFile(f, "w") as z:
        z.writestr("archive/data.pkl", pickled)
        z.writestr("archive/data/0", storage)
        z.writestr("archive/version", b"3\n")
    f.seek(0)
    return f


REFERENCE = b"(X\x07\0\0\0storagectorch\nFloatStorage\nX\x01\0\0\x000X\x03\0\0\0cpuK%ctQ"
REBUILD = b"\x80\x02ctorch._utils\n_rebuild_tensor_v2\n(" + REFERENCE


def tensor_pickle(count, offset, size, stride):
    def ints(*values):
        return b"(" + b"".join(b"\x8a\x09" + v.to_bytes(9, "little", signed=True) for v in values) + b"t"

    return REBUILD % count + ints(offset)[1:-1] + ints(*size) + ints(*stride) + b"\x89}tR."


def test_damaged_files_are_refused():
    assert torch.load(crafted(tensor_pickle(4, 0, (2, 2), (2, 1)))).shape == (2, 2)
    for count, offset, size, stride in [
        (4, 1, (2, 2), (2, 1)), (4, 0, (2**40,), (1,)), (4, -1, (2,), (1,)), (4, 0, (-2,), (1,)), (4, 3, (2,), (-1,)),
        (4, 0, (2,), (1, 1)), (5, 0, (1,), (1,)), (4, 0, (2**62, 4), (0, 0)), (4, 2**62, (2,), (1,)),
    ]:
        with pytest.raises(RuntimeError):
            torch.load(crafted(tensor_pickle(count, offset, size, stride)))
    good = io.BytesIO()
    torch.save({"x": torch.ones(100)}, good)
    data = good.getvalue()
    for n in range(0, len(data), 97):
        with pytest.raises(Exception):
            torch.load(io.BytesIO(data[:n]))
    for at in range(0, len(data), 13):  # whatever a byte becomes, the process goes on
        broken = bytearray(data)
        broken[at] ^= 0xFF
        try:
            torch.load(io.BytesIO(bytes(broken)))
        except Exception:
            pass
    for text in (b"\x80\x02.", b"\x80\x02K\x01K\x02Q.", b"\x80\x02h\x05.", b"\x80\x04\x95.", b"\x80\x02(c", b"\x80\x02]K\x01b."):
        with pytest.raises((pickle.UnpicklingError, EOFError)):
            torch.load(crafted(text))
    # A library function's own attributes are not to be set.
    with pytest.raises(pickle.UnpicklingError, match="Can only build"):
        torch.load(crafted(b"\x80\x02ctorch._utils\n_rebuild_tensor_v2\n}X\x01\0\0\0aK\x01sb."))
    with pytest.raises(EOFError):
        torch.load(io.BytesIO(b""))


class Own:
    def __init__(self):
        self.x = torch.ones(2)


class OwnTensor(torch.Tensor):
    pass


def test_safe_globals():
    try:
        with pytest.raises(pickle.UnpicklingError, match="add_safe_globals"):
            there_and_back(Own())
        with serialization.safe_globals([Own]):
            assert there_and_back(Own()).x.tolist() == [1, 1] and serialization.get_safe_globals() == [Own]
        assert serialization.get_safe_globals() == []
        serialization.add_safe_globals([(Own, f"{__name__}.Own"), OwnTensor])
        assert isinstance(there_and_back(Own()), Own)
        t = torch.ones(2).as_subclass(OwnTensor)
        t.label = "mine"
        got = there_and_back(t)
        assert type(got) is OwnTensor and got.label == "mine" and got.tolist() == [1, 1]
        serialization.clear_safe_globals()
        f = io.BytesIO()
        torch.save([Own(), t], f)
        f.seek(0)
        assert sorted(serialization.get_unsafe_globals_in_checkpoint(f)) == [f"{__name__}.Own", f"{__name__}.OwnTensor"]
    finally:
        serialization.clear_safe_globals()


def test_a_path_gets_all_or_nothing(tmp_path):
    path = tmp_path / "model.pt"
    torch.save(torch.ones(2), path)
    os.chmod(path, 0o640)

    class Stops:
        def __reduce__(self):
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        torch.save([torch.zeros(2), Stops()], path)
    assert torch.load(path).tolist() == [1, 1]
    link = tmp_path / "link.pt"
    link.symlink_to(path)
    torch.save(torch.zeros(3), str(link))
    assert link.is_symlink() and torch.load(path).shape == (3,)
    assert os.stat(path).st_mode & 0o777 == 0o640 and sorted(os.listdir(tmp_path)) == ["link.pt", "model.pt"]
    with zipfile.ZipFile(path) as z:
        assert z.namelist()[0] == "link/data.pkl"
    with pytest.raises(RuntimeError, match="Parent directory .* does not exist"):
        torch.save(1, tmp_path / "no" / "x.pt")
    with pytest.raises(AttributeError, match="'write' attribute"):
        torch.save(1, 3)


def test_memory_maps(tmp_path):
    path = tmp_path / "x.pt"
    torch.save({"x": torch.arange(1000.0), "b": torch.ones(3, dtype=torch.bool)}, path)
    d = torch.load(path, mmap=True)
    assert d["x"].sum() == 499500 and d["b"].all()
    d["x"][0] = 7  # private: the file stays
    assert torch.load(path)["x"][0] == 0
    import mmap

    with serialization.set_default_mmap_options(mmap.MAP_SHARED):
        torch.load(path, mmap=True)["x"][0] = 8
    assert torch.load(path)["x"][0] == 8 and serialization.get_default_mmap_options() == mmap.MAP_PRIVATE
    with pytest.raises(ValueError, match="f must be a string filename"):
        torch.load(io.BytesIO(), mmap=True)
    torch.save(1, path, _use_new_zipfile_serialization=False)
    with pytest.raises(RuntimeError, match="mmap can only be used"):
        torch.load(path, mmap=True)


def test_options(monkeypatch, tmp_path):
    x = {"x": torch.ones(2)}
    seen = []
    assert there_and_back(x, map_location=lambda s, at: seen.append((at, s.nbytes())))["x"].sum() == 2
    assert seen == [("cpu", 8)]
    assert there_and_back(x, map_location={"cuda:0": "cpu"})["x"].sum() == 2
    assert there_and_back(x, map_location=torch.device("cpu"))["x"].sum() == 2
    with pytest.raises(RuntimeError, match="Attempting to deserialize object on a CUDA device"):
        there_and_back(x, map_location="cuda:0")
    with pytest.raises(RuntimeError, match="explicit pickle_module"):
        there_and_back(x, weights_only=True, pickle_module=pickle)
    assert there_and_back(x, dict(pickle_protocol=4), weights_only=False)["x"].sum() == 2
    with pytest.raises(pickle.UnpicklingError, match="protocol 4"):
        there_and_back(x, dict(pickle_protocol=4))
    f = io.BytesIO()
    with serialization.skip_data():
        torch.save(x, f)
        f.seek(0)
        with pytest.raises(RuntimeError, match="outside the skip_data"):
            torch.load(f)
    f.seek(0)
    assert torch.load(f)["x"].tolist() == [0, 0]
    serialization.set_crc32_options(False)
    try:
        assert there_and_back(x)["x"].sum() == 2
    finally:
        serialization.set_crc32_options(True)
    monkeypatch.setenv("TORCH_FORCE_WEIGHTS_ONLY_LOAD", "1")
    with pytest.raises(pickle.UnpicklingError):
        there_and_back(Own(), weights_only=False)
    monkeypatch.delenv("TORCH_FORCE_WEIGHTS_ONLY_LOAD")
    monkeypatch.setenv("TORCH_FORCE_NO_WEIGHTS_ONLY_LOAD", "1")
    with pytest.warns(UserWarning, match="forcing weights_only=False"):
        assert isinstance(there_and_back(Own()), Own)


def test_another_pickle_module():
    class Module:
        __name__ = "mine"
        Pickler, Unpickler = pickle.Pickler, pickle.Unpickler
        dumps, load = staticmethod(pickle.dumps), staticmethod(pickle.load)

    for archive in (True, False):
        x = torch.arange(6.0)
        f = io.BytesIO()
        torch.save([x, x[2:], nn.Parameter(x[:1])], f, Module, _use_new_zipfile_serialization=archive)
        f.seek(0)
        a, b, c = torch.load(f, pickle_module=Module)
        a[2] = 9
        assert b[0] == 9 and type(c) is nn.Parameter


def test_pickles_and_copies():
    x = torch.arange(6.0).reshape(2, 3).t()
    p = nn.Parameter(torch.ones(2))
    p.tag = "t"
    for protocol in (2, 4, 5):
        y, q = pickle.loads(pickle.dumps((x, p), protocol))
        assert torch.equal(x, y) and y.stride() == x.stride() and type(q) is nn.Parameter and q.tag == "t"
    base = torch.arange(10.0)
    both = {"base": base, "view": base[2:5], "again": base}
    c = copy.deepcopy(both)
    assert c["again"] is c["base"] and c["base"] is not base
    c["base"][2] = 99
    assert c["view"][0] == 99 and base[2] == 2
    t = torch.ones(2).as_subclass(OwnTensor)
    assert type(copy.deepcopy(t)) is OwnTensor and type(pickle.loads(pickle.dumps(t))) is OwnTensor
    assert copy.deepcopy(p).tag == "t" and copy.deepcopy(p).requires_grad
    tied = nn.Linear(2, 2, bias=False)
    tied.other = tied.weight
    m = copy.deepcopy(tied)
    assert m.other is m.weight


def test_modules_and_optimizers_go_round(tmp_path):
    def make():
        m = nn.Sequential(nn.Linear(3, 4), nn.BatchNorm1d(4), nn.ReLU(), nn.Linear(4, 1))
        return m, torch.optim.Adam(m.parameters(), lr=0.1)

    def train(m, o):
        torch.manual_seed(1)
        for _ in range(3):
            o.zero_grad()
            m(torch.randn(5, 3)).square().sum().backward()
            o.step()

    m, o = make()
    train(m, o)
    torch.save({"model": m.state_dict(), "optimizer": o.state_dict()}, tmp_path / "c.pt")
    n, q = make()
    state = torch.load(tmp_path / "c.pt")
    assert state["model"]._metadata["1"]["version"] == 2
    n.load_state_dict(state["model"])
    q.load_state_dict(state["optimizer"])
    train(m, o)
    train(n, q)
    assert all(torch.equal(a, b) for a, b in zip(m.parameters(), n.parameters()))


def test_storages():
    x = torch.arange(4.0)
    s = x.untyped_storage()
    assert s.nbytes() == len(s) == 16 and s.data_ptr() == x.data_ptr() and s == x[1:].untyped_storage()
    t = x.storage()
    assert t.size() == 4 and t.tolist() == [0, 1, 2, 3] and t[2] == 2 and t.dtype is torch.float32
    t[0] = 5
    assert x[0] == 5 and isinstance(t, torch.FloatStorage) and not isinstance(t, torch.LongStorage)
    assert torch.LongStorage([1, 2]).tolist() == [1, 2] and torch.is_storage(s) and not torch.is_storage(x)
    assert t.double().dtype is torch.float64 and s[0:4].tolist() == [0, 0, 160, 64]
    assert str(t).endswith("[torch.storage.TypedStorage(dtype=torch.float32, device=cpu) of size 4]")
    clone = copy.deepcopy(s)
    clone.fill_(0)
    assert x[0] == 5 and len(torch.UntypedStorage(3)) == 3 and torch.UntypedStorage([1, 2]).tolist() == [1, 2]


def test_gradients_are_copied_with_their_parameters():
    m = nn.Sequential(*[nn.Linear(i + 1, i + 2) for i in range(8)])
    m(torch.ones(1, 1)).sum().backward()
    c = copy.deepcopy(m)
    for p, q in zip(m.parameters(), c.parameters()):
        assert torch.equal(p.grad, q.grad) and p.grad.data_ptr() != q.grad.data_ptr()


def test_one_dtype_a_storage():
    x = torch.randn(4, dtype=torch.complex64)
    for both in ([x, x.imag], [x.storage(), x.imag], [x, x.untyped_storage()]):
        for archive in (True, False):
            with pytest.raises(RuntimeError, match="view the same data as different types"):
                torch.save(both, io.BytesIO(), _use_new_zipfile_serialization=archive)
    empty = torch.empty(0)
    other = torch.TypedStorage(wrap_storage=empty.untyped_storage(), dtype=torch.int32)
    got = there_and_back([empty, torch.empty(0, dtype=torch.int32), other])
    assert [x.dtype for x in got] == [torch.float32, torch.int32, torch.int32]


def test_text_of_python_2():
    """A row of pickles as Python 2 wrote it: with encoding="bytes" its strings, the keys of storages too, are bytes."""
    name, key, size = b"\xc5\xbc", b"7", b"\x8a\x01\x01"
    head = b"".join(pickle.dumps(x, 2) for x in (serialization.MAGIC_NUMBER, 1001, dict(little_endian=True)))
    tensor = (
        b"ctorch._utils\n_rebuild_tensor_v2\n((U\x07storagectorch\nFloatStorage\nU\x01" + key + b"U\x03cpu" + size
        + b"NtQK\x00K\x01\x85K\x01\x85\x89NtR"
    )
    row = head + b"\x80\x02](U\x02" + name + tensor + b"K\x02e." + b"\x80\x02](U\x01" + key + b"e."
    row += b"\x01" + bytes(7) + bytes(4)
    for weights_only in (True, False):
        for encoding, first in (("utf-8", name.decode()), ("bytes", name)):
            got = torch.load(io.BytesIO(row), weights_only=weights_only, encoding=encoding)
            assert got[0] == first and got[1].tolist() == [0] and got[2] == 2


def test_blocked_modules_stay_blocked():
    import os

    f = io.BytesIO()
    torch.save(os.execv, f)
    with serialization.safe_globals([os.execv]):
        f.seek(0)
        with pytest.raises(pickle.UnpicklingError, match="whose module posix is blocked"):
            torch.load(f)


def test_records(tmp_path):
    path = tmp_path / "a.pt"
    torch.save({"x": torch.ones(3)}, path)
    with serialization._open_zipfile_reader(path) as records:
        assert records.has_record("data/0") and records.get_record("byteorder") in (b"little", b"big")
        data, at = records.get_record("data.pkl"), records.get_record_offset("data/0")
    assert path.read_bytes()[at : at + 12] == bytes(memoryview(torch.ones(3)))
    f = io.BytesIO()
    with serialization._open_zipfile_writer(f) as records:
        records.write_record("data.pkl", data, len(data))
        records.write_record_metadata("data/0", 12)
    f.seek(0)
    assert serialization._is_zipfile(f) and torch.load(f)["x"].tolist() == [0, 0, 0]


def test_names_of_modules_in_pickles():
    """Whole models: classes go by the names that PyTorch has for them, and what its pickles name is found."""
    model = nn.Sequential(
        nn.TransformerEncoderLayer(4, 2, 8, activation="gelu"), nn.Conv2d(1, 1, 1, padding_mode="reflect"), nn.GRU(2, 3)
    )
    f = io.BytesIO()
    torch.save(model, f)
    f.seek(0)
    with serialization._open_zipfile_reader(f) as records:
        names = {a for op, a, _ in __import__("pickletools").genops(records.get_record("data.pkl")) if op.name == "GLOBAL"}
    assert {
        "torch.nn.modules.container Sequential", "torch.nn.modules.activation MultiheadAttention",
        "torch.nn.modules.linear NonDynamicallyQuantizableLinear", "torch.nn.functional gelu",
        "torch.nn.modules.rnn GRU", "torch.nn.modules.conv Conv2d",
    } <= names  # fmt: skip
    assert not any("evergrad" in name for name in names)
    f.seek(0)
    again = torch.load(f, weights_only=False)
    assert "_flat_weights" in again[2].__getstate__() and "_flat_weights" not in again[2].__dict__
    assert again[0].activation is nn.functional.gelu
    assert pickle.loads(b"cevergrad._pickle_names\nfind\n(S'torch._C._nn'\nS'gelu'\ntR.") is nn.functional.gelu


class Wrapping(torch.Tensor):
    """No elements of its own, and the real tensor in a slot."""

    __slots__ = ["inner", "unset"]

    @staticmethod
    def __new__(cls, inner):
        made = torch.Tensor._make_subclass(cls, inner.to("meta"))
        made.inner = inner
        return made


class WithState(Wrapping):
    def __getstate__(self):
        return "own", self.inner, self.__dict__

    def __setstate__(self, state):
        mark, self.inner, self.__dict__ = state
        self.reloaded = mark


@pytest.mark.parametrize("kind", (Wrapping, WithState))
@pytest.mark.parametrize("weights_only", (True, False))
def test_subclasses_with_slots_and_state(kind, weights_only):
    made = kind(torch.arange(3.0))
    made.note = "kept"
    file = io.BytesIO()
    torch.save(made, file)
    file.seek(0)
    with serialization.safe_globals([kind]):
        back = torch.load(file, weights_only=weights_only)
    assert type(back) is kind and back.inner.tolist() == [0, 1, 2] and back.note == "kept" and back.is_meta
    assert not hasattr(back, "unset") and getattr(back, "reloaded", None) == ("own" if kind is WithState else None)


HOMES = """torch.functional norm einsum split tensordot meshgrid unique cdist; torch.random manual_seed initial_seed; torch.func vmap grad jacrev
    functional_call; torch is_tensor; torch.autograd.grad_mode no_grad enable_grad inference_mode set_grad_enabled; torch.library Library;
    torch.utils.checkpoint CheckpointPolicy; torch.nn.functional relu gelu; torch.nn.init zeros_; torch.nn.modules.linear Linear"""


@pytest.mark.parametrize("home", [h.split() for h in HOMES.split(";")], ids=lambda h: h[0])
def test_functions_and_classes_are_pickled_under_the_names_of_pytorch(home):
    module = importlib.import_module(home[0].replace("torch", "evergrad", 1))
    for name in home[1:]:
        f = getattr(module, name)
        assert (f.__module__, f.__qualname__) == (module.__name__, name)
        file = io.BytesIO()
        torch.save({"f": f}, file)
        with zipfile.ZipFile(file) as archive:
            assert f"c{home[0]}\n{name}\n".encode() in archive.read("archive/data.pkl")
        file.seek(0)
        assert torch.load(file, weights_only=False)["f"] is f
