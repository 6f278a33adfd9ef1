/* Generated from bindings/schema/ops/random.toml; do not edit. */
#ifndef EVERGRAD_OPS_RANDOM_H
#define EVERGRAD_OPS_RANDOM_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* _rrelu_slopes(Tensor self, float lower, float upper, *, Generator? generator=None) -> Tensor. The factors of
 * rrelu in training: 1 for a positive element, else uniform in [lower, upper), drawn in order. */
static inline eg_status* eg__rrelu_slopes(eg_tensor* self, double lower, double upper, eg_generator* generator,
                                          eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_double(lower);
  args[2] = eg_double(upper);
  args[3] = eg_detail_pointer(EG_TAG_GENERATOR, generator);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_rrelu_slopes", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* alpha_dropout.nn(Tensor input, float p=0.5, bool training=False, bool inplace=False) -> Tensor. Dropout that
 * keeps mean and variance of self-normalising networks, in the shape of input. Floating point; integers give the
 * default float type in training, and complex is an error; a p outside [0, 1] is an error.
 * In Python:
 *     >>> _ = torch.manual_seed(0)
 *     >>> F.alpha_dropout(torch.zeros(4), 0.5, training=True)
 *     tensor([-0.7792, -0.7792,  0.7792, -0.7792]) */
static inline eg_status* eg_alpha_dropout_nn(eg_tensor* input, double p, int32_t training, int32_t inplace,
                                             eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_double(p);
  args[2] = eg_detail_bool(training);
  args[3] = eg_detail_bool(inplace);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "alpha_dropout", "nn", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* bernoulli(Tensor self, *, Generator? generator=None) -> Tensor. 0 or 1, 1 with the probability that the element
 * gives; in the shape and dtype of self. Probabilities outside [0, 1] are an error; floating point only.
 * In Python:
 *     >>> _ = torch.manual_seed(0)
 *     >>> torch.bernoulli(torch.tensor([0., 0.5, 1.]))
 *     tensor([0., 0., 1.]) */
static inline eg_status* eg_bernoulli(eg_tensor* self, eg_generator* generator, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_pointer(EG_TAG_GENERATOR, generator);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bernoulli", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_bernoulli; the result is written into the tensor given last. */
static inline eg_status* eg_bernoulli_out(eg_tensor* self, eg_generator* generator, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_pointer(EG_TAG_GENERATOR, generator);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bernoulli", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor. 0 or 1 in the shape and dtype of
 * self, any but complex, 1 with probability p. A p outside [0, 1] is an error.
 * In Python:
 *     >>> _ = torch.manual_seed(0)
 *     >>> torch.bernoulli(torch.zeros(5), 0.5)
 *     tensor([0., 0., 1., 0., 0.]) */
static inline eg_status* eg_bernoulli_p(eg_tensor* self, double p, eg_generator* generator, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_double(p);
  args[2] = eg_detail_pointer(EG_TAG_GENERATOR, generator);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bernoulli", "p", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* bernoulli.self(Tensor self, float p=0.5, *, Generator? generator=None) -> Tensor. 0 or 1, 1 with probability p.
 * In place: the values replace those of the tensor, whose shape and dtype stay. Integers, bool and floating point;
 * complex, and a p outside [0, 1], are errors. In place: the result is written into self.
 * In Python:
 *     >>> _ = torch.manual_seed(0)
 *     >>> torch.empty(5).bernoulli_(0.5)
 *     tensor([0., 0., 1., 0., 0.]) */
static inline eg_status* eg_bernoulli_self_(eg_tensor* self, double p, eg_generator* generator) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_double(p);
  args[2] = eg_detail_pointer(EG_TAG_GENERATOR, generator);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bernoulli_", "self", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* bernoulli.self_Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor. 0 or 1, 1 with the
 * probabilities in p, floating point, which broadcasts to the tensor. In place: the values replace those of the
 * tensor, whose shape and dtype stay. Integers, bool and floating point; complex, and a probability outside [0,
 * 1], are errors. In place: the result is written into self.
 * In Python:
 *     >>> torch.empty(2).bernoulli_(torch.tensor([0., 1.]))
 *     tensor([0., 1.]) */
static inline eg_status* eg_bernoulli_self_Tensor_(eg_tensor* self, eg_tensor* p, eg_generator* generator) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(p);
  args[2] = eg_detail_pointer(EG_TAG_GENERATOR, generator);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bernoulli_", "self_Tensor", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* binomial(Tensor count, Tensor prob, Generator? generator=None) -> Tensor. Number of successes in `count` trials
 * of probability prob, elementwise, in the dtype of count. Floating point only; the two have one dtype and
 * broadcast, else it is an error.
 * In Python:
 *     >>> _ = torch.manual_seed(0)
 *     >>> torch.binomial(torch.tensor([10., 100.]), torch.tensor([0.5, 0.1]))
 *     tensor([ 7., 11.]) */
static inline eg_status* eg_binomial(eg_tensor* count, eg_tensor* prob, eg_generator* generator, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(count);
  args[1] = eg_detail_tensor_arg(prob);
  args[2] = eg_detail_pointer(EG_TAG_GENERATOR, generator);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "binomial", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* cauchy(Tensor self, float median=0.0, float sigma=1.0, *, Generator? generator=None) -> Tensor. Cauchy
 * distributed values. In place: the values replace those of the tensor, whose shape and dtype stay. Floating point
 * only; a sigma that is not positive is an error. In place: the result is written into self.
 * In Python:
 *     >>> torch.empty(3).cauchy_(0., 2.).isfinite()
 *     tensor([True, True, True]) */
static inline eg_status* eg_cauchy_(eg_tensor* self, double median, double sigma, eg_generator* generator) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_double(median);
  args[2] = eg_double(sigma);
  args[3] = eg_detail_pointer(EG_TAG_GENERATOR, generator);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "cauchy_", "", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* dropout(Tensor input, float p, bool train) -> Tensor. Each element set to 0 with probability p and the others
 * scaled by 1/(1-p) in training; the tensor itself otherwise. In the shape of input; floating point only. A p
 * outside [0, 1] is an error.
 * In Python:
 *     >>> torch.dropout(torch.ones(3), 0.5, train=False)
 *     tensor([1., 1., 1.]) */
static inline eg_status* eg_dropout(eg_tensor* input, double p, int32_t train, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_double(p);
  args[2] = eg_detail_bool(train);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "dropout", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_dropout; the result is written into input. */
static inline eg_status* eg_dropout_(eg_tensor* input, double p, int32_t train) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_double(p);
  args[2] = eg_detail_bool(train);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "dropout_", "", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* dropout.nn(Tensor input, float p=0.5, bool training=True, bool inplace=False) -> Tensor. Each element set to 0
 * with probability p and the others scaled by 1/(1-p) in training; the tensor itself otherwise. In the shape of
 * input; floating point only. A p outside [0, 1] is an error.
 * In Python:
 *     >>> _ = torch.manual_seed(0)
 *     >>> F.dropout(torch.ones(5), 0.5)
 *     tensor([0., 0., 2., 0., 0.]) */
static inline eg_status* eg_dropout_nn(eg_tensor* input, double p, int32_t training, int32_t inplace, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_double(p);
  args[2] = eg_detail_bool(training);
  args[3] = eg_detail_bool(inplace);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "dropout", "nn", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* dropout1d(Tensor input, float p=0.5, bool training=True, bool inplace=False) -> Tensor. As dropout, in the shape
 * of input, with whole channels of (N, C, L) or (C, L) kept or set to 0. Floating point only in training; a p
 * outside [0, 1], and other numbers of dimensions, are errors.
 * In Python:
 *     >>> _ = torch.manual_seed(0)
 *     >>> F.dropout1d(torch.ones(3, 2), 0.5)
 *     tensor([[0., 0.],
 *             [0., 0.],
 *             [2., 2.]]) */
static inline eg_status* eg_dropout1d(eg_tensor* input, double p, int32_t training, int32_t inplace, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_double(p);
  args[2] = eg_detail_bool(training);
  args[3] = eg_detail_bool(inplace);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "dropout1d", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* dropout2d(Tensor input, float p=0.5, bool training=True, bool inplace=False) -> Tensor. As dropout, in the shape
 * of input, with whole channels of (N, C, H, W) kept or set to 0. Floating point only in training; a p outside [0,
 * 1], and fewer than two dimensions, are errors.
 * In Python:
 *     >>> F.dropout2d(torch.ones(2, 1, 2), 0.5, training=False).flatten()
 *     tensor([1., 1., 1., 1.]) */
static inline eg_status* eg_dropout2d(eg_tensor* input, double p, int32_t training, int32_t inplace, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_double(p);
  args[2] = eg_detail_bool(training);
  args[3] = eg_detail_bool(inplace);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "dropout2d", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* dropout3d(Tensor input, float p=0.5, bool training=True, bool inplace=False) -> Tensor. As dropout, in the shape
 * of input, with whole channels of (N, C, D, H, W) kept or set to 0. Floating point only in training; a p outside
 * [0, 1], and fewer than two dimensions, are errors.
 * In Python:
 *     >>> F.dropout3d(torch.ones(1, 2, 1, 1, 1), 0.5, training=False).flatten()
 *     tensor([1., 1.]) */
static inline eg_status* eg_dropout3d(eg_tensor* input, double p, int32_t training, int32_t inplace, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_double(p);
  args[2] = eg_detail_bool(training);
  args[3] = eg_detail_bool(inplace);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "dropout3d", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* exponential(Tensor self, float lambd=1.0, *, Generator? generator=None) -> Tensor. Exponentially distributed
 * values of rate lambd. In place: the values replace those of the tensor, whose shape and dtype stay. Floating
 * point only; a rate that is not positive is an error. In place: the result is written into self.
 * In Python:
 *     >>> _ = torch.manual_seed(0)
 *     >>> torch.empty(3).exponential_(2.)
 *     tensor([1.7542, 0.6152, 0.3075]) */
static inline eg_status* eg_exponential_(eg_tensor* self, double lambd, eg_generator* generator) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_double(lambd);
  args[2] = eg_detail_pointer(EG_TAG_GENERATOR, generator);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "exponential_", "", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* feature_alpha_dropout.nn(Tensor input, float p=0.5, bool training=False, bool inplace=False) -> Tensor. Dropout
 * that keeps mean and variance of self-normalising networks, by whole channels of (N, C, ...), in its shape.
 * Floating point; integers give the default float type in training, and complex is an error; a p outside [0, 1] is
 * an error.
 * In Python:
 *     >>> F.feature_alpha_dropout(torch.ones(1, 2, 2), 0.5, training=False)
 *     tensor([[[1., 1.],
 *              [1., 1.]]]) */
static inline eg_status* eg_feature_alpha_dropout_nn(eg_tensor* input, double p, int32_t training, int32_t inplace,
                                                     eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_double(p);
  args[2] = eg_detail_bool(training);
  args[3] = eg_detail_bool(inplace);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "feature_alpha_dropout", "nn", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* geometric(Tensor self, float p, *, Generator? generator=None) -> Tensor. Number of trials until the first
 * success of probability p. In place: the values replace those of the tensor, whose shape and dtype stay. Integers
 * and floating point; a p outside (0, 1), bool and complex are errors. In place: the result is written into self.
 * In Python:
 *     >>> _ = torch.manual_seed(0)
 *     >>> torch.empty(4).geometric_(0.5)
 *     tensor([1., 1., 2., 1.]) */
static inline eg_status* eg_geometric_(eg_tensor* self, double p, eg_generator* generator) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_double(p);
  args[2] = eg_detail_pointer(EG_TAG_GENERATOR, generator);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "geometric_", "", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* gumbel_softmax(Tensor logits, float tau=1.0, bool hard=False, float eps=1e-10, int dim=-1) -> Tensor. Samples of
 * the Gumbel-softmax distribution; hard ones are one-hot with the gradient of the soft ones. In the shape of
 * logits, along dim. Floating point only.
 * In Python:
 *     >>> _ = torch.manual_seed(0)
 *     >>> F.gumbel_softmax(torch.tensor([[0., 5., 0.]]), hard=True)
 *     tensor([[0., 1., 0.]]) */
static inline eg_status* eg_gumbel_softmax(eg_tensor* logits, double tau, int32_t hard, double eps, int64_t dim,
                                           eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(logits);
  args[1] = eg_double(tau);
  args[2] = eg_detail_bool(hard);
  args[3] = eg_double(eps);
  args[4] = eg_int(dim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "gumbel_softmax", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* gumbel_softmax.tensor(Tensor logits, Tensor tau, bool hard=False, float eps=1e-10, int dim=-1) -> Tensor.
 * gumbel_softmax with a temperature for each element, or one, that has a gradient. In the shape of logits, with
 * which tau broadcasts, along dim. Floating point only; another dtype is an error.
 * In Python:
 *     >>> _ = torch.manual_seed(0)
 *     >>> F.gumbel_softmax(torch.tensor([[0., 5., 0.]]), torch.tensor(0.5), hard=True)
 *     tensor([[0., 1., 0.]]) */
static inline eg_status* eg_gumbel_softmax_tensor(eg_tensor* logits, eg_tensor* tau, int32_t hard, double eps,
                                                  int64_t dim, eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(logits);
  args[1] = eg_detail_tensor_arg(tau);
  args[2] = eg_detail_bool(hard);
  args[3] = eg_double(eps);
  args[4] = eg_int(dim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "gumbel_softmax", "tensor", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* log_normal(Tensor self, float mean=1.0, float std=2.0, *, Generator? generator=None) -> Tensor. Exponentials of
 * normal values of that mean and standard deviation. In place: the values replace those of the tensor, whose shape
 * and dtype stay. Floating point only; a std that is not positive is an error. In place: the result is written
 * into self.
 * In Python:
 *     >>> _ = torch.manual_seed(0)
 *     >>> torch.empty(3).log_normal_(0., 0.5)
 *     tensor([2.1608, 0.8635, 0.3364]) */
static inline eg_status* eg_log_normal_(eg_tensor* self, double mean, double std, eg_generator* generator) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_double(mean);
  args[2] = eg_double(std);
  args[3] = eg_detail_pointer(EG_TAG_GENERATOR, generator);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "log_normal_", "", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* multinomial(Tensor self, int num_samples, bool replacement=False, *, Generator? generator=None) -> Tensor.
 * Indices drawn with the probabilities that each row gives up to a factor: int64, (num_samples) or (rows,
 * num_samples). Floating point only. Negative, infinite or NaN probabilities, rows of sum 0, and more samples than
 * there are without replacement are errors.
 * In Python:
 *     >>> _ = torch.manual_seed(0)
 *     >>> torch.multinomial(torch.tensor([0., 10., 3., 1.]), 2)
 *     tensor([1, 2]) */
static inline eg_status* eg_multinomial(eg_tensor* self, int64_t num_samples, int32_t replacement,
                                        eg_generator* generator, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(num_samples);
  args[2] = eg_detail_bool(replacement);
  args[3] = eg_detail_pointer(EG_TAG_GENERATOR, generator);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "multinomial", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_multinomial; the result is written into the tensor given last. */
static inline eg_status* eg_multinomial_out(eg_tensor* self, int64_t num_samples, int32_t replacement,
                                            eg_generator* generator, eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(num_samples);
  args[2] = eg_detail_bool(replacement);
  args[3] = eg_detail_pointer(EG_TAG_GENERATOR, generator);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "multinomial", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* normal(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor. Normal values of the given means and
 * standard deviations, in their broadcast shape. Floating point, a complex mean too; integers, and a standard
 * deviation that is negative or complex, are errors.
 * In Python:
 *     >>> _ = torch.manual_seed(0)
 *     >>> torch.normal(torch.tensor([0., 100.]), torch.tensor([1., 0.1]))
 *     tensor([ 1.5410, 99.9707]) */
static inline eg_status* eg_normal(eg_tensor* mean, eg_tensor* std, eg_generator* generator, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(mean);
  args[1] = eg_detail_tensor_arg(std);
  args[2] = eg_detail_pointer(EG_TAG_GENERATOR, generator);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "normal", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_normal; the result is written into the tensor given last. */
static inline eg_status* eg_normal_out(eg_tensor* mean, eg_tensor* std, eg_generator* generator, eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(mean);
  args[1] = eg_detail_tensor_arg(std);
  args[2] = eg_detail_pointer(EG_TAG_GENERATOR, generator);
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "normal", "out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* normal.Tensor_float(Tensor mean, float std=1.0, *, Generator? generator=None) -> Tensor. Normal values of the
 * given means, in their shape. Floating point and complex only; a negative standard deviation is an error.
 * In Python:
 *     >>> _ = torch.manual_seed(0)
 *     >>> torch.normal(torch.tensor([0., 100.]), 0.5)
 *     tensor([ 0.7705, 99.8533]) */
static inline eg_status* eg_normal_Tensor_float(eg_tensor* mean, double std, eg_generator* generator, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(mean);
  args[1] = eg_double(std);
  args[2] = eg_detail_pointer(EG_TAG_GENERATOR, generator);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "normal", "Tensor_float", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_normal_Tensor_float; the result is written into the tensor given last. */
static inline eg_status* eg_normal_Tensor_float_out(eg_tensor* mean, double std, eg_generator* generator,
                                                    eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(mean);
  args[1] = eg_double(std);
  args[2] = eg_detail_pointer(EG_TAG_GENERATOR, generator);
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "normal", "Tensor_float.out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor. Normal values of the given
 * standard deviations, in their shape. Floating point only; a negative one is an error.
 * In Python:
 *     >>> _ = torch.manual_seed(0)
 *     >>> torch.normal(0., torch.tensor([1., 0.1]))
 *     tensor([ 1.5410, -0.0293]) */
static inline eg_status* eg_normal_float_Tensor(double mean, eg_tensor* std, eg_generator* generator, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_double(mean);
  args[1] = eg_detail_tensor_arg(std);
  args[2] = eg_detail_pointer(EG_TAG_GENERATOR, generator);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "normal", "float_Tensor", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_normal_float_Tensor; the result is written into the tensor given last. */
static inline eg_status* eg_normal_float_Tensor_out(double mean, eg_tensor* std, eg_generator* generator,
                                                    eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_double(mean);
  args[1] = eg_detail_tensor_arg(std);
  args[2] = eg_detail_pointer(EG_TAG_GENERATOR, generator);
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "normal", "float_Tensor.out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* normal.float_float(float mean, float std, int[] size, *, Generator? generator=None, DType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor. Normal values of
 * one mean and standard deviation, in the given sizes. dtype is the default float type unless given; an integer
 * dtype, and a negative standard deviation, are errors.
 * In Python:
 *     >>> _ = torch.manual_seed(0)
 *     >>> torch.normal(2., 3., (1, 4))
 *     tensor([[ 6.6230,  1.1197, -4.5364,  3.7053]]) */
static inline eg_status* eg_normal_float_float(double mean, double std, const int64_t* size, size_t size_count,
                                               eg_generator* generator, eg_dtype dtype, eg_layout layout,
                                               eg_device device, int32_t pin_memory, int32_t requires_grad,
                                               eg_tensor** out) {
  static eg_op* op;
  eg_value args[9];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_double(mean);
  args[1] = eg_double(std);
  args[2] = eg_detail_array(EG_TAG_INTS, size, size_count);
  args[3] = eg_detail_pointer(EG_TAG_GENERATOR, generator);
  args[4] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[5] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[6] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[7] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[8] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "normal", "float_float", 1, args, 9, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_normal_float_float; the result is written into the tensor given last. */
static inline eg_status* eg_normal_float_float_out(double mean, double std, const int64_t* size, size_t size_count,
                                                   eg_generator* generator, eg_dtype dtype, eg_layout layout,
                                                   eg_device device, int32_t pin_memory, int32_t requires_grad,
                                                   eg_tensor* out) {
  static eg_op* op;
  eg_value args[10];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_double(mean);
  args[1] = eg_double(std);
  args[2] = eg_detail_array(EG_TAG_INTS, size, size_count);
  args[3] = eg_detail_pointer(EG_TAG_GENERATOR, generator);
  args[4] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[5] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[6] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[7] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[8] = eg_detail_bool(requires_grad);
  args[9] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "normal", "float_float.out", 1, args, 10, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* normal.self(Tensor self, float mean=0.0, float std=1.0, *, Generator? generator=None) -> Tensor. Normal values.
 * In place: the values replace those of the tensor, whose shape and dtype stay. Floating point and complex only; a
 * negative std is an error. In place: the result is written into self.
 * In Python:
 *     >>> _ = torch.manual_seed(0)
 *     >>> torch.empty(3).normal_(10., 0.1)
 *     tensor([10.1541,  9.9707,  9.7821]) */
static inline eg_status* eg_normal_self_(eg_tensor* self, double mean, double std, eg_generator* generator) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_double(mean);
  args[2] = eg_double(std);
  args[3] = eg_detail_pointer(EG_TAG_GENERATOR, generator);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "normal_", "self", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* poisson(Tensor self, Generator? generator=None) -> Tensor. Poisson distributed values of the given rates, in
 * their shape and dtype. Negative rates are an error; floating point only.
 * In Python:
 *     >>> _ = torch.manual_seed(0)
 *     >>> torch.poisson(torch.tensor([1., 10., 100.]))
 *     tensor([  2.,  15., 109.]) */
static inline eg_status* eg_poisson(eg_tensor* self, eg_generator* generator, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_pointer(EG_TAG_GENERATOR, generator);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "poisson", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* rand(int[] size, *, Generator? generator=None, DType? dtype=None, Layout? layout=None, Device? device=None,
 * bool? pin_memory=None, bool requires_grad=False) -> Tensor. Uniform values in [0, 1), in the given sizes. dtype
 * is the default float type unless given; an integer dtype is an error.
 * In Python:
 *     >>> _ = torch.manual_seed(0)
 *     >>> torch.rand(2, 3)
 *     tensor([[0.4963, 0.7682, 0.0885],
 *             [0.1320, 0.3074, 0.6341]]) */
static inline eg_status* eg_rand(const int64_t* size, size_t size_count, eg_generator* generator, eg_dtype dtype,
                                 eg_layout layout, eg_device device, int32_t pin_memory, int32_t requires_grad,
                                 eg_tensor** out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_array(EG_TAG_INTS, size, size_count);
  args[1] = eg_detail_pointer(EG_TAG_GENERATOR, generator);
  args[2] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[3] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[4] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[5] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[6] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "rand", "", 1, args, 7, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_rand; the result is written into the tensor given last. */
static inline eg_status* eg_rand_out(const int64_t* size, size_t size_count, eg_generator* generator, eg_dtype dtype,
                                     eg_layout layout, eg_device device, int32_t pin_memory, int32_t requires_grad,
                                     eg_tensor* out) {
  static eg_op* op;
  eg_value args[8];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_array(EG_TAG_INTS, size, size_count);
  args[1] = eg_detail_pointer(EG_TAG_GENERATOR, generator);
  args[2] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[3] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[4] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[5] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[6] = eg_detail_bool(requires_grad);
  args[7] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "rand", "out", 1, args, 8, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* rand_like(Tensor self, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None,
 * bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor. Uniform values in [0, 1). Shape, dtype
 * and strides are those of self unless given. Floating point and complex: an integer dtype is an error.
 * In Python:
 *     >>> torch.rand_like(torch.zeros(2, 3)).shape
 *     torch.Size([2, 3]) */
static inline eg_status* eg_rand_like(eg_tensor* self, eg_dtype dtype, eg_layout layout, eg_device device,
                                      int32_t pin_memory, int32_t requires_grad, eg_memory_format memory_format,
                                      eg_tensor** out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[2] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[3] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[4] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[5] = eg_detail_bool(requires_grad);
  args[6] = eg_detail_enum(EG_TAG_FORMAT, memory_format);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "rand_like", "", 1, args, 7, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* randint(int high, int[] size, *, Generator? generator=None, DType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor. Uniform integers from 0 up to, not
 * including, high, in the given sizes. int64 unless a dtype, real, is given. A high that is not positive is an
 * error.
 * In Python:
 *     >>> _ = torch.manual_seed(0)
 *     >>> torch.randint(10, (5,))
 *     tensor([4, 9, 3, 0, 3]) */
static inline eg_status* eg_randint(int64_t high, const int64_t* size, size_t size_count, eg_generator* generator,
                                    eg_dtype dtype, eg_layout layout, eg_device device, int32_t pin_memory,
                                    int32_t requires_grad, eg_tensor** out) {
  static eg_op* op;
  eg_value args[8];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_int(high);
  args[1] = eg_detail_array(EG_TAG_INTS, size, size_count);
  args[2] = eg_detail_pointer(EG_TAG_GENERATOR, generator);
  args[3] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[4] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[5] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[6] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[7] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "randint", "", 1, args, 8, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_randint; the result is written into the tensor given last. */
static inline eg_status* eg_randint_out(int64_t high, const int64_t* size, size_t size_count, eg_generator* generator,
                                        eg_dtype dtype, eg_layout layout, eg_device device, int32_t pin_memory,
                                        int32_t requires_grad, eg_tensor* out) {
  static eg_op* op;
  eg_value args[9];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_int(high);
  args[1] = eg_detail_array(EG_TAG_INTS, size, size_count);
  args[2] = eg_detail_pointer(EG_TAG_GENERATOR, generator);
  args[3] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[4] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[5] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[6] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[7] = eg_detail_bool(requires_grad);
  args[8] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "randint", "out", 1, args, 9, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* randint.low(int low, int high, int[] size, *, Generator? generator=None, DType? dtype=None, Layout? layout=None,
 * Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor. Uniform integers from low up
 * to, not including, high, in the given sizes. int64 unless a dtype, real, is given. A low that is not below high
 * is an error.
 * In Python:
 *     >>> _ = torch.manual_seed(0)
 *     >>> torch.randint(-3, 3, (5,))
 *     tensor([-1,  0,  2, -3, -2]) */
static inline eg_status* eg_randint_low(int64_t low, int64_t high, const int64_t* size, size_t size_count,
                                        eg_generator* generator, eg_dtype dtype, eg_layout layout, eg_device device,
                                        int32_t pin_memory, int32_t requires_grad, eg_tensor** out) {
  static eg_op* op;
  eg_value args[9];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_int(low);
  args[1] = eg_int(high);
  args[2] = eg_detail_array(EG_TAG_INTS, size, size_count);
  args[3] = eg_detail_pointer(EG_TAG_GENERATOR, generator);
  args[4] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[5] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[6] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[7] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[8] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "randint", "low", 1, args, 9, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_randint_low; the result is written into the tensor given last. */
static inline eg_status* eg_randint_low_out(int64_t low, int64_t high, const int64_t* size, size_t size_count,
                                            eg_generator* generator, eg_dtype dtype, eg_layout layout, eg_device device,
                                            int32_t pin_memory, int32_t requires_grad, eg_tensor* out) {
  static eg_op* op;
  eg_value args[10];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_int(low);
  args[1] = eg_int(high);
  args[2] = eg_detail_array(EG_TAG_INTS, size, size_count);
  args[3] = eg_detail_pointer(EG_TAG_GENERATOR, generator);
  args[4] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[5] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[6] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[7] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[8] = eg_detail_bool(requires_grad);
  args[9] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "randint", "low.out", 1, args, 10, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* randint_like(Tensor self, int high, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool?
 * pin_memory=None, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor. Integers from 0 up to,
 * not including, high. Shape, dtype and strides are those of self unless given. A high that is not positive is an
 * error.
 * In Python:
 *     >>> _ = torch.manual_seed(0)
 *     >>> torch.randint_like(torch.zeros(3), 10)
 *     tensor([4., 9., 3.]) */
static inline eg_status* eg_randint_like(eg_tensor* self, int64_t high, eg_dtype dtype, eg_layout layout,
                                         eg_device device, int32_t pin_memory, int32_t requires_grad,
                                         eg_memory_format memory_format, eg_tensor** out) {
  static eg_op* op;
  eg_value args[8];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(high);
  args[2] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[3] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[4] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[5] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[6] = eg_detail_bool(requires_grad);
  args[7] = eg_detail_enum(EG_TAG_FORMAT, memory_format);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "randint_like", "", 1, args, 8, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* randint_like.low(Tensor self, int low, int high, *, DType? dtype=None, Layout? layout=None, Device? device=None,
 * bool? pin_memory=None, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor. Integers from low
 * up to, not including, high. Shape, dtype and strides are those of self unless given. A low that is not below
 * high is an error.
 * In Python:
 *     >>> _ = torch.manual_seed(0)
 *     >>> torch.randint_like(torch.zeros(3), 5, 10)
 *     tensor([9., 9., 8.]) */
static inline eg_status* eg_randint_like_low(eg_tensor* self, int64_t low, int64_t high, eg_dtype dtype,
                                             eg_layout layout, eg_device device, int32_t pin_memory,
                                             int32_t requires_grad, eg_memory_format memory_format, eg_tensor** out) {
  static eg_op* op;
  eg_value args[9];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(low);
  args[2] = eg_int(high);
  args[3] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[4] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[5] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[6] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[7] = eg_detail_bool(requires_grad);
  args[8] = eg_detail_enum(EG_TAG_FORMAT, memory_format);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "randint_like", "low", 1, args, 9, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* randn(int[] size, *, Generator? generator=None, DType? dtype=None, Layout? layout=None, Device? device=None,
 * bool? pin_memory=None, bool requires_grad=False) -> Tensor. Standard normal values in the given sizes. dtype is
 * the default float type unless given; an integer dtype is an error.
 * In Python:
 *     >>> _ = torch.manual_seed(0)
 *     >>> torch.randn(2, 3)
 *     tensor([[ 1.5410, -0.2934, -2.1788],
 *             [ 0.5684, -1.0845, -1.3986]]) */
static inline eg_status* eg_randn(const int64_t* size, size_t size_count, eg_generator* generator, eg_dtype dtype,
                                  eg_layout layout, eg_device device, int32_t pin_memory, int32_t requires_grad,
                                  eg_tensor** out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_array(EG_TAG_INTS, size, size_count);
  args[1] = eg_detail_pointer(EG_TAG_GENERATOR, generator);
  args[2] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[3] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[4] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[5] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[6] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "randn", "", 1, args, 7, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_randn; the result is written into the tensor given last. */
static inline eg_status* eg_randn_out(const int64_t* size, size_t size_count, eg_generator* generator, eg_dtype dtype,
                                      eg_layout layout, eg_device device, int32_t pin_memory, int32_t requires_grad,
                                      eg_tensor* out) {
  static eg_op* op;
  eg_value args[8];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_array(EG_TAG_INTS, size, size_count);
  args[1] = eg_detail_pointer(EG_TAG_GENERATOR, generator);
  args[2] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[3] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[4] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[5] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[6] = eg_detail_bool(requires_grad);
  args[7] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "randn", "out", 1, args, 8, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* randn_like(Tensor self, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None,
 * bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor. Standard normal values. Shape, dtype and
 * strides are those of self unless given. Floating point and complex: an integer dtype is an error.
 * In Python:
 *     >>> torch.randn_like(torch.zeros(2, dtype=torch.float64)).dtype
 *     torch.float64 */
static inline eg_status* eg_randn_like(eg_tensor* self, eg_dtype dtype, eg_layout layout, eg_device device,
                                       int32_t pin_memory, int32_t requires_grad, eg_memory_format memory_format,
                                       eg_tensor** out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[2] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[3] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[4] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[5] = eg_detail_bool(requires_grad);
  args[6] = eg_detail_enum(EG_TAG_FORMAT, memory_format);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "randn_like", "", 1, args, 7, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* random(Tensor self, *, Generator? generator=None) -> Tensor. Uniform integers over the whole range of the dtype
 * (up to 2 to the power of the mantissa's bits for floats). In place: the values replace those of the tensor,
 * whose shape and dtype stay. Integers, bool and floating point; complex is an error. In place: the result is
 * written into self.
 * In Python:
 *     >>> torch.empty(3, dtype=torch.uint8).random_().dtype
 *     torch.uint8 */
static inline eg_status* eg_random_(eg_tensor* self, eg_generator* generator) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_pointer(EG_TAG_GENERATOR, generator);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "random_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* random.from(Tensor self, int from_, int? to, *, Generator? generator=None) -> Tensor. Uniform integers from
 * `from` up to, not including, `to`. In place: the values replace those of the tensor, whose shape and dtype stay.
 * Integers, bool and floating point; a `from` that is not below `to`, numbers that the dtype does not hold, and
 * complex are errors. In place: the result is written into self.
 * In Python:
 *     >>> _ = torch.manual_seed(0)
 *     >>> torch.empty(4, dtype=torch.int64).random_(5, 8)
 *     tensor([7, 5, 7, 5]) */
static inline eg_status* eg_random_from_(eg_tensor* self, int64_t from_, eg_value to, eg_generator* generator) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(from_);
  args[2] = to;
  args[3] = eg_detail_pointer(EG_TAG_GENERATOR, generator);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "random_", "from", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* random.to(Tensor self, int to, *, Generator? generator=None) -> Tensor. Uniform integers from 0 up to, not
 * including, `to`. In place: the values replace those of the tensor, whose shape and dtype stay. Integers, bool
 * and floating point; a `to` that is not positive, or that the dtype does not hold, and complex are errors. In
 * place: the result is written into self.
 * In Python:
 *     >>> _ = torch.manual_seed(0)
 *     >>> torch.empty(4).random_(3)
 *     tensor([2., 0., 2., 0.]) */
static inline eg_status* eg_random_to_(eg_tensor* self, int64_t to, eg_generator* generator) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(to);
  args[2] = eg_detail_pointer(EG_TAG_GENERATOR, generator);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "random_", "to", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* randperm(int n, *, Generator? generator=None, DType? dtype=None, Layout? layout=None, Device? device=None, bool?
 * pin_memory=None, bool requires_grad=False) -> Tensor. A random permutation of 0 to n-1, 1-d. int64 unless a
 * dtype is given. A negative n is an error.
 * In Python:
 *     >>> _ = torch.manual_seed(0)
 *     >>> torch.randperm(5)
 *     tensor([4, 0, 1, 3, 2]) */
static inline eg_status* eg_randperm(int64_t n, eg_generator* generator, eg_dtype dtype, eg_layout layout,
                                     eg_device device, int32_t pin_memory, int32_t requires_grad, eg_tensor** out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_int(n);
  args[1] = eg_detail_pointer(EG_TAG_GENERATOR, generator);
  args[2] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[3] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[4] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[5] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[6] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "randperm", "", 1, args, 7, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_randperm; the result is written into the tensor given last. */
static inline eg_status* eg_randperm_out(int64_t n, eg_generator* generator, eg_dtype dtype, eg_layout layout,
                                         eg_device device, int32_t pin_memory, int32_t requires_grad, eg_tensor* out) {
  static eg_op* op;
  eg_value args[8];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_int(n);
  args[1] = eg_detail_pointer(EG_TAG_GENERATOR, generator);
  args[2] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[3] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[4] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[5] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[6] = eg_detail_bool(requires_grad);
  args[7] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "randperm", "out", 1, args, 8, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* rrelu(Tensor self, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator?
 * generator=None) -> Tensor. Leaky ReLU: an element that is not positive is multiplied by a slope, drawn for each
 * one uniformly from [lower, upper) in training, else the mean of the two. In the shape of the input, floating
 * point only. A lower above upper is an error.
 * In Python:
 *     >>> torch.rrelu(torch.tensor([-8., 8.]), 0.25, 0.5)
 *     tensor([-3.,  8.]) */
static inline eg_status* eg_rrelu(eg_tensor* self, eg_value lower, eg_value upper, int32_t training,
                                  eg_generator* generator, eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = lower;
  args[2] = upper;
  args[3] = eg_detail_bool(training);
  args[4] = eg_detail_pointer(EG_TAG_GENERATOR, generator);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "rrelu", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* rrelu.nn(Tensor input, float lower=0.125, float upper=0.3333333333333333, bool training=False, bool
 * inplace=False) -> Tensor. Leaky ReLU: an element that is not positive is multiplied by a slope, drawn for each
 * one uniformly from [lower, upper) in training, else the mean of the two. In the shape of input, floating point
 * only; inplace writes into input. A lower above upper is an error.
 * In Python:
 *     >>> F.rrelu(torch.tensor([-8., 8.]), 0.25, 0.5)
 *     tensor([-3.,  8.]) */
static inline eg_status* eg_rrelu_nn(eg_tensor* input, double lower, double upper, int32_t training, int32_t inplace,
                                     eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_double(lower);
  args[2] = eg_double(upper);
  args[3] = eg_detail_bool(training);
  args[4] = eg_detail_bool(inplace);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "rrelu", "nn", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* uniform(Tensor self, float from_=0.0, float to=1.0, *, Generator? generator=None) -> Tensor. Uniform values in
 * [from, to). In place: the values replace those of the tensor, whose shape and dtype stay. Floating point and
 * complex only; a from above to is an error. In place: the result is written into self.
 * In Python:
 *     >>> _ = torch.manual_seed(0)
 *     >>> torch.empty(3).uniform_(-1, 1)
 *     tensor([-0.0075,  0.5364, -0.8230]) */
static inline eg_status* eg_uniform_(eg_tensor* self, double from_, double to, eg_generator* generator) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_double(from_);
  args[2] = eg_double(to);
  args[3] = eg_detail_pointer(EG_TAG_GENERATOR, generator);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "uniform_", "", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
