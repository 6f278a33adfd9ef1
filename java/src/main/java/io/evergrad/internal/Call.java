package io.evergrad.internal;

import io.evergrad.DType;
import io.evergrad.Device;
import io.evergrad.Generator;
import io.evergrad.MemoryFormat;
import io.evergrad.Scalar;
import io.evergrad.Tensor;
import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * A boxed call in the making: arguments are packed as {@code eg_value}s into direct memory that each thread keeps, so
 * that an operator costs one native call and no copies. Calls nest (a callback may call operators): a nested call uses
 * the memory behind the one that is running.
 *
 * <p>A frame is: results (8 values), arguments (up to 48 values), then what arguments point to.
 */
public final class Call {
  static final int VALUE_BYTES = 16;
  private static final int MAX_RESULTS = 8;
  private static final int MAX_ARGUMENTS = 48;
  private static final int ARGUMENTS = MAX_RESULTS * VALUE_BYTES;
  private static final int DATA = ARGUMENTS + MAX_ARGUMENTS * VALUE_BYTES;
  private static final int CAPACITY = 1 << 16;
  private static final ThreadLocal<Call> CURRENT = ThreadLocal.withInitial(Call::new);

  private ByteBuffer memory;
  private long address;
  private int base;
  private int nargs;
  private int end; // where data goes next
  private ByteBuffer large; // keeps data that did not fit, until the next call begins
  private Object kept; // and what was large before it
  private ByteBuffer target; // where the last reservation lies
  private int targetAt;

  private Call() {
    allocate();
  }

  private void allocate() {
    memory = ByteBuffer.allocateDirect(CAPACITY).order(ByteOrder.nativeOrder());
    address = Native.address(memory);
    base = 0;
  }

  /** Begins a call on this thread. One that was begun and not carried out is forgotten. */
  public static Call begin() {
    Call call = CURRENT.get();
    if (CAPACITY - call.base < DATA + 1024) {
      call.allocate();
    }
    call.nargs = 0;
    call.end = call.base + DATA;
    call.large = null;
    call.kept = null;
    return call;
  }

  private int next() {
    if (nargs == MAX_ARGUMENTS) {
      throw new IllegalArgumentException("more than " + MAX_ARGUMENTS + " arguments");
    }
    return base + ARGUMENTS + VALUE_BYTES * nargs++;
  }

  private Call value(int tag, int n, long bits) {
    int at = next();
    memory.putLong(at, (tag & 0xffffffffL) | ((long) n << 32));
    memory.putLong(at + 8, bits);
    return this;
  }

  /** Memory for {@code bytes} of data; {@link #target} and {@link #targetAt} say where. */
  private long reserve(long bytes) {
    if (bytes > Integer.MAX_VALUE - 64) {
      throw new IllegalArgumentException("an argument of " + bytes + " bytes");
    }
    if (end + bytes <= CAPACITY - 16) {
      target = memory;
      targetAt = end;
      end = (int) (end + bytes + 7) & ~7;
      return address + targetAt;
    }
    ByteBuffer more = ByteBuffer.allocateDirect((int) bytes).order(ByteOrder.nativeOrder());
    if (large != null) {
      kept = new Object[] {kept, large};
    }
    large = more;
    target = more;
    targetAt = 0;
    return Native.address(more);
  }

  public Call none() {
    return value(AbiConstants.EG_TAG_NONE, 0, 0);
  }

  public Call tensor(Tensor t) {
    return t == null ? none() : value(AbiConstants.EG_TAG_TENSOR, 0, t.nativeHandle());
  }

  public Call integer(long v) {
    return value(AbiConstants.EG_TAG_INT, 0, v);
  }

  public Call integer(Long v) {
    return v == null ? none() : integer(v.longValue());
  }

  public Call number(double v) {
    return value(AbiConstants.EG_TAG_DOUBLE, 0, Double.doubleToRawLongBits(v));
  }

  public Call number(Double v) {
    return v == null ? none() : number(v.doubleValue());
  }

  public Call bool(boolean v) {
    return value(AbiConstants.EG_TAG_BOOL, 0, v ? 1 : 0);
  }

  public Call bool(Boolean v) {
    return v == null ? none() : bool(v.booleanValue());
  }

  /** A number of any kind: whole ones stay whole, {@link Scalar} carries booleans and complex numbers. */
  public Call scalar(Number v) {
    if (v == null) {
      return none();
    }
    if (v instanceof Double || v instanceof Float) {
      return number(v.doubleValue());
    }
    if (v instanceof Scalar) {
      Scalar s = (Scalar) v;
      if (s.isBoolean()) {
        return bool(s.booleanValue());
      }
      if (s.isComplex()) {
        long at = reserve(16);
        target.putDouble(targetAt, s.real());
        target.putDouble(targetAt + 8, s.imag());
        return value(AbiConstants.EG_TAG_COMPLEX, 0, at);
      }
      return s.isWhole() ? integer(s.longValue()) : number(s.doubleValue());
    }
    if (v instanceof Long || v instanceof Integer || v instanceof Short || v instanceof Byte) {
      return integer(v.longValue());
    }
    if (v instanceof java.math.BigInteger) {
      return integer(((java.math.BigInteger) v).longValueExact());
    }
    return number(v.doubleValue());
  }

