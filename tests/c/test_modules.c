/* Modules and optimizers: the tree, state dicts, hooks, modules of the caller's, initialisation, steps. */
#include "support.h"

static eg_module* new_linear(int64_t in, int64_t out) {
  const char* names[] = {"in_features", "out_features"};
  const eg_value values[] = {eg_int(in), eg_int(out)};
  eg_module* m = NULL;
  OK(eg_module_new("Linear", names, values, 2, &m));
  return m;
}

static eg_tensor* run(eg_module* m, eg_tensor* input) {
  const eg_value arg = tensor_value(input);
  eg_value ret = eg_none();
  OK(eg_module_forward(m, &arg, 1, &ret, 1));
  assert_int_equal(ret.tag, EG_TAG_TENSOR);
  return ret.u.p;
}

static void built_in_modules(void** state) {
  (void)state;
  OK(eg_manual_seed(0));
  eg_module* m = new_linear(3, 2);
  assert_string_equal(eg_module_type(m), "Linear");
  eg_tensor *weight = NULL, *bias = NULL, *x = floats2((float[]){1, 2, 3}, 1, 3), *y;
  OK(eg_module_get_tensor(m, "weight", &weight));
  OK(eg_module_get_tensor(m, "bias", &bias));
  assert_true(info_of(weight).flags & EG_FLAG_REQUIRES_GRAD);
  assert_int_equal(info_of(weight).sizes[0], 2);
  /* What PyTorch's nn.Linear(3, 2) holds after manual_seed(0), as printed. */
  const float expected[6] = {-0.0043f, 0.3097f, -0.4752f, -0.4249f, -0.2224f, 0.1548f};
  float drawn[6];
  OK(eg_tensor_copy_to(weight, drawn, sizeof drawn));
  for (int i = 0; i < 6; ++i) assert_true(drawn[i] - expected[i] < 5.1e-5f && expected[i] - drawn[i] < 5.1e-5f);
  eg_set_grad_mode(0);
  OK(eg_fill_scalar_(weight, eg_double(1)));
  OK(eg_fill_scalar_(bias, eg_double(0.5)));
  eg_set_grad_mode(1);
  y = run(m, x);
  ASSERT_FLOATS(y, 6.5f, 6.5f);
  eg_value option = eg_none();
  OK(eg_module_get_option(m, "in_features", &option));
  assert_int_equal(option.u.i, 3);
  FAILS(eg_module_get_option(m, "no_such", &option), EG_KEY, "no_such");
  eg_tensor* none = NULL;
  FAILS(eg_module_get_tensor(m, "no_such", &none), EG_KEY, "no_such");
  /* Without its weight it cannot do its work; without its bias it can. */
  const eg_value arg = tensor_value(x);
  eg_value ret = eg_none();
  OK(eg_module_set_parameter(m, "weight", NULL));
  FAILS(eg_module_forward(m, &arg, 1, &ret, 1), EG_TYPE, "weight must be Tensor, not None");
  OK(eg_module_set_parameter(m, "bias", NULL));
  FAILS(eg_module_forward(m, &arg, 1, &ret, 1), EG_TYPE, "weight must be Tensor, not None");
  OK(eg_module_set_parameter(m, "weight", weight));
  eg_tensor_release(y);
  y = run(m, x);
  ASSERT_FLOATS(y, 6, 6);
  eg_tensor_release(y);
  eg_tensor_release(x);
  eg_tensor_release(weight);
  eg_tensor_release(bias);
  eg_module_release(m);
}

static void constructor_arguments_are_checked(void** state) {
  (void)state;
  eg_module* m = NULL;
  const char* names[] = {"in_features", "out_features", "colour"};
  eg_value values[] = {eg_int(3), eg_int(2), eg_int(1)};
  eg_status* status = eg_module_new("NoSuchModule", NULL, NULL, 0, &m);
  assert_non_null(status);
  eg_status_free(status);
  FAILS(eg_module_new("Linear", names, values, 1, &m), EG_TYPE, "out_features");
  FAILS(eg_module_new("Linear", names, values, 3, &m), EG_TYPE, "colour");
  FAILS(eg_module_new("Linear", NULL, NULL, 2, &m), EG_VALUE, "NULL");
  values[0] = eg_detail_string("three");
  FAILS(eg_module_new("Linear", names, values, 2, &m), EG_TYPE, "in_features");
  values[0] = eg_int(-3);
  status = eg_module_new("Linear", names, values, 2, &m);
  assert_non_null(status);
  eg_status_free(status);
  assert_null(m);
}

