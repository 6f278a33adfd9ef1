package io.evergrad;

import io.evergrad.internal.Abi;
import io.evergrad.internal.Callback;
import io.evergrad.internal.Native;
import java.lang.ref.Cleaner;
import java.lang.ref.Reference;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

/** A node of the graph of recorded operations. */
public final class Node implements AutoCloseable {
  private final long handle;
  private final Cleaner.Cleanable release;

  Node(long handle) {
    this.handle = handle;
    this.release = Native.CLEANER.register(this, () -> {
      Net.NODES.decrementAndGet();
      Abi.eg_node_release(handle);
    });
    if ((Net.NODES.incrementAndGet() & 15) == 0) {
      Net.watch();
    }
  }

  /** Gives the reference to the node back. */
  @Override
  public void close() {
    release.clean();
  }

  /**
   * The node's name.
   *
   * @return such as {@code MulBackward0}
   */
  public String name() {
    String name = Abi.eg_node_name(handle);
    Reference.reachabilityFence(this);
    return name;
  }

  /**
   * How many inputs the node has.
   *
   * @return the number of next nodes
   */
  public int nextCount() {
    long n = Abi.eg_node_next_count(handle);
    Reference.reachabilityFence(this);
    return (int) n;
  }

  /**
   * Where the gradient of an input goes.
   *
   * @param i the input
   * @return the next node, null when the input needs no gradient
   */
  public Node next(int i) {
    long next = Abi.eg_node_next(handle, i);
    Reference.reachabilityFence(this);
    return next == 0 ? null : new Node(next);
  }

  /**
   * The leaf whose gradient the node adds up.
   *
   * @return the leaf, null for other nodes
   */
  public Tensor variable() {
    long leaf = Abi.eg_node_variable(handle);
    Reference.reachabilityFence(this);
    return Tensor.fromNative(leaf);
  }

  /**
   * Stands for one of the node's results among the outputs and inputs of a backward pass: the gradient of what the node
   * once gave, though that tensor has changed or gone.
   *
   * @param number which of its results
   * @return a tensor without memory, which any operator refuses; the leaf of a leaf's node
   */
  public Tensor output(int number) {
    long out = Abi.eg_node_output(handle, number);
    Reference.reachabilityFence(this);
    return Tensor.fromNative(out);
  }

  /**
   * Calls a function before the node runs.
   *
   * @param hook gets the incoming gradients and returns others, or null
   * @return removes the hook when closed
   */
  public Hook registerPreHook(UnaryOperator<Tensor[]> hook) {
    Callback callback = (args, n) -> new Object[] {hook.apply((Tensor[]) args[0])};
    return hook(Abi.eg_node_register_hook(handle, callback, 1));
  }

  /**
   * Calls a function after the node ran.
   *
   * @param hook gets the gradients of its inputs and those of its outputs, and returns others for the inputs, or null
   * @return removes the hook when closed
   */
  public Hook registerHook(BinaryOperator<Tensor[]> hook) {
    Callback callback = (args, n) -> new Object[] {hook.apply((Tensor[]) args[0], (Tensor[]) args[1])};
    return hook(Abi.eg_node_register_hook(handle, callback, 0));
  }

  private Hook hook(long id) {
    return new Hook(() -> {
      Abi.eg_node_remove_hook(handle, id);
      Reference.reachabilityFence(this);
    });
  }
}
