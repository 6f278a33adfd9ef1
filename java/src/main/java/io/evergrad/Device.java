package io.evergrad;

/** Where a tensor lives. Types of newer libraries are passed through and print as {@code Unknown(n)}. */
public final class Device {
  private static final int CURRENT = 0xffff;
  private static final String[] NAMES = {"cpu", "cuda", "meta"};

  /** The processor. */
  public static final Device CPU = new Device(0);

  /** Shapes and dtypes without data. */
  public static final Device META = new Device(2 << 16);

  private final int code;

  private Device(int code) {
    this.code = code;
  }

  /**
   * The device of a code.
   *
   * @param code type &lt;&lt; 16 | index, as in the C ABI
   * @return the device
   */
  public static Device of(int code) {
    return code == 0 ? CPU : code == META.code ? META : new Device(code);
  }

  /**
   * A CUDA device.
   *
   * @param index its number
   * @return the device
   */
  public static Device cuda(int index) {
    return new Device(1 << 16 | index);
  }

  /**
   * The code in the C ABI.
   *
   * @return type &lt;&lt; 16 | index
   */
  public int code() {
    return code;
  }

  /**
   * The type's number.
   *
   * @return 0 for the processor
   */
  public int type() {
    return code >> 16;
  }

  /**
   * The number among devices of the type.
   *
   * @return the index, -1 for the current one
   */
  public int index() {
    int index = code & 0xffff;
    return index == CURRENT ? -1 : index;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Device && ((Device) other).code == code;
  }

  @Override
  public int hashCode() {
    return code;
  }

  @Override
  public String toString() {
    int type = type();
    String name = type >= 0 && type < NAMES.length ? NAMES[type] : "Unknown(" + type + ")";
    return type == 1 && index() >= 0 ? name + ":" + index() : name;
  }
}
