package io.evergrad;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.evergrad.nn.AvgPool2d;
import io.evergrad.nn.BCEWithLogitsLoss;
import io.evergrad.nn.BatchNorm1d;
import io.evergrad.nn.BatchNorm2d;
import io.evergrad.nn.Conv1d;
import io.evergrad.nn.Conv2d;
import io.evergrad.nn.CrossEntropyLoss;
import io.evergrad.nn.Dropout;
import io.evergrad.nn.Embedding;
import io.evergrad.nn.Flatten;
import io.evergrad.nn.GELU;
import io.evergrad.nn.Init;
import io.evergrad.nn.LayerNorm;
import io.evergrad.nn.Linear;
import io.evergrad.nn.MSELoss;
import io.evergrad.nn.MaxPool2d;
import io.evergrad.nn.Module;
import io.evergrad.nn.ModuleList;
import io.evergrad.nn.NLLLoss;
import io.evergrad.nn.Options;
import io.evergrad.nn.ReLU;
import io.evergrad.nn.Sequential;
import io.evergrad.nn.SiLU;
import io.evergrad.nn.Sigmoid;
import io.evergrad.nn.Softmax;
import io.evergrad.nn.Tanh;
import io.evergrad.optim.Adam;
import io.evergrad.optim.AdamW;
import io.evergrad.optim.Optimizer;
import io.evergrad.optim.SGD;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ModuleTest {
  private Scope scope;

  @BeforeEach
  void open() {
    scope = Scope.open();
  }

  @AfterEach
  void close() {
    scope.close();
  }

  private static final class Net extends Module {
    final Linear in = register("in", new Linear(4, 8));
    final ModuleList rest = register("rest", new ModuleList(new Linear(8, 8), new Linear(8, 2)));
    final Tensor scale = registerParameter("scale", Ops.ones(2).requiresGrad(true));
    final Tensor seen = registerBuffer("seen", Ops.zeros(1), true);

    @Override
    protected Tensor forward(Tensor x) {
      Tensor h = in.call(x).relu();
      for (Module m : rest) {
        h = m.call(h);
      }
      if (isTraining()) {
        seen.add_(1);
      }
      return h.mul(scale);
    }
  }

  @Test
  void runsLayers() {
    Tensor image = Ops.randn(2, 3, 8, 8);
    assertArrayEquals(new long[] {2, 6, 8, 8}, new Conv2d(3, 6, 3, 1, 1).call(image).shape());
    assertArrayEquals(new long[] {2, 5, 8}, new Conv1d(3, 5, 3, 1, 1).call(Ops.randn(2, 3, 8)).shape());
    assertArrayEquals(new long[] {2, 3, 4, 4}, new MaxPool2d(2).call(image).shape());
    assertArrayEquals(new long[] {2, 3, 4, 4}, new AvgPool2d(2).call(image).shape());
    assertArrayEquals(new long[] {2, 192}, new Flatten().call(image).shape());
    assertEquals(0, new BatchNorm2d(3).call(image).mean().itemDouble(), 1e-5);
    assertEquals(0, new BatchNorm1d(8).call(Ops.randn(4, 8)).mean().itemDouble(), 1e-5);
    assertEquals(0, new LayerNorm(8, 8).call(image).mean().itemDouble(), 1e-5);
    assertArrayEquals(new long[] {3, 7}, new Embedding(10, 7).call(Tensor.of(new long[] {1, 2, 9})).shape());
    assertEquals(0, new Dropout(1.0).call(image).abs().sum().itemDouble());
    assertTrue(new Dropout(0.5).eval().call(image).equal(image));
    assertEquals(2.0, new Softmax(1).call(Ops.randn(2, 5)).sum().itemDouble(), 1e-5);
    for (Module m : List.of(new ReLU(), new GELU(), new SiLU(), new Sigmoid(), new Tanh())) {
      assertArrayEquals(image.shape(), m.call(image).shape());
    }
    Tensor logits = Ops.randn(4, 3);
    Tensor target = Tensor.of(new long[] {0, 1, 2, 1});
    double nll = new NLLLoss().call(logits.logSoftmax(1), target).itemDouble();
    assertEquals(nll, new CrossEntropyLoss().call(logits, target).itemDouble(), 1e-6);
    assertEquals(0, new MSELoss().call(logits, logits).itemDouble());
    assertEquals(Math.log(2), new BCEWithLogitsLoss().call(Ops.zeros(3), Ops.zeros(3)).itemDouble(), 1e-6);
    assertThrows(EvergradException.class, () -> new Linear(4, 8).call(Ops.zeros(2, 5)));
  }

  @Test
  void padsConvolutionsInEveryMode() {
    Tensor image = Ops.arange(12.0).reshape(1, 1, 3, 4);
    Tensor taps = Ops.arange(1.0, 7.0).reshape(1, 1, 2, 3);
    Object[][] cases = {
        {"reflect", new long[] {1, 2}, new float[] {41, 38, 49, 70, 73, 62, 77, 74, 85, 106, 109, 98, 161, 158, 169, 190, 193, 182,
            125, 122, 133, 154, 157, 146}},
        {"replicate", "same", new float[] {69, 85, 106, 118, 153, 169, 190, 202, 177, 193, 214, 226}},
        {"circular", "same", new float[] {84, 85, 106, 91, 168, 169, 190, 175, 72, 73, 94, 79}},
        {"zeros", "valid", new float[] {85, 106, 169, 190}},
    };
    for (Object[] c : cases) {
      Options options = Options.of("padding_mode", c[0]).with("padding", c[1]).with("bias", false);
      Conv2d conv = new Conv2d(1, 1, new long[] {2, 3}, options);
      conv.tensor("weight").detach().copy_(taps);
      assertArrayEquals((float[]) c[2], conv.call(image).flatten().toFloatArray(), 1e-4f);
    }
    assertThrows(EvergradException.InvalidValue.class,
        () -> new Conv1d(1, 1, new long[] {3}, Options.of("padding_mode", "mirror")));
  }

  @Test
  void poolsWithIndices() {
    Tensor image = Tensor.of(new float[] {1, 5, 3, 2, 4, 0, 9, 8}).reshape(1, 1, 2, 4);
    Tensor[] out = new MaxPool2d(new long[] {2, 2}, Options.of("return_indices", true)).callMany(2, image);
    assertArrayEquals(new float[] {5, 9}, out[0].flatten().toFloatArray());
    assertArrayEquals(new long[] {1, 6}, out[1].flatten().toLongArray());
  }

  @Test
  void initialisesAsPyTorchDoes() {
    Evergrad.manualSeed(0);
    Linear l = new Linear(2, 2);
    float[] w = l.tensor("weight").toFloatArray();
    assertArrayEquals(new float[] {-0.0053f, 0.3793f, -0.5820f, -0.5204f}, w, 1e-4f);
    assertEquals(2L, l.option("in_features"));
    Tensor t = Ops.empty(3, 3);
    assertEquals(3.0, Init.eye(t).sum().itemDouble());
    assertEquals(18.0, Init.constant(t, 2).sum().itemDouble());
    Init.kaimingUniform(t, 0, "fan_in", "relu");
    Init.xavierNormal(t, 1);
    Init.normal(t, 5, 0);
    assertEquals(45.0, t.sum().itemDouble());
  }

  @Test
  void runsModulesWrittenInJava() {
    try (Net net = new Net()) {
      assertEquals(List.of("scale", "in.weight", "in.bias", "rest.0.weight", "rest.0.bias", "rest.1.weight",
          "rest.1.bias"), net.namedParameters().names());
      assertEquals(List.of("seen"), net.namedBuffers().names());
      Tensor y = net.call(Ops.randn(3, 4));
      assertArrayEquals(new long[] {3, 2}, y.shape());
      y.sum().backward();
      for (Tensor p : net.parameters()) {
        assertNotNull(p.grad());
      }
      net.zeroGrad();
      assertNull(net.scale.grad());
      assertEquals(1.0, net.seen.itemDouble());
      net.eval();
      assertFalse(net.in.isTraining());
      net.call(Ops.randn(3, 4));
      assertEquals(1.0, net.tensor("seen").itemDouble());
      net.to(DType.FLOAT64);
      assertEquals(DType.FLOAT64, net.in.tensor("weight").dtype());
      assertEquals(DType.FLOAT64, net.call(Ops.randn(new long[] {1, 4}, DType.FLOAT64)).dtype());
    }
  }

  @Test
  void callsHooks() {
    Linear l = new Linear(2, 2);
    AtomicInteger calls = new AtomicInteger();
    Tensor x = Ops.zeros(1, 2);
    Hook pre = l.registerForwardPreHook(in -> {
      calls.incrementAndGet();
      return new Tensor[] {in[0].add(1)};
    });
    Hook post = l.registerForwardHook((in, out) -> {
      calls.incrementAndGet();
      return out.mul(0);
    });
    assertEquals(0.0, l.call(x).abs().sum().itemDouble());
    assertEquals(2, calls.get());
    pre.close();
    post.close();
    l.call(x);
    assertEquals(2, calls.get());
  }

  @Test
  void savesAndLoads(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("weights \u00e4\ud83d\ude00.safetensors");
    Sequential a = new Sequential(new Linear(3, 4), new ReLU(), new Linear(4, 2));
    Sequential b = new Sequential(new Linear(3, 4), new ReLU(), new Linear(4, 2));
    try (TensorDict state = a.stateDict()) {
      assertEquals(List.of("0.weight", "0.bias", "2.weight", "2.bias"), state.names());
      state.metadata("format", "pt").save(file);
    }
    try (TensorDict read = TensorDict.load(file)) {
      assertEquals("pt", read.metadata("format"));
      b.loadStateDict(read);
      assertThrows(EvergradException.MissingKey.class, () -> read.get("nothing"));
    }
    Tensor x = Ops.randn(5, 3);
    assertTrue(a.call(x).equal(b.call(x)));
    try (TensorDict part = new TensorDict().put("0.weight", Ops.zeros(4, 3))) {
      EvergradException e = assertThrows(EvergradException.class, () -> b.loadStateDict(part));
      assertTrue(e.getMessage().contains("0.bias"), e.getMessage());
      b.loadStateDict(part, false);
    }
    assertEquals(0.0, b.get(0).tensor("weight").abs().sum().itemDouble());
    Path damaged = folder.resolve("damaged");
    byte[] bytes = Files.readAllBytes(file);
    Files.write(damaged, java.util.Arrays.copyOf(bytes, bytes.length - 3));
    assertThrows(EvergradException.class, () -> TensorDict.load(damaged));
    assertThrows(EvergradException.class, () -> TensorDict.load(folder.resolve("missing")));
  }

  @Test
  void trains() {
    for (String which : List.of("sgd", "adam", "adamw")) {
      Evergrad.manualSeed(1);
      try (Linear l = new Linear(3, 1)) {
        Tensor x = Ops.randn(64, 3);
        Tensor y = x.matmul(Tensor.of(new float[] {1, -2, 3}, 3, 1)).add(0.5);
        Tensor[] p = l.parameters();
        try (Optimizer o = which.equals("sgd") ? new SGD(p, 0.1, 0.9, 0, true)
            : which.equals("adam") ? new Adam(p, 0.1) : new AdamW(p, 0.1, 0.9, 0.999, 1e-8, 0)) {
          double loss = 0;
          for (int i = 0; i < 150; i++) {
            try (Scope step = Scope.open()) {
              o.zeroGrad();
              Tensor e = Ops.mseLoss(l.call(x), y);
              e.backward();
              o.step();
              loss = e.itemDouble();
            }
          }
          assertTrue(loss < 1e-2, which + " ended at " + loss);
          assertEquals(0.1, (Double) o.option(0, "lr"));
          o.setOption(0, "lr", 0.05);
          assertEquals(0.05, (Double) o.option(0, "lr"));
          assertEquals(1, o.groups());
          if (which.equals("adam")) {
            try (TensorDict state = o.state(p[0])) {
              assertTrue(state.names().contains("exp_avg"), state.names().toString());
            }
          }
        }
      }
    }
  }
}
