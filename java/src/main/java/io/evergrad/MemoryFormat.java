package io.evergrad;

/** The order of a tensor's dimensions in memory. */
public final class MemoryFormat {
  /** Row-major. */
  public static final MemoryFormat CONTIGUOUS = new MemoryFormat(0, "contiguous_format");

  /** That of the source. */
  public static final MemoryFormat PRESERVE = new MemoryFormat(1, "preserve_format");

  /** Four dimensions, the second one innermost. */
  public static final MemoryFormat CHANNELS_LAST = new MemoryFormat(2, "channels_last");

  /** Five dimensions, the second one innermost. */
  public static final MemoryFormat CHANNELS_LAST_3D = new MemoryFormat(3, "channels_last_3d");

  private static final MemoryFormat[] KNOWN = {CONTIGUOUS, PRESERVE, CHANNELS_LAST, CHANNELS_LAST_3D};

  private final int code;
  private final String name;

  private MemoryFormat(int code, String name) {
    this.code = code;
    this.name = name;
  }

  /**
   * The format of a code.
   *
   * @param code a code of the C ABI, known or not
   * @return the format
   */
  public static MemoryFormat of(int code) {
    return code >= 0 && code < KNOWN.length ? KNOWN[code] : new MemoryFormat(code, "Unknown(" + code + ")");
  }

  /**
   * The code in the C ABI.
   *
   * @return the code
   */
  public int code() {
    return code;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof MemoryFormat && ((MemoryFormat) other).code == code;
  }

  @Override
  public int hashCode() {
    return code;
  }

  @Override
  public String toString() {
    return name;
  }
}
