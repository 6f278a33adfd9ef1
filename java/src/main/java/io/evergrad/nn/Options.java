package io.evergrad.nn;

import java.util.LinkedHashMap;
import java.util.Map;

/** Arguments by name for what the library constructs; what is not named keeps its default. */
public final class Options {
  private final Map<String, Object> values = new LinkedHashMap<>();

  private Options() {}

  /**
   * No arguments.
   *
   * @return an empty set
   */
  public static Options none() {
    return new Options();
  }

  /**
   * One argument; more follow with {@link #with}.
   *
   * @param name its name
   * @param value its value
   * @return the arguments
   */
  public static Options of(String name, Object value) {
    return new Options().with(name, value);
  }

  /**
   * Adds an argument.
   *
   * @param name its name
   * @param value a number, boolean, text, array, dtype, ...; null leaves the default
   * @return this
   */
  public Options with(String name, Object value) {
    if (value != null) {
      values.put(name, value);
    }
    return this;
  }

  /**
   * Adds all of other arguments.
   *
   * @param others the arguments
   * @return this
   */
  public Options with(Options others) {
    values.putAll(others.values);
    return this;
  }

  /**
   * The arguments.
   *
   * @return by name, in the order in which they were given
   */
  public Map<String, Object> asMap() {
    return java.util.Collections.unmodifiableMap(values);
  }
}
