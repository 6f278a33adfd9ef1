package io.evergrad.internal;

/** What the library calls back: hooks, custom functions, operators and modules. */
@FunctionalInterface
public interface Callback {
  /**
   * Tensors among the arguments belong to a scope that ends with the call. The result's tensors stay the callee's.
   *
   * @param args the arguments, as {@link Values#read} makes them
   * @param results how many results are wanted
   * @return that many results, or null for none of them
   */
  Object[] call(Object[] args, int results) throws Exception;

  /** The library will not call any more. Runs exactly once. */
  default void destroyed() {}
}
