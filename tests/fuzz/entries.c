/* Every function of the C ABI with random handles and numbers; the operators have a part of their own. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"

/* ---- arguments ---- */

static void* maybe(void* handle) {
  if (!chance(12)) return handle;
  switch (below(3)) {
    case 0: return NULL;
    case 1: return live.closed;
    default: return any_tensor();
  }
}
static eg_module* a_module(void) { return maybe(live.module); }
static eg_dict* a_dict(void) { return maybe(live.dict); }
static eg_optimizer* an_optimizer(void) { return maybe(live.optimizer); }
static eg_generator* a_generator(void) { return maybe(live.generator); }
static eg_node* a_node(void) { return maybe(live.node); }
static const char* a_name(void) { return chance(16) ? NULL : any_text(); }
static eg_device a_device(void) { return chance(4) ? (eg_device)fuzz_next() : EG_CPU; }

static eg_status* echo(void* ctx, const eg_value* args, size_t nargs, eg_value* rets, size_t nrets) {
  (void)ctx;
  if (chance(8)) return eg_status_new((eg_code)below(20), any_text(), NULL, NULL);
  if (nargs && nrets && args[0].tag == EG_TAG_TENSOR && chance(2)) {
    eg_status* status = eg_tensor_retain(args[0].u.p);
    if (status) return status;
    rets[0] = args[0];
  } else if (nrets && chance(6)) {
    rets[0] = eg_int(any_int());
  }
  return NULL;
}

/* Handed out and taken back: each destroy runs exactly once. */
static int64_t outstanding;
static void destroyed(void* ctx) {
  --outstanding;
  free(ctx);
}

static const eg_callback* a_callback(void) {
  static union {
    eg_callback call;
    char room[64]; /* behind it lies as much as a wrong size may claim */
  } storages[2]; /* in turn, for calls that take two */
  static int turn;
  if (chance(16)) return NULL;
  turn ^= 1;
  memset(&storages[turn], 0, sizeof storages[turn]);
  eg_callback* call = &storages[turn].call;
  call->struct_size = chance(16) ? below(sizeof storages[turn]) : sizeof *call;
  call->fn = chance(16) ? NULL : echo;
  if (call->struct_size >= sizeof *call) { /* one that cannot be read is not taken over */
    call->ctx = malloc(1);
    if (call->ctx) {
      call->destroy = destroyed;
      ++outstanding;
    }
  }
  return call;
}

static int64_t sizes[8];
static const int64_t* some_sizes(void) {
  for (int i = 0; i < 8; ++i) sizes[i] = any_size();
  return chance(16) ? NULL : sizes;
}

static const char* names[4];
static eg_value named_values[4];
static size_t some_options(void) {
  static const char* const known[] = {"lr", "momentum", "in_features", "out_features", "p", "kernel_size", "weight_decay", "dim",
                                      "betas", "a", "b", "gain", "num_features", "start_dim", "colour"};
  const size_t n = below(4);
  for (size_t i = 0; i < n; ++i) {
    names[i] = chance(16) ? NULL : known[below(15)];
    named_values[i] = chance(3)   ? eg_int(any_size())
                      : chance(3) ? eg_double(any_double())
                      : chance(3) ? eg_detail_string(any_text())
                                  : eg_bool((int32_t)below(2));
  }
  return n;
}

static eg_tensor* list[4];
static size_t some_tensors(void) {
  const size_t n = below(4);
  for (size_t i = 0; i < n; ++i) list[i] = wild_tensor();
  return n;
}

static void drop(eg_tensor** t) {
  eg_tensor_release(*t);
  *t = NULL;
}

/* ---- the groups ---- */

static float memory[1024];

