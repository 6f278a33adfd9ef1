package io.evergrad;

import io.evergrad.internal.Abi;
import io.evergrad.internal.AbiConstants;
import io.evergrad.internal.Native;
import java.lang.ref.Reference;

/** What is to be known of a {@link Tensor} beside its elements: shape, dtype, device, memory, flags. */
abstract sealed class TensorFacts extends TensorFactory permits TensorGradients {
  TensorFacts(long handle) {
    super(handle);
  }

  final long info(int field) {
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
}
