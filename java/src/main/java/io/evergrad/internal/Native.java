package io.evergrad.internal;

import java.lang.ref.Cleaner;
import java.nio.ByteBuffer;

/** The hand-written natives, beside those that SWIG makes ({@link Abi}). Addresses and handles are longs. */
public final class Native {
  static {
    NativeLoader.load();
  }

  /** The net for rare objects (modules, optimizers, dictionaries); tensors have a cheaper one of their own. */
  public static final Cleaner CLEANER = Cleaner.create();

  private Native() {}

  public static native void call(long op, long args, int nargs, long rets, int nrets);

  public static native long callTensor(long op, long args, int nargs);

  public static native void callDiscard(long op, long args, int nargs, int nrets);

  public static native long[] futureWait(long future, int n);

  public static native void moduleForward(long module, long args, int nargs, long rets, int nrets);

  public static native long address(ByteBuffer buffer);

  public static native ByteBuffer view(long address, long bytes);

  public static native long[] retainAll(long value);

  public static native void setTensors(long value, long[] tensors);

  public static native void setLongs(long value, long[] items);

  public static native void setText(long value, byte[] text);

  /** Fields of {@link #info}. */
  public static final int NDIM = 0;

  public static final int DTYPE = 1;
  public static final int DEVICE = 2;
  public static final int NUMEL = 3;
  public static final int STORAGE_OFFSET = 4;
  public static final int DATA = 5;
  public static final int STORAGE_BYTES = 6;
  public static final int STORAGE = 7;
  public static final int VERSION = 8;
  public static final int FLAGS = 9;
  public static final int OUTPUT_NR = 10;
  public static final int LAYOUT = 11;

  public static native long info(long tensor, int field);

  public static native long[] sizes(long tensor);

  public static native long[] strides(long tensor);

  public static native long fromBuffer(ByteBuffer buffer, long offset, long bytes, int dtype, long[] sizes,
      long[] strides, boolean readOnly, Object keep);

  public static native long fromArray(Object array, long bytes, int dtype, long[] sizes);

  public static native void copyTo(long tensor, Object array, long bytes);

  public static native void copyToBuffer(long tensor, ByteBuffer buffer, long offset, long bytes);

  public static native byte[] text(long tensor);

  public static native long[] gradients(long[] outputs, long[] grads, long[] inputs, boolean retainGraph,
      boolean createGraph, boolean allowUnused);

  public static native long[] unpackDual(long tensor, int level);

  public static native long attachFunction(byte[] name, long[] inputs, long[] outputs, byte[] dirty, byte[] nondiff,
      boolean materialize, Object backward);

  public static native long[] memoryStats(int device);
}
