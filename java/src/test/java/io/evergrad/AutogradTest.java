package io.evergrad;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class AutogradTest {
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

  @Test
  void accumulates() {
    Tensor x = leaf(1, 2, 3);
    assertTrue(x.isLeaf() && x.requiresGrad());
    assertNull(x.grad());
    x.square().sum().backward();
    x.sum().backward();
    assertArrayEquals(new double[] {3, 5, 7}, x.grad().toDoubleArray());
    x.setGrad(null);
    assertNull(x.grad());
    x.mul(2).backward(Tensor.of(new double[] {1, 0, 1}));
    assertArrayEquals(new double[] {2, 0, 2}, x.grad().toDoubleArray());
    assertThrows(EvergradException.class, () -> x.mul(2).backward());
  }

  @Test
  void differentiatesTwice() {
    Tensor x = leaf(2, 3);
    Tensor y = x.pow(3).sum();
    Tensor g = Autograd.grad(new Tensor[] {y}, new Tensor[] {x}, null, true, true, false)[0];
    assertArrayEquals(new double[] {12, 27}, g.toDoubleArray());
    assertArrayEquals(new double[] {12, 18}, Autograd.grad(g.sum(), x)[0].toDoubleArray());
    Tensor unused = leaf(1);
    assertThrows(EvergradException.class, () -> Autograd.grad(leaf(1).sum(), unused));
    Tensor z = x.sum();
    assertNull(Autograd.grad(new Tensor[] {z}, new Tensor[] {unused}, null, false, false, true)[0]);
  }

  @Test
  void hasModes() {
    Tensor x = leaf(1);
    try (GradMode off = GradMode.noGrad()) {
      assertFalse(x.mul(2).requiresGrad());
      try (GradMode on = GradMode.enableGrad()) {
        assertTrue(x.mul(2).requiresGrad());
      }
      assertFalse(GradMode.isGradEnabled());
    }
    assertTrue(GradMode.isGradEnabled());
    try (GradMode inference = GradMode.inference()) {
      assertTrue(x.mul(2).isInference());
    }
    assertFalse(x.detach().requiresGrad());
  }

  @Test
  void callsHooks() {
    Tensor x = leaf(1, 2);
    Tensor y = x.mul(3);
    try (Hook h = y.registerHook(g -> g.mul(10))) {
      y.sum().backward();
    }
    assertArrayEquals(new double[] {30, 30}, x.grad().toDoubleArray());
    AtomicInteger calls = new AtomicInteger();
    Hook after = x.registerPostAccumulateHook(t -> calls.incrementAndGet());
    x.sum().backward();
    after.close();
    x.sum().backward();
    assertEquals(1, calls.get());
    List<String> seen = new ArrayList<>();
    Tensor z = x.exp();
    try (Node node = z.gradFn()) {
      assertTrue(node.name().startsWith("Exp"), node.name());
      assertEquals(1, node.nextCount());
      try (Node next = node.next(0)) {
        assertTrue(next.variable().isSame(x));
      }
      node.registerPreHook(g -> {
        seen.add("pre");
        return null;
      });
      node.registerHook((in, out) -> {
        seen.add("post");
        return null;
      });
    }
    z.sum().backward();
    assertEquals(List.of("pre", "post"), seen);
    Tensor middle = x.mul(2);
    middle.retainGrad();
    middle.sum().backward();
    assertArrayEquals(new double[] {1, 1}, middle.grad().toDoubleArray());
  }

  private static final class Cube extends Function {
    @Override
    protected Tensor[] forward(Context ctx, Tensor[] in) {
      ctx.save(in[0]);
      return new Tensor[] {in[0].mul(in[0]).mul(in[0])};
    }

    @Override
    protected Tensor[] backward(Context ctx, Tensor[] grads) {
      return new Tensor[] {grads[0].mul(ctx.saved()[0].square()).mul(3)};
    }
  }

  private static final class Broken extends Function {
    @Override
    protected Tensor[] forward(Context ctx, Tensor[] in) {
      return new Tensor[] {in[0].clone(), in[0].mul(2)};
    }

    @Override
    protected Tensor[] backward(Context ctx, Tensor[] grads) {
      throw new IllegalStateException("no derivative today");
    }
  }

  @Test
  void runsFunctionsWrittenInJava() {
    Tensor x = leaf(1, 2);
    Tensor y = new Cube().apply(x)[0];
    assertTrue(y.requiresGrad());
    try (Node node = y.gradFn()) {
      assertEquals("CubeBackward", node.name());
    }
    Tensor g = Autograd.grad(new Tensor[] {y.sum()}, new Tensor[] {x}, null, true, true, false)[0];
    assertArrayEquals(new double[] {3, 12}, g.toDoubleArray());
    assertArrayEquals(new double[] {6, 12}, Autograd.grad(g.sum(), x)[0].toDoubleArray());
    // A saved tensor that was changed since is noticed.
    Tensor v = x.mul(1);
    Tensor w = new Cube().apply(v)[0];
    v.add_(1);
    EvergradException stale = assertThrows(EvergradException.class, () -> w.sum().backward());
    assertTrue(stale.getMessage().contains("modified by an inplace operation"), stale.getMessage());
  }

  @Test
  void handsExceptionsOfCallbacksOn() {
    Tensor x = leaf(1);
    Tensor[] y = new Broken().apply(x);
    assertEquals(2, y.length);
    IllegalStateException e = assertThrows(IllegalStateException.class, () -> y[1].sum().backward());
    assertEquals("no derivative today", e.getMessage());
  }

  @Test
  void registersOperators() {
    Operators.register("javatest::scale(Tensor x, float by=2.0) -> Tensor",
        args -> new Object[] {((Tensor) args[0]).mul((Number) args[1])},
        args -> new Object[] {((Tensor) args[3]).mul((Number) args[1]), null});
    Tensor x = leaf(1, 2);
    Tensor y = (Tensor) Operators.call("javatest::scale", x, 5.0);
    assertArrayEquals(new double[] {5, 10}, y.toDoubleArray());
    y.sum().backward();
    assertArrayEquals(new double[] {5, 5}, x.grad().toDoubleArray());
    assertArrayEquals(new double[] {2, 4}, ((Tensor) Operators.call("javatest::scale", x)).toDoubleArray());
    assertTrue(Operators.schema("javatest::scale").contains("float by=2"));
    assertTrue(Operators.all().size() > 276);
    Operators.register("javatest::fails(Tensor x) -> Tensor", args -> {
      throw new java.io.IOException("disk on fire");
    }, null);
    EvergradException e = assertThrows(EvergradException.class, () -> Operators.call("javatest::fails", x));
    assertSame(java.io.IOException.class, e.getCause().getClass());
    assertEquals(EvergradException.IO, e.code());
    assertEquals("disk on fire", e.getMessage());
    Tensor z = (Tensor) Operators.call("javatest::scale", x, 7.0);
    Operators.unregister("javatest::scale");
    assertThrows(EvergradException.NotFound.class, () -> Operators.call("javatest::scale", x));
    assertThrows(EvergradException.NotFound.class, () -> Operators.unregister("javatest::scale"));
    assertThrows(EvergradException.InvalidValue.class, () -> Operators.unregister("add"));
    x.setGrad(null);
    z.sum().backward(); // the graph has it still
    assertArrayEquals(new double[] {7, 7}, x.grad().toDoubleArray());
    Operators.register("javatest::scale(Tensor x) -> (Tensor, Tensor)", args -> new Object[] {args[0], args[0]}, null);
    assertEquals(2, ((Object[]) Operators.call("javatest::scale", x)).length);
  }

  @Test
  void handlersSeeTheCallsOfTheirThread() {
    Tensor x = leaf(1, 2);
    java.util.List<String> seen = new java.util.ArrayList<>();
    Tensor loss;
    try (Handler.Pushed below = Handler.push((operator, args) -> {
      seen.add("below " + operator);
      return Handler.proceed(operator, args);
    }); Handler.Pushed top = Handler.push((operator, args) -> {
      seen.add(operator);
      return operator.equals("mul") ? Handler.proceed("add", args[0], args[1]) : Handler.proceed(operator, args);
    })) {
      loss = x.mul(x).sum();
    }
    assertEquals(java.util.List.of("mul", "below add", "sum", "below sum"), seen);
    assertEquals(6, loss.item().doubleValue());
    loss.backward(); // recorded around the handlers, which changed the value
    assertArrayEquals(new double[] {2, 4}, x.grad().toDoubleArray());
    try (Handler.Pushed fails = Handler.push((operator, args) -> {
      throw new java.io.IOException("no " + operator);
    })) {
      EvergradException e = assertThrows(EvergradException.class, () -> x.exp());
      assertEquals("no exp", e.getMessage());
      assertSame(java.io.IOException.class, e.getCause().getClass());
    }
    try (Handler.Pushed few = Handler.push((operator, args) -> new Object[0])) {
      assertThrows(EvergradException.class, () -> x.exp());
    }
    assertArrayEquals(new double[] {1, 4}, x.mul(x).toDoubleArray());
  }

  @Test
  void wrappersHaveTheirOwnHandler() {
    Tensor inside = Tensor.of(new double[] {3, 4});
    Tensor w = Handler.wrapper(DType.FLOAT64, 2);
    assertArrayEquals(new long[] {2}, w.shape());
    Handler.attach(w, (operator, args) -> Handler.proceed(operator, java.util.Arrays.stream(args)
        .map(a -> a instanceof Tensor && ((Tensor) a).isSame(w) ? inside : a).toArray()));
    assertArrayEquals(new double[] {9, 16}, w.mul(w).toDoubleArray());
    Handler.attach(w, null);
    assertThrows(EvergradException.class, () -> w.mul(w).toDoubleArray());
  }

  @Test
  void nodesStandForTheirResults() {
    Tensor x = leaf(1, 2);
    Tensor y = x.mul(x);
    Tensor loss = y.mul(y).sum();
    try (Node node = y.gradFn()) {
      Tensor g = Autograd.grad(loss, node.output(0))[0];
      assertArrayEquals(new double[] {2, 8}, g.toDoubleArray());
      assertThrows(EvergradException.class, () -> node.output(7));
    }
  }

  @Test
  void callsOperatorsByName() {
    Tensor x = Tensor.of(new float[] {3, 1, 2});
    Object[] sorted = (Object[]) Operators.call("sort", x);
    assertArrayEquals(new float[] {1, 2, 3}, ((Tensor) sorted[0]).toFloatArray());
    assertEquals(true, Operators.call("equal", x, x));
    assertEquals(3, ((Tensor[]) Operators.call("unbind", x)).length);
    assertTrue(Operators.schema("add").startsWith("add(Tensor self, Tensor other"));
  }

  @Test
  void computesForward() {
    try (Autograd.ForwardLevel level = new Autograd.ForwardLevel()) {
      Tensor x = level.makeDual(Tensor.of(new double[] {2}), Tensor.of(new double[] {1}));
      assertArrayEquals(new double[] {12}, level.tangent(x.pow(3)).toDoubleArray());
    }
  }

  @Test
  void maps() {
    Tensor x = Ops.arange(6, DType.FLOAT64).reshape(3, 2);
    Tensor y = Autograd.vmap(in -> new Tensor[] {in[0].dot(in[0])}, x)[0];
    assertArrayEquals(new double[] {1, 13, 41}, y.toDoubleArray());
  }

  @Test
  void namesTheForwardCallOfAnAnomaly() {
    try (GradMode anomaly = GradMode.detectAnomaly(true)) {
      Tensor x = leaf(-1);
      EvergradException e = assertThrows(EvergradException.class, () -> x.sqrt().sum().backward());
      assertTrue(e.getMessage().contains("Sqrt"), e.getMessage());
    }
  }
}
