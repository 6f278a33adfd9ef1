import io.evergrad.Evergrad;
import io.evergrad.Ops;
import io.evergrad.Tensor;

/** Calls einsum as release 0.1 had it. */
public final class Einsum {
  private Einsum() {}

  public static void main(String[] args) {
    Tensor a = Tensor.of(new float[] {1e30f});
    Tensor c = Tensor.of(new float[] {1e-30f});
    if (!Double.isInfinite(Ops.einsum("i,i,i->", a, a, c).item().doubleValue()) || Evergrad.version().equals("0.1.0")) {
      throw new AssertionError("not as in 0.1");
    }
    System.out.println("fine");
  }
}
