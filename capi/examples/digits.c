/* Reads handwritten digits: trains a small convolutional network and a perceptron on the 1,797 8x8 images of the UCI set.
 *
 *     example_digits [--data digits.bin] [--model cnn|mlp|both] [--epochs N] [--save FILE] [--load FILE]
 *
 * One line an epoch: the mean loss of its batches, and the accuracy on the quarter that is held out. --save writes the
 * weights of the (last) model; --load reads them instead of training and prints the logits of the first test image. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "evergrad/evergrad.h"

enum { PIXELS = 64, BATCH = 32, CLASSES = 10 };

/* Every call returns a status; this program ends at the first one. */
static void check_at(eg_status* status, int line) {
  if (!status) return;
  fprintf(stderr, "digits: line %d: %s\n", line, eg_status_message(status));
  eg_status_free(status);
  exit(1);
}
#define CHECK(call) check_at((call), __LINE__)

static void fail(const char* what, const char* name) {
  fprintf(stderr, "digits: %s: %s\n", what, name);
  exit(1);
}

typedef struct {
  eg_tensor* images; /* n x 64, float32, 0 to 1 */
  eg_tensor* labels; /* n, int64 */
  int64_t count;
} part;

/* The file holds the images (64 bytes each, 0 to 16), then the labels (one byte each). */
static void read_data(const char* path, part* train, part* test) {
  FILE* file = fopen(path, "rb");
  if (!file) fail("cannot open", path);
  fseek(file, 0, SEEK_END);
  const long size = ftell(file);
  rewind(file);
  const long count = size / (PIXELS + 1);
  unsigned char* bytes = malloc(size > 0 ? (size_t)size : 1);
  if (!bytes || count == 0 || size % (PIXELS + 1) != 0 || fread(bytes, 1, (size_t)size, file) != (size_t)size) {
    fail("not a file of digits", path);
  }
  fclose(file);
  for (int held_out = 0; held_out < 2; ++held_out) {
    part* out = held_out ? test : train;
    float* pixels = malloc((size_t)count * PIXELS * sizeof *pixels);
    int64_t* labels = malloc((size_t)count * sizeof *labels);
    if (!pixels || !labels) fail("no memory for", path);
    int64_t n = 0;
    for (long i = 0; i < count; ++i) {
      if ((i % 4 == 3) != held_out) continue;
      for (int k = 0; k < PIXELS; ++k) pixels[n * PIXELS + k] = bytes[i * PIXELS + k] / 16.0f;
      labels[n++] = bytes[count * PIXELS + i];
    }
    const int64_t shape[2] = {n, PIXELS};
    CHECK(eg_tensor_from_data(pixels, (size_t)n * PIXELS * sizeof *pixels, EG_FLOAT32, 2, shape, &out->images));
    CHECK(eg_tensor_from_data(labels, (size_t)n * sizeof *labels, EG_INT64, 1, shape, &out->labels));
    out->count = n;
    free(pixels);
    free(labels);
  }
  free(bytes);
}

/* ---- models ---- */

static void append(eg_module* sequential, const char* type, const char* const* names, const eg_value* values, size_t n) {
  char name[24];
  eg_module* layer;
  CHECK(eg_module_new(type, names, values, n, &layer));
  snprintf(name, sizeof name, "%zu", eg_module_child_count(sequential));
  CHECK(eg_module_set_child(sequential, name, layer));
  eg_module_release(layer);
}

static void append_linear(eg_module* m, int64_t in, int64_t out) {
  const char* names[] = {"in_features", "out_features"};
  const eg_value values[] = {eg_int(in), eg_int(out)};
  append(m, "Linear", names, values, 2);
}

static void append_conv(eg_module* m, int64_t in, int64_t out) {
  const char* names[] = {"in_channels", "out_channels", "kernel_size", "padding"};
  const eg_value values[] = {eg_int(in), eg_int(out), eg_int(3), eg_int(1)};
  append(m, "Conv2d", names, values, 4);
}

static void append_pool(eg_module* m) {
  const char* names[] = {"kernel_size"};
  const eg_value values[] = {eg_int(2)};
  append(m, "MaxPool2d", names, values, 1);
}

