import io.evergrad.Ops;
import io.evergrad.Scope;
import io.evergrad.Tensor;

/**
 * What an operator on one element costs from Java, its release included, in nanoseconds.
 *
 * <pre>{@code
 * java -cp evergrad.jar examples/Dispatch.java
 * }</pre>
 */
public final class Dispatch {
  private static final int STEPS = 500_000;

  private Dispatch() {}

  private static void measure(String name, Runnable step) {
    double best = Double.MAX_VALUE;
    for (int round = 0; round < 8; round++) {
      long start = System.nanoTime();
      for (int i = 0; i < STEPS; i++) {
        step.run();
      }
      best = Math.min(best, (double) (System.nanoTime() - start) / STEPS);
    }
    System.out.printf("%-28s %4.0f ns%n", name, best);
  }

  /**
   * Measures.
   *
   * @param args none
   */
  public static void main(String[] args) {
    Tensor x = Ops.ones(1);
    Tensor y = Ops.ones(1);
    measure("add and close", () -> x.add(y).close());
    try (Scope scope = Scope.open()) {
      measure("add and close in a scope", () -> x.add(y).close());
    }
    measure("add a number and close", () -> x.add(1).close());
    measure("add in place", () -> x.add_(y));
    measure("sum of a dimension and close", () -> x.sum(0).close());
  }
}