static void tensors(void) {
  eg_tensor* t = NULL;
  eg_tensor_info info = {.struct_size = chance(8) ? below(200) : sizeof info};
  eg_value v = eg_none(), number = eg_double(any_double());
  int32_t flag = 0;
  void* managed = NULL;
  unsigned char bytes[BYTES];
  memset(bytes, 0, sizeof bytes);
  switch (below(14)) {
    case 0:
      fuzz_doing("eg_tensor_get_info");
      if (info.struct_size <= sizeof info) settle(eg_tensor_get_info(wild_tensor(), &info));
      break;
    case 1: fuzz_doing("eg_tensor_is_contiguous"); eg_tensor_numel(wild_tensor()); settle(eg_tensor_is_contiguous(wild_tensor(), (int32_t)below(6) - 1, &flag)); break;
    case 2: {
      fuzz_doing("eg_tensor_from_memory");
      int64_t strides[8];
      for (int i = 0; i < 8; ++i) strides[i] = any_size();
      settle(eg_tensor_from_memory(chance(16) ? NULL : memory, below(sizeof memory), (eg_dtype)below(20), (int32_t)below(8) - 1,
                                   some_sizes(), chance(2) ? strides : NULL, (int32_t)below(2), chance(2) ? a_callback() : NULL, &t));
      if (t && chance(2)) settle(eg_tensor_copy_to(t, bytes, below(BYTES)));
      drop(&t);
      break;
    }
    case 3:
      fuzz_doing("eg_tensor_from_data");
      settle(eg_tensor_from_data(chance(16) ? NULL : memory, below(64), (eg_dtype)below(20), (int32_t)below(5) - 1, some_sizes(), &t));
      drop(&t);
      break;
    case 4: {
      fuzz_doing("eg_tensor_copy_to");
      eg_tensor* from = wild_tensor();
      eg_tensor_info i = {.struct_size = sizeof i};
      size_t n = below(BYTES);
      if (settle(eg_tensor_get_info(from, &i)) && i.numel <= BYTES / 16) {
        for (size_t size = 1; size <= 16; size *= 2) settle(eg_tensor_copy_to(from, bytes, (size_t)i.numel * size));
      }
      settle(eg_tensor_copy_to(from, chance(16) ? NULL : bytes, n));
      break;
    }
    case 5:
      fuzz_doing("eg_tensor_from_scalar");
      settle(eg_tensor_from_scalar(chance(16) ? NULL : &number, (eg_dtype)below(20), (int32_t)below(2), &t));
      drop(&t);
      break;
    case 6:
      fuzz_doing("eg_tensor_item");
      if (settle(eg_tensor_item(wild_tensor(), &v))) eg_value_clear(&v);
      break;
    case 7: {
      fuzz_doing("eg_tensor_to_string");
      eg_print_options o = {.struct_size = sizeof o,
                            .precision = (int32_t)below(20) - 2,
                            .edgeitems = (int32_t)below(6) - 1,
                            .linewidth = (int32_t)below(200) - 10,
                            .sci_mode = (int32_t)below(4) - 1,
                            .threshold = any_int()};
      if (settle(eg_tensor_to_string(wild_tensor(), chance(2) ? &o : NULL, &v))) eg_value_clear(&v);
      break;
    }
    case 8:
      fuzz_doing("eg_tensor_to_dlpack");
      flag = (int32_t)below(2);
      if (settle(eg_tensor_to_dlpack(wild_tensor(), flag, &managed))) {
        if (!settle(eg_tensor_from_dlpack(managed, flag, &t))) settle(eg_tensor_from_dlpack(managed, flag, &t));
        drop(&t);
      }
      break;
    case 9: fuzz_doing("eg_tensor_set_data"); settle(eg_tensor_set_data(any_tensor(), wild_tensor())); break;
    case 10: fuzz_doing("eg_tensor_bump_version"); settle(eg_tensor_bump_version(wild_tensor())); break;
    case 11:
      fuzz_doing("eg_tensor_slot");
      settle(eg_tensor_set_slot(wild_tensor(), &memory, &memory));
      (void)eg_tensor_get_slot(wild_tensor(), &memory);
      break;
    case 12:
      fuzz_doing("eg_tensor_retain");
      if (settle(eg_tensor_retain(t = wild_tensor()))) eg_tensor_release(t);
      break;
    default:
      fuzz_doing("eg_tensor_base");
      settle(eg_tensor_base(wild_tensor(), &t));
      drop(&t);
  }
}

