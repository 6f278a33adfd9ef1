package io.evergrad;

import io.evergrad.internal.Native;
import io.evergrad.internal.Values;
import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** The elements of a {@link Tensor} as Java sees them: arrays, buffers, numbers, text. */
abstract sealed class TensorReading extends TensorGradients permits Tensor {
  TensorReading(long handle) {
    super(handle);
  }

  private Tensor as(DType dtype) {
    return dtype().equals(dtype) ? (Tensor) this : Ops.to(detach(), dtype);
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
}
