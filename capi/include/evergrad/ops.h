/* Generated from the entries of bindings/schema/ops; do not edit. The typed operators, one header a family.
 *
 * A missing optional tensor, list or string is NULL, a missing number eg_none(), a missing bool, dtype, layout,
 * device or memory format EG_DEFAULT. Results are owned by the caller; a list of tensors comes as an eg_value
 * for eg_value_clear(). */
#ifndef EVERGRAD_OPS_H
#define EVERGRAD_OPS_H
#include "evergrad/ops/activation.h"
#include "evergrad/ops/activation_backward.h"
#include "evergrad/ops/attention.h"
#include "evergrad/ops/compare.h"
#include "evergrad/ops/conv.h"
#include "evergrad/ops/convert.h"
#include "evergrad/ops/creation.h"
#include "evergrad/ops/foreach.h"
#include "evergrad/ops/foreach_binary.h"
#include "evergrad/ops/histogram.h"
#include "evergrad/ops/index.h"
#include "evergrad/ops/linalg.h"
#include "evergrad/ops/linear.h"
#include "evergrad/ops/loss.h"
#include "evergrad/ops/norm.h"
#include "evergrad/ops/pointwise_binary.h"
#include "evergrad/ops/pointwise_limits.h"
#include "evergrad/ops/pointwise_math.h"
#include "evergrad/ops/pointwise_ternary.h"
#include "evergrad/ops/pointwise_unary.h"
#include "evergrad/ops/pool.h"
#include "evergrad/ops/random.h"
#include "evergrad/ops/reduce.h"
#include "evergrad/ops/rnn.h"
#include "evergrad/ops/scan.h"
#include "evergrad/ops/scatter.h"
#include "evergrad/ops/shape.h"
#include "evergrad/ops/softmax.h"
#include "evergrad/ops/sort.h"
#include "evergrad/ops/view.h"
#endif
