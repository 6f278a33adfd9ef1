package io.evergrad.internal;

/** An operator by name, resolved when it is first called: a program may name operators that an older library lacks. */
public final class Op {
  private final String name;
  private final String overload;
  private final int revision;
  private volatile long handle;

  public Op(String name, String overload, int revision) {
    this.name = name;
    this.overload = overload;
    this.revision = revision;
  }

  /** The resolved operator. Resolving twice at the same time is harmless: the answer is the same. */
  long handle() {
    long h = handle;
    return h != 0 ? h : resolve();
  }

  private long resolve() {
    return handle = Abi.eg_op_resolve(name, overload, revision);
  }
}
