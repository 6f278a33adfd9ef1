package io.evergrad;

import io.evergrad.internal.Abi;
import io.evergrad.internal.Native;
import java.lang.ref.Cleaner;
import java.lang.ref.Reference;

/** A source of random numbers. One generator must not be used by two threads at once. */
public final class Generator implements AutoCloseable {
  private final long handle;
  private final Cleaner.Cleanable release;

  private Generator(long handle) {
    this.handle = handle;
    this.release = Native.CLEANER.register(this, () -> Abi.eg_generator_release(handle));
  }

  /** A new generator on the processor. */
  public Generator() {
    this(Abi.eg_generator_new(Device.CPU.code()));
  }

  /**
   * A new generator.
   *
   * @param device where it works
   */
  public Generator(Device device) {
    this(Abi.eg_generator_new(device.code()));
  }

  /**
   * Wraps a native generator and takes its reference over.
   *
   * @param handle an {@code eg_generator*}
   * @return the generator
   */
  public static Generator fromNative(long handle) {
    return new Generator(handle);
  }

  /**
   * The generator that is used when none is given.
   *
   * @param device where it works
   * @return the generator
   */
  public static Generator defaultOf(Device device) {
    return new Generator(Abi.eg_generator_default(device.code()));
  }

  /**
   * The native generator, borrowed.
   *
   * @return an {@code eg_generator*}
   */
  public long nativeHandle() {
    return handle;
  }

  /**
   * Starts the stream of a seed.
   *
   * @param seed any number
   * @return this
   */
  public Generator manualSeed(long seed) {
    Abi.eg_generator_seed(handle, seed);
    Reference.reachabilityFence(this);
    return this;
  }

  /**
   * The seed of the stream.
   *
   * @return the seed last set
   */
  public long initialSeed() {
    long seed = Abi.eg_generator_initial_seed(handle);
    Reference.reachabilityFence(this);
    return seed;
  }

  /**
   * Where the stream is.
   *
   * @return a tensor of bytes
   */
  public Tensor getState() {
    long state = Abi.eg_generator_get_state(handle);
    Reference.reachabilityFence(this);
    return Tensor.fromNative(state);
  }

  /**
   * Goes back to where {@link #getState} was called.
   *
   * @param state its answer
   */
  public void setState(Tensor state) {
    Abi.eg_generator_set_state(handle, state.nativeHandle());
    Reference.reachabilityFence(this);
    Reference.reachabilityFence(state);
  }

  /** Gives the generator back. */
  @Override
  public void close() {
    release.clean();
  }
}
