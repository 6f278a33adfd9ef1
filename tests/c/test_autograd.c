/* Gradients through the ABI: backward and grad, modes, hooks, nodes, custom functions, saved tensors, forward mode, vmap. */
#include "support.h"

static eg_tensor* times(eg_tensor* a, eg_tensor* b) {
  eg_tensor* out = NULL;
  OK(eg_mul(a, b, &out));
  return out;
}

static eg_tensor* total(eg_tensor* a) {
  eg_tensor* out = NULL;
  OK(eg_sum(a, EG_DEFAULT, &out));
  return out;
}

static void backward_and_grad(void** state) {
  (void)state;
  eg_tensor *x = leaf((float[]){1, 2}, 2), *y = times(x, x), *loss = total(y);
  assert_true(info_of(x).flags & EG_FLAG_LEAF);
  assert_false(info_of(loss).flags & EG_FLAG_LEAF);
  assert_null(grad_of(x));
  OK(eg_backward(&loss, 1, NULL, 1, 0, NULL, 0)); /* keeps the graph */
  backward_of(loss);
  eg_tensor* g = grad_of(x);
  ASSERT_FLOATS(g, 4, 8);
  eg_tensor_release(g);
  FAILS(eg_backward(&loss, 1, NULL, 0, 0, NULL, 0), EG_RUNTIME, "second time");
  FAILS(eg_backward(&y, 1, NULL, 0, 0, NULL, 0), EG_RUNTIME, "");
  OK(eg_tensor_set_grad(x, NULL));
  assert_null(grad_of(x));
  eg_tensor_release(loss);
  eg_tensor_release(y);

  y = times(x, x);
  eg_tensor* cube = times(y, x);
  loss = total(cube);
  eg_tensor_release(cube);
  eg_tensor *first = NULL, *second = NULL, *scalar = NULL;
  OK(eg_grad(&loss, 1, NULL, &x, 1, 1, 1, 0, &first));
  ASSERT_FLOATS(first, 3, 12);
  scalar = total(first);
  OK(eg_grad(&scalar, 1, NULL, &x, 1, 0, 0, 0, &second));
  ASSERT_FLOATS(second, 6, 12);
  eg_tensor_release(first);
  eg_tensor_release(second);
  eg_tensor_release(scalar);
  eg_tensor *stranger = leaf((float[]){1}, 1), *out = NULL;
  eg_tensor* plain = total(x);
  FAILS(eg_grad(&plain, 1, NULL, &stranger, 1, 1, 0, 0, &out), EG_RUNTIME, "allow_unused");
  OK(eg_grad(&plain, 1, NULL, &stranger, 1, 1, 0, 1, &out));
  assert_null(out);
  eg_tensor_release(plain);
  eg_tensor_release(stranger);
  eg_tensor_release(loss);
  eg_tensor_release(y);
  eg_tensor_release(x);
}

static void modes_are_per_thread_and_nest(void** state) {
  (void)state;
  eg_tensor *x = leaf((float[]){1}, 1), *y;
  assert_int_equal(eg_grad_mode(), 1);
  assert_int_equal(eg_set_grad_mode(0), 1);
  y = times(x, x);
  assert_false(info_of(y).flags & EG_FLAG_REQUIRES_GRAD);
  eg_tensor_release(y);
  assert_int_equal(eg_set_grad_mode(1), 0);
  assert_int_equal(eg_set_inference_mode(1), 0);
  y = times(x, x);
  assert_true(info_of(y).flags & EG_FLAG_INFERENCE);
  eg_tensor_release(y);
  assert_int_equal(eg_set_inference_mode(0), 1);
  eg_tensor_release(x);
}

static eg_status* tenfold(const eg_value* args, size_t nargs, eg_value* rets, size_t nrets) {
  assert_int_equal(nargs, 1);
  assert_int_equal(nrets, 1);
  eg_tensor* out = NULL;
  eg_status* status = eg_mul_scalar(args[0].u.p, eg_double(10), &out);
  if (!status) rets[0] = tensor_value(out);
  return status;
}

static eg_status* refuse(const eg_value* args, size_t nargs, eg_value* rets, size_t nrets) {
  (void)args, (void)nargs, (void)rets, (void)nrets;
  return eg_status_new(EG_KEY, "the hook refuses", (void*)refuse, NULL);
}