static void autograd(void) {
  eg_tensor *t = NULL, *u = NULL, *outs[4] = {NULL};
  eg_node* n = NULL;
  int64_t id = 0;
  int32_t level = 0;
  size_t count;
  eg_tensor* grads[4];
  switch (below(14)) {
    case 0: fuzz_doing("eg_tensor_set_requires_grad"); settle(eg_tensor_set_requires_grad(wild_tensor(), (int32_t)below(2))); break;
    case 1:
      fuzz_doing("eg_tensor_grad");
      settle(eg_tensor_grad(wild_tensor(), &t));
      settle(eg_tensor_set_grad(wild_tensor(), chance(3) ? t : wild_tensor()));
      drop(&t);
      break;
    case 2: fuzz_doing("eg_tensor_retain_grad"); settle(eg_tensor_retain_grad(wild_tensor())); break;
    case 3:
    case 4: {
      fuzz_doing("eg_backward");
      count = some_tensors();
      for (size_t i = 0; i < 4; ++i) grads[i] = wild_tensor();
      eg_tensor* input = wild_tensor();
      settle(eg_backward(list, count, chance(2) ? grads : NULL, (int32_t)below(2), chance(4), chance(3) ? &input : NULL, chance(3)));
      break;
    }
    case 5:
      fuzz_doing("eg_grad");
      count = some_tensors();
      for (size_t i = 0; i < 4; ++i) grads[i] = wild_tensor();
      t = any_tensor();
      settle(eg_grad(list, count, chance(2) ? grads : NULL, &t, 1, (int32_t)below(2), chance(4), (int32_t)below(2), outs));
      drop(&outs[0]);
      break;
    case 6:
      fuzz_doing("eg_tensor_register_hook");
      t = wild_tensor();
      settle(chance(2) ? eg_tensor_register_hook(t, a_callback(), &id) : eg_tensor_register_post_accumulate_hook(t, a_callback(), &id));
      if (chance(2)) settle(eg_tensor_remove_hook(t, chance(4) ? any_int() : id));
      break;
    case 7: {
      fuzz_doing("eg_node");
      int32_t nr = 0;
      eg_node* of = a_node();
      settle(eg_tensor_grad_fn(wild_tensor(), &n));
      (void)eg_node_name(of);
      (void)eg_node_sequence(of);
      (void)eg_node_next_count(of);
      eg_node* next = NULL;
      settle(eg_node_next(n ? n : of, below(4), &next, &nr));
      eg_node_release(next);
      settle(eg_node_variable(of, &t));
      drop(&t);
      settle(eg_node_output(of, (int32_t)below(4) - 1, &t));
      drop(&t);
      eg_node_release(n);
      break;
    }
    case 8:
      fuzz_doing("eg_node_register_hook");
      settle(eg_node_register_hook(a_node(), a_callback(), (int32_t)below(2), &id));
      if (chance(2)) settle(eg_node_remove_hook(a_node(), id));
      break;
    case 9: {
      fuzz_doing("eg_custom_function_attach");
      uint8_t marks[4] = {(uint8_t)below(2), (uint8_t)below(2), 0, 0};
      eg_tensor* inputs[3] = {chance(4) ? NULL : any_tensor(), wild_tensor(), any_tensor()};
      if (!settle(eg_clone(any_tensor(), EG_DEFAULT, &t))) break;
      eg_tensor* outputs[2] = {t, chance(8) ? wild_tensor() : t};
      eg_custom_function f = {.struct_size = chance(12) ? below(100) : sizeof f,
                              .name = a_name(),
                              .inputs = chance(16) ? NULL : inputs,
                              .ninputs = below(4),
                              .outputs = chance(16) ? NULL : outputs,
                              .noutputs = below(3),
                              .dirty = chance(4) ? marks : NULL,
                              .nondiff = chance(4) ? marks : NULL,
                              .materialize = (int32_t)below(2)};
      if (f.struct_size > sizeof f) f.struct_size = sizeof f;
      settle(eg_custom_function_attach(&f, a_callback(), &n));
      eg_saved* s = NULL;
      if (settle(eg_saved_new(wild_tensor(), n, (int32_t)below(2), &s))) {
        settle(eg_saved_unpack(s, chance(2) ? n : NULL, &u));
        drop(&u);
      }
      eg_saved_release(s);
      eg_node_release(n);
      drop(&t);
      break;
    }
    case 10: {
      fuzz_doing("eg_saved_hooks");
      if (chance(2)) {
        eg_callback pack = {.struct_size = sizeof pack, .fn = echo};
        settle(eg_saved_hooks_push(&pack, chance(8) ? NULL : &pack, chance(2) ? &pack : NULL));
      } else {
        settle(eg_saved_hooks_pop());
      }
      break;
    }
    case 11:
      fuzz_doing("eg_forward");
      if (chance(3)) settle(eg_forward_enter(&level));
      settle(eg_make_dual(wild_tensor(), wild_tensor(), chance(3) ? (int32_t)any_int() : level, &t));
      settle(eg_unpack_dual(t ? t : wild_tensor(), level, &u, &outs[0]));
      drop(&u);
      drop(&outs[0]);
      drop(&t);
      settle(eg_forward_exit(chance(8) ? (int32_t)any_int() : level));
      break;
    case 12:
      fuzz_doing("eg_vmap");
      if (chance(3)) settle(eg_vmap_enter(any_size(), (int32_t)below(4), &level));
      settle(eg_vmap_wrap(wild_tensor(), any_int(), chance(3) ? (int32_t)any_int() : level, &t));
      settle(eg_vmap_unwrap(t ? t : wild_tensor(), any_int(), level, &u));
      settle(eg_vmap_place(t ? t : wild_tensor(), &(int32_t){0}, &(int64_t){0}));
      eg_vmap_slicing(1);
      settle(eg_vmap_sliced(&(int64_t){0}, &(const char*){NULL}));
      drop(&u);
      drop(&t);
      settle(eg_vmap_exit(chance(8) ? (int32_t)any_int() : level));
      break;
    default:
      fuzz_doing("modes");
      eg_set_grad_mode((int32_t)below(2));
      eg_set_inference_mode(chance(6));
      eg_set_anomaly_mode(chance(6) ? (int32_t)below(3) : 0);
      if (chance(4)) settle(eg_set_anomaly_trace(a_callback()));
  }
}

