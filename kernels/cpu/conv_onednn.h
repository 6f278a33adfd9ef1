// Convolutions by oneDNN, shared out over the pool. See conv_onednn.cpp for how.
#pragma once
#include "kernels/conv.h"
#include "kernels/cpu/onednn_primitive.h"

namespace eg::kernels {

// Is each image of (N, C, spatial...) dense, with channels first or last?
bool dense_images(const TensorView& v, bool channels_last);

// Computes what `kind` says (output, gradient of input, gradient of weight) from the other two; all are float32, of
// any size above 0. Input and output have dense images, the weight is dense in any order. bias goes with Kind::Forward
// only. False, and nothing done, where oneDNN is not the one to do it.
bool conv_onednn(onednn::Kind kind, const TensorView& input, const TensorView& weight, const TensorView* bias,
                 const TensorView& output, const ConvParams& p);

}  // namespace eg::kernels