static void tensor_hooks(void** state) {
  (void)state;
  counter c = {.act = tenfold}, after = {0};
  eg_callback hook = counting(&c), post = counting(&after);
  int64_t id = 0, post_id = 0;
  eg_tensor* x = leaf((float[]){1, 2}, 2);
  OK(eg_tensor_register_hook(x, &hook, &id));
  OK(eg_tensor_register_post_accumulate_hook(x, &post, &post_id));
  assert_int_not_equal(id, post_id);
  eg_tensor *y = times(x, x), *loss = total(y), *g;
  backward_of(loss);
  g = grad_of(x);
  ASSERT_FLOATS(g, 20, 40);
  eg_tensor_release(g);
  assert_int_equal(c.calls, 1);
  assert_int_equal(after.calls, 1);
  OK(eg_tensor_remove_hook(x, id));
  assert_int_equal(c.destroyed, 1);
  FAILS(eg_tensor_remove_hook(x, id), EG_KEY, "hook");
  eg_tensor_release(loss);
  eg_tensor_release(y);
  eg_tensor_release(x);
  assert_int_equal(c.destroyed, 1);
  assert_int_equal(after.destroyed, 1);

  /* Registration that fails destroys too: this tensor takes no hooks. */
  counter refused = {0};
  eg_callback never = counting(&refused);
  eg_tensor* plain = one(1);
  FAILS(eg_tensor_register_hook(plain, &never, &id), EG_RUNTIME, "gradient");
  assert_int_equal(refused.destroyed, 1);
  eg_tensor_release(plain);

  /* The status of a callback comes through as it is. */
  counter bad = {.act = refuse};
  hook = counting(&bad);
  x = leaf((float[]){1}, 1);
  OK(eg_tensor_register_hook(x, &hook, &id));
  loss = total(x);
  eg_status* status = eg_backward(&loss, 1, NULL, 0, 0, NULL, 0);
  assert_non_null(status);
  assert_int_equal(eg_status_code(status), EG_KEY);
  assert_string_equal(eg_status_message(status), "the hook refuses");
  assert_ptr_equal(eg_status_payload(status), (void*)refuse);
  eg_status_free(status);
  eg_tensor_release(loss);
  eg_tensor_release(x);
  assert_int_equal(bad.destroyed, 1);
}

static void nodes(void** state) {
  (void)state;
  eg_tensor *x = leaf((float[]){1, 2}, 2), *y = times(x, x), *variable = NULL;
  eg_node *node = NULL, *next = NULL;
  int32_t nr = -1;
  OK(eg_tensor_grad_fn(x, &node));
  assert_null(node);
  OK(eg_tensor_grad_fn(y, &node));
  assert_string_equal(eg_node_name(node), "MulBackward0");
  assert_int_equal(eg_node_next_count(node), 2);
  assert_true(eg_node_sequence(node) >= 0);
  OK(eg_node_next(node, 1, &next, &nr));
  assert_string_equal(eg_node_name(next), "AccumulateGrad");
  assert_int_equal(nr, 0);
  OK(eg_node_variable(next, &variable));
  assert_ptr_equal(variable, x);
  eg_tensor_release(variable);
  OK(eg_node_variable(node, &variable));
  assert_null(variable);
  eg_node_release(next);
  FAILS(eg_node_next(node, 2, &next, &nr), EG_INDEX, "2");

  // A result of a node stands for itself where gradients are asked for, and nowhere else.
  eg_tensor *result = NULL, *sum = total(y), *gradient = NULL;
  OK(eg_node_output(node, 0, &result));
  OK(eg_grad(&sum, 1, NULL, &result, 1, 1, 0, 0, &gradient));
  assert_int_equal(eg_tensor_numel(gradient), 2);
  eg_tensor_release(gradient);
  FAILS(eg_neg(result, &gradient), EG_RUNTIME, "without its values");
  FAILS(eg_node_output(node, 1, &gradient), EG_INDEX, "1 results");
  eg_tensor_release(result);
  eg_tensor_release(sum);

  counter pre = {0}, post = {0};
  eg_callback pre_hook = counting(&pre), post_hook = counting(&post);
  int64_t pre_id = 0, post_id = 0;
  OK(eg_node_register_hook(node, &pre_hook, 1, &pre_id));
  OK(eg_node_register_hook(node, &post_hook, 0, &post_id));
  eg_tensor* loss = total(y);
  OK(eg_backward(&loss, 1, NULL, 1, 0, NULL, 0));
  assert_int_equal(pre.calls, 1);
  assert_int_equal(post.calls, 1);
  OK(eg_node_remove_hook(node, pre_id));
  assert_int_equal(pre.destroyed, 1);
  OK(eg_backward(&loss, 1, NULL, 0, 0, NULL, 0));
  assert_int_equal(pre.calls, 1);
  assert_int_equal(post.calls, 2);
  eg_tensor_release(loss);
  eg_tensor_release(y);
  eg_tensor_release(x);
  assert_int_equal(post.destroyed, 0);
  eg_node_release(node);
  assert_int_equal(post.destroyed, 1);
}

