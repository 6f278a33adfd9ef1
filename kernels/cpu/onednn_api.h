// The functions of oneDNN's C API that the kernels use, found by name when the library is opened. Only files that are
// compiled with its headers (EG_HAVE_ONEDNN) include this.
#pragma once
#include <oneapi/dnnl/dnnl.h>

namespace eg::kernels::onednn {

#define EG_ONEDNN_FUNCTIONS(X)                          \
  X(engine_create)                                      \
  X(stream_create)                                      \
  X(primitive_attr_create)                              \
  X(primitive_attr_set_scratchpad_mode)                 \
  X(memory_desc_create_with_strides)                    \
  X(memory_desc_create_with_tag)                        \
  X(memory_desc_destroy)                                \
  X(memory_desc_equal)                                  \
  X(memory_desc_get_size)                               \
  X(memory_create)                                      \
  X(memory_destroy)                                     \
  X(convolution_forward_primitive_desc_create)          \
  X(convolution_backward_data_primitive_desc_create)    \
  X(convolution_backward_weights_primitive_desc_create) \
  X(reorder_primitive_desc_create)                      \
  X(matmul_primitive_desc_create)                       \
  X(primitive_attr_destroy)                             \
  X(primitive_attr_set_post_ops)                        \
  X(post_ops_create)                                    \
  X(post_ops_append_sum)                                \
  X(post_ops_destroy)                                   \
  X(primitive_desc_query)                               \
  X(primitive_desc_query_md)                            \
  X(primitive_desc_destroy)                             \
  X(primitive_create)                                   \
  X(primitive_destroy)                                  \
  X(primitive_execute)                                  \
  X(set_max_cpu_isa)                                    \
  X(set_primitive_cache_capacity)                       \
  X(sgemm)

struct Api {
#define EG_ONEDNN_MEMBER(name) decltype(&::dnnl_##name) name;
  EG_ONEDNN_FUNCTIONS(EG_ONEDNN_MEMBER)
#undef EG_ONEDNN_MEMBER
  dnnl_engine_t engine;
  dnnl_stream_t stream;        // in order, on the calling thread; shared by all threads
  dnnl_primitive_attr_t attr;  // scratchpads are the caller's
};

// Null where oneDNN cannot be used.
const Api* api();

}  // namespace eg::kernels::onednn