static void check_conv(const char* mode, eg_value padding, const float* expected, size_t n) {
  const char* names[] = {"in_channels", "out_channels", "kernel_size", "padding", "padding_mode", "bias"};
  const eg_value values[] = {eg_int(1), eg_int(1), eg_detail_array(EG_TAG_INTS, (int64_t[]){2, 3}, 2), padding, eg_detail_string(mode), eg_bool(0)};
  eg_module* m = NULL;
  OK(eg_module_new("Conv2d", names, values, 6, &m));
  eg_tensor *weight = NULL, *taps = NULL, *x = NULL, *y;
  const float image[12] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}, six[6] = {1, 2, 3, 4, 5, 6};
  OK(eg_tensor_from_data(image, sizeof image, EG_FLOAT32, 4, (int64_t[]){1, 1, 3, 4}, &x));
  OK(eg_tensor_from_data(six, sizeof six, EG_FLOAT32, 4, (int64_t[]){1, 1, 2, 3}, &taps));
  OK(eg_module_get_tensor(m, "weight", &weight));
  eg_set_grad_mode(0);
  OK(eg_copy_(weight, taps, 0));
  eg_set_grad_mode(1);
  y = run(m, x);
  assert_int_equal(info_of(y).numel, n);
  assert_floats(y, expected, n);
  eg_tensor_release(y);
  eg_tensor_release(x);
  eg_tensor_release(taps);
  eg_tensor_release(weight);
  eg_module_release(m);
}

/* Every way of padding a convolution, with PyTorch's answers. */
static void padding_of_convolutions(void** state) {
  (void)state;
  const eg_value pads = eg_detail_array(EG_TAG_INTS, (int64_t[]){1, 2}, 2), same = eg_detail_string("same"), valid = eg_detail_string("valid");
  check_conv("reflect", pads, (float[]){41, 38, 49, 70, 73, 62, 77, 74, 85, 106, 109, 98, 161, 158, 169, 190, 193, 182, 125, 122, 133, 154, 157, 146}, 24);
  check_conv("reflect", same, (float[]){74, 85, 106, 109, 158, 169, 190, 193, 122, 133, 154, 157}, 12);
  check_conv("replicate", pads, (float[]){0, 9, 25, 46, 58, 63, 60, 69, 85, 106, 118, 123, 144, 153, 169, 190, 202, 207, 168, 177, 193, 214, 226, 231}, 24);
  check_conv("replicate", same, (float[]){69, 85, 106, 118, 153, 169, 190, 202, 177, 193, 214, 226}, 12);
  check_conv("circular", pads, (float[]){79, 72, 73, 94, 79, 72, 91, 84, 85, 106, 91, 84, 175, 168, 169, 190, 175, 168, 79, 72, 73, 94, 79, 72}, 24);
  check_conv("circular", same, (float[]){84, 85, 106, 91, 168, 169, 190, 175, 72, 73, 94, 79}, 12);
  check_conv("zeros", valid, (float[]){85, 106, 169, 190}, 4);
  check_conv("circular", valid, (float[]){85, 106, 169, 190}, 4);
  eg_module* m = NULL;
  const char* names[] = {"in_channels", "out_channels", "kernel_size", "padding", "stride"};
  eg_value values[] = {eg_int(1), eg_int(1), eg_int(3), same, eg_int(2)};
  FAILS(eg_module_new("Conv1d", names, values, 5, &m), EG_VALUE, "padding='same' is not supported for strided convolutions");
  values[3] = eg_detail_string("full");
  FAILS(eg_module_new("Conv1d", names, values, 5, &m), EG_VALUE, "Invalid padding string 'full'");
  names[3] = "padding_mode";
  FAILS(eg_module_new("Conv1d", names, values, 5, &m), EG_VALUE, "padding_mode must be one of");
}