/* A square with its own gradient: what it saved, and the node, are in the context. */
typedef struct {
  eg_saved* saved;
  eg_node* node; /* not owned: the node owns this */
  int calls, destroyed;
} square;

static eg_status* square_backward(void* ctx, const eg_value* args, size_t nargs, eg_value* rets, size_t nrets) {
  square* s = ctx;
  ++s->calls;
  assert_int_equal(nargs, 1);
  assert_int_equal(nrets, 1);
  eg_tensor *x = NULL, *slope = NULL, *out = NULL;
  eg_status* status = eg_saved_unpack(s->saved, s->node, &x);
  if (status) return status;
  status = eg_mul_scalar(x, eg_double(2), &slope);
  if (!status) status = eg_mul(slope, args[0].u.p, &out);
  if (!status) rets[0] = tensor_value(out);
  eg_tensor_release(x);
  eg_tensor_release(slope);
  return status;
}

static void square_destroy(void* ctx) {
  square* s = ctx;
  ++s->destroyed;
  eg_saved_release(s->saved);
  s->saved = NULL;
}

static eg_tensor* custom_square(eg_tensor* x, square* s) {
  eg_tensor* y;
  eg_node* node = NULL;
  const int32_t before = eg_set_grad_mode(0);
  y = times(x, x);
  eg_set_grad_mode(before);
  eg_custom_function f = {.struct_size = sizeof f, .name = "SquareBackward", .inputs = &x, .ninputs = 1, .outputs = &y,
                          .noutputs = 1, .materialize = 1};
  eg_callback k = {.struct_size = sizeof k, .fn = square_backward, .ctx = s, .destroy = square_destroy};
  OK(eg_custom_function_attach(&f, &k, &node));
  assert_non_null(node);
  OK(eg_saved_new(x, node, 0, &s->saved));
  s->node = node;
  eg_node_release(node);
  return y;
}

static void custom_functions(void** state) {
  (void)state;
  square s = {0};
  eg_tensor *x = leaf((float[]){1, 3}, 2), *y = custom_square(x, &s), *loss = total(y), *g;
  eg_node* node = NULL;
  OK(eg_tensor_grad_fn(y, &node));
  assert_string_equal(eg_node_name(node), "SquareBackward");
  eg_node_release(node);
  backward_of(loss);
  g = grad_of(x);
  ASSERT_FLOATS(g, 2, 6);
  eg_tensor_release(g);
  assert_int_equal(s.calls, 1);
  eg_tensor_release(loss);
  eg_tensor_release(y);
  assert_int_equal(s.destroyed, 1);

  /* An in-place change of what was saved is noticed. */
  square t = {0};
  eg_tensor* z = times(x, x);
  y = custom_square(z, &t);
  OK(eg_mul_(z, x));
  loss = total(y);
  FAILS(eg_backward(&loss, 1, NULL, 0, 0, NULL, 0), EG_RUNTIME, "modified by an inplace operation");
  eg_tensor_release(loss);
  eg_tensor_release(y);
  eg_tensor_release(z);
  assert_int_equal(t.destroyed, 1);

  /* Refused: destroyed all the same. */
  square u = {0};
  eg_custom_function bad = {.struct_size = 3};
  eg_callback k = {.struct_size = sizeof k, .fn = square_backward, .ctx = &u, .destroy = square_destroy};
  FAILS(eg_custom_function_attach(&bad, &k, &node), EG_VALUE, "struct_size");
  assert_int_equal(u.destroyed, 1);
  eg_tensor_release(x);
}

/* Saved-tensor hooks that keep the tensors in a table of their own. */
static eg_tensor* table[16];
static int64_t packed, unpacked, forgotten;

