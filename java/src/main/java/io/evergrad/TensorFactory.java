package io.evergrad;

import io.evergrad.internal.Abi;
import io.evergrad.internal.Callback;
import io.evergrad.internal.Native;
import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** The making of {@link Tensor}s: from arrays, numbers, buffers and DLPack. */
abstract sealed class TensorFactory extends TensorHandle permits TensorFacts {
  TensorFactory(long handle) {
    super(handle);
  }

  private static Tensor make(Object array, int length, DType dtype, long[] shape) {
    long[] sizes = shape == null || shape.length == 0 ? new long[] {length} : shape;
    return Tensor.fromNative(Native.fromArray(array, (long) length * dtype.bytes(), dtype.code(), sizes));
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
    return Tensor.fromNative(Native.fromArray(bytes, bytes.length, dtype.code(), shape));
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
    return Tensor.fromNative(Native.fromBuffer(buffer, buffer.position(), buffer.remaining(), dtype.code(), shape,
        strides, buffer.isReadOnly(), keep));
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
    return Tensor.fromNative(Abi.eg_tensor_from_dlpack(managed, versioned ? 1 : 0));
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
}
