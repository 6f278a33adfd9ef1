import io.evergrad.Evergrad;
import io.evergrad.GradMode;
import io.evergrad.Ops;
import io.evergrad.Scope;
import io.evergrad.Tensor;
import io.evergrad.TensorDict;
import io.evergrad.nn.Conv2d;
import io.evergrad.nn.Flatten;
import io.evergrad.nn.Linear;
import io.evergrad.nn.MaxPool2d;
import io.evergrad.nn.Module;
import io.evergrad.nn.ReLU;
import io.evergrad.nn.Sequential;
import io.evergrad.optim.Adam;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/**
 * Reads handwritten digits: trains a small convolutional network and a perceptron on the 1,797 8x8 images of the UCI set.
 *
 * <pre>{@code
 * java -cp evergrad.jar examples/Digits.java [--data digits.bin] [--model cnn|mlp|both] [--epochs N]
 *     [--save FILE] [--load FILE] [--threads N]
 * }</pre>
 *
 * One line an epoch: the mean loss of its batches, and the accuracy on the quarter that is held out. --save writes the
 * weights of the (last) model; --load reads them instead of training and prints the logits of the first test image.
 */
public final class Digits {
  private static final int PIXELS = 64;
  private static final int BATCH = 32;

  private Digits() {}

  private record Part(Tensor images, Tensor labels) {
    /** The same images with two dimensions and a channel. */
    Part square() {
      return new Part(images.reshape(-1, 1, 8, 8), labels);
    }
  }

  /** The file holds the images (64 bytes each, 0 to 16), then the labels (one byte each). */
  private static Part[] read(Path path) throws IOException {
    byte[] bytes = Files.readAllBytes(path);
    int count = bytes.length / (PIXELS + 1);
    if (count == 0 || bytes.length % (PIXELS + 1) != 0) {
      throw new IOException("not a file of digits: " + path);
    }
    Part[] parts = new Part[2];
    for (int heldOut = 0; heldOut < 2; heldOut++) {
      int n = 0;
      float[] pixels = new float[count * PIXELS];
      long[] labels = new long[count];
      for (int i = 0; i < count; i++) {
        if ((i % 4 == 3) != (heldOut == 1)) {
          continue;
        }
        for (int k = 0; k < PIXELS; k++) {
          pixels[n * PIXELS + k] = bytes[i * PIXELS + k] / 16.0f;
        }
        labels[n++] = bytes[count * PIXELS + i];
      }
      parts[heldOut] = new Part(Tensor.of(java.util.Arrays.copyOf(pixels, n * PIXELS), n, PIXELS),
          Tensor.of(java.util.Arrays.copyOf(labels, n)));
    }
    return parts;
  }

  private static Sequential newModel(boolean convolutional) {
    return convolutional
        ? new Sequential(new Conv2d(1, 16, 3, 1, 1), new ReLU(), new MaxPool2d(2), new Conv2d(16, 32, 3, 1, 1), new ReLU(),
            new MaxPool2d(2), new Flatten(), new Linear(128, 10))
        : new Sequential(new Linear(PIXELS, 256), new ReLU(), new Linear(256, 10));
  }

  private static double accuracy(Module model, Part test) {
    try (Scope scope = Scope.open(); GradMode off = GradMode.noGrad()) {
      model.eval();
      long right = model.call(test.images).argmax(1L).eq(test.labels).sum().itemLong();
      model.train();
      return (double) right / test.labels.numel();
    }
  }

  private static void train(String name, Module model, double lr, int epochs, Part train, Part test) {
    long count = train.labels.numel();
    try (Adam optimizer = new Adam(model.parameters(), lr)) {
      for (int epoch = 1; epoch <= epochs; epoch++) {
        double total = 0;
        int batches = 0;
        try (Scope scope = Scope.open()) {
          Tensor order = Ops.randperm(count);
          for (long start = 0; start < count; start += BATCH) {
            // Everything that a batch makes is freed with it.
            try (Scope step = Scope.open()) {
              Tensor batch = order.narrow(0, start, Math.min(BATCH, count - start));
              Tensor x = train.images.indexSelect(0, batch);
              Tensor y = train.labels.indexSelect(0, batch);
              optimizer.zeroGrad();
              Tensor loss = Ops.crossEntropy(model.call(x), y);
              loss.backward();
              optimizer.step();
              total += loss.itemDouble();
              batches++;
            }
          }
        }
        System.out.printf(Locale.ROOT, "%s epoch %d loss %.6f accuracy %.4f%n", name, epoch, total / batches,
            accuracy(model, test));
      }
    }
  }

  private static void loadAndPrint(Module model, Path path, Part test) {
    try (Scope scope = Scope.open(); GradMode off = GradMode.noGrad(); TensorDict state = TensorDict.load(path)) {
      model.loadStateDict(state);
      model.eval();
      StringBuilder line = new StringBuilder("logits");
      for (float v : model.call(test.images.narrow(0, 0, 1)).toFloatArray()) {
        line.append(String.format(Locale.ROOT, " %.6f", v));
      }
      System.out.println(line);
    }
  }

  /**
   * Trains, or loads.
   *
   * @param args see above
   * @throws IOException when the data cannot be read
   */
  public static void main(String[] args) throws IOException {
    Path data = Path.of("capi/examples/digits.bin");
    String which = "both";
    String saveTo = null;
    String loadFrom = null;
    int epochs = 20;
    for (int i = 0; i < args.length; i += 2) {
      if (i + 1 == args.length) {
        throw new IllegalArgumentException("a value is missing after " + args[i]);
      }
      String value = args[i + 1];
      switch (args[i]) {
        case "--data" -> data = Path.of(value);
        case "--model" -> which = value;
        case "--save" -> saveTo = value;
        case "--load" -> loadFrom = value;
        case "--epochs" -> epochs = Integer.parseInt(value);
        case "--threads" -> Evergrad.setNumThreads(Integer.parseInt(value));
        default -> throw new IllegalArgumentException("unknown flag " + args[i]);
      }
    }
    if (!which.equals("cnn") && !which.equals("mlp") && !which.equals("both")) {
      throw new IllegalArgumentException("unknown model " + which);
    }
    try (Scope scope = Scope.open()) {
      Part[] parts = read(data);
      for (String name : new String[] {"cnn", "mlp"}) {
        if (!which.equals(name) && !which.equals("both")) {
          continue;
        }
        boolean convolutional = name.equals("cnn");
        Part train = convolutional ? parts[0].square() : parts[0];
        Part test = convolutional ? parts[1].square() : parts[1];
        Evergrad.manualSeed(0);
        try (Sequential model = newModel(convolutional)) {
          if (loadFrom != null) {
            loadAndPrint(model, Path.of(loadFrom), test);
            continue;
          }
          train(name, model, convolutional ? 5e-3 : 1e-2, epochs, train, test);
          if (saveTo != null) {
            try (TensorDict state = model.stateDict()) {
              state.save(Path.of(saveTo));
            }
          }
        }
      }
    }
  }
}