static void pooling_with_indices(void** state) {
  (void)state;
  const char* names[] = {"kernel_size", "return_indices"};
  const eg_value values[] = {eg_int(2), eg_bool(1)};
  eg_module* m = NULL;
  eg_tensor* x = NULL;
  const float image[8] = {1, 5, 3, 2, 4, 0, 9, 8};
  OK(eg_module_new("MaxPool2d", names, values, 2, &m));
  OK(eg_tensor_from_data(image, sizeof image, EG_FLOAT32, 4, (int64_t[]){1, 1, 2, 4}, &x));
  const eg_value arg = tensor_value(x);
  eg_value rets[2] = {eg_none(), eg_none()};
  FAILS(eg_module_forward(m, &arg, 1, rets, 1), EG_TYPE, "2 results");
  OK(eg_module_forward(m, &arg, 1, rets, 2));
  ASSERT_FLOATS(rets[0].u.p, 5, 9);
  int64_t where[2];
  assert_int_equal(info_of(rets[1].u.p).dtype, EG_INT64);
  OK(eg_tensor_copy_to(rets[1].u.p, where, sizeof where));
  assert_int_equal(where[0], 1);
  assert_int_equal(where[1], 6);
  eg_tensor_release(rets[0].u.p);
  eg_tensor_release(rets[1].u.p);
  eg_tensor_release(x);
  eg_module_release(m);
}

static eg_module* small_tree(void) {
  eg_module *m = NULL, *relu = NULL, *first = new_linear(2, 2), *second = new_linear(2, 1);
  OK(eg_module_new("Sequential", NULL, NULL, 0, &m));
  OK(eg_module_new("ReLU", NULL, NULL, 0, &relu));
  OK(eg_module_set_child(m, "0", first));
  OK(eg_module_set_child(m, "1", relu));
  OK(eg_module_set_child(m, "2", second));
  eg_module_release(first);
  eg_module_release(relu);
  eg_module_release(second);
  return m;
}

static void the_tree(void** state) {
  (void)state;
  eg_module *m = small_tree(), *child = NULL;
  eg_dict* d = NULL;
  assert_int_equal(eg_module_child_count(m), 3);
  assert_string_equal(eg_module_child_name(m, 2), "2");
  assert_null(eg_module_child_name(m, 3));
  OK(eg_module_get_child(m, "1", &child));
  assert_string_equal(eg_module_type(child), "ReLU");
  OK(eg_module_train(m, 0));
  assert_int_equal(eg_module_training(child), 0);
  OK(eg_module_train(m, 1));
  assert_int_equal(eg_module_training(child), 1);
  FAILS(eg_module_get_child(m, "7", &child), EG_KEY, "7");
  OK(eg_module_get_child(m, "1", &child));
  OK(eg_module_parameters(m, 1, &d));
  assert_int_equal(eg_dict_size(d), 4);
  assert_string_equal(eg_dict_key(d, 0), "0.weight");
  assert_string_equal(eg_dict_key(d, 3), "2.bias");
  eg_dict_release(d);
  OK(eg_module_parameters(m, 0, &d));
  assert_int_equal(eg_dict_size(d), 0);
  eg_dict_release(d);
  eg_status* status = eg_module_set_child(m, "self", m); /* no cycles */
  assert_non_null(status);
  eg_status_free(status);
  FAILS(eg_module_set_child(m, "a.b", child), EG_KEY, "a.b");
  OK(eg_module_remove(m, "1"));
  assert_int_equal(eg_module_child_count(m), 2);
  FAILS(eg_module_remove(m, "1"), EG_KEY, "1");
  eg_module_release(child);
  eg_module_release(child); /* the second reference, from the second get */
  eg_module_release(m);
}

static void state_dicts(void** state) {
  (void)state;
  eg_module *a = small_tree(), *b = small_tree();
  eg_dict *da = NULL, *db = NULL;
  eg_tensor *x = floats2((float[]){1, -2}, 1, 2), *ya, *yb, *t = NULL;
  OK(eg_module_state_dict(a, &da));
  OK(eg_module_load_state_dict(b, da, 1));
  ya = run(a, x);
  yb = run(b, x);
  assert_true(item_of(ya) == item_of(yb));
  eg_tensor_release(ya);
  eg_tensor_release(yb);
  /* Everything that is wrong is in one message. */
  OK(eg_dict_new(&db));
  t = one(1);
  OK(eg_dict_set(db, "0.weight", t));
  OK(eg_dict_set(db, "stranger", t));
  eg_status* status = eg_module_load_state_dict(b, db, 1);
  assert_non_null(status);
  assert_int_equal(eg_status_code(status), EG_RUNTIME);
  assert_non_null(strstr(eg_status_message(status), "Missing key(s)"));
  assert_non_null(strstr(eg_status_message(status), "2.bias"));
  assert_non_null(strstr(eg_status_message(status), "Unexpected key(s)"));
  assert_non_null(strstr(eg_status_message(status), "stranger"));
  assert_non_null(strstr(eg_status_message(status), "size mismatch"));
  eg_status_free(status);
  eg_dict_release(db);
  OK(eg_dict_new(&db));
  OK(eg_dict_set(db, "2.bias", t));
  OK(eg_module_load_state_dict(b, db, 0));
  OK(eg_module_to(b, EG_FLOAT64, -1));
  eg_dict* parameters = NULL;
  eg_tensor* p = NULL;
  OK(eg_module_parameters(b, 1, &parameters));
  OK(eg_dict_get(parameters, "2.bias", &p));
  assert_int_equal(info_of(p).dtype, EG_FLOAT64);
  assert_true(item_of(p) == 1);
  eg_tensor_release(p);
  eg_dict_release(parameters);
  eg_dict_release(db);
  eg_dict_release(da);
  eg_tensor_release(t);
  eg_tensor_release(x);
  eg_module_release(a);
  eg_module_release(b);
}