/* A handler that may run the operator, give something of its own, fail, or push and pop others. */
static eg_status* meddle(void* ctx, const eg_value* args, size_t nargs, eg_value* rets, size_t nrets) {
  (void)ctx;
  (void)eg_handler_grad_mode();
  if (chance(8)) return eg_status_new((eg_code)below(20), any_text(), NULL, NULL);
  if (chance(12)) settle(eg_handler_pop());
  if (chance(12)) {
    const eg_callback more = {.struct_size = sizeof more, .fn = echo};
    settle(eg_handler_push(&more));
  }
  if (nrets && chance(6)) {
    void* const hostile[] = {NULL, live.closed, live.module, live.dict};
    rets[0] = chance(2) ? eg_int(any_int()) : (eg_value){.tag = EG_TAG_TENSOR, .u.p = hostile[below(4)]};
    return NULL;
  }
  if (nargs < 2 || args[0].tag != EG_TAG_STRING || args[1].tag != EG_TAG_STRING) {
    fprintf(stderr, "fuzz: a handler got no name\n");
    abort();
  }
  eg_op* op = NULL;
  eg_status* status = eg_op_resolve(args[0].u.p, args[1].u.p, 1, &op);
  return status ? status : eg_op_call(op, args + 2, nargs - 2, rets, chance(8) ? below(4) < nrets ? 0 : nrets : nrets);
}

static void handlers(void) {
  eg_tensor* t = NULL;
  eg_callback* k = (eg_callback*)a_callback();
  if (k && k->fn) k->fn = meddle;
  const int32_t depth = eg_handler_depth();
  if (chance(2)) {
    fuzz_doing("eg_handler");
    settle(eg_handler_push(k));
    for (uint32_t i = below(3); i--;) fuzz_operator();
    if (chance(4)) (void)eg_handler_enable((int32_t)any_int());
    if (chance(4)) fuzz_operator();
    (void)eg_handler_enable(1);
  } else {
    fuzz_doing("eg_tensor_new_wrapper");
    int64_t strides[8];
    for (int i = 0; i < 8; ++i) strides[i] = any_size();
    settle(eg_tensor_new_wrapper((int32_t)below(8) - 1, some_sizes(), chance(2) ? strides : NULL, any_size(), (eg_dtype)below(20) - 1,
                                 a_device(), &t));
    eg_tensor* owner = t && !chance(8) ? t : wild_tensor();
    settle(eg_tensor_set_handler(owner, k));
    eg_tensor* out = NULL;
    settle(eg_mul(owner, any_tensor(), &out));
    drop(&out);
    settle(eg_add_(any_tensor(), owner, eg_int(1)));
    unsigned char bytes[64];
    settle(eg_tensor_copy_to(owner, bytes, sizeof bytes));
    settle(eg_tensor_set_handler(owner, NULL));
    drop(&t);
  }
  while (eg_handler_depth() > depth) settle(eg_handler_pop());
  settle(eg_handler_pop()); /* there is none, or one of a round that went wrong */
}

