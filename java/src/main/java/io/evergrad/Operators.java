package io.evergrad;

import io.evergrad.internal.Abi;
import io.evergrad.internal.Call;
import io.evergrad.internal.Callback;
import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Operators by name: all that the library has, and those that a program adds. An operator that was registered here can be
 * called from every language in the process, and the other way round.
 *
 * <pre>{@code
 * Operators.register("demo::scale(Tensor x, float by=2.0) -> Tensor",
 *     args -> new Object[] {((Tensor) args[0]).mul((Number) args[1])},
 *     args -> new Object[] {((Tensor) args[3]).mul((Number) args[1]), null});   // x, by, result, gradient
 * Tensor y = (Tensor) Operators.call("demo::scale", x, 3.0);
 * }</pre>
 */
public final class Operators {
  private static final ConcurrentHashMap<String, Resolved> RESOLVED = new ConcurrentHashMap<>();
  private static final ConcurrentHashMap<Long, Resolved> CUSTOM = new ConcurrentHashMap<>();

  private Operators() {}

  /** An operator's body: arguments in, results out. */
  @FunctionalInterface
  public interface Body {
    /**
     * Computes.
     *
     * @param args the arguments; they are freed after the call
     * @return the results
     * @throws Exception arrives at the caller of the operator
     */
    Object[] apply(Object[] args) throws Exception;
  }

  private record Resolved(long handle, int results) {}

  /** Results that a schema promises: one, none for {@code ()}, several for a tuple. */
  private static int results(String schema) {
    String out = schema.substring(schema.lastIndexOf("->") + 2).trim();
    if (!out.startsWith("(")) {
      return 1;
    }
    String inner = out.substring(1, out.lastIndexOf(')')).trim();
    return inner.isEmpty() ? 0 : inner.split(",").length;
  }

  private static Resolved resolve(String name) {
    Resolved known = RESOLVED.get(name);
    if (known != null) {
      return known;
    }
    int dot = name.indexOf('.');
    String base = dot < 0 ? name : name.substring(0, dot);
    long op = Abi.eg_op_resolve(base, dot < 0 ? "" : name.substring(dot + 1), 1);
    if (name.contains("::")) {
      // May be unregistered, and another registered under its name: only what belongs to the operator itself is kept.
      return CUSTOM.computeIfAbsent(op, Operators::describe);
    }
    Resolved found = describe(op);
    RESOLVED.put(name, found);
    return found;
  }

  private static Resolved describe(long op) {
    return new Resolved(op, results(Abi.eg_op_schema(op)));
  }

  /**
   * Calls an operator.
   *
   * @param name such as {@code add}, {@code max.dim}, {@code add_}, {@code demo::scale}
   * @param args tensors, numbers, booleans, texts, {@code long[]}, {@code double[]}, {@code Tensor[]}, dtypes, ...; null
   *     and missing ones take the defaults
   * @return the result; an {@code Object[]} when there are several, null when there is none
   */
  public static Object call(String name, Object... args) {
    Object[] out = results(name, args);
    return out.length == 1 ? out[0] : out.length == 0 ? null : out;
  }

  static Object[] results(String name, Object... args) {
    Resolved op = resolve(name);
    Call call = Call.begin();
    for (Object a : args) {
      call.any(a);
    }
    Object[] out = call.returns(op.handle, op.results);
    Reference.reachabilityFence(args);
    return out;
  }

  /**
   * Adds an operator.
   *
   * @param schema such as {@code demo::scale(Tensor x, float by=2.0) -> Tensor}
   * @param forward gets the arguments and gives the results
   * @param vjp gets the arguments, the results and one gradient for each result, and gives one gradient or null for each
   *     argument; null when the operator is not differentiable
   */
  public static void register(String schema, Body forward, Body vjp) {
    Callback body = (args, n) -> forward.apply(args);
    Callback derivative = vjp == null ? null : (args, n) -> vjp.apply(args);
    Abi.eg_op_register(schema, body, derivative);
  }

  /**
   * Takes an operator back that some language in the process registered. Its name is free again, calls of it fail; a graph
   * that has it keeps its gradient.
   *
   * @param name such as {@code demo::scale}
   */
  public static void unregister(String name) {
    long op = resolve(name).handle;
    Abi.eg_op_unregister(op);
    CUSTOM.remove(op);
  }

  /**
   * An operator's schema.
   *
   * @param name its name
   * @return such as {@code add(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor}
   */
  public static String schema(String name) {
    return Abi.eg_op_schema(resolve(name).handle);
  }

  /**
   * The schemas of all operators.
   *
   * @return sorted by name, custom ones last
   */
  public static List<String> all() {
    long n = Abi.eg_op_count();
    List<String> out = new ArrayList<>();
    for (long i = 0; i < n; i++) {
      long op = Abi.eg_op_at(i);
      if (op != 0) {
        out.add(Abi.eg_op_schema(op));
      }
    }
    return out;
  }
}
