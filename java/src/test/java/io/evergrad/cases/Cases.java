package io.evergrad.cases;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import io.evergrad.DType;
import io.evergrad.Ops;
import io.evergrad.Scope;
import io.evergrad.Tensor;

/** What the generated tests of golden cases share. */
abstract class Cases {
  /** Runs a case and frees what it made. */
  static void run(Runnable work) {
    Scope scope = Scope.open();
    try {
      work.run();
    } finally {
      scope.close();
    }
  }

  /** A tensor of these values; complex numbers are pairs of them. */
  static Tensor tensor(DType dtype, long[] shape, double... values) {
    Tensor flat = Tensor.of(values, values.length);
    if (dtype.isComplex()) {
      flat = Ops.viewAsComplex(Ops.reshape(flat, new long[] {values.length / 2, 2}));
    }
    return Ops.to(Ops.reshape(flat, shape), dtype);
  }

  /** For an {@code out=} form to write into. */
  static Tensor empty(DType dtype) {
    return tensor(dtype, new long[] {0});
  }

  /** The same dtype, shape and strides: of an uninitialised tensor, everything but its values. */
  static void expectBlank(Tensor got, DType dtype, long[] shape, long[] strides) {
    assertEquals(dtype, got.dtype());
    assertArrayEquals(shape, got.shape());
    assertArrayEquals(strides, got.strides());
  }

  /** The same dtype and shape, and every element within atol + rtol * |expected|. */
  static void expect(Tensor got, DType dtype, long[] shape, double rtol, double atol, double... values) {
    assertEquals(dtype, got.dtype());
    assertArrayEquals(shape, got.shape());
    Tensor flat = got.detach();
    if (dtype.isComplex()) {
      flat = Ops.viewAsReal(Ops.to(flat, DType.COMPLEX128));
    }
    double[] items = Ops.to(Ops.reshape(flat, new long[] {values.length}), DType.FLOAT64).toDoubleArray();
    assertEquals(values.length, items.length);
    for (int i = 0; i < items.length; i++) {
      double a = items[i];
      double e = values[i];
      boolean equal = a == e || (Double.isNaN(a) && Double.isNaN(e)) || Math.abs(a - e) <= atol + rtol * Math.abs(e);
      if (!equal) {
        fail("element " + i + " is " + a + ", expected " + e);
      }
    }
  }
}