static eg_status* twice(const eg_value* args, size_t nargs, eg_value* rets, size_t nrets) {
  (void)nrets;
  eg_tensor* out = NULL;
  eg_status* status = eg_mul_scalar(args[nargs - 1].u.p, eg_double(2), &out);
  if (!status) rets[0] = tensor_value(out);
  return status;
}

static void modules_and_hooks_of_the_caller(void** state) {
  (void)state;
  counter forward = {.act = twice}, pre = {.act = twice}, post = {.act = twice};
  eg_callback f = counting(&forward), g = counting(&pre), h = counting(&post);
  eg_module *m = NULL, *sequential = NULL;
  int64_t pre_id = 0, post_id = 0;
  OK(eg_module_new_custom("Twice", &f, &m));
  assert_string_equal(eg_module_type(m), "Twice");
  OK(eg_module_new("Sequential", NULL, NULL, 0, &sequential));
  OK(eg_module_set_child(sequential, "0", m));
  eg_tensor *x = one(1), *y = run(sequential, x), *parameter = leaf((float[]){3}, 1);
  assert_true(item_of(y) == 2);
  eg_tensor_release(y);
  OK(eg_module_register_hook(m, &g, 1, &pre_id));
  OK(eg_module_register_hook(m, &h, 0, &post_id));
  y = run(m, x);
  assert_true(item_of(y) == 8);
  eg_tensor_release(y);
  OK(eg_module_remove_hook(m, pre_id));
  assert_int_equal(pre.destroyed, 1);
  FAILS(eg_module_remove_hook(m, pre_id), EG_KEY, "hook");
  y = run(m, x);
  assert_true(item_of(y) == 4);
  eg_tensor_release(y);
  OK(eg_module_set_parameter(m, "p", parameter));
  OK(eg_module_set_parameter(m, "missing", NULL));
  OK(eg_module_set_buffer(m, "b", x, 1));
  OK(eg_module_set_buffer(m, "scratch", x, 0));
  eg_status* status = eg_module_set_buffer(m, "p", x, 1);
  assert_non_null(status);
  eg_status_free(status);
  eg_dict* d = NULL;
  OK(eg_module_state_dict(sequential, &d));
  assert_int_equal(eg_dict_size(d), 2);
  assert_string_equal(eg_dict_key(d, 0), "0.p");
  eg_dict_release(d);
  OK(eg_module_buffers(sequential, 1, &d));
  assert_int_equal(eg_dict_size(d), 2);
  eg_dict_release(d);
  eg_tensor* none = x;
  OK(eg_module_get_tensor(m, "missing", &none));
  assert_null(none);
  eg_module_release(m);
  assert_int_equal(forward.destroyed, 0);
  eg_module_release(sequential);
  assert_int_equal(forward.destroyed, 1);
  assert_int_equal(post.destroyed, 1);
  assert_int_equal(forward.calls, 3);
  eg_tensor_release(parameter);
  eg_tensor_release(x);
  counter refused = {0};
  f = counting(&refused);
  FAILS(eg_module_new_custom(NULL, &f, &m), EG_VALUE, "NULL");
  assert_int_equal(refused.destroyed, 1);
}

static eg_optimizer* new_sgd(eg_tensor* p, double lr, double momentum) {
  const char* names[] = {"lr", "momentum"};
  const eg_value values[] = {eg_double(lr), eg_double(momentum)};
  eg_optimizer* o = NULL;
  OK(eg_optimizer_new("SGD", &p, 1, names, values, 2, &o));
  return o;
}

