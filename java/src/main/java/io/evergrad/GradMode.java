package io.evergrad;

import io.evergrad.internal.Abi;
import io.evergrad.internal.Callback;

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
   * Finds where a backward pass goes wrong: its error then names the operation, and tells where the forward pass called
   * it. An exception out of a callback keeps its class, and has the place as a suppressed exception. Slow: every
   * recorded operation takes a stack trace.
   *
   * @param checkNan whether a gradient that is not a number is a failure, too
   * @return to be closed
   */
  public static GradMode detectAnomaly(boolean checkNan) {
    Abi.eg_set_anomaly_trace(TRACE);
    return new GradMode(Abi::eg_set_anomaly_mode, checkNan ? 2 : 1);
  }

  private static final Callback TRACE = (args, n) -> new Object[] {trace()};

  /** The stack from the call of the operator on, without the way from there into the library and back. */
  private static String trace() {
    String inside = Abi.class.getPackageName() + ".";
    StackTraceElement[] frames = new Throwable().getStackTrace();
    int from = 0;
    for (int i = 0; i < frames.length; i++) {
      if (frames[i].getClassName().startsWith(inside)) {
        from = i + 1;
      } else if (from > 0 && frames[i - 1].getClassName().equals(inside + "Call")) {
        break; // the innermost call; there are others around it when this one is inside a callback
      }
    }
    StringBuilder text = new StringBuilder();
    for (int i = from; i < frames.length; i++) {
      text.append("\tat ").append(frames[i]).append('\n');
    }
    return text.toString();
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
