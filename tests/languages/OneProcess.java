import io.evergrad.EvergradException;
import io.evergrad.Operators;
import io.evergrad.Scope;
import io.evergrad.Tensor;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Java's share of the test of four languages in one process. */
public final class OneProcess {
  private static final List<WeakReference<Object>> REGISTERED = new ArrayList<>();

  private OneProcess() {}

  /** A body that is seen to go: it holds a mark that nothing else does. */
  private static Operators.Body body(Operators.Body inner) {
    Object mark = new Object();
    REGISTERED.add(new WeakReference<>(mark));
    return args -> {
      synchronized (mark) {
        return inner.apply(args);
      }
    };
  }

  private static Object[] through(Object[] args) {
    String[] path = ((String) args[1]).split(",", 2);
    return new Object[] {
      path.length == 1 ? Operators.call(path[0], args[0]) : Operators.call(path[0], args[0], path[1])
    };
  }

  private static void register() {
    Operators.register("java::scale(Tensor x, float by=2.0) -> Tensor",
        body(args -> new Object[] {((Tensor) args[0]).mul((Number) args[1])}),
        body(args -> new Object[] {((Tensor) args[3]).mul((Number) args[1]), null}));
    Operators.Body fails = args -> {
      throw new IllegalArgumentException("java says no");
    };
    Operators.register("java::fails(Tensor x) -> Tensor", body(fails), null);
    Operators.register("java::fails_later(Tensor x) -> Tensor", body(args -> new Object[] {args[0]}), body(fails));
    Operators.register("java::through(Tensor x, str path) -> Tensor", body(OneProcess::through), null);
  }

  private static String check(String name, double[] y, double slope, Object... more) {
    try (Scope scope = Scope.open()) {
      Tensor x = Tensor.of(new double[] {1, 2}).requiresGrad(true);
      Object[] args = new Object[1 + more.length];
      args[0] = x;
      System.arraycopy(more, 0, args, 1, more.length);
      Tensor out = (Tensor) Operators.call(name, args);
      if (!Arrays.equals(out.toDoubleArray(), y)) {
        return name + " gave " + out;
      }
      out.sum().backward();
      return Arrays.equals(x.grad().toDoubleArray(), new double[] {slope, slope})
          ? "" : name + " has the gradient " + x.grad();
    }
  }

  private static String destroyed() throws InterruptedException {
    long gone = 0;
    for (int i = 0; i < 50; i++) {
      gone = REGISTERED.stream().filter(r -> r.get() == null).count();
      if (gone == REGISTERED.size()) {
        break;
      }
      System.gc();
      Thread.sleep(2);
    }
    return "" + gone;
  }

  /** Called from C. */
  static String run(String command, String name) {
    try {
      switch (command) {
        case "register":
          register();
          return "";
        case "register again":
          Operators.register("java::scale(Tensor x) -> Tensor", body(args -> args), body(args -> args));
          return "";
        case "unregister":
          for (String op : new String[] {"scale", "fails", "fails_later", "through"}) {
            Operators.unregister("java::" + op);
          }
          return "";
        case "scale": {
          String wrong = check(name, new double[] {3, 6}, 3, 3.0);
          return wrong.isEmpty() ? check(name, new double[] {2, 4}, 2) : wrong;
        }
        case "call":
          return check(name, new double[] {1, 2}, 1);
        case "through": {
          String[] path = name.split(",", 2);
          return check(path[0], new double[] {2, 4}, 2, path[1]);
        }
        case "destroyed":
          return destroyed();
        default:
          return "no command " + command;
      }
    } catch (EvergradException e) {
      return e.code() + ": " + e.getMessage();
    } catch (RuntimeException | InterruptedException e) {
      return e.toString();
    }
  }
}
