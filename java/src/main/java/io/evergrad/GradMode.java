package io.evergrad;

import io.evergrad.internal.Abi;

/**
 * What is recorded on this thread, until it is closed:
 *
 * <pre>{@code
 * try (GradMode off = GradMode.noGrad()) {
 *   weight.sub_(weight.grad().mul(0.1));
 * }
 * }</pre>
 */
public final class GradMode implements AutoCloseable {
  private interface Setter {
    int set(int value);
  }

  private final Setter setter;
  private final int before;
  private boolean closed;

  private GradMode(Setter setter, int value) {
    this.setter = setter;
    this.before = setter.set(value);
  }

  /**
   * Records nothing.
   *
   * @return to be closed
   */
  public static GradMode noGrad() {
    return new GradMode(Abi::eg_set_grad_mode, 0);
  }

  /**
   * Records again inside {@link #noGrad()}.
   *
   * @return to be closed
   */
  public static GradMode enableGrad() {
    return new GradMode(Abi::eg_set_grad_mode, 1);
  }

  /**
   * Makes tensors that can never be recorded, with less bookkeeping.
   *
   * @return to be closed
   */
  public static GradMode inference() {
    return new GradMode(Abi::eg_set_inference_mode, 1);
  }

  /**
   * Names the forward operation when a backward one fails.
   *
   * @param checkNan whether a gradient that is not a number is a failure, too
   * @return to be closed
   */
  public static GradMode detectAnomaly(boolean checkNan) {
    return new GradMode(Abi::eg_set_anomaly_mode, checkNan ? 2 : 1);
  }

  /**
   * Whether operations are recorded on this thread.
   *
   * @return true unless a mode forbids it
   */
  public static boolean isGradEnabled() {
    return Abi.eg_grad_mode() != 0;
  }

  /** Goes back to the mode before. */
  @Override
  public void close() {
    if (!closed) {
      closed = true;
      setter.set(before);
    }
  }
}
