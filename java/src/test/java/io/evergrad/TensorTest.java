package io.evergrad;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class TensorTest {
  private Scope scope;

  @BeforeEach
  void open() {
    scope = Scope.open();
  }

  @AfterEach
  void close() {
    scope.close();
  }

  private static long[] sizes(long... s) {
    return s;
  }

  @Test
  void makesAndReads() {
    Tensor x = Tensor.of(new float[] {1, 2, 3, 4, 5, 6}, 2, 3);
    assertArrayEquals(sizes(2, 3), x.shape());
    assertArrayEquals(sizes(3, 1), x.strides());
    assertEquals(DType.FLOAT32, x.dtype());
    assertEquals(Device.CPU, x.device());
    assertEquals(6, x.numel());
    assertEquals(2, x.dim());
    assertEquals(3, x.size(-1));
    assertTrue(x.isContiguous());
    assertArrayEquals(new float[] {1, 4, 2, 5, 3, 6}, x.t().toFloatArray());
    assertArrayEquals(new long[] {1, 2, 3, 4, 5, 6}, x.toLongArray());
    assertArrayEquals(new boolean[] {true, false}, Tensor.of(new boolean[] {true, false}).toBooleanArray());
    assertEquals(DType.INT64, Tensor.of(new long[] {1}).dtype());
    assertEquals(DType.BOOL, Tensor.scalar(Scalar.TRUE).dtype());
    assertEquals(DType.INT64, Tensor.scalar(3).dtype());
    assertEquals(2.5, Tensor.scalar(2.5).itemDouble());
    assertArrayEquals(new float[] {1, 2, 3, 4}, Tensor.of(new float[][] {{1, 2}, {3, 4}}).toFloatArray());
    assertThrows(EvergradException.OutOfRange.class, () -> x.size(2));
  }

  @Test
  void computes() {
    Tensor x = Tensor.of(new float[] {1, 2, 3, 4}, 2, 2);
    assertArrayEquals(new float[] {2, 4, 6, 8}, x.add(x).toFloatArray());
    assertArrayEquals(new float[] {3, 6, 9, 12}, x.add(x, 2).toFloatArray());
    assertArrayEquals(new float[] {2, 3, 4, 5}, Ops.add(x, 1).toFloatArray());
    assertEquals(10f, x.sum().itemDouble());
    assertArrayEquals(new float[] {4, 6}, x.sum(0).toFloatArray());
    assertArrayEquals(sizes(2, 1), x.sum(1, true).shape());
    assertEquals(DType.FLOAT64, x.sum(DType.FLOAT64).dtype());
    try (Ops.MaxDimResult max = x.max(1)) {
      assertArrayEquals(new float[] {2, 4}, max.values().toFloatArray());
      assertArrayEquals(new long[] {1, 1}, max.indices().toLongArray());
    }
    assertArrayEquals(sizes(4, 2), Ops.cat(x, x).shape());
    assertArrayEquals(sizes(2, 4), Ops.cat(new Tensor[] {x, x}, 1).shape());
    assertEquals(2, x.unbind().length);
    assertTrue(x.equal(x.clone()));
    assertArrayEquals(new float[] {7, 10, 15, 22}, x.matmul(x).toFloatArray());
    assertArrayEquals(new float[7], Ops.zeros(7).toFloatArray());
    assertArrayEquals(new float[] {0, 2, 4}, Ops.arange(0, 6, 2, DType.FLOAT32).toFloatArray());
    assertArrayEquals(new double[] {1, 1}, Ops.ones(sizes(2), DType.FLOAT64).toDoubleArray());
    assertEquals(DType.COMPLEX64, Ops.full(sizes(1), Scalar.of(1, 2)).dtype());
    Number c = Ops.full(sizes(), Scalar.of(1, -2)).item();
    assertEquals(Scalar.of(1, -2), c);
  }

  @Test
  void changesInPlaceAndInto() {
    Tensor x = Tensor.of(new float[] {1, 2});
    long version = x.version();
    Tensor same = x.add_(1);
    assertTrue(same == x);
    assertTrue(x.version() > version);
    assertArrayEquals(new float[] {2, 3}, x.toFloatArray());
    Tensor out = Ops.empty(2);
    Ops.addOut(x, x, 1, out);
    assertArrayEquals(new float[] {4, 6}, out.toFloatArray());
  }

  @Test
  void indexes() {
    Tensor x = Ops.arange(24).reshape(2, 3, 4);
    assertEquals(23, x.get(1, 2, 3).itemLong());
    assertEquals(23, x.get(-1, -1, -1).itemLong());
    assertArrayEquals(sizes(2, 4), x.get(Index.all(), Index.at(1)).shape());
    assertArrayEquals(new long[] {1, 3}, x.get(Index.at(0), Index.at(0), Index.slice(1, null, 2)).toLongArray());
    assertArrayEquals(sizes(1, 2, 3, 1), x.get(Index.newAxis(), Index.ellipsis(), Index.slice(0, 1)).shape());
    Tensor picked = x.get(Index.at(0), Index.of(Tensor.of(new long[] {2, 0})));
    assertArrayEquals(new long[] {8, 9, 10, 11, 0, 1, 2, 3}, picked.toLongArray());
    assertEquals(4, x.get(Index.of(x.ge(20))).numel());
    assertArrayEquals(sizes(0, 4), x.get(Index.of(Ops.zeros(sizes(2, 3), DType.BOOL))).shape());
    assertThrows(EvergradException.OutOfRange.class, () -> x.get(2));
    assertThrows(EvergradException.OutOfRange.class, () -> x.get(0, 0, 0, 0));

    Tensor view = x.get(0);
    assertTrue(view.sharesStorage(x));
    x.set(-1, Index.at(0), Index.slice(0, 2));
    assertArrayEquals(new long[] {-1, -1, -1, -1, -1, -1, -1, -1, 8, 9, 10, 11}, view.toLongArray());
    x.set(Tensor.of(new long[] {7}), Index.of(x.lt(0)));
    assertEquals(7, view.get(1, 3).itemLong());
    x.set(0, Index.ellipsis());
    assertEquals(0, x.sum().itemLong());
  }

  @Test
  void sharesDirectBuffers() {
    ByteBuffer memory = ByteBuffer.allocateDirect(32).order(ByteOrder.nativeOrder());
    FloatBuffer floats = memory.asFloatBuffer();
    for (int i = 0; i < 8; i++) {
      floats.put(i, i);
    }
    Tensor x = Tensor.fromBuffer(memory, DType.FLOAT32, 2, 4);
    x.mul_(2);
    assertEquals(14f, floats.get(7));
    floats.put(0, 100);
    assertEquals(100.0, x.get(0, 0).itemDouble());
    Tensor columns = Tensor.fromBuffer(memory, DType.FLOAT32, sizes(4, 2), sizes(1, 4));
    assertArrayEquals(new float[] {100, 8, 2, 10, 4, 12, 6, 14}, columns.toFloatArray());
    memory.position(16);
    assertArrayEquals(new float[] {8, 10, 12, 14}, Tensor.fromBuffer(memory, DType.FLOAT32, 4).toFloatArray());
    assertThrows(EvergradException.class, () -> Tensor.fromBuffer(memory, DType.FLOAT32, 5));
    assertThrows(IllegalArgumentException.class, () -> Tensor.fromBuffer(ByteBuffer.allocate(4), DType.FLOAT32, 1));
    ByteBuffer other = x.asBuffer();
    assertEquals(100f, other.getFloat(0));
    ByteBuffer copy = ByteBuffer.allocateDirect(40).order(ByteOrder.nativeOrder());
    x.copyTo(copy);
    assertEquals(32, copy.position());
    assertEquals(14f, copy.getFloat(28));
  }

  @Test
  void exchangesDLPack() {
    for (boolean versioned : new boolean[] {true, false}) {
      Tensor x = Tensor.of(new double[] {1, 2, 3});
      Tensor y = Tensor.fromDLPack(x.toDLPack(versioned), versioned);
      x.add_(1);
      assertArrayEquals(new double[] {2, 3, 4}, y.toDoubleArray());
    }
  }

  @Test
  void prints() {
    assertEquals("tensor([[1., 2.],\n        [3., 4.]])", Tensor.of(new float[] {1, 2, 3, 4}, 2, 2).toString());
    assertEquals("tensor(7)", Tensor.scalar(7).toString());
    assertEquals("tensor([1.], dtype=float64, requires_grad=True)",
        Tensor.of(new double[] {1}).requiresGrad(true).toString());
    assertEquals("tensor([], size=(0, 2))", Ops.zeros(0, 2).toString());
  }

  @Test
  void failsWithTheRightClass() {
    Tensor x = Ops.zeros(2, 3);
    EvergradException e = assertThrows(EvergradException.OutOfRange.class, () -> x.sum(5));
    assertEquals(EvergradException.INDEX, e.code());
    assertTrue(e.getMessage().contains("Dimension out of range"), e.getMessage());
    EvergradException shapes = assertThrows(EvergradException.class, () -> x.matmul(x));
    assertEquals(EvergradException.RUNTIME, shapes.code());
    assertThrows(EvergradException.NotFound.class, () -> Operators.call("no_such_operator", x));
    assertEquals(77, EvergradException.of(77, "new", "", null).code());
    Tensor closed = Ops.zeros(1);
    closed.close();
    closed.close();
    assertThrows(IllegalStateException.class, () -> closed.add(1));
    assertEquals("tensor(closed)", closed.toString());
  }

  @Test
  void passesUnknownCodesThrough() {
    assertEquals("Unknown(99)", DType.of(99).toString());
    assertFalse(DType.of(99).isKnown());
    assertEquals(DType.of(99), DType.of(99));
    assertEquals("Unknown(9)", Device.of(9 << 16).toString());
    assertEquals("cuda:1", Device.cuda(1).toString());
    assertEquals("Unknown(5)", MemoryFormat.of(5).toString());
  }

  @Test
  void takesLargeArguments() {
    // More than the memory that a call keeps.
    long[] places = LongStream.range(0, 20_000).toArray();
    Object first = Operators.call("reshape", Tensor.of(new float[6]), new long[] {3, 2});
    assertArrayEquals(sizes(3, 2), ((Tensor) first).shape());
    EvergradException e = assertThrows(EvergradException.class, () -> Ops.zeros(2).reshape(places));
    assertTrue(e.getMessage().length() > 0);
    Tensor[] many = new Tensor[10_000];
    java.util.Arrays.fill(many, Tensor.of(new float[] {1}));
    assertEquals(10_000, Ops.cat(many).numel());
  }

  @Test
  void drawsReproducibly() {
    Evergrad.manualSeed(0);
    float[] a = Ops.randn(5).toFloatArray();
    Evergrad.manualSeed(0);
    assertArrayEquals(a, Ops.randn(5).toFloatArray());
    // The first draws of PyTorch's stream for this seed.
    assertEquals(1.5410f, a[0], 1e-4f);
    assertEquals(-0.2934f, a[1], 1e-4f);
    try (Generator g = new Generator().manualSeed(7)) {
      assertEquals(7, g.initialSeed());
      Tensor state = g.getState();
      Tensor x = Ops.rand(sizes(3), g);
      g.setState(state);
      assertTrue(x.equal(Ops.rand(sizes(3), g)));
    }
  }

  @Test
  void knowsTheLibrary() {
    assertEquals("0.2.0", Evergrad.version());
    assertTrue(Evergrad.numThreads() >= 1);
    assertEquals(DType.FLOAT32, Evergrad.defaultDType());
    long before = Evergrad.memoryStats(Device.CPU).currentBytes();
    Tensor big = Ops.zeros(1 << 20);
    Evergrad.MemoryStats stats = Evergrad.memoryStats(Device.CPU);
    assertTrue(stats.currentBytes() - before >= 4 << 20, stats.toString());
    assertTrue(stats.peakBytes() >= stats.currentBytes());
    big.close();
    assertTrue(Evergrad.memoryStats(Device.CPU).currentBytes() - before < 1 << 20);
    assertNull(Tensor.fromNative(0));
  }
}
