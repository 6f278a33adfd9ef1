package io.evergrad.internal;

import io.evergrad.DType;
import io.evergrad.Device;
import io.evergrad.Generator;
import io.evergrad.MemoryFormat;
import io.evergrad.Scalar;
import io.evergrad.Tensor;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/** {@code eg_value}s as Java objects and back. */
public final class Values {
  private Values() {}

  private static ByteBuffer view(long address, long bytes) {
    return Native.view(address, bytes).order(ByteOrder.nativeOrder());
  }

  /** A borrowed value: tensors get a reference of their own, everything else is copied. */
  static Object read(ByteBuffer memory, int at) {
    int tag = memory.getInt(at);
    int n = memory.getInt(at + 4);
    long bits = memory.getLong(at + 8);
    switch (tag) {
      case AbiConstants.EG_TAG_NONE:
        return null;
      case AbiConstants.EG_TAG_TENSOR:
        if (bits == 0) {
          return null;
        }
        Abi.eg_tensor_retain(bits);
        return Tensor.fromNative(bits);
      case AbiConstants.EG_TAG_INT:
        return bits;
      case AbiConstants.EG_TAG_DOUBLE:
        return Double.longBitsToDouble(bits);
      case AbiConstants.EG_TAG_BOOL:
        return bits != 0;
      case AbiConstants.EG_TAG_COMPLEX: {
        ByteBuffer parts = view(bits, 16);
        return Scalar.of(parts.getDouble(0), parts.getDouble(8));
      }
      case AbiConstants.EG_TAG_STRING: {
        byte[] bytes = new byte[n];
        if (n > 0) {
          view(bits, n).get(bytes);
        }
        return new String(bytes, StandardCharsets.UTF_8);
      }
      case AbiConstants.EG_TAG_INTS: {
        long[] items = new long[n];
        if (n > 0) {
          view(bits, 8L * n).asLongBuffer().get(items);
        }
        return items;
      }
      case AbiConstants.EG_TAG_DOUBLES: {
        double[] items = new double[n];
        if (n > 0) {
          view(bits, 8L * n).asDoubleBuffer().get(items);
        }
        return items;
      }
      case AbiConstants.EG_TAG_BOOLS: {
        boolean[] items = new boolean[n];
        ByteBuffer bytes = n > 0 ? view(bits, n) : null;
        for (int i = 0; i < n; i++) {
          items[i] = bytes.get(i) != 0;
        }
        return items;
      }
      case AbiConstants.EG_TAG_TENSORS: {
        Tensor[] items = new Tensor[n];
        if (n > 0) {
          // retainAll reads a value at an address; this one may lie in memory of the library's or of ours.
          long[] handles = Native.retainAll(Native.address(memory) + at);
          for (int i = 0; i < n; i++) {
            items[i] = Tensor.fromNative(handles[i]);
          }
        }
        return items;
      }
      case AbiConstants.EG_TAG_DTYPE:
        return DType.of((int) bits);
      case AbiConstants.EG_TAG_DEVICE:
        return Device.of((int) bits);
      case AbiConstants.EG_TAG_FORMAT:
        return MemoryFormat.of((int) bits);
      case AbiConstants.EG_TAG_GENERATOR:
        Abi.eg_generator_retain(bits);
        return Generator.fromNative(bits);
      case AbiConstants.EG_TAG_SCALARS: {
        Number[] items = new Number[n];
        ByteBuffer list = n > 0 ? view(bits, (long) n * Call.VALUE_BYTES) : null;
        for (int i = 0; i < n; i++) {
          Object item = read(list, i * Call.VALUE_BYTES);
          items[i] = item instanceof Boolean ? Scalar.of((Boolean) item) : (Number) item;
        }
        return items;
      }
      default:
        // A kind that a newer library knows.
        return bits;
    }
  }

  /** A returned value, which we own: read, then cleared. */
  static Object take(ByteBuffer memory, int at, long address) {
    int tag = memory.getInt(at);
    if (tag == AbiConstants.EG_TAG_TENSOR) {
      return Tensor.fromNative(memory.getLong(at + 8));
    }
    try {
      return read(memory, at);
    } finally {
      if (tag != AbiConstants.EG_TAG_NONE) {
        Abi.eg_value_clear(address + at);
      }
    }
  }

  /** Fills a result that the library will own: a new reference, a copy. */
  static void give(Object value, ByteBuffer memory, int at, long address) {
    int tag;
    long bits;
    if (value == null) {
      tag = AbiConstants.EG_TAG_NONE;
      bits = 0;
    } else if (value instanceof Tensor) {
      bits = ((Tensor) value).nativeHandle();
      Abi.eg_tensor_retain(bits);
      tag = AbiConstants.EG_TAG_TENSOR;
    } else if (value instanceof Double || value instanceof Float) {
      tag = AbiConstants.EG_TAG_DOUBLE;
      bits = Double.doubleToRawLongBits(((Number) value).doubleValue());
    } else if (value instanceof Boolean) {
      tag = AbiConstants.EG_TAG_BOOL;
      bits = (Boolean) value ? 1 : 0;
    } else if (value instanceof Scalar && ((Scalar) value).isBoolean()) {
      tag = AbiConstants.EG_TAG_BOOL;
      bits = ((Scalar) value).longValue();
    } else if (value instanceof Scalar && !((Scalar) value).isComplex() && !((Scalar) value).isWhole()) {
      tag = AbiConstants.EG_TAG_DOUBLE;
      bits = Double.doubleToRawLongBits(((Number) value).doubleValue());
    } else if (value instanceof Number && !(value instanceof Scalar && ((Scalar) value).isComplex())) {
      tag = AbiConstants.EG_TAG_INT;
      bits = ((Number) value).longValue();
    } else if (value instanceof DType) {
      tag = AbiConstants.EG_TAG_DTYPE;
      bits = ((DType) value).code();
    } else if (value instanceof Device) {
      tag = AbiConstants.EG_TAG_DEVICE;
      bits = ((Device) value).code();
    } else if (value instanceof Tensor[]) {
      Native.setTensors(address + at, handles((Tensor[]) value));
      return;
    } else if (value instanceof long[]) {
      Native.setLongs(address + at, (long[]) value);
      return;
    } else if (value instanceof CharSequence) {
      Native.setText(address + at, Utf8.encode(value.toString()));
      return;
    } else {
      throw new IllegalArgumentException("a callback cannot return a " + value.getClass().getName());
    }
    memory.putInt(at + 4, 0);
    memory.putLong(at + 8, bits);
    memory.putInt(at, tag);
  }

  /** The handles of tensors; 0 for null entries, null for null. */
  public static long[] handles(Tensor[] tensors) {
    if (tensors == null) {
      return null;
    }
    long[] handles = new long[tensors.length];
    for (int i = 0; i < handles.length; i++) {
      handles[i] = tensors[i] == null ? 0 : tensors[i].nativeHandle();
    }
    return handles;
  }

  /** Tensors around handles that are ours from now on. */
  public static Tensor[] tensors(long[] handles) {
    Tensor[] tensors = new Tensor[handles.length];
    for (int i = 0; i < handles.length; i++) {
      tensors[i] = Tensor.fromNative(handles[i]);
    }
    return tensors;
  }

  /** UTF-8 with no terminator. */
  public static byte[] utf8(String text) {
    return Utf8.encode(text);
  }

  public static String text(byte[] utf8) {
    return Utf8.decode(utf8);
  }
}