static void optimizers(void** state) {
  (void)state;
  eg_tensor *p = leaf((float[]){1, 2}, 2), *loss = NULL, *g;
  eg_optimizer* o = new_sgd(p, 0.1, 0.9);
  eg_dict* d = NULL;
  OK(eg_optimizer_get_state(o, p, &d));
  assert_null(d);
  for (int i = 0; i < 2; ++i) {
    OK(eg_optimizer_zero_grad(o, 1));
    assert_null(grad_of(p));
    OK(eg_sum(p, EG_DEFAULT, &loss));
    backward_of(loss);
    OK(eg_optimizer_step(o));
    eg_tensor_release(loss);
  }
  ASSERT_FLOATS(p, 0.71f, 1.71f); /* 0.1, then 0.1 * 1.9 */
  OK(eg_optimizer_zero_grad(o, 0));
  g = grad_of(p);
  ASSERT_FLOATS(g, 0, 0);
  eg_tensor_release(g);
  OK(eg_optimizer_get_state(o, p, &d));
  eg_tensor* momentum = NULL;
  OK(eg_dict_get(d, "momentum_buffer", &momentum));
  ASSERT_FLOATS(momentum, 1.9f, 1.9f);
  eg_tensor_release(momentum);
  OK(eg_optimizer_set_state(o, p, d));
  eg_dict_release(d);
  eg_value v = eg_none();
  OK(eg_optimizer_get_option(o, 0, "lr", &v));
  assert_true(v.u.d == 0.1);
  v = eg_double(0.5);
  OK(eg_optimizer_set_option(o, 0, "lr", &v));
  FAILS(eg_optimizer_get_option(o, 0, "no_such", &v), EG_KEY, "no_such");
  FAILS(eg_optimizer_get_option(o, 5, "lr", &v), EG_INDEX, "5");
  assert_int_equal(eg_optimizer_group_count(o), 1);
  FAILS(eg_optimizer_add_group(o, &p, 1, NULL, NULL, 0), EG_VALUE, "more than one");
  eg_tensor *other = leaf((float[]){1}, 1), *computed = NULL;
  OK(eg_optimizer_add_group(o, &other, 1, NULL, NULL, 0));
  assert_int_equal(eg_optimizer_group_count(o), 2);
  OK(eg_mul(p, p, &computed));
  FAILS(eg_optimizer_add_group(o, &computed, 1, NULL, NULL, 0), EG_VALUE, "non-leaf");
  FAILS(eg_optimizer_get_state(o, computed, &d), EG_VALUE, "not a parameter");
  eg_optimizer_release(o);

  const char* names[] = {"lr"};
  const eg_value negative = eg_double(-1);
  FAILS(eg_optimizer_new("Adam", &p, 1, names, &negative, 1, &o), EG_VALUE, "learning rate");
  eg_status* status = eg_optimizer_new("NoSuchOptimizer", &p, 1, NULL, NULL, 0, &o);
  assert_non_null(status);
  eg_status_free(status);
  FAILS(eg_optimizer_new("Adam", NULL, 0, NULL, NULL, 0, &o), EG_VALUE, "empty parameter list");
  eg_tensor* nothing = NULL;
  FAILS(eg_optimizer_new("Adam", &nothing, 1, NULL, NULL, 0, &o), EG_INVALID_HANDLE, "NULL");
  eg_tensor_release(computed);
  eg_tensor_release(other);
  eg_tensor_release(p);
}

static void initialisation(void** state) {
  (void)state;
  eg_tensor* t = NULL;
  const char* names[] = {"a", "b"};
  const eg_value values[] = {eg_double(2), eg_double(3)};
  OK(eg_zeros((int64_t[]){8, 8}, 2, EG_DEFAULT, EG_DEFAULT, EG_DEFAULT, EG_DEFAULT, 0, &t));
  OK(eg_init("uniform", t, names, values, 2));
  float data[64];
  OK(eg_tensor_copy_to(t, data, sizeof data));
  for (int i = 0; i < 64; ++i) assert_true(data[i] >= 2 && data[i] <= 3);
  OK(eg_init("kaiming_uniform", t, NULL, NULL, 0));
  OK(eg_init("zeros", t, NULL, NULL, 0));
  OK(eg_tensor_copy_to(t, data, sizeof data));
  assert_true(data[63] == 0);
  eg_status* status = eg_init("no_such", t, NULL, NULL, 0);
  assert_non_null(status);
  eg_status_free(status);
  status = eg_init("uniform", t, (const char*[]){"c"}, values, 1);
  assert_non_null(status);
  eg_status_free(status);
  eg_tensor_release(t);
}

