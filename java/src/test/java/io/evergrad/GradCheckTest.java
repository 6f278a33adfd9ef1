package io.evergrad;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Checks of gradients, saved-tensor hooks, anomaly mode, forward mode. */
class GradCheckTest {
  private Scope scope;

  @BeforeEach
  void open() {
    scope = Scope.open();
  }

  @AfterEach
  void close() {
    scope.close();
  }

  private static Tensor leaf(double... values) {
    return Tensor.of(values).requiresGrad(true);
  }

  private static final class WrongSquare extends Function {
    @Override
    protected Tensor[] forward(Context ctx, Tensor[] in) {
      ctx.save(in[0]);
      return new Tensor[] {in[0].mul(in[0])};
    }

    @Override
    protected Tensor[] backward(Context ctx, Tensor[] grads) {
      return new Tensor[] {grads[0].mul(ctx.saved()[0]).mul(2.01)};
    }
  }

  /** Its gradient is right, the gradient of that is not: it goes past the graph. */
  private static final class Flat extends Function {
    @Override
    protected Tensor[] forward(Context ctx, Tensor[] in) {
      ctx.save(in[0]);
      return new Tensor[] {in[0].mul(in[0])};
    }

    @Override
    protected Tensor[] backward(Context ctx, Tensor[] grads) {
      return new Tensor[] {grads[0].mul(ctx.saved()[0].detach()).mul(2)};
    }
  }

  @Test
  void checksGradients() {
    Tensor x = leaf(0.3, -1.2, 2.0).reshape(3, 1).detach().requiresGrad(true);
    Tensor y = leaf(0.5, 1.5);
    Autograd.Mapped f = in -> new Tensor[] {in[0].mul(in[1]).tanh(), in[0].exp().sum(), in[1].gt(1)};
    GradCheck check = new GradCheck().forwardMode(true);
    check.gradients(f, x, y);
    check.secondGradients(f, x, y);
    // Only what requires a gradient is looked at.
    check.gradients(in -> new Tensor[] {in[0].mul(in[1])}, leaf(1), Tensor.of(new double[] {3}));
    assertThrows(IllegalArgumentException.class, () -> check.gradients(f, x.detach(), y.detach()));
    assertEquals(0, x.grad() == null ? 0 : 1);
  }

  @Test
  void checksComplexGradients() {
    Tensor z = Ops.complex(Tensor.of(new double[] {0.3, -1}), Tensor.of(new double[] {2, 0.7})).requiresGrad(true);
    GradCheck check = new GradCheck().forwardMode(true);
    check.gradients(in -> new Tensor[] {in[0].mul(in[0]), in[0].abs(), in[0].conj().exp()}, z);
    check.secondGradients(in -> new Tensor[] {in[0].mul(in[0])}, z);
  }

  @Test
  void findsWrongGradients() {
    Tensor x = leaf(0.5, 3);
    GradCheck check = new GradCheck();
    GradCheck.Mismatch e = assertThrows(GradCheck.Mismatch.class, () -> check.gradients(new WrongSquare()::apply, x));
    assertTrue(e.getMessage().contains("output 0 with respect to input 0"), e.getMessage());
    new GradCheck().tolerance(0.1, 0.1).gradients(new WrongSquare()::apply, x);
    check.gradients(new Flat()::apply, x);
    assertThrows(GradCheck.Mismatch.class, () -> check.secondGradients(new Flat()::apply, x));
    // A function that the graph does not know of although it depends on its input.
    assertThrows(GradCheck.Mismatch.class, () -> check.gradients(in -> new Tensor[] {in[0].detach().mul(2)}, x));
  }

  @Test
  void packsSavedTensors() {
    List<String> seen = new ArrayList<>();
    Tensor x = leaf(1, 2);
    Tensor y;
    try (SavedTensorHooks hooks = SavedTensorHooks.<double[]>open(t -> {
      seen.add("pack " + t.numel());
      return t.toDoubleArray();
    }, packed -> {
      seen.add("unpack");
      return Tensor.of(packed).mul(10);
    })) {
      y = x.mul(x).sum();
    }
    y.backward();
    // Both operands are saved, and come back ten times as large.
    assertEquals(List.of("pack 2", "pack 2", "unpack", "unpack"), seen);
    assertArrayEquals(new double[] {20, 40}, x.grad().toDoubleArray());
    x.exp().sum().backward(); // no hooks any more
    assertEquals(4, seen.size());
  }

