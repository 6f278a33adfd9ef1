package io.evergrad;

/**
 * An array of numbers of one type, with automatic differentiation.
 *
 * <p>The operators, as methods, come from {@link TensorMethods}; the same as functions are in {@link Ops}. Names that
 * end in {@code _} change the tensor in place.
 *
 * <p><b>Memory.</b> A tensor holds native memory until it is closed: by {@link #close()}, by the {@link Scope} it was
 * made in, or at last by a net behind the garbage collector, which knows nothing of native memory and may come late.
 * Two {@code Tensor} objects may stand for the same tensor (a parameter asked for twice); each is closed on its own.
 *
 * <p><b>Threads.</b> A tensor may be read by many threads at once. Writing to it, and closing it, must not happen while
 * another thread uses it: that order is the program's to make. Gradient mode and scopes belong to a thread.
 */
public final class Tensor extends TensorReading {
  private Tensor(long handle) {
    super(handle);
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

  /**
   * The part that indices select: a view for numbers, slices and new axes, a copy once a tensor of indices is among
   * them.
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
}
