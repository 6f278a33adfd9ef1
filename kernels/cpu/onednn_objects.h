// The objects of oneDNN's C API, owned. Only files that are compiled with its headers (EG_HAVE_ONEDNN) include this.
#pragma once
#include <string_view>

#include "core/base/error.h"
#include "kernels/cpu/onednn_api.h"

namespace eg::kernels::onednn {

// `op`: who asks, for the message.
inline void require(dnnl_status_t status, const char* op) {
  if (status == dnnl_success) return;
  check(status != dnnl_out_of_memory, Code::OutOfMemory, op, ": not enough memory for a primitive of oneDNN");
  fail(Code::Runtime, op, ": oneDNN failed with status ", static_cast<int>(status));
}

// A layout of memory, owned.
class Desc {
 public:
  explicit Desc(const Api& a) : api_(a) {}
  Desc(const Desc&) = delete;
  Desc& operator=(const Desc&) = delete;
  ~Desc() {
    if (d_) api_.memory_desc_destroy(d_);
  }
  bool strided(int nd, const int64_t* dims, const int64_t* strides, dnnl_data_type_t dtype = dnnl_f32) {
    return api_.memory_desc_create_with_strides(&d_, nd, dims, dtype, strides) == dnnl_success;
  }
  bool any(int nd, const int64_t* dims) {
    return api_.memory_desc_create_with_tag(&d_, nd, dims, dnnl_f32, dnnl_format_tag_any) == dnnl_success;
  }
  const_dnnl_memory_desc_t get() const { return d_; }

 private:
  const Api& api_;
  dnnl_memory_desc_t d_ = nullptr;
};

// A primitive with its description.
class Made {
 public:
  explicit Made(const Api& a) : api_(a) {}
  Made(const Made&) = delete;
  Made& operator=(const Made&) = delete;
  ~Made() {
    if (primitive) api_.primitive_destroy(primitive);
    if (desc) api_.primitive_desc_destroy(desc);
  }
  const_dnnl_memory_desc_t layout(dnnl_query_t what) const { return api_.primitive_desc_query_md(desc, what, 0); }
  bool finish() { return api_.primitive_create(&primitive, desc) == dnnl_success; }
  // Which implementation oneDNN chose, such as "brg:avx512_core_bf16".
  std::string_view implementation() const {
    const char* name = "";
    api_.primitive_desc_query(desc, dnnl_query_impl_info_str, 0, static_cast<void*>(&name));
    return name;
  }

  dnnl_primitive_desc_t desc = nullptr;
  dnnl_primitive_t primitive = nullptr;

 private:
  const Api& api_;
};

// A memory object over the caller's bytes, for one execution.
class Memory {
 public:
  Memory(const Api& a, const char* op, const_dnnl_memory_desc_t layout, const void* data) : api_(a) {
    require(a.memory_create(&m_, layout, a.engine, const_cast<void*>(data)), op);
  }
  Memory(const Memory&) = delete;
  Memory& operator=(const Memory&) = delete;
  ~Memory() { api_.memory_destroy(m_); }
  dnnl_memory_t get() const { return m_; }

 private:
  const Api& api_;
  dnnl_memory_t m_ = nullptr;
};

}  // namespace eg::kernels::onednn
