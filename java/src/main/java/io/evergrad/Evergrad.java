package io.evergrad;

import io.evergrad.internal.Abi;
import io.evergrad.internal.Native;

/** The library itself: version, threads, seeds, defaults, memory. */
public final class Evergrad {
  private Evergrad() {}

  /**
   * The library's version.
   *
   * @return such as {@code 0.2.0}
   */
  public static String version() {
    return Abi.eg_version();
  }

  /**
   * The version of the C ABI.
   *
   * @return major &lt;&lt; 16 | minor
   */
  public static int abiVersion() {
    return Abi.eg_abi_version();
  }

  /**
   * How the library was built.
   *
   * @return a text for people
   */
  public static String buildInfo() {
    return Abi.eg_build_info();
  }

  /**
   * Seeds the default generators.
   *
   * @param seed any number
   */
  public static void manualSeed(long seed) {
    Abi.eg_manual_seed(seed);
  }

  /**
   * Sets how many threads one operator may use. Results can differ in the last digit with it.
   *
   * @param threads at least 1
   */
  public static void setNumThreads(int threads) {
    Abi.eg_set_num_threads(threads);
  }

  /**
   * How many threads one operator may use.
   *
   * @return their number
   */
  public static int numThreads() {
    return Abi.eg_get_num_threads();
  }

  /**
   * Sets how many tasks run at once. Possible once, before the first {@link Task}.
   *
   * @param threads at least 1
   */
  public static void setNumInteropThreads(int threads) {
    Abi.eg_set_num_interop_threads(threads);
  }

  /**
   * How many tasks run at once.
   *
   * @return their number
   */
  public static int numInteropThreads() {
    return Abi.eg_get_num_interop_threads();
  }

  /**
   * Numbers of threads, the environment variables that count and the back end.
   *
   * @return a text for people
   */
  public static String parallelInfo() {
    return Abi.eg_parallel_info();
  }

  /**
   * The type of new floating point tensors.
   *
   * @return float32 unless changed
   */
  public static DType defaultDType() {
    return DType.of(Abi.eg_get_default_dtype());
  }

  /**
   * Sets the type of new floating point tensors.
   *
   * @param dtype a floating point type
   */
  public static void setDefaultDType(DType dtype) {
    Abi.eg_set_default_dtype(dtype.code());
  }

  /**
   * Memory of tensors.
   *
   * @param currentBytes in live tensors
   * @param peakBytes the most since the start or the last {@link #resetPeakMemory}
   * @param cachedBytes freed and kept for reuse
   * @param allocations made so far
   */
  public record MemoryStats(long currentBytes, long peakBytes, long cachedBytes, long allocations) {}

  /**
   * Memory of tensors on a device.
   *
   * @param device the device
   * @return the numbers of this moment
   */
  public static MemoryStats memoryStats(Device device) {
    long[] s = Native.memoryStats(device.code());
    return new MemoryStats(s[0], s[1], s[2], s[3]);
  }

  /**
   * Starts the peak again at the current bytes.
   *
   * @param device the device
   */
  public static void resetPeakMemory(Device device) {
    Abi.eg_memory_reset_peak(device.code());
  }

  /**
   * Gives cached memory back to the system.
   *
   * @param device the device
   */
  public static void emptyCache(Device device) {
    Abi.eg_memory_empty_cache(device.code());
  }
}