static eg_module* new_model(int convolutional) {
  eg_module* m;
  CHECK(eg_module_new("Sequential", NULL, NULL, 0, &m));
  if (convolutional) {
    append_conv(m, 1, 16);
    append(m, "ReLU", NULL, NULL, 0);
    append_pool(m);
    append_conv(m, 16, 32);
    append(m, "ReLU", NULL, NULL, 0);
    append_pool(m);
    append(m, "Flatten", NULL, NULL, 0);
    append_linear(m, 128, CLASSES);
  } else {
    append_linear(m, PIXELS, 256);
    append(m, "ReLU", NULL, NULL, 0);
    append_linear(m, 256, CLASSES);
  }
  return m;
}

static eg_tensor* forward(eg_module* model, eg_tensor* input) {
  eg_value arg = {EG_TAG_TENSOR, 0, {0}}, ret = eg_none();
  arg.u.p = input;
  CHECK(eg_module_forward(model, &arg, 1, &ret, 1));
  return ret.u.p;
}

/* ---- training ---- */

static double number(eg_tensor* t) {
  eg_value v;
  CHECK(eg_tensor_item(t, &v));
  return v.tag == EG_TAG_DOUBLE ? v.u.d : (double)v.u.i;
}

static double accuracy(eg_module* model, const part* test) {
  eg_tensor *logits, *classes, *right, *sum;
  const int32_t before = eg_set_grad_mode(0);
  CHECK(eg_module_train(model, 0));
  logits = forward(model, test->images);
  CHECK(eg_argmax(logits, eg_int(1), 0, &classes));
  CHECK(eg_eq(classes, test->labels, &right));
  CHECK(eg_sum(right, EG_DEFAULT, &sum));
  const double share = number(sum) / (double)test->count;
  eg_tensor_release(sum);
  eg_tensor_release(right);
  eg_tensor_release(classes);
  eg_tensor_release(logits);
  CHECK(eg_module_train(model, 1));
  eg_set_grad_mode(before);
  return share;
}

static eg_optimizer* new_adam(eg_module* model, double lr) {
  const char* names[] = {"lr"};
  const eg_value values[] = {eg_double(lr)};
  eg_dict* parameters;
  eg_optimizer* optimizer;
  CHECK(eg_module_parameters(model, 1, &parameters));
  const size_t n = eg_dict_size(parameters);
  eg_tensor** list = malloc(n * sizeof *list);
  if (!list) fail("no memory for", "parameters");
  for (size_t i = 0; i < n; ++i) CHECK(eg_dict_at(parameters, i, &list[i]));
  CHECK(eg_optimizer_new("Adam", list, n, names, values, 1, &optimizer));
  for (size_t i = 0; i < n; ++i) eg_tensor_release(list[i]);
  free(list);
  eg_dict_release(parameters);
  return optimizer;
}

static double train_batch(eg_module* model, eg_optimizer* optimizer, const part* train, eg_tensor* batch) {
  eg_tensor *x, *y, *loss;
  CHECK(eg_index_select(train->images, 0, batch, &x));
  CHECK(eg_index_select(train->labels, 0, batch, &y));
  CHECK(eg_optimizer_zero_grad(optimizer, 1));
  eg_tensor* logits = forward(model, x);
  CHECK(eg_cross_entropy(logits, y, NULL, EG_DEFAULT, -100, EG_DEFAULT, "mean", 0.0, &loss));
  CHECK(eg_backward(&loss, 1, NULL, 0, 0, NULL, 0));
  CHECK(eg_optimizer_step(optimizer));
  const double value = number(loss);
  eg_tensor_release(loss);
  eg_tensor_release(logits);
  eg_tensor_release(y);
  eg_tensor_release(x);
  return value;
}

