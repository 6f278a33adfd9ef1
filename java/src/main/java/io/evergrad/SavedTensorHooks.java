package io.evergrad;

import io.evergrad.internal.Abi;
import io.evergrad.internal.Callback;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;

/**
 * Decides how the tensors are kept that operations save for their backward, on this thread, until it is closed: in half
 * the precision, say, or in a file.
 *
 * <pre>{@code
 * try (SavedTensorHooks half = SavedTensorHooks.open(t -> t.to(DType.BFLOAT16), t -> t.to(DType.FLOAT32))) {
 *   loss = model.call(x);
 * }
 * loss.backward();
 * }</pre>
 *
 * <p>What {@code pack} returns is kept in place of the tensor, until the graph needs it no longer. If that is itself a
 * tensor, or anything else that is {@link AutoCloseable}, it is closed then; a tensor is taken out of its scope. The
 * innermost hooks count, and the pair stays with a tensor that was packed by it after it was closed.
 */
public final class SavedTensorHooks implements AutoCloseable {
  private final Thread thread = Thread.currentThread();
  private boolean closed;

  private SavedTensorHooks() {}

  /**
   * Opens a pair of hooks on this thread.
   *
   * @param <P> what tensors are packed into
   * @param pack gets a tensor, which is its own only during the call unless it returns it, and gives what is kept
   * @param unpack gets what was kept and gives the tensor back; it is called once for each use in a backward pass, and
   *     may be called on another thread
   * @return to be closed
   */
  public static <P> SavedTensorHooks open(Function<? super Tensor, ? extends P> pack,
      Function<? super P, ? extends Tensor> unpack) {
    ConcurrentHashMap<Long, P> kept = new ConcurrentHashMap<>();
    AtomicLong tokens = new AtomicLong();
    Callback packing = (args, n) -> {
      P packed = pack.apply((Tensor) args[0]);
      if (packed == null) {
        throw new NullPointerException("the pack hook of saved tensors returned null");
      }
      if (packed instanceof Tensor) {
        ((Tensor) packed).keep();
      }
      long token = tokens.incrementAndGet();
      kept.put(token, packed);
      return new Object[] {token};
    };
    Callback unpacking = (args, n) -> new Object[] {unpack.apply(kept.get((Long) args[0]))};
    Callback forgetting = (args, n) -> {
      P packed = kept.remove((Long) args[0]);
      if (packed instanceof AutoCloseable) {
        ((AutoCloseable) packed).close();
      }
      return null;
    };
    Abi.eg_saved_hooks_push(packing, unpacking, forgetting);
    return new SavedTensorHooks();
  }

  /** Ends the hooks. They must be closed on their thread, the last opened first. */
  @Override
  public void close() {
    if (!closed) {
      if (Thread.currentThread() != thread) {
        throw new IllegalStateException("hooks of saved tensors are closed by the thread that opened them");
      }
      closed = true;
      Abi.eg_saved_hooks_pop();
    }
  }
}