static eg_status* pack(const eg_value* args, size_t nargs, eg_value* rets, size_t nrets) {
  (void)nargs, (void)nrets;
  assert_true(packed < 16);
  eg_tensor* copy = NULL;
  eg_status* status = eg_clone(args[0].u.p, EG_DEFAULT, &copy);
  if (status) return status;
  table[packed] = copy;
  rets[0] = eg_int(packed++);
  return NULL;
}

static eg_status* unpack(const eg_value* args, size_t nargs, eg_value* rets, size_t nrets) {
  (void)nargs, (void)nrets;
  ++unpacked;
  return give_tensor(&rets[0], table[args[0].u.i]);
}

static eg_status* forget(const eg_value* args, size_t nargs, eg_value* rets, size_t nrets) {
  (void)nargs, (void)rets, (void)nrets;
  ++forgotten;
  eg_tensor_release(table[args[0].u.i]);
  table[args[0].u.i] = NULL;
  return NULL;
}

/* A tensor that a node keeps, as an object: hooks are given to it once, and it is freed with the graph. */
static void saved_tensor_of_a_node(void** state) {
  (void)state;
  packed = unpacked = forgotten = 0;
  eg_tensor *x = leaf((float[]){2, 3}, 2), *y = times(x, x), *loss = total(y), *kept = NULL;
  eg_node *node = NULL, *other = NULL;
  eg_saved* saved = NULL;
  int64_t count = 0;
  OK(eg_tensor_grad_fn(y, &node));
  OK(eg_node_saved_tensor(node, 0, 0, &saved, &count));
  assert_int_equal(count, -1);
  counter a = {.act = pack}, b = {.act = unpack}, c = {.act = forget};
  eg_callback ka = counting(&a), kb = counting(&b), kc = counting(&c);
  OK(eg_saved_register_hooks(saved, &ka, &kb, &kc));
  assert_int_equal(packed, 1);
  OK(eg_saved_unpack(saved, NULL, &kept));
  ASSERT_FLOATS(kept, 2, 3);
  eg_tensor_release(kept);
  counter again[3] = {{0}, {0}, {0}};
  ka = counting(&again[0]), kb = counting(&again[1]), kc = counting(&again[2]);
  FAILS(eg_saved_register_hooks(saved, &ka, &kb, &kc), EG_RUNTIME, "already been set");
  assert_int_equal(again[0].destroyed + again[1].destroyed + again[2].destroyed, 3);
  backward_of(loss);
  assert_int_equal(unpacked, 2);
  assert_int_equal(forgotten, 1);
  assert_int_equal(a.destroyed + b.destroyed + c.destroyed, 3);
  FAILS(eg_saved_unpack(saved, NULL, &kept), EG_RUNTIME, "second time");
  ka = counting(&again[0]), kb = counting(&again[1]);
  FAILS(eg_saved_register_hooks(saved, &ka, &kb, NULL), EG_RUNTIME, "after it has been freed");
  eg_saved_release(saved);
  FAILS(eg_node_saved_tensor(node, 9, 0, &saved, &count), EG_INDEX, "keeps nothing at 9");
  assert_null(saved);
  OK(eg_node_saved_tensor(node, 1, 1, &saved, &count));
  assert_null(saved);
  OK(eg_tensor_grad_fn(loss, &other));
  OK(eg_node_saved_tensor(other, 0, 0, &saved, &count));
  assert_int_equal(count, 0);

  eg_tensor* nothing = NULL;
  OK(eg_saved_new(NULL, node, 0, &saved));
  OK(eg_saved_unpack(saved, node, &nothing));
  assert_null(nothing);
  eg_saved_release(saved);
  eg_node_release(other);
  eg_node_release(node);
  eg_tensor_release(loss);
  eg_tensor_release(y);
  eg_tensor_release(x);
}

/* What a pass tells of itself while it runs. */
static eg_status* ask(const eg_value* args, size_t nargs, eg_value* rets, size_t nrets) {
  (void)args, (void)nargs, (void)nrets;
  eg_node *node = NULL, *order[2] = {NULL, NULL};
  size_t count = 0;
  OK(eg_node_running(&node));
  assert_string_equal(eg_node_name(node), "MulBackward0");
  OK(eg_node_order(order, 2, &count));
  assert_int_equal(count, 3);
  assert_string_equal(eg_node_name(order[0]), "SumBackward0");
  assert_ptr_equal(order[1], node);
  eg_node_release(order[0]);
  eg_node_release(order[1]);
  eg_node_release(node);
  rets[0] = eg_none();
  return NULL;
}

