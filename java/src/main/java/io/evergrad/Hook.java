package io.evergrad;

/** A registered hook; closing it removes it. */
public final class Hook implements AutoCloseable {
  private Runnable remove;

  /**
   * For what registers hooks.
   *
   * @param remove takes the hook out again
   */
  public Hook(Runnable remove) {
    this.remove = remove;
  }

  /** Removes the hook. */
  @Override
  public synchronized void close() {
    if (remove != null) {
      remove.run();
      remove = null;
    }
  }
}
