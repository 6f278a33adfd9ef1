package io.evergrad;

import io.evergrad.internal.Abi;
import io.evergrad.internal.Callback;
import io.evergrad.internal.Native;
import java.lang.ref.Cleaner;
import java.lang.ref.Reference;
import java.util.function.Supplier;

/**
 * Work that runs beside the thread that started it, on a thread of the inter-op pool.
 *
 * <p>It runs with the gradient mode of the thread that started it and in a scope of its own; its results outlive that
 * scope. A task that nobody waits for runs all the same. One that no thread has begun is run by the thread that waits.
 */
public final class Task implements AutoCloseable {
  private final long handle;
  private final int results;
  private final Cleaner.Cleanable release;

  private Task(long handle, int results) {
    this.handle = handle;
    this.results = results;
    this.release = Native.CLEANER.register(this, () -> Abi.eg_future_release(handle));
  }

  /**
   * Starts work that makes one tensor.
   *
   * @param work what to do
   * @return the task
   */
  public static Task fork(Supplier<Tensor> work) {
    Callback callback = (args, n) -> new Object[] {work.get()};
    return new Task(Abi.eg_fork(callback, 1), 1);
  }

  /**
   * Starts work that makes several tensors.
   *
   * @param results how many
   * @param work what to do
   * @return the task
   */
  public static Task fork(int results, Supplier<Tensor[]> work) {
    Callback callback = (args, n) -> (Object[]) work.get();
    return new Task(Abi.eg_fork(callback, results), results);
  }

  /**
   * Whether the task has ended.
   *
   * @return true once waiting would return at once
   */
  public boolean isDone() {
    boolean done = Abi.eg_future_done(handle) != 0;
    Reference.reachabilityFence(this);
    return done;
  }

  /**
   * Waits for the task's end; an exception of the work is thrown here.
   *
   * @return the first of its tensors, a new handle at each call
   */
  public Tensor await() {
    return awaitAll()[0];
  }

  /**
   * Waits for the task's end; an exception of the work is thrown here.
   *
   * @return its tensors, new handles at each call
   */
  public Tensor[] awaitAll() {
    long[] handles = Native.futureWait(handle, results);
    Tensor[] tensors = new Tensor[handles.length];
    for (int i = 0; i < handles.length; i++) {
      tensors[i] = Tensor.fromNative(handles[i]);
    }
    Reference.reachabilityFence(this);
    return tensors;
  }

  /** Gives the task up, which goes on. */
  @Override
  public void close() {
    release.clean();
  }
}