static void running(void** state) {
  (void)state;
  counter asked = {.act = ask};
  eg_callback hook = counting(&asked);
  eg_tensor *x = leaf((float[]){2, 3}, 2), *y = times(x, x), *loss = total(y), *g, *out[2] = {NULL, NULL};
  eg_node* node = NULL;
  int64_t id = 0;
  size_t count = 7;
  OK(eg_tensor_register_hook(y, &hook, &id));
  OK(eg_tensor_grad_fn(y, &node));
  assert_int_equal(eg_use_count(node), 3); /* this one, that of y, and that of the node behind it */
  assert_true(eg_use_count(x) > 1);
  assert_int_equal(eg_use_count(NULL), -1);
  OK(eg_node_set_sequence(node, 1000));
  assert_int_equal(eg_node_sequence(node), 1000);
  FAILS(eg_node_set_sequence(node, -1), EG_VALUE, "-1");
  OK(eg_node_apply(node, &x, 1, out));
  ASSERT_FLOATS(out[0], 4, 9);
  eg_tensor_release(out[0]);
  eg_tensor_release(out[1]);
  FAILS(eg_node_apply(node, &x, 0, out), EG_TYPE, "expected 1 arguments, got 0 instead");
  backward_of(loss);
  assert_int_equal(asked.calls, 1);
  g = grad_of(x);
  ASSERT_FLOATS(g, 4, 6);
  eg_tensor_release(g);
  FAILS(eg_node_order(NULL, 0, &count), EG_RUNTIME, "during the backward pass");
  eg_node_release(node);
  OK(eg_node_running(&node));
  assert_null(node);
  assert_int_equal(eg_forward_enable(0), 1);
  assert_int_equal(eg_forward_enable(7), 0);
  assert_int_equal(eg_forward_enable(1), 0);
  eg_tensor_release(loss);
  eg_tensor_release(y);
  eg_tensor_release(x);
}

static void saved_tensor_hooks(void** state) {
  (void)state;
  counter a = {.act = pack}, b = {.act = unpack}, c = {.act = forget};
  eg_callback ka = counting(&a), kb = counting(&b), kc = counting(&c);
  OK(eg_saved_hooks_push(&ka, &kb, &kc));
  eg_tensor *x = leaf((float[]){2, 3}, 2), *y = times(x, x);
  OK(eg_saved_hooks_pop());
  assert_true(packed > 0);
  eg_tensor* loss = total(y);
  backward_of(loss);
  eg_tensor* g = grad_of(x);
  ASSERT_FLOATS(g, 4, 6);
  eg_tensor_release(g);
  assert_int_equal(unpacked, packed);
  eg_tensor_release(loss);
  eg_tensor_release(y);
  eg_tensor_release(x);
  assert_int_equal(forgotten, packed);
  assert_int_equal(a.destroyed + b.destroyed + c.destroyed, 3);
  eg_status* status = eg_saved_hooks_pop();
  assert_non_null(status);
  eg_status_free(status);
}

static void forward_mode(void** state) {
  (void)state;
  int32_t level = -1;
  eg_tensor *x = floats((float[]){2, 3}, 2), *v = floats((float[]){1, 10}, 2), *dual = NULL, *y, *primal = NULL, *tangent = NULL;
  OK(eg_forward_enter(&level));
  OK(eg_make_dual(x, v, level, &dual));
  y = times(dual, dual);
  OK(eg_unpack_dual(y, level, &primal, &tangent));
  ASSERT_FLOATS(primal, 4, 9);
  ASSERT_FLOATS(tangent, 4, 60);
  eg_tensor_release(primal);
  eg_tensor_release(tangent);
  OK(eg_unpack_dual(x, level, &primal, &tangent));
  assert_null(tangent);
  eg_tensor_release(primal);
  eg_tensor* wrong = one(1);
  eg_tensor* out = NULL;
  eg_status* status = eg_make_dual(x, wrong, level, &out);
  assert_non_null(status);
  eg_status_free(status);
  eg_tensor_release(wrong);
  OK(eg_forward_exit(level));
  const int32_t closed[] = {level, -1, INT32_MIN};
  for (int i = 0; i < 3; ++i) {
    status = eg_forward_exit(closed[i]);
    assert_non_null(status);
    eg_status_free(status);
  }
  eg_tensor_release(y);
  eg_tensor_release(dual);
  eg_tensor_release(v);
  eg_tensor_release(x);
}

