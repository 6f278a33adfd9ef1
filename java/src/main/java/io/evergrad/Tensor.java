package io.evergrad;

import io.evergrad.internal.Abi;
import io.evergrad.internal.AbiConstants;
import io.evergrad.internal.Callback;
import io.evergrad.internal.Native;
import io.evergrad.internal.Values;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * An array of numbers of one type, with automatic differentiation.
 *
 * <p>The operators, as methods, come from {@link TensorMethods}; the same as functions are in {@link Ops}. Names that end
 * in {@code _} change the tensor in place.
 *
 * <p><b>Memory.</b> A tensor holds native memory until it is closed: by {@link #close()}, by the {@link Scope} it was
 * made in, or at last by a net behind the garbage collector, which knows nothing of native memory and may come late. Two
 * {@code Tensor} objects may stand for the same tensor (a parameter asked for twice); each is closed on its own.
 *
 * <p><b>Threads.</b> A tensor may be read by many threads at once. Writing to it, and closing it, must not happen while
 * another thread uses it: that order is the program's to make. Gradient mode and scopes belong to a thread.
 */
public final class Tensor extends TensorMethods implements AutoCloseable {
  private static final VarHandle HANDLE;

  static {
    try {
      HANDLE = MethodHandles.lookup().findVarHandle(Tensor.class, "handle", long.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private long handle;
  Object owner; // the Scope or the Net that would free it
  int slot; // its place in the scope

  private Tensor(long handle) {
    this.handle = handle;
  }

  /**
   * Wraps a native tensor and takes its reference over. For code that calls the C ABI itself.
   *
   * @param handle an {@code eg_tensor*}; 0 gives null
   * @return the tensor
   */
  public static Tensor fromNative(long handle) {
    if (handle == 0) {
      return null;
    }
    Tensor t = new Tensor(handle);
    t.adopt(Scope.current());
    return t;
  }

  void adopt(Scope scope) {
    if (scope != null) {
      owner = scope;
      scope.add(this);
    } else {
      owner = new Net(this, handle);
    }
  }

  /**
   * The native tensor, borrowed.
   *
   * @return an {@code eg_tensor*}
   */
  public long nativeHandle() {
    long h = handle;
    if (h == 0) {
      throw new IllegalStateException("the tensor is closed");
    }
    return h;
  }

  /** Gives the reference to the native tensor back. Closing twice is harmless. */
  @Override
  public void close() {
    long h = (long) HANDLE.getAndSet(this, 0L);
    if (h == 0) {
      return;
    }
    Object by = owner;
    owner = null;
    if (by instanceof Scope) {
      ((Scope) by).remove(this);
    } else if (by != null) {
      ((Net) by).remove();
    }
    Abi.eg_tensor_release(h);
  }

  /**
   * Whether this object was closed.
   *
   * @return true after {@link #close()}
   */
  public boolean isClosed() {
    return handle == 0;
  }

  /**
   * Takes the tensor out of its scope, so that it lives until it is closed.
   *
   * @return this
   */
  public Tensor keep() {
    if (owner instanceof Scope) {
      ((Scope) owner).remove(this);
      adopt(null);
    }
    return this;
  }

  // ---- making -----------------------------------------------------------------------------------------------------------

  private static Tensor make(Object array, int length, DType dtype, long[] shape) {
    long[] sizes = shape == null || shape.length == 0 ? new long[] {length} : shape;
    return fromNative(Native.fromArray(array, (long) length * dtype.bytes(), dtype.code(), sizes));
  }

  /**
   * Copies numbers into a new tensor.
   *
   * @param data the elements, row by row
   * @param shape the sizes; none: one dimension
   * @return a float32 tensor
   */
  public static Tensor of(float[] data, long... shape) {
    return make(data, data.length, DType.FLOAT32, shape);
  }

  /**
   * Copies numbers into a new tensor.
   *
   * @param data the elements, row by row
   * @param shape the sizes; none: one dimension
   * @return a float64 tensor
   */
  public static Tensor of(double[] data, long... shape) {
    return make(data, data.length, DType.FLOAT64, shape);
  }

  /**
   * Copies numbers into a new tensor.
   *
   * @param data the elements, row by row
   * @param shape the sizes; none: one dimension
   * @return an int64 tensor
   */
  public static Tensor of(long[] data, long... shape) {
    return make(data, data.length, DType.INT64, shape);
  }

  /**
   * Copies numbers into a new tensor.
   *
   * @param data the elements, row by row
   * @param shape the sizes; none: one dimension
   * @return an int32 tensor
   */
  public static Tensor of(int[] data, long... shape) {
    return make(data, data.length, DType.INT32, shape);
  }

  /**
   * Copies numbers into a new tensor.
   *
   * @param data the elements, row by row
   * @param shape the sizes; none: one dimension
   * @return an int16 tensor
   */
  public static Tensor of(short[] data, long... shape) {
    return make(data, data.length, DType.INT16, shape);
  }

  /**
   * Copies bytes into a new tensor.
   *
   * @param data the elements, row by row, read as numbers from 0 to 255
   * @param shape the sizes; none: one dimension
   * @return a uint8 tensor
   */
  public static Tensor of(byte[] data, long... shape) {
    return make(data, data.length, DType.UINT8, shape);
  }

  /**
   * Copies booleans into a new tensor.
   *
   * @param data the elements, row by row
   * @param shape the sizes; none: one dimension
   * @return a bool tensor
   */
  public static Tensor of(boolean[] data, long... shape) {
    return make(data, data.length, DType.BOOL, shape);
  }

  /**
   * Copies rows of numbers into a new tensor.
   *
   * @param rows rows of one length
   * @return a float32 tensor of two dimensions
   */
  public static Tensor of(float[][] rows) {
    int columns = rows.length == 0 ? 0 : rows[0].length;
    float[] flat = new float[rows.length * columns];
    for (int i = 0; i < rows.length; i++) {
      if (rows[i].length != columns) {
        throw new IllegalArgumentException("row " + i + " has " + rows[i].length + " elements, not " + columns);
      }
      System.arraycopy(rows[i], 0, flat, i * columns, columns);
    }
    return of(flat, rows.length, columns);
  }

  /**
   * A tensor without dimensions: one number, of the default dtype for its kind.
   *
   * @param value a number; {@link Scalar} for booleans and complex numbers
   * @return the tensor
   */
  public static Tensor scalar(Number value) {
    return Ops.full(new long[0], value);
  }

  /**
   * Copies row-major data of any dtype out of a buffer, from its position to its limit.
   *
   * @param data the bytes in native order
   * @param dtype what they are
   * @param shape the sizes
   * @return a new tensor
   */
  public static Tensor copyOf(ByteBuffer data, DType dtype, long... shape) {
    byte[] bytes = new byte[data.remaining()];
    data.duplicate().get(bytes);
    return fromNative(Native.fromArray(bytes, bytes.length, dtype.code(), shape));
  }

  /**
   * A tensor over the memory of a direct buffer, from its position to its limit, without a copy: each sees what the
   * other writes. The buffer stays alive as long as the tensor's memory is used.
   *
   * @param buffer a direct buffer in native byte order; a read-only one makes a tensor that cannot be written
   * @param dtype what it holds
   * @param shape the sizes
   * @return the tensor
   */
  public static Tensor fromBuffer(ByteBuffer buffer, DType dtype, long... shape) {
    return fromBuffer(buffer, dtype, shape, null);
  }

  /**
   * The same with strides.
   *
   * @param buffer a direct buffer in native byte order
   * @param dtype what it holds
   * @param shape the sizes
   * @param strides in elements; null for row-major
   * @return the tensor
   */
  public static Tensor fromBuffer(ByteBuffer buffer, DType dtype, long[] shape, long[] strides) {
    if (!buffer.isDirect()) {
      throw new IllegalArgumentException("only a direct buffer can be shared; copyOf copies any");
    }
    if (buffer.order() != ByteOrder.nativeOrder() && dtype.bytes() > 1) {
      throw new IllegalArgumentException("the buffer is not in native byte order");
    }
    if (strides != null && strides.length != shape.length) {
      throw new IllegalArgumentException(strides.length + " strides for " + shape.length + " sizes");
    }
    Kept keep = new Kept(buffer);
    return fromNative(Native.fromBuffer(buffer, buffer.position(), buffer.remaining(), dtype.code(), shape, strides,
        buffer.isReadOnly(), keep));
  }

  /** Held by the native side so that the buffer is not collected. */
  private static final class Kept implements Callback {
    @SuppressWarnings("unused")
    private final ByteBuffer buffer;

    Kept(ByteBuffer buffer) {
      this.buffer = buffer;
    }

    @Override
    public Object[] call(Object[] args, int results) {
      return null;
    }
  }

  /**
   * Takes a DLPack tensor over.
   *
   * @param managed the address of a {@code DLManagedTensorVersioned} or {@code DLManagedTensor}
   * @param versioned which of the two
   * @return a tensor over its memory
   */
  public static Tensor fromDLPack(long managed, boolean versioned) {
    return fromNative(Abi.eg_tensor_from_dlpack(managed, versioned ? 1 : 0));
  }

  /**
   * Gives the tensor out as DLPack.
   *
   * @param versioned whether as {@code DLManagedTensorVersioned}
   * @return the address of the managed tensor, whose deleter the receiver must call
   */
  public long toDLPack(boolean versioned) {
    long managed = Abi.eg_tensor_to_dlpack(nativeHandle(), versioned ? 1 : 0);
    Reference.reachabilityFence(this);
    return managed;
  }

  // ---- facts ------------------------------------------------------------------------------------------------------------

  private long info(int field) {
    long value = Native.info(nativeHandle(), field);
    Reference.reachabilityFence(this);
    return value;
  }

  /**
   * The sizes.
   *
   * @return one for each dimension
   */
  public long[] shape() {
    long[] sizes = Native.sizes(nativeHandle());
    Reference.reachabilityFence(this);
    return sizes;
  }

  /**
   * The size of a dimension.
   *
   * @param dim its number; negative ones count from the end
   * @return its size
   */
  public long size(int dim) {
    long[] sizes = shape();
    int at = dim < 0 ? dim + sizes.length : dim;
    if (at < 0 || at >= sizes.length) {
      throw EvergradException.of(EvergradException.INDEX, "Dimension out of range (expected to be in range of ["
          + -Math.max(sizes.length, 1) + ", " + (Math.max(sizes.length, 1) - 1) + "], but got " + dim + ")", "", null);
    }
    return sizes[at];
  }

  /**
   * The strides.
   *
   * @return in elements, one for each dimension
   */
  public long[] strides() {
    long[] strides = Native.strides(nativeHandle());
    Reference.reachabilityFence(this);
    return strides;
  }

  /**
   * The number of dimensions.
   *
   * @return 0 for a single number
   */
  public int dim() {
    return (int) info(Native.NDIM);
  }

  /**
   * The number of elements.
   *
   * @return the product of the sizes
   */
  public long numel() {
    return info(Native.NUMEL);
  }

  /**
   * The element type.
   *
   * @return the dtype
   */
  public DType dtype() {
    return DType.of((int) info(Native.DTYPE));
  }

  /**
   * Where the elements are.
   *
   * @return the device
   */
  public Device device() {
    return Device.of((int) info(Native.DEVICE));
  }

  /**
   * The offset of the first element in the storage.
   *
   * @return in elements
   */
  public long storageOffset() {
    return info(Native.STORAGE_OFFSET);
  }

  /**
   * The address of the first element.
   *
   * @return an address in native memory, valid while the tensor is open
   */
  public long dataAddress() {
    return info(Native.DATA);
  }

  /**
   * Whether two tensors share their storage.
   *
   * @param other another tensor
   * @return true for views of the same memory
   */
  public boolean sharesStorage(Tensor other) {
    long storage = info(Native.STORAGE);
    return storage != 0 && storage == other.info(Native.STORAGE);
  }

  /**
   * How often the tensor was written in place.
   *
   * @return the version counter, shared by views
   */
  public long version() {
    return info(Native.VERSION);
  }

  private boolean flag(int bit) {
    return (info(Native.FLAGS) & bit) != 0;
  }

  /**
   * Whether a gradient will be computed for it.
   *
   * @return true for parameters and what was computed from them
   */
  public boolean requiresGrad() {
    return flag(AbiConstants.EG_FLAG_REQUIRES_GRAD);
  }

  /**
   * Whether it was made by the program and not by a recorded operation.
   *
   * @return true for leaves of the graph
   */
  public boolean isLeaf() {
    return flag(AbiConstants.EG_FLAG_LEAF);
  }

  /**
   * Whether it was made in inference mode.
   *
   * @return true when it can never be part of a graph
   */
  public boolean isInference() {
    return flag(AbiConstants.EG_FLAG_INFERENCE);
  }

  /**
   * Whether it is a view of another tensor.
   *
   * @return true for views that the graph knows
   */
  public boolean isView() {
    return flag(AbiConstants.EG_FLAG_VIEW);
  }

  /**
   * Whether the elements lie row by row without gaps.
   *
   * @return true for contiguous tensors
   */
  public boolean isContiguous() {
    return flag(AbiConstants.EG_FLAG_CONTIGUOUS);
  }

  /**
   * Whether the elements lie in a given order without gaps.
   *
   * @param format the order
   * @return true when they do
   */
  public boolean isContiguous(MemoryFormat format) {
    long is = Abi.eg_tensor_is_contiguous(nativeHandle(), format.code());
    Reference.reachabilityFence(this);
    return is != 0;
  }

  /**
   * Whether another object stands for the same tensor.
   *
   * @param other another tensor
   * @return true for the same native tensor
   */
  public boolean isSame(Tensor other) {
    return other != null && nativeHandle() == other.nativeHandle();
  }

  // ---- reading ------------------------------------------------------------------------------------------------------------

  private Tensor as(DType dtype) {
    return dtype().equals(dtype) ? this : Ops.to(detach(), dtype);
  }

  private int length() {
    long n = numel();
    if (n > Integer.MAX_VALUE - 8) {
      throw new IllegalStateException("a tensor of " + n + " elements does not fit into an array");
    }
    return (int) n;
  }

  private <T> T read(DType dtype, T array, int length) {
    try (Scope scope = Scope.open()) {
      Tensor source = as(dtype);
      Native.copyTo(source.nativeHandle(), array, (long) length * dtype.bytes());
      Reference.reachabilityFence(source);
    }
    return array;
  }

  /**
   * The elements, converted.
   *
   * @return row by row
   */
  public float[] toFloatArray() {
    int n = length();
    return read(DType.FLOAT32, new float[n], n);
  }

  /**
   * The elements, converted.
   *
   * @return row by row
   */
  public double[] toDoubleArray() {
    int n = length();
    return read(DType.FLOAT64, new double[n], n);
  }

  /**
   * The elements, converted.
   *
   * @return row by row
   */
  public long[] toLongArray() {
    int n = length();
    return read(DType.INT64, new long[n], n);
  }

  /**
   * The elements, converted.
   *
   * @return row by row
   */
  public int[] toIntArray() {
    int n = length();
    return read(DType.INT32, new int[n], n);
  }

  /**
   * The elements, converted: what is not zero is true.
   *
   * @return row by row
   */
  public boolean[] toBooleanArray() {
    int n = length();
    return read(DType.BOOL, new boolean[n], n);
  }

  /**
   * The bytes of the elements as they are.
   *
   * @return row by row, in native order
   */
  public byte[] toByteArray() {
    int n = Math.multiplyExact(length(), dtype().bytes());
    byte[] bytes = new byte[n];
    Native.copyTo(nativeHandle(), bytes, n);
    Reference.reachabilityFence(this);
    return bytes;
  }

  /**
   * Copies the bytes of the elements into a direct buffer, from its position on.
   *
   * @param buffer takes them; its position moves behind them
   */
  public void copyTo(ByteBuffer buffer) {
    int n = Math.multiplyExact(length(), dtype().bytes());
    if (!buffer.isDirect() || buffer.isReadOnly()) {
      throw new IllegalArgumentException("a direct buffer that can be written is needed");
    }
    if (buffer.remaining() < n) {
      throw new java.nio.BufferOverflowException();
    }
    Native.copyToBuffer(nativeHandle(), buffer, buffer.position(), n);
    Reference.reachabilityFence(this);
    buffer.position(buffer.position() + n);
  }

  /**
   * The memory itself as a direct buffer, without a copy, for contiguous tensors on the processor. It must not be used
   * after the tensor's memory was freed.
   *
   * @return the bytes in native order
   */
  public ByteBuffer asBuffer() {
    if (!isContiguous() || !device().equals(Device.CPU)) {
      throw new IllegalStateException("only the memory of a contiguous tensor on the CPU can be seen as a buffer");
    }
    long bytes = Math.multiplyExact(numel(), (long) dtype().bytes());
    if (bytes == 0) {
      return ByteBuffer.allocateDirect(0).order(ByteOrder.nativeOrder());
    }
    return Native.view(dataAddress(), bytes).order(ByteOrder.nativeOrder());
  }

  /**
   * The only element.
   *
   * @return as a double
   */
  public double itemDouble() {
    return item().doubleValue();
  }

  /**
   * The only element.
   *
   * @return as a long
   */
  public long itemLong() {
    return item().longValue();
  }

  /**
   * The only element.
   *
   * @return whether it is not zero
   */
  public boolean itemBoolean() {
    Number item = item();
    return item instanceof Scalar ? ((Scalar) item).booleanValue() : item.doubleValue() != 0;
  }

  /** The elements, and what is to be known of them, as they are usually printed. */
  @Override
  public String toString() {
    if (isClosed()) {
      return "tensor(closed)";
    }
    DType dtype = dtype();
    DType usual = Evergrad.defaultDType();
    boolean empty = numel() == 0;
    boolean known = dtype.equals(usual) || !empty && (dtype.equals(DType.INT64) || dtype.equals(DType.BOOL)
        || dtype.equals(usual.equals(DType.FLOAT64) ? DType.COMPLEX128 : DType.COMPLEX64));
    StringBuilder text = new StringBuilder("tensor(");
    if (device().equals(Device.META)) {
      text.append("...");
    } else {
      text.append(empty ? "[]" : Values.text(Native.text(nativeHandle())));
    }
    if (!device().equals(Device.CPU)) {
      text.append(", device='").append(device()).append('\'');
    }
    if (empty && dim() != 1 || device().equals(Device.META)) {
      text.append(", size=").append(java.util.Arrays.toString(shape()).replace('[', '(').replace(']', ')'));
    }
    if (!known) {
      text.append(", dtype=").append(dtype);
    }
    try (Node node = gradFn()) {
      if (node != null) {
        text.append(", grad_fn=<").append(node.name()).append('>');
      } else if (requiresGrad()) {
        text.append(", requires_grad=True");
      }
    }
    Reference.reachabilityFence(this);
    return text.append(')').toString();
  }

  // ---- indexing -------------------------------------------------------------------------------------------------------------

  /**
   * The part that indices select: a view for numbers, slices and new axes, a copy once a tensor of indices is among them.
   *
   * @param indices see {@link Index}
   * @return the part
   */
  public Tensor get(Index... indices) {
    return Index.get(this, indices);
  }

  /**
   * The part at a number along the first dimensions.
   *
   * @param indices one number a dimension; negative ones count from the end
   * @return a view
   */
  public Tensor get(long... indices) {
    return Index.get(this, Index.numbers(indices));
  }

  /**
   * Writes into the part that indices select.
   *
   * @param value broadcast to the part's shape
   * @param indices see {@link Index}
   * @return this
   */
  public Tensor set(Tensor value, Index... indices) {
    Index.set(this, value, indices);
    return this;
  }

  /**
   * Writes one number into the part that indices select.
   *
   * @param value the number
   * @param indices see {@link Index}
   * @return this
   */
  public Tensor set(Number value, Index... indices) {
    try (Scope scope = Scope.open()) {
      Index.set(this, Ops.full(new long[0], value, dtype(), device()), indices);
    }
    return this;
  }

  // ---- gradients ------------------------------------------------------------------------------------------------------------

  /**
   * Asks for a gradient, or not.
   *
   * @param on whether gradients are to be computed for this leaf
   * @return this
   */
  public Tensor requiresGrad(boolean on) {
    Abi.eg_tensor_set_requires_grad(nativeHandle(), on ? 1 : 0);
    Reference.reachabilityFence(this);
    return this;
  }

  /**
   * The gradient that backward passes have accumulated.
   *
   * @return the gradient, null when there is none
   */
  public Tensor grad() {
    long grad = Abi.eg_tensor_grad(nativeHandle());
    Reference.reachabilityFence(this);
    return fromNative(grad);
  }

  /**
   * Replaces the gradient.
   *
   * @param grad the new one; null for none
   */
  public void setGrad(Tensor grad) {
    Abi.eg_tensor_set_grad(nativeHandle(), grad == null ? 0 : grad.nativeHandle());
    Reference.reachabilityFence(this);
    Reference.reachabilityFence(grad);
  }

  /** Keeps the gradient of a tensor that is not a leaf, too. */
  public void retainGrad() {
    Abi.eg_tensor_retain_grad(nativeHandle());
    Reference.reachabilityFence(this);
  }

  /** Computes the gradients of this single number for all leaves it depends on, and adds them up there. */
  public void backward() {
    Autograd.backward(new Tensor[] {this}, null, false, false, null);
  }

  /**
   * The same for a tensor of any shape.
   *
   * @param gradient what its own gradient is
   */
  public void backward(Tensor gradient) {
    Autograd.backward(new Tensor[] {this}, new Tensor[] {gradient}, false, false, null);
  }

  /**
   * The same with choices.
   *
   * @param gradient what its own gradient is; null for 1
   * @param retainGraph whether the graph may be used again
   * @param createGraph whether the gradients are themselves differentiable
   */
  public void backward(Tensor gradient, boolean retainGraph, boolean createGraph) {
    Autograd.backward(new Tensor[] {this}, gradient == null ? null : new Tensor[] {gradient}, retainGraph, createGraph,
        null);
  }

  /**
   * The node of the graph that made the tensor.
   *
   * @return the node, null for leaves
   */
  public Node gradFn() {
    long node = Abi.eg_tensor_grad_fn(nativeHandle());
    Reference.reachabilityFence(this);
    return node == 0 ? null : new Node(node);
  }

  /**
   * Calls a function with the tensor's gradient when it is computed.
   *
   * @param hook gets the gradient and may return another one, or null
   * @return removes the hook when closed
   */
  public Hook registerHook(UnaryOperator<Tensor> hook) {
    Callback callback = (args, n) -> new Object[] {hook.apply((Tensor) args[0])};
    long id = Abi.eg_tensor_register_hook(nativeHandle(), callback);
    return hook(id);
  }

  /**
   * Calls a function after the gradient of this leaf was added up.
   *
   * @param hook gets the tensor
   * @return removes the hook when closed
   */
  public Hook registerPostAccumulateHook(Consumer<Tensor> hook) {
    Callback callback = (args, n) -> {
      hook.accept((Tensor) args[0]);
      return null;
    };
    long id = Abi.eg_tensor_register_post_accumulate_hook(nativeHandle(), callback);
    return hook(id);
  }

  private Hook hook(long id) {
    Reference.reachabilityFence(this);
    return new Hook(() -> {
      if (!isClosed()) {
        Abi.eg_tensor_remove_hook(nativeHandle(), id);
      }
    });
  }

  /**
   * The tensor that this one is a view of.
   *
   * @return the base, null when it is no view
   */
  public Tensor base() {
    long base = Abi.eg_tensor_base(nativeHandle());
    Reference.reachabilityFence(this);
    return fromNative(base);
  }

  /**
   * Takes memory and shape over from another tensor, under its own history.
   *
   * @param source where the data is
   */
  public void setData(Tensor source) {
    Abi.eg_tensor_set_data(nativeHandle(), source.nativeHandle());
    Reference.reachabilityFence(this);
    Reference.reachabilityFence(source);
  }
}
