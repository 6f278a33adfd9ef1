package io.evergrad.nn;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Modules that belong together, named 0, 1, 2, ...; what is done with them is said elsewhere. */
public final class ModuleList extends Module implements Iterable<Module> {
  private final List<Module> items = new ArrayList<>();

  /**
   * Collects modules.
   *
   * @param modules in order
   */
  public ModuleList(Module... modules) {
    super("ModuleList", Options.none());
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
  public ModuleList add(Module module) {
    register(Integer.toString(items.size()), module);
    items.add(module);
    return this;
  }

  /**
   * A module by place.
   *
   * @param i its place
   * @return the module
   */
  public Module get(int i) {
    return items.get(i);
  }

  /**
   * How many modules there are.
   *
   * @return their number
   */
  public int size() {
    return items.size();
  }

  @Override
  public Iterator<Module> iterator() {
    return items.iterator();
  }
}
