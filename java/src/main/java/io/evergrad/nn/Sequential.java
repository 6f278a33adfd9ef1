package io.evergrad.nn;

/** Modules one after another; their names are 0, 1, 2, ... */
public final class Sequential extends Module {
  private int count;

  /**
   * Chains modules.
   *
   * @param modules in order
   */
  public Sequential(Module... modules) {
    super("Sequential", Options.none());
    for (Module m : modules) {
      add(m);
    }
  }

  /**
   * Adds a module at the end.
   *
   * @param module the module
   * @return this
   */
  public Sequential add(Module module) {
    register(Integer.toString(count++), module);
    return this;
  }

  /**
   * A module by place.
   *
   * @param i its place
   * @return the module
   */
  public Module get(int i) {
    return children().get(Integer.toString(i));
  }

  /**
   * How many modules there are.
   *
   * @return their number
   */
  public int size() {
    return count;
  }
}