  @Test
  void closesPackedTensors() {
    Tensor x = leaf(1, 2);
    List<Tensor> packed = new ArrayList<>();
    Tensor y;
    try (SavedTensorHooks outer = SavedTensorHooks.<Tensor>open(t -> {
      throw new IllegalStateException("not the innermost");
    }, t -> t); SavedTensorHooks inner = SavedTensorHooks.open(t -> {
      Tensor half = Ops.to(t, DType.FLOAT32);
      packed.add(half);
      return half;
    }, half -> Ops.to(half, DType.FLOAT64))) {
      y = x.square().sum();
    }
    assertFalse(packed.isEmpty());
    assertTrue(packed.stream().noneMatch(Tensor::isClosed));
    y.backward();
    assertArrayEquals(new double[] {2, 4}, x.grad().toDoubleArray());
    assertTrue(packed.stream().allMatch(Tensor::isClosed));
    // What a hook throws arrives where it was called.
    try (SavedTensorHooks hooks = SavedTensorHooks.open(t -> {
      throw new IllegalStateException("full");
    }, t -> x)) {
      assertThrows(IllegalStateException.class, x::square);
    }
    try (SavedTensorHooks hooks = SavedTensorHooks.open(t -> 1, one -> {
      throw new IllegalStateException("lost");
    })) {
      y = x.square().sum();
    }
    Tensor z = y;
    assertThrows(IllegalStateException.class, z::backward);
  }

  private static Tensor rootOf(Tensor x) {
    return x.sqrt();
  }

  @Test
  void tellsWhereTheForwardWas() {
    Tensor x = leaf(-1);
    try (GradMode anomaly = GradMode.detectAnomaly(true)) {
      Tensor y = rootOf(x).sum();
      EvergradException e = assertThrows(EvergradException.class, y::backward);
      assertTrue(e.getMessage().contains("returned nan values"), e.getMessage());
      assertTrue(e.getMessage().contains("SqrtBackward0"), e.getMessage());
      assertTrue(e.getMessage().contains("GradCheckTest.rootOf(GradCheckTest.java:"), e.getMessage());
      assertFalse(e.getMessage().contains("evergrad.internal"), e.getMessage());
    }
    Function broken = new Function() {
      @Override
      protected Tensor[] forward(Context ctx, Tensor[] in) {
        return new Tensor[] {in[0].mul(2)};
      }

      @Override
      protected Tensor[] backward(Context ctx, Tensor[] grads) {
        throw new IllegalStateException("no derivative today");
      }

      @Override
      protected String name() {
        return "Broken";
      }
    };
    Tensor y;
    try (GradMode anomaly = GradMode.detectAnomaly(false)) {
      y = broken.apply(x)[0].sum();
      IllegalStateException e = assertThrows(IllegalStateException.class, y::backward);
      assertEquals("no derivative today", e.getMessage());
      assertEquals(1, e.getSuppressed().length);
      String more = e.getSuppressed()[0].getMessage();
      assertTrue(more.startsWith("Error detected in Broken"), more);
      assertTrue(more.contains("tellsWhereTheForwardWas"), more);
    }
    // Off again: nothing is traced.
    Tensor z = rootOf(x).sum();
    z.backward();
    assertTrue(Double.isNaN(x.grad().itemDouble()));
  }

  @Test
  void differentiatesForward() {
    Tensor x = Tensor.of(new double[] {2, 3});
    Tensor v = Tensor.of(new double[] {1, 10});
    Autograd.Derivatives d =
        Autograd.jvp(in -> new Tensor[] {in[0].square(), Ops.ones(2)}, new Tensor[] {x}, new Tensor[] {v});
    assertArrayEquals(new double[] {4, 9}, d.values()[0].toDoubleArray());
    assertArrayEquals(new double[] {4, 60}, d.tangents()[0].toDoubleArray());
    assertArrayEquals(new double[] {0, 0}, d.tangents()[1].toDoubleArray());
    assertThrows(IllegalArgumentException.class, () -> Autograd.jvp(in -> in, new Tensor[] {x}, new Tensor[0]));
    // A Jacobian: every direction at once.
    Tensor eye = Ops.to(Ops.eye(2), DType.FLOAT64);
    Tensor jacobian = Autograd.vmap(
        in -> Autograd.jvp(a -> new Tensor[] {a[0].square()}, new Tensor[] {x}, in).tangents(), eye)[0];
    assertArrayEquals(new double[] {4, 0, 0, 6}, jacobian.toDoubleArray());
  }

  @Test
  void mapsRandomOperators() {
    Tensor x = Ops.zeros(3, 4);
    assertThrows(EvergradException.class, () -> Autograd.vmap(in -> new Tensor[] {Ops.randLike(in[0])}, x));
    Tensor same = Autograd.vmap(in -> new Tensor[] {Ops.rand(4)}, Autograd.Randomness.SAME, x)[0];
    assertTrue((Boolean) Operators.call("equal", same.get(0), same.get(1)));
    Tensor different = Autograd.vmap(in -> new Tensor[] {Ops.randLike(in[0])}, Autograd.Randomness.DIFFERENT, x)[0];
    assertFalse((Boolean) Operators.call("equal", different.get(0), different.get(1)));
  }
}