static void generators(void** state) {
  (void)state;
  eg_generator *g = NULL, *d = NULL;
  uint64_t seed = 0;
  eg_tensor *saved = NULL, *a = NULL, *b = NULL;
  OK(eg_generator_new(EG_CPU, &g));
  OK(eg_generator_seed(g, 42));
  OK(eg_generator_initial_seed(g, &seed));
  assert_int_equal(seed, 42);
  OK(eg_generator_get_state(g, &saved));
  assert_int_equal(info_of(saved).numel, 5056);
  assert_int_equal(info_of(saved).dtype, EG_UINT8);
  OK(eg_rand((int64_t[]){3}, 1, g, EG_DEFAULT, EG_DEFAULT, EG_DEFAULT, EG_DEFAULT, 0, &a));
  ASSERT_FLOATS(a, 0.88226926f, 0.91500396f, 0.38286376f); /* as PyTorch draws after manual_seed(42) */
  OK(eg_generator_set_state(g, saved));
  OK(eg_rand((int64_t[]){3}, 1, g, EG_DEFAULT, EG_DEFAULT, EG_DEFAULT, EG_DEFAULT, 0, &b));
  ASSERT_FLOATS(b, 0.88226926f, 0.91500396f, 0.38286376f);
  eg_status* status = eg_generator_set_state(g, a);
  assert_non_null(status);
  eg_status_free(status);
  OK(eg_generator_default(EG_CPU, &d));
  OK(eg_manual_seed(7));
  OK(eg_generator_initial_seed(d, &seed));
  assert_int_equal(seed, 7);
  eg_generator_release(d);
  eg_tensor_release(a);
  eg_tensor_release(b);
  eg_tensor_release(saved);
  eg_generator_release(g);
}

static eg_module* new_sequential(eg_module* child) {
  eg_module* m = NULL;
  OK(eg_module_new("Sequential", NULL, NULL, 0, &m));
  if (child) {
    OK(eg_module_set_child(m, "0", child));
    eg_module_release(child);
  }
  return m;
}

/* Deeper than any stack: made, asked, run and taken apart. */
static void nested_deeply(void** state) {
  (void)state;
  enum { DEPTH = 20000, DEEPER = 200000 };
  eg_module* m = new_linear(1, 1);
  for (int i = 0; i < DEPTH; ++i) m = new_sequential(m);
  eg_tensor *x = floats2((float[]){2}, 1, 1), *y = run(m, x);
  assert_int_equal(info_of(y).numel, 1);
  eg_tensor_release(y);
  eg_tensor_release(x);
  eg_dict* d = NULL;
  OK(eg_module_parameters(m, 1, &d));
  assert_int_equal(eg_dict_size(d), 2);
  assert_int_equal(strlen(eg_dict_key(d, 0)), 2 * DEPTH + strlen("weight"));
  eg_dict_release(d);
  OK(eg_module_state_dict(m, &d));
  OK(eg_module_load_state_dict(m, d, 1));
  eg_dict_release(d);
  OK(eg_module_train(m, 0));
  OK(eg_module_zero_grad(m, 1));
  eg_module_release(m);
  m = NULL;
  for (int i = 0; i < DEEPER; ++i) m = new_sequential(m);
  eg_module_release(m);
  /* From the outside in, and a part that something else holds. */
  m = new_sequential(NULL);
  eg_module *last = m, *held = NULL;
  for (int i = 0; i < DEEPER; ++i) {
    eg_module* next = new_sequential(NULL);
    OK(eg_module_set_child(last, "0", next));
    if (i == DEEPER / 2) {
      held = next;
      OK(eg_module_retain(held));
    }
    eg_module_release(next);
    last = next;
  }
  FAILS(eg_module_set_child(last, "0", m), EG_VALUE, "cannot contain itself");
  FAILS(eg_module_set_child(last, "0", held), EG_VALUE, "cannot contain itself");
  eg_module_release(m);
  last = new_sequential(held); /* takes the hold over */
  FAILS(eg_module_set_child(held, "1", last), EG_VALUE, "cannot contain itself");
  eg_module_release(last);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(built_in_modules), cmocka_unit_test(constructor_arguments_are_checked),
      cmocka_unit_test(padding_of_convolutions), cmocka_unit_test(pooling_with_indices),
      cmocka_unit_test(the_tree),         cmocka_unit_test(state_dicts),
      cmocka_unit_test(modules_and_hooks_of_the_caller),
      cmocka_unit_test(optimizers),       cmocka_unit_test(initialisation),
      cmocka_unit_test(generators),       cmocka_unit_test(nested_deeply),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
