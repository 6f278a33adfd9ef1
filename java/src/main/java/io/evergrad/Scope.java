package io.evergrad;

import java.util.function.Supplier;

/**
 * Frees, when it is closed, every tensor that was made on its thread since it was opened:
 *
 * <pre>{@code
 * try (Scope scope = Scope.open()) {
 *   Tensor loss = model.call(x).sub(y).square().mean();
 *   loss.backward();
 *   return scope.keep(loss);      // survives, and belongs to the scope outside
 * }
 * }</pre>
 *
 * <p>Scopes nest. A scope belongs to the thread that opened it: tensors made on other threads are not its own, and only
 * its thread may close it. Tensors made outside any scope are freed by {@link Tensor#close()} or, at last, after the
 * garbage collector has found them.
 */
public final class Scope implements AutoCloseable {
  private static final ThreadLocal<Scope[]> CURRENT = ThreadLocal.withInitial(() -> new Scope[1]);

  private final Scope[] current;
  private final Scope parent;
  private final Thread thread;
  private Tensor[] items = new Tensor[16];
  private int count;
  private boolean closed;

  private Scope(Scope[] current) {
    this.current = current;
    this.parent = current[0];
    this.thread = Thread.currentThread();
  }

  /**
   * Opens a scope on this thread.
   *
   * @return the scope, to be closed
   */
  public static Scope open() {
    Scope[] current = CURRENT.get();
    return current[0] = new Scope(current);
  }

  /**
   * Runs a computation in a scope of its own and keeps its result.
   *
   * @param work what makes a tensor
   * @return the tensor, which belongs to the scope outside
   */
  public static Tensor run(Supplier<Tensor> work) {
    try (Scope scope = open()) {
      return scope.keep(work.get());
    }
  }

  static Scope current() {
    return CURRENT.get()[0];
  }

  void add(Tensor t) {
    if (count == items.length) {
      items = java.util.Arrays.copyOf(items, 2 * count);
    }
    t.slot = count;
    items[count++] = t;
  }

  /** A tensor that was closed by hand or taken out. Its place goes to the last one, so that loops do not pile up. */
  void remove(Tensor t) {
    if (Thread.currentThread() != thread || closed) {
      return; // closed tensors are skipped at the end
    }
    Tensor last = items[--count];
    items[count] = null;
    if (last != t) {
      items[t.slot] = last;
      last.slot = t.slot;
    }
  }

  /**
   * Hands a tensor over to the scope outside this one, or to nobody when there is none.
   *
   * @param t a tensor made in this scope; others, and null, stay as they are
   * @return the same tensor
   */
  public Tensor keep(Tensor t) {
    if (t != null && t.owner == this) {
      remove(t);
      t.adopt(parent);
    }
    return t;
  }

  /**
   * Hands several tensors over.
   *
   * @param tensors tensors made in this scope
   * @return the same array
   */
  public Tensor[] keep(Tensor[] tensors) {
    for (Tensor t : tensors) {
      keep(t);
    }
    return tensors;
  }

  /**
   * How many tensors the scope would free now.
   *
   * @return their number
   */
  public int size() {
    return count;
  }

  /** Frees the scope's tensors, and scopes inside it that were forgotten. */
  @Override
  public void close() {
    if (closed) {
      return;
    }
    if (Thread.currentThread() != thread) {
      throw new IllegalStateException("a scope is closed by the thread that opened it");
    }
    while (current[0] != this && current[0] != null) {
      current[0].close();
    }
    current[0] = parent;
    closed = true;
    for (int i = count - 1; i >= 0; i--) {
      items[i].close();
    }
    items = null;
    count = 0;
  }
}