static void modules(void) {
  static const char* const types[] = {"Linear", "Conv1d", "Conv2d", "BatchNorm1d", "BatchNorm2d", "LayerNorm", "Dropout", "Embedding",
                                      "MaxPool2d", "AvgPool2d", "Flatten", "Sequential", "ModuleList", "ReLU", "GELU", "Softmax",
                                      "MSELoss", "CrossEntropyLoss", "NLLLoss", "BCEWithLogitsLoss", "Nothing", ""};
  eg_module* m = NULL;
  eg_tensor* t = NULL;
  eg_dict* d = NULL;
  eg_value v = eg_none(), args[3];
  int64_t id = 0;
  size_t n;
  switch (below(12)) {
    case 0:
    case 1:
      fuzz_doing("eg_module_new");
      n = some_options();
      if (settle(eg_module_new(chance(16) ? NULL : types[below(22)], names, named_values, n, &m))) {
        for (int i = 0; i < 3; ++i) args[i] = eg_detail_tensor_arg(wild_tensor());
        if (settle(eg_module_forward(m, args, below(4), &v, 1))) eg_value_clear(&v);
        if (chance(4)) settle(eg_module_set_child(live.module, a_name(), m));
      }
      eg_module_release(m);
      break;
    case 2:
    case 3:
      fuzz_doing("eg_module_forward");
      for (int i = 0; i < 3; ++i) args[i] = chance(8) ? eg_int(any_int()) : eg_detail_tensor_arg(wild_tensor());
      if (settle(eg_module_forward(a_module(), args, below(4), &v, chance(16) ? 0 : 1))) eg_value_clear(&v);
      break;
    case 4:
      fuzz_doing("eg_module_new_custom");
      if (settle(eg_module_new_custom(a_name(), a_callback(), &m)) && chance(3)) settle(eg_module_set_child(live.module, a_name(), m));
      eg_module_release(m);
      break;
    case 5:
      fuzz_doing("eg_module_set");
      t = chance(4) ? NULL : wild_tensor();
      settle(chance(2) ? eg_module_set_parameter(a_module(), a_name(), t) : eg_module_set_buffer(a_module(), a_name(), t, (int32_t)below(2)));
      t = NULL;
      settle(eg_module_get_tensor(a_module(), a_name(), &t));
      drop(&t);
      settle(eg_module_set_child(a_module(), a_name(), chance(4) ? live.module : a_module()));
      break;
    case 6:
      fuzz_doing("eg_module_get");
      if (settle(eg_module_get_child(a_module(), a_name(), &m))) eg_module_release(m);
      (void)eg_module_type(a_module());
      (void)eg_module_child_name(a_module(), below(4));
      (void)eg_module_child_count(a_module());
      if (settle(eg_module_get_option(a_module(), a_name(), &v))) eg_value_clear(&v);
      if (chance(4)) settle(eg_module_remove(a_module(), a_name()));
      break;
    case 7:
      fuzz_doing("eg_module_parameters");
      settle(chance(2) ? eg_module_parameters(a_module(), (int32_t)below(2), &d) : eg_module_buffers(a_module(), (int32_t)below(2), &d));
      eg_dict_release(d);
      break;
    case 8:
      fuzz_doing("eg_module_state_dict");
      if (settle(eg_module_state_dict(a_module(), &d))) settle(eg_module_load_state_dict(a_module(), d, 1));
      settle(eg_module_load_state_dict(a_module(), a_dict(), (int32_t)below(2)));
      eg_dict_release(d);
      break;
    case 9:
      fuzz_doing("eg_module_train");
      settle(eg_module_train(a_module(), (int32_t)below(2)));
      (void)eg_module_training(a_module());
      settle(eg_module_zero_grad(a_module(), (int32_t)below(2)));
      if (chance(3)) settle(eg_module_to(a_module(), (eg_dtype)below(20) - 1, chance(2) ? -1 : a_device()));
      break;
    case 10:
      fuzz_doing("eg_module_register_hook");
      settle(eg_module_register_hook(a_module(), a_callback(), (int32_t)below(2), &id));
      if (chance(2)) settle(eg_module_remove_hook(a_module(), chance(4) ? any_int() : id));
      break;
    default: {
      static const char* const inits[] = {"uniform", "normal", "trunc_normal", "constant", "ones", "zeros", "eye", "dirac",
                                          "xavier_uniform", "xavier_normal", "kaiming_uniform", "kaiming_normal", "orthogonal",
                                          "sparse", "nothing"};
      fuzz_doing("eg_init");
      n = some_options();
      settle(eg_init(inits[below(15)], wild_tensor(), names, named_values, n));
    }
  }
}