static void train_model(const char* name, eg_module* model, double lr, int epochs, const part* train, const part* test) {
  eg_optimizer* optimizer = new_adam(model, lr);
  for (int epoch = 1; epoch <= epochs; ++epoch) {
    eg_tensor* order;
    double total = 0;
    int batches = 0;
    CHECK(eg_randperm(train->count, NULL, EG_DEFAULT, EG_DEFAULT, EG_DEFAULT, EG_DEFAULT, 0, &order));
    for (int64_t start = 0; start < train->count; start += BATCH) {
      eg_tensor* batch;
      const int64_t left = train->count - start;
      CHECK(eg_narrow(order, 0, start, left < BATCH ? left : BATCH, &batch));
      total += train_batch(model, optimizer, train, batch);
      eg_tensor_release(batch);
      ++batches;
    }
    eg_tensor_release(order);
    printf("%s epoch %d loss %.6f accuracy %.4f\n", name, epoch, total / batches, accuracy(model, test));
    fflush(stdout);
  }
  eg_optimizer_release(optimizer);
}

/* ---- weights ---- */

static void save(eg_module* model, const char* path) {
  eg_dict* state;
  CHECK(eg_module_state_dict(model, &state));
  CHECK(eg_safetensors_save(state, path));
  eg_dict_release(state);
}

static void load_and_print(eg_module* model, const char* path, const part* test) {
  eg_dict* state;
  eg_tensor *first, *logits;
  float values[CLASSES];
  CHECK(eg_safetensors_load(path, &state));
  CHECK(eg_module_load_state_dict(model, state, 1));
  eg_dict_release(state);
  CHECK(eg_module_train(model, 0));
  const int32_t before = eg_set_grad_mode(0);
  CHECK(eg_narrow(test->images, 0, 0, 1, &first));
  logits = forward(model, first);
  CHECK(eg_tensor_copy_to(logits, values, sizeof values));
  printf("logits");
  for (int i = 0; i < CLASSES; ++i) printf(" %.6f", values[i]);
  printf("\n");
  eg_tensor_release(logits);
  eg_tensor_release(first);
  eg_set_grad_mode(before);
}

static part as_images(const part* flat) {
  const int64_t shape[] = {-1, 1, 8, 8};
  part out = *flat;
  CHECK(eg_reshape(flat->images, shape, 4, &out.images));
  return out;
}

int main(int argc, char** argv) {
  const char *data = "capi/examples/digits.bin", *model = "both", *save_to = NULL, *load_from = NULL;
  int epochs = 20;
  for (int i = 1; i < argc; i += 2) {
    const char* flag = argv[i];
    if (i + 1 == argc) fail("a value is missing after", flag);
    if (!strcmp(flag, "--data")) {
      data = argv[i + 1];
    } else if (!strcmp(flag, "--model")) {
      model = argv[i + 1];
    } else if (!strcmp(flag, "--epochs")) {
      epochs = atoi(argv[i + 1]);
    } else if (!strcmp(flag, "--save")) {
      save_to = argv[i + 1];
    } else if (!strcmp(flag, "--load")) {
      load_from = argv[i + 1];
    } else {
      fail("unknown flag", flag);
    }
  }
  if (strcmp(model, "cnn") && strcmp(model, "mlp") && strcmp(model, "both")) fail("unknown model", model);

  part train, test;
  read_data(data, &train, &test);
  part train_images = as_images(&train), test_images = as_images(&test);
  for (int convolutional = 1; convolutional >= 0; --convolutional) {
    const char* name = convolutional ? "cnn" : "mlp";
    if (strcmp(model, name) && strcmp(model, "both")) continue;
    const part* test_part = convolutional ? &test_images : &test;
    CHECK(eg_manual_seed(0));
    eg_module* m = new_model(convolutional);
    if (load_from) {
      load_and_print(m, load_from, test_part);
    } else {
      train_model(name, m, convolutional ? 5e-3 : 1e-2, epochs, convolutional ? &train_images : &train, test_part);
      if (save_to) save(m, save_to);
    }
    eg_module_release(m);
  }
  eg_tensor_release(train_images.images);
  eg_tensor_release(test_images.images);
  eg_tensor_release(train.images);
  eg_tensor_release(train.labels);
  eg_tensor_release(test.images);
  eg_tensor_release(test.labels);
  return 0;
}