static void vmap(void** state) {
  (void)state;
  int32_t level = -1;
  eg_tensor *x = floats2((float[]){1, 2, 3, 4}, 2, 2), *row = NULL, *sum, *out = NULL;
  OK(eg_vmap_enter(2, 0, &level));
  OK(eg_vmap_wrap(x, 0, level, &row));
  assert_int_equal(info_of(row).ndim, 1);
  int32_t at = -1;
  int64_t dim = -1, calls = -1;
  const char* op = NULL;
  OK(eg_vmap_place(row, &at, &dim));
  assert_int_equal(at, level);
  assert_int_equal(dim, 0);
  OK(eg_vmap_place(x, &at, &dim));
  assert_int_equal(at, 0);
  OK(eg_vmap_sliced(&calls, &op));
  assert_true(calls >= 0 && op);
  assert_int_equal(eg_vmap_slicing(0), 1);
  out = NULL;
  FAILS(eg_histc(row, 4, eg_int(0), eg_int(0), &out), EG_RUNTIME, "vmap fallback which is currently disabled");
  assert_int_equal(eg_vmap_slicing(1), 0);
  OK(eg_histc(row, 4, eg_int(0), eg_int(0), &out));
  eg_tensor_release(out);
  sum = total(row);
  OK(eg_vmap_unwrap(sum, 0, level, &out));
  ASSERT_FLOATS(out, 3, 7);
  eg_tensor_release(out);
  float memory[2];
  FAILS(eg_tensor_copy_to(row, memory, sizeof memory), EG_RUNTIME, "vmap");
  OK(eg_vmap_exit(level));
  /* A tensor that has outlived its level is refused, also where no level is left. */
  out = NULL;
  FAILS(eg_bernoulli(row, NULL, &out), EG_VALUE, "not active");
  FAILS(eg_histc(row, 4, eg_int(0), eg_int(0), &out), EG_VALUE, "not active");
  eg_tensor_release(sum);
  eg_tensor_release(row);
  FAILS(eg_vmap_enter(2, 7, &level), EG_VALUE, "randomness");
  eg_tensor_release(x);
}

static void nothing_leaks(void** state) {
  const int64_t before = live_bytes();
  backward_and_grad(state);
  custom_functions(state);
  forward_mode(state);
  vmap(state);
  assert_int_equal(live_bytes(), before);
}

/* What a node keeps can be looked at until it is freed. */
static void kept_values(void** state) {
  (void)state;
  eg_tensor *x = leaf((float[]){1, 2}, 2), *y = NULL, *sum = NULL;
  eg_node* node = NULL;
  eg_value v = eg_none();
  OK(eg_exp(x, &y));
  OK(eg_tensor_grad_fn(y, &node));
  assert_string_equal(eg_node_saved_name(node, 0), "result");
  OK(eg_node_saved(node, 0, &v));
  assert_int_equal(v.tag, EG_TAG_TENSOR);
  eg_value_clear(&v);
  size_t n = 0;
  while (eg_node_saved_name(node, n)) ++n;
  FAILS(eg_node_saved(node, n, &v), EG_INDEX, "keeps nothing");
  OK(eg_sum(y, EG_DEFAULT, &sum));
  backward_of(sum);
  FAILS(eg_node_saved(node, 0, &v), EG_RUNTIME, "second time");
  assert_null(eg_node_saved_name(NULL, 0));
  eg_node_release(node);
  eg_tensor_release(sum);
  eg_tensor_release(y);
  eg_tensor_release(x);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(backward_and_grad), cmocka_unit_test(modes_are_per_thread_and_nest),
      cmocka_unit_test(tensor_hooks),      cmocka_unit_test(nodes),
      cmocka_unit_test(custom_functions),  cmocka_unit_test(saved_tensor_hooks),
      cmocka_unit_test(forward_mode),      cmocka_unit_test(vmap),
      cmocka_unit_test(nothing_leaks),
      cmocka_unit_test(kept_values),
      cmocka_unit_test(saved_tensor_of_a_node),
      cmocka_unit_test(running),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