static void optimizers(void) {
  static const char* const types[] = {"SGD", "Adam", "AdamW", "Nothing"};
  eg_optimizer* o = NULL;
  eg_dict* d = NULL;
  eg_value v = eg_none(), number = eg_double(any_double());
  size_t n, k;
  switch (below(6)) {
    case 0:
      fuzz_doing("eg_optimizer_new");
      n = some_tensors();
      k = some_options();
      if (settle(eg_optimizer_new(types[below(4)], list, n, names, named_values, k, &o))) settle(eg_optimizer_step(o));
      eg_optimizer_release(o);
      break;
    case 1:
      fuzz_doing("eg_optimizer_add_group");
      n = some_tensors();
      k = some_options();
      settle(eg_optimizer_add_group(an_optimizer(), list, n, names, named_values, k));
      break;
    case 2: fuzz_doing("eg_optimizer_step"); settle(eg_optimizer_step(an_optimizer())); break;
    case 3: fuzz_doing("eg_optimizer_zero_grad"); settle(eg_optimizer_zero_grad(an_optimizer(), (int32_t)below(2))); break;
    case 4:
      fuzz_doing("eg_optimizer_option");
      if (settle(eg_optimizer_get_option(an_optimizer(), below(3), a_name(), &v))) eg_value_clear(&v);
      settle(eg_optimizer_set_option(an_optimizer(), below(3), a_name(), chance(8) ? NULL : &number));
      (void)eg_optimizer_group_count(an_optimizer());
      break;
    default:
      fuzz_doing("eg_optimizer_state");
      settle(eg_optimizer_get_state(an_optimizer(), wild_tensor(), &d));
      settle(eg_optimizer_set_state(an_optimizer(), wild_tensor(), d ? d : a_dict()));
      eg_dict_release(d);
  }
}

static void files(void) {
  eg_dict* d = NULL;
  eg_tensor* t = NULL;
  switch (below(4)) {
    case 0:
      fuzz_doing("eg_dict");
      settle(eg_dict_set(a_dict(), a_name(), wild_tensor()));
      settle(eg_dict_get(a_dict(), a_name(), &t));
      drop(&t);
      settle(eg_dict_at(a_dict(), below(5), &t));
      drop(&t);
      (void)eg_dict_key(a_dict(), below(5));
      (void)eg_dict_size(a_dict());
      settle(eg_dict_set_metadata(a_dict(), a_name(), a_name()));
      (void)eg_dict_metadata(a_dict(), a_name());
      break;
    case 1:
      fuzz_doing("eg_safetensors_save");
      if (settle(eg_safetensors_save(a_dict(), live.path)) && settle(eg_safetensors_load(live.path, &d))) eg_dict_release(d);
      break;
    case 2: {
      fuzz_doing("eg_safetensors_load of a damaged file");
      if (!settle(eg_safetensors_save(live.dict, live.path))) break;
      FILE* f = fopen(live.path, "rb");
      if (!f) break;
      unsigned char bytes[BYTES];
      size_t n = fread(bytes, 1, sizeof bytes, f);
      fclose(f);
      if (!n) break;
      for (uint32_t i = 1 + below(4); i--;) bytes[below((uint32_t)n)] = chance(2) ? (unsigned char)"0123456789[]{}\",:-"[below(18)] : (unsigned char)fuzz_next();
      if (chance(3)) n = below((uint32_t)n);
      f = fopen(live.path, "wb");
      if (!f) break;
      const size_t written = fwrite(bytes, 1, n, f);
      fclose(f);
      if (written == n && settle(eg_safetensors_load(live.path, &d))) eg_dict_release(d);
      break;
    }
    default: fuzz_doing("eg_safetensors_load"); settle(eg_safetensors_load(a_name(), &d)); eg_dict_release(d);
  }
}

