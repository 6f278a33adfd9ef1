package io.evergrad;

import io.evergrad.internal.Abi;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** What a {@link Tensor} is to the native side: a handle that somebody frees: {@link #close()}, a scope or the net. */
abstract sealed class TensorHandle extends TensorMethods implements AutoCloseable permits TensorFactory {
  private static final VarHandle HANDLE;

  static {
    try {
      HANDLE = MethodHandles.lookup().findVarHandle(TensorHandle.class, "handle", long.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private long handle;
  Object owner; // the Scope or the Net that would free it
  int slot; // its place in the scope

  TensorHandle(long handle) {
    this.handle = handle;
  }

  void adopt(Scope scope) {
    if (scope != null) {
      owner = scope;
      scope.add((Tensor) this);
    } else {
      owner = new Net((Tensor) this, handle);
    }
  }

  /**
   * The native tensor, borrowed.
   *
   * @return an {@code eg_tensor*}
   */
  public long nativeHandle() {
    long h = handle;
    if (h == 0) {
      throw new IllegalStateException("the tensor is closed");
    }
    return h;
  }

  /** Gives the reference to the native tensor back. Closing twice is harmless. */
  @Override
  public void close() {
    long h = (long) HANDLE.getAndSet(this, 0L);
    if (h == 0) {
      return;
    }
    Object by = owner;
    owner = null;
    if (by instanceof Scope) {
      ((Scope) by).remove((Tensor) this);
    } else if (by != null) {
      ((Net) by).remove();
    }
    Abi.eg_tensor_release(h);
  }

  /**
   * Whether this object was closed.
   *
   * @return true after {@link #close()}
   */
  public boolean isClosed() {
    return handle == 0;
  }

  /**
   * Takes the tensor out of its scope, so that it lives until it is closed.
   *
   * @return this
   */
  public Tensor keep() {
    if (owner instanceof Scope) {
      ((Scope) owner).remove((Tensor) this);
      adopt(null);
    }
    return (Tensor) this;
  }
}
