package io.evergrad;

import io.evergrad.internal.Abi;
import io.evergrad.internal.Callback;
import java.lang.ref.Reference;
import java.util.Arrays;

/**
 * Takes over calls of operators: it gets each by its name and arguments, and gives the results. It stands below
 * differentiation: gradients are recorded around it, and within it none are. Operators that are made of others come as
 * those.
 *
 * <pre>{@code
 * List<String> seen = new ArrayList<>();
 * try (Handler.Pushed watch = Handler.push((operator, args) -> {
 *   seen.add(operator);
 *   return Handler.proceed(operator, args);
 * })) {
 *   x.mul(x).sum();
 * }
 * // mul, sum
 * }</pre>
 */
@FunctionalInterface
public interface Handler {
  /**
   * Handles one call.
   *
   * @param operator its name, such as {@code add}, {@code max.dim}, {@code mul_}, {@code demo::scale}
   * @param args its arguments, as {@link Operators#call} takes them; tensors among them are freed after the call
   * @return its results, one for each that the operator has
   * @throws Exception arrives at the caller of the operator
   */
  Object[] handle(String operator, Object[] args) throws Exception;

  /**
   * Runs an operator, or goes on to the handler below.
   *
   * @param operator its name
   * @param args its arguments
   * @return its results
   */
  static Object[] proceed(String operator, Object... args) {
    return Operators.results(operator, args);
  }

  /**
   * Gives this thread's calls to a handler until the result is closed. The one pushed last gets them; while it runs, those
   * below it are on.
   *
   * @param handler the handler
   * @return to be closed by this thread, the last pushed first
   */
  static Pushed push(Handler handler) {
    Abi.eg_handler_push(callback(handler));
    return new Pushed();
  }

  /**
   * Gives a tensor a handler of its own, which gets the calls with it among the arguments where no pushed one does.
   *
   * @param tensor the tensor
   * @param handler runs on any thread; null: none
   */
  static void attach(Tensor tensor, Handler handler) {
    Abi.eg_tensor_set_handler(tensor.nativeHandle(), handler == null ? null : callback(handler));
    Reference.reachabilityFence(tensor);
  }

  /**
   * A tensor without elements, for a handler that knows what they are.
   *
   * @param dtype its dtype
   * @param sizes its sizes
   * @return a tensor, to which the handler is to be attached
   */
  static Tensor wrapper(DType dtype, long... sizes) {
    return Tensor.fromNative(Abi.eg_tensor_new_wrapper(sizes, null, 0, dtype.code(), Device.CPU.code()));
  }

  private static Callback callback(Handler handler) {
    return (args, n) -> {
      String overload = (String) args[1];
      String name = overload.isEmpty() ? (String) args[0] : args[0] + "." + overload;
      return handler.handle(name, Arrays.copyOfRange(args, 2, args.length));
    };
  }

  /** A handler that gets the calls of the thread which pushed it. */
  final class Pushed implements AutoCloseable {
    private final Thread thread = Thread.currentThread();
    private boolean closed;

    private Pushed() {}

    /** Takes the handler away. */
    @Override
    public void close() {
      if (!closed) {
        if (Thread.currentThread() != thread) {
          throw new IllegalStateException("a handler is taken away by the thread that pushed it");
        }
        closed = true;
        Abi.eg_handler_pop();
      }
    }
  }
}
