package io.evergrad;

import java.lang.ref.Reference;

/**
 * One index of {@link Tensor#get(Index...)} and {@link Tensor#set(Tensor, Index...)}:
 *
 * <pre>{@code
 * x.get(Index.at(0), Index.slice(1, 5), Index.newAxis(), Index.of(mask))   // x[0, 1:5, None, mask]
 * }</pre>
 */
public final class Index {
  private enum Kind { AT, SLICE, NEW_AXIS, ELLIPSIS, TENSOR }

  private static final Index NEW_AXIS = new Index(Kind.NEW_AXIS, 0, null, null, 1, null);
  private static final Index ELLIPSIS = new Index(Kind.ELLIPSIS, 0, null, null, 1, null);
  private static final Index ALL = new Index(Kind.SLICE, 0, null, null, 1, null);

  private final Kind kind;
  private final long at;
  private final Long start;
  private final Long end;
  private final long step;
  private final Tensor tensor;

  private Index(Kind kind, long at, Long start, Long end, long step, Tensor tensor) {
    this.kind = kind;
    this.at = at;
    this.start = start;
    this.end = end;
    this.step = step;
    this.tensor = tensor;
  }

  /**
   * One place of a dimension, which goes away.
   *
   * @param i the place; negative ones count from the end
   * @return the index
   */
  public static Index at(long i) {
    return new Index(Kind.AT, i, null, null, 1, null);
  }

  /**
   * All of a dimension.
   *
   * @return the index
   */
  public static Index all() {
    return ALL;
  }

  /**
   * A range of a dimension.
   *
   * @param start the first place; null for the beginning
   * @param end behind the last one; null for the end
   * @return the index
   */
  public static Index slice(Number start, Number end) {
    return slice(start, end, 1);
  }

  /**
   * Every n-th of a range of a dimension.
   *
   * @param start the first place; null for the beginning
   * @param end behind the last one; null for the end
   * @param step greater than zero
   * @return the index
   */
  public static Index slice(Number start, Number end, long step) {
    return new Index(Kind.SLICE, 0, start == null ? null : start.longValue(), end == null ? null : end.longValue(), step,
        null);
  }

  /**
   * A new dimension of size 1.
   *
   * @return the index
   */
  public static Index newAxis() {
    return NEW_AXIS;
  }

  /**
   * All dimensions that no other index speaks of.
   *
   * @return the index
   */
  public static Index ellipsis() {
    return ELLIPSIS;
  }

  /**
   * Places by number, or by a mask.
   *
   * @param indices whole numbers, or booleans of the shape of the dimensions they choose from
   * @return the index
   */
  public static Index of(Tensor indices) {
    return new Index(Kind.TENSOR, 0, null, null, 1, indices);
  }

  static Index[] numbers(long[] at) {
    Index[] out = new Index[at.length];
    for (int i = 0; i < at.length; i++) {
      out[i] = at(at[i]);
    }
    return out;
  }

  /** Dimensions of the source that the index uses up. */
  private int uses() {
    switch (kind) {
      case NEW_AXIS:
      case ELLIPSIS:
        return 0;
      case TENSOR:
        return tensor.dtype().equals(DType.BOOL) ? tensor.dim() : 1;
      default:
        return 1;
    }
  }

  /** The view after everything but tensors, and the tensors by dimension of that view. */
  private static final class Applied {
    Tensor view;
    Tensor[] tensors;
    boolean any;
  }

  private static Applied apply(Tensor source, Index[] indices) {
    int used = 0;
    int ellipses = 0;
    for (Index i : indices) {
      used += i.uses();
      ellipses += i.kind == Kind.ELLIPSIS ? 1 : 0;
    }
    int dims = source.dim();
    if (ellipses > 1) {
      throw EvergradException.of(EvergradException.INDEX, "an index can only have a single ellipsis", "", null);
    }
    if (used > dims) {
      throw EvergradException.of(EvergradException.INDEX, "too many indices for tensor of dimension " + dims, "", null);
    }
    Applied out = new Applied();
    out.view = Ops.alias(source);
    out.tensors = new Tensor[dims + indices.length];
    int dim = 0;
    for (Index i : indices) {
      switch (i.kind) {
        case AT:
          out.view = Ops.select(out.view, dim, i.at);
          break;
        case SLICE:
          if (i.step <= 0) {
            throw EvergradException.of(EvergradException.VALUE, "step must be greater than zero", "", null);
          }
          if (i != ALL) {
            out.view = Ops.slice(out.view, dim, i.start, i.end, i.step);
          }
          dim++;
          break;
        case NEW_AXIS:
          out.view = Ops.unsqueeze(out.view, dim++);
          break;
        case ELLIPSIS:
          dim += dims - used;
          break;
        default:
          // A tensor of bool with several dimensions takes as many of the source.
          out.tensors[dim] = i.tensor;
          out.any = true;
          dim += i.uses();
          if (i.uses() == 0) {
            // A single boolean: a new dimension of size 0 or 1.
            out.view = Ops.unsqueeze(out.view, dim);
            out.tensors[dim] = Ops.unsqueeze(i.tensor, 0);
            dim++;
          }
          break;
      }
    }
    return out;
  }

  /** The list for the index operators: a mask of several dimensions becomes one tensor of places for each. */
  private static Tensor[] list(Applied a) {
    int n = a.view.dim();
    Tensor[] list = new Tensor[n];
    for (int d = 0; d < n && d < a.tensors.length; d++) {
      Tensor t = a.tensors[d];
      if (t == null) {
        continue;
      }
      if (t.dtype().equals(DType.BOOL)) {
        long[] mask = t.shape();
        for (int k = 0; k < mask.length; k++) {
          if (mask[k] != a.view.size(d + k)) {
            throw EvergradException.of(EvergradException.INDEX, "The shape of the mask "
                + java.util.Arrays.toString(mask) + " at index " + k + " does not match the shape of the indexed tensor "
                + java.util.Arrays.toString(a.view.shape()) + " at index " + (d + k), "", null);
          }
        }
        Tensor[] places = Ops.unbind(Ops.nonzero(t), 1);
        System.arraycopy(places, 0, list, d, places.length);
      } else {
        list[d] = t;
      }
    }
    int last = n;
    while (last > 0 && list[last - 1] == null) {
      last--;
    }
    return java.util.Arrays.copyOf(list, last);
  }

  static Tensor get(Tensor source, Index[] indices) {
    try (Scope scope = Scope.open()) {
      Applied a = apply(source, indices);
      Tensor result = a.any ? Ops.index(a.view, list(a)) : a.view;
      Reference.reachabilityFence(indices);
      return scope.keep(result);
    }
  }

  static void set(Tensor target, Tensor value, Index[] indices) {
    try (Scope scope = Scope.open()) {
      Applied a = apply(target, indices);
      if (a.any) {
        Ops.indexPut_(a.view, list(a), value.dtype().equals(a.view.dtype()) ? value : Ops.to(value, a.view.dtype()));
      } else {
        Tensor v = value;
        // Leading sizes of 1 do not count, as in NumPy.
        while (v.dim() > a.view.dim() && v.size(0) == 1) {
          v = Ops.select(v, 0, 0);
        }
        Ops.copy_(a.view, v);
      }
      Reference.reachabilityFence(indices);
    }
  }
}