static void library(void) {
  eg_memory_stats stats = {.struct_size = chance(8) ? below(40) : sizeof stats};
  eg_generator* g = NULL;
  eg_tensor* t = NULL;
  uint64_t seed = 0;
  eg_op* op = NULL;
  switch (below(8)) {
    case 0: fuzz_doing("eg_memory"); settle(eg_memory_get_stats(a_device(), &stats)); settle(eg_memory_reset_peak(a_device())); break;
    case 1: fuzz_doing("eg_memory_empty_cache"); if (chance(8)) settle(eg_memory_empty_cache(a_device())); break;
    case 2: fuzz_doing("eg_set_default_dtype"); settle(eg_set_default_dtype((eg_dtype)below(20) - 1)); break;
    case 3: fuzz_doing("eg_manual_seed"); settle(eg_manual_seed(fuzz_next())); break;
    case 4:
      fuzz_doing("eg_generator");
      settle(eg_generator_seed(a_generator(), fuzz_next()));
      settle(eg_generator_initial_seed(a_generator(), &seed));
      settle(eg_generator_get_state(a_generator(), &t));
      settle(eg_generator_set_state(a_generator(), chance(2) ? t : wild_tensor()));
      drop(&t);
      if (settle(chance(2) ? eg_generator_new(a_device(), &g) : eg_generator_default(a_device(), &g))) eg_generator_release(g);
      break;
    case 5:
      fuzz_doing("eg_op_resolve");
      settle(eg_op_resolve(chance(3) ? "add" : a_name(), chance(3) ? NULL : a_name(), (int32_t)any_int(), &op));
      (void)eg_op_at((size_t)fuzz_next());
      break;
    case 6: {
      static const char* const bad[] = {"", "x", "a::b", "a::b(", "a::b()", "a::b(Tensor)", "a::b(Tensor x) -> int int", "::(Tensor x) -> Tensor",
                                        "a(Tensor x) -> Tensor", "a::b(Tensor x=3,) -> )", "a::b(Thing x) -> Tensor"};
      fuzz_doing("eg_op_register");
      const eg_callback* k = a_callback();
      settle(eg_op_register(chance(12) ? NULL : bad[below(11)], k, NULL, &op));
      const eg_callback* f = a_callback();
      const eg_callback* g = chance(2) ? NULL : a_callback();
      if (settle(eg_op_register("fuzz::held(Tensor x, int n=1) -> Tensor", f, g, &op))) {
        eg_value args[3] = {{.tag = EG_TAG_TENSOR, .u.p = wild_tensor()}, eg_none(), eg_int(2)}, ret = eg_none();
        if (settle(eg_op_call(op, args, below(4), &ret, 1))) eg_value_clear(&ret);
        settle(eg_op_unregister(op));
        settle(eg_op_unregister(chance(2) ? op : NULL));
      }
      break;
    }
    default: {
      fuzz_doing("eg_value");
      eg_value v = eg_none();
      const size_t n = some_tensors();
      if (settle(eg_value_set_tensors(&v, list, n))) eg_value_clear(&v);
      if (settle(eg_value_set_ints(&v, some_sizes(), below(8)))) eg_value_clear(&v);
      const char* text = any_text();
      if (settle(eg_value_set_string(&v, text, strlen(text)))) eg_value_clear(&v);
      eg_status_free(eg_status_new((eg_code)any_int(), a_name(), NULL, NULL));
    }
  }
}

void fuzz_entry(void) {
  switch (below(9)) {
    case 0:
    case 1: tensors(); break;
    case 2:
    case 3:
      if (!fuzz_plain) autograd();
      break;
    case 4: modules(); break;
    case 5: optimizers(); break;
    case 6: files(); break;
    case 7: handlers(); break;
    default: library();
  }
  if (outstanding < 0) {
    fprintf(stderr, "fuzz: a callback was destroyed twice\n");
    abort();
  }
}