  public Call scalars(Number[] items) {
    if (items == null) {
      return none();
    }
    int n = items.length;
    long at = reserve((long) n * VALUE_BYTES);
    ByteBuffer list = target;
    int start = targetAt;
    for (int i = 0; i < n; i++) {
      // Packed as an argument, then moved: complex numbers keep their pointer.
      scalar(items[i]);
      int from = base + ARGUMENTS + VALUE_BYTES * --nargs;
      list.putLong(start + i * VALUE_BYTES, memory.getLong(from));
      list.putLong(start + i * VALUE_BYTES + 8, memory.getLong(from + 8));
    }
    return value(AbiConstants.EG_TAG_SCALARS, n, at);
  }

  public Call string(String v) {
    if (v == null) {
      return none();
    }
    byte[] bytes = v.getBytes(StandardCharsets.UTF_8);
    long at = reserve(bytes.length + 1L);
    target.put(targetAt, bytes);
    target.put(targetAt + bytes.length, (byte) 0);
    return value(AbiConstants.EG_TAG_STRING, bytes.length, at);
  }

  public Call ints(long[] v) {
    if (v == null) {
      return none();
    }
    long at = reserve(8L * v.length);
    for (int i = 0; i < v.length; i++) {
      target.putLong(targetAt + 8 * i, v[i]);
    }
    return value(AbiConstants.EG_TAG_INTS, v.length, at);
  }

  /** A list of one. */
  public Call integers(long v) {
    long at = reserve(8);
    target.putLong(targetAt, v);
    return value(AbiConstants.EG_TAG_INTS, 1, at);
  }

  public Call numbers(double[] v) {
    if (v == null) {
      return none();
    }
    long at = reserve(8L * v.length);
    for (int i = 0; i < v.length; i++) {
      target.putDouble(targetAt + 8 * i, v[i]);
    }
    return value(AbiConstants.EG_TAG_DOUBLES, v.length, at);
  }

  public Call bools(boolean[] v) {
    if (v == null) {
      return none();
    }
    long at = reserve(v.length);
    for (int i = 0; i < v.length; i++) {
      target.put(targetAt + i, (byte) (v[i] ? 1 : 0));
    }
    return value(AbiConstants.EG_TAG_BOOLS, v.length, at);
  }

  /** Null entries are allowed where the operator takes them. */
  public Call tensors(Tensor[] v) {
    if (v == null) {
      return none();
    }
    long at = reserve(8L * v.length);
    for (int i = 0; i < v.length; i++) {
      target.putLong(targetAt + 8 * i, v[i] == null ? 0 : v[i].nativeHandle());
    }
    return value(AbiConstants.EG_TAG_TENSORS, v.length, at);
  }

  public Call dtype(DType v) {
    return v == null ? none() : value(AbiConstants.EG_TAG_DTYPE, 0, v.code());
  }

  public Call device(Device v) {
    return v == null ? none() : value(AbiConstants.EG_TAG_DEVICE, 0, v.code());
  }

  public Call format(MemoryFormat v) {
    return v == null ? none() : value(AbiConstants.EG_TAG_FORMAT, 0, v.code());
  }

  public Call generator(Generator v) {
    return v == null ? none() : value(AbiConstants.EG_TAG_GENERATOR, 0, v.nativeHandle());
  }

  /** Any value, by its class. */
  public Call any(Object v) {
    if (v == null) {
      return none();
    } else if (v instanceof Tensor) {
      return tensor((Tensor) v);
    } else if (v instanceof Number) {
      return scalar((Number) v);
    } else if (v instanceof Boolean) {
      return bool((Boolean) v);
    } else if (v instanceof CharSequence) {
      return string(v.toString());
    } else if (v instanceof long[]) {
      return ints((long[]) v);
    } else if (v instanceof int[]) {
      return ints(java.util.Arrays.stream((int[]) v).asLongStream().toArray());
    } else if (v instanceof double[]) {
      return numbers((double[]) v);
    } else if (v instanceof boolean[]) {
      return bools((boolean[]) v);
    } else if (v instanceof Tensor[]) {
      return tensors((Tensor[]) v);
    } else if (v instanceof Number[]) {
      return scalars((Number[]) v);
    } else if (v instanceof DType) {
      return dtype((DType) v);
    } else if (v instanceof Device) {
      return device((Device) v);
    } else if (v instanceof MemoryFormat) {
      return format((MemoryFormat) v);
    } else if (v instanceof Generator) {
      return generator((Generator) v);
    }
    throw new IllegalArgumentException("a " + v.getClass().getName() + " cannot be passed to the library");
  }

  // ---- carrying it out ------------------------------------------------------------------------------------------------

  /** One result, a tensor (null when the operator gave none). */
  public Tensor returnsTensor(Op op) {
    long handle = op.handle();
    ByteBuffer savedMemory = memory;
    long savedAddress = address;
    int savedBase = base;
    Object savedLarge = large == null ? null : new Object[] {kept, large};
    int count = nargs;
    base = (end + 15) & ~15;
    long result;
    try {
      result = Native.callTensor(handle, savedAddress + savedBase + ARGUMENTS, count);
    } finally {
      memory = savedMemory;
      address = savedAddress;
      base = savedBase;
      if (savedLarge != null) {
        Reference.reachabilityFence(savedLarge);
      }
    }
    return Tensor.fromNative(result);
  }

  private interface Native5 {
    void call(long handle, long args, int nargs, long rets, int nrets);
  }

  private Object[] run(Native5 function, long handle, int results) {
    if (results > MAX_RESULTS) {
      throw new IllegalArgumentException("more than " + MAX_RESULTS + " results");
    }
    for (int i = 0; i < results; i++) {
      memory.putLong(base + i * VALUE_BYTES, 0);
      memory.putLong(base + i * VALUE_BYTES + 8, 0);
    }
    ByteBuffer savedMemory = memory;
    long savedAddress = address;
    int savedBase = base;
    Object savedLarge = large == null ? null : new Object[] {kept, large};
    int count = nargs;
    base = (end + 15) & ~15;
    try {
      function.call(handle, savedAddress + savedBase + ARGUMENTS, count, savedAddress + savedBase, results);
    } finally {
      memory = savedMemory;
      address = savedAddress;
      base = savedBase;
      Reference.reachabilityFence(savedLarge);
    }
    Object[] out = new Object[results];
    for (int i = 0; i < results; i++) {
      out[i] = Values.take(memory, base + i * VALUE_BYTES, address);
    }
    return out;
  }

  /** As many results as the operator has, of any kind. */
  public Object[] returns(Op op, int results) {
    return run(Native::call, op.handle(), results);
  }

  /** The same for an operator's bare handle. */
  public Object[] returns(long op, int results) {
    return run(Native::call, op, results);
  }

  /** One result that is not a tensor. */
  public Object returnsValue(Op op) {
    return run(Native::call, op.handle(), 1)[0];
  }

  public Tensor[] returnsTensors(Op op) {
    return (Tensor[]) returnsValue(op);
  }

  public void returnsNothing(Op op) {
    run(Native::call, op.handle(), 0);
  }

  /** A number; a boolean becomes a {@link Scalar}. */
  public Number returnsNumber(Op op) {
    Object value = returnsValue(op);
    return value instanceof Boolean ? Scalar.of((Boolean) value) : (Number) value;
  }

  /** For in-place and out= forms: the results are arguments, and given back at once. */
  public void discards(Op op, int results) {
    long handle = op.handle();
    ByteBuffer savedMemory = memory;
    long savedAddress = address;
    int savedBase = base;
    Object savedLarge = large == null ? null : new Object[] {kept, large};
    int count = nargs;
    base = (end + 15) & ~15;
    try {
      Native.callDiscard(handle, savedAddress + savedBase + ARGUMENTS, count, results);
    } finally {
      memory = savedMemory;
      address = savedAddress;
      base = savedBase;
      Reference.reachabilityFence(savedLarge);
    }
  }

  /** A module's forward. */
  public Object[] forward(long module, int results) {
    return run(Native::moduleForward, module, results);
  }

  // ---- arguments by name: constructors of modules and optimizers, init functions ----------------------------------------

  /** The address of the first argument, for natives that take values by address. */
  public long arguments() {
    return address + base + ARGUMENTS;
  }

  public int count() {
    return nargs;
  }

  /** The address of the first result, cleared, for natives that fill a value. */
  public long result() {
    memory.putLong(base, 0);
    memory.putLong(base + 8, 0);
    return address + base;
  }

  /** What a native put at {@link #result}. */
  public Object taken() {
    return Values.take(memory, base, address);
  }

  /** Packs values as arguments and returns the address of their names. */
  public long named(Map<String, Object> values) {
    for (Object value : values.values()) {
      any(value);
    }
    return names(values.keySet().toArray(new String[0]));
  }

  /** Packs texts as an array of pointers and returns its address. */
  private long names(String[] names) {
    long[] pointers = new long[names.length];
    for (int i = 0; i < names.length; i++) {
      byte[] bytes = names[i].getBytes(StandardCharsets.UTF_8);
      pointers[i] = reserve(bytes.length + 1L);
      target.put(targetAt, bytes);
      target.put(targetAt + bytes.length, (byte) 0);
    }
    long at = reserve(8L * pointers.length);
    for (int i = 0; i < pointers.length; i++) {
      target.putLong(targetAt + 8 * i, pointers[i]);
    }
    return at;
  }
}
