// A product is cut into blocks of rows, each a primitive of oneDNN's on one thread: it takes matrices whose lines follow each
// other, so columns cannot be cut, and lays b out anew for each block, which costs 3 % at 64 rows. How it is cut depends
// on the sizes alone, so that equal calls give equal results whatever the number of threads.
#include "kernels/cpu/onednn_matmul.h"

#if EG_HAVE_ONEDNN

#include <algorithm>
#include <bit>

#include "kernels/cpu/isa.h"
#include "kernels/cpu/onednn_cache.h"
#include "kernels/cpu/onednn_objects.h"

namespace eg::kernels::onednn {
namespace {

constexpr char kOp[] = "matmul";

// c[m, n] (+)= a[m, k] @ b[k, n]; strides in elements, c's rows are contiguous.
struct Product {
  int64_t dtype, m, n, k;
  int64_t a_strides[2], b_strides[2], c_stride;
  int64_t beta;  // the bits of a float
};

class Primitive {
 public:
  explicit Primitive(const Api& a) : api_(a), made_(a), a_(a), b_(a), c_(a) {}

  bool make(const Product& p) {
    const auto dtype = static_cast<dnnl_data_type_t>(p.dtype);
    const int64_t a_sizes[] = {p.m, p.k}, b_sizes[] = {p.k, p.n}, c_sizes[] = {p.m, p.n}, c_strides[] = {p.c_stride, 1};
    if (!a_.strided(2, a_sizes, p.a_strides, dtype) || !b_.strided(2, b_sizes, p.b_strides, dtype) ||
        !c_.strided(2, c_sizes, c_strides, dtype)) {
      return false;
    }
    const float beta = std::bit_cast<float>(static_cast<int32_t>(p.beta));
    dnnl_primitive_attr_t attr = api_.attr;
    dnnl_post_ops_t sum = nullptr;
    bool fine = true;
    if (beta != 0) {
      attr = nullptr;
      fine = api_.primitive_attr_create(&attr) == dnnl_success && api_.post_ops_create(&sum) == dnnl_success &&
             api_.primitive_attr_set_scratchpad_mode(attr, dnnl_scratchpad_mode_user) == dnnl_success &&
             api_.post_ops_append_sum(sum, beta, 0, dnnl_data_type_undef) == dnnl_success &&
             api_.primitive_attr_set_post_ops(attr, sum) == dnnl_success;
    }
    fine = fine && api_.matmul_primitive_desc_create(&made_.desc, api_.engine, a_.get(), b_.get(), nullptr, c_.get(),
                                                     attr) == dnnl_success;
    if (sum) api_.post_ops_destroy(sum);
    if (attr && attr != api_.attr) api_.primitive_attr_destroy(attr);
    // Other implementations convert, as we do, or are for reference.
    if (!fine || !made_.implementation().starts_with("brg") || !made_.finish()) return false;
    scratch_ = made_.layout(dnnl_query_scratchpad_md);
    scratch_bytes_ = api_.memory_desc_get_size(scratch_);
    return true;
  }

  size_t scratch_bytes() const { return scratch_bytes_; }

  void run(const uint16_t* a, const uint16_t* b, uint16_t* c, void* scratch) const {
    const Memory x(api_, kOp, a_.get(), a), y(api_, kOp, b_.get(), b), z(api_, kOp, c_.get(), c);
    const Memory s(api_, kOp, scratch_, scratch);
    const dnnl_exec_arg_t args[] = {
        {DNNL_ARG_SRC, x.get()}, {DNNL_ARG_WEIGHTS, y.get()}, {DNNL_ARG_DST, z.get()}, {DNNL_ARG_SCRATCHPAD, s.get()}};
    require(api_.primitive_execute(made_.primitive, api_.stream, 4, args), kOp);
  }

 private:
  const Api& api_;
  Made made_;
  Desc a_, b_, c_;
  const_dnnl_memory_desc_t scratch_ = nullptr;
  size_t scratch_bytes_ = 0;
};

using Primitives = Cache<Product, Primitive>;
Primitives& cache() {
  static Primitives* c = new Primitives(256);  // other threads may still compute when the process ends
  return *c;
}
const AtFork g_at_fork(ForkOrder::Kernels, [] { cache().lock(); }, [] { cache().unlock(); });

std::shared_ptr<const Primitive> primitive(const Api& api, const Product& p) {
  return cache().find_or_make(p, [&]() -> std::shared_ptr<const Primitive> {
    auto made = std::make_shared<Primitive>(api);
    return made->make(p) ? made : nullptr;
  });
}

// Strides that oneDNN takes: one of them is 1, the other at least as long as a line. Those of a single line are free.
bool dense_lines(const Matrix<const uint16_t>& m, int64_t* strides) {
  strides[0] = m.rows > 1 ? m.row_stride : m.col_stride == 1 ? m.cols : 1;
  strides[1] = m.cols > 1 ? m.col_stride : 1;
  return (strides[1] == 1 && strides[0] >= m.cols) || (strides[0] == 1 && strides[1] >= m.rows);
}

// to[m, k], dense, from a matrix whose columns are contiguous and `stride` apart: by tiles, each read a cache line at a time
// into a tile of its own, since lines that are a power of two apart push each other out.
void transpose(const uint16_t* from, int64_t stride, int64_t m, int64_t k, uint16_t* to) {
  constexpr int64_t kTile = 32;
  uint16_t tile[kTile][kTile];
  for (int64_t i = 0; i < m; i += kTile) {
    const int64_t height = std::min(kTile, m - i);
    for (int64_t l = 0; l < k; l += kTile) {
      const int64_t width = std::min(kTile, k - l);
      for (int64_t s = 0; s < width; ++s) std::copy_n(from + (l + s) * stride + i, height, tile[s]);
      for (int64_t r = 0; r < height; ++r) {
        for (int64_t s = 0; s < width; ++s) to[(i + r) * k + l + s] = tile[s][r];
      }
    }
  }
}

}  // namespace

bool half_matmul(DType dtype, const Matrix<uint16_t>& c, const Matrix<const uint16_t>& a,
                 const Matrix<const uint16_t>& b, float beta, bool parallel) {
  const double work = static_cast<double>(c.rows) * static_cast<double>(c.cols) * static_cast<double>(a.cols);
  if (work < 32 * 32 * 32) return false;  // making the memory objects takes longer than the product
  const Api* const dnnl = api();
  if (!dnnl || isa() < Isa::Avx512) return false;
  if (c.cols > 1 && c.col_stride != 1) {
    if (c.rows > 1 && c.row_stride != 1) return false;
    return half_matmul(dtype, c.transposed(), b.transposed(), a.transposed(), beta, parallel);
  }
  Product whole{};
  whole.dtype = dtype == DType::BFloat16 ? dnnl_bf16 : dnnl_f16;
  whole.n = c.cols;
  whole.k = a.cols;
  whole.c_stride = c.rows == 1 ? c.cols : c.row_stride;
  whole.beta = std::bit_cast<int32_t>(beta);
  if (whole.c_stride < c.cols || !dense_lines(a, whole.a_strides) || !dense_lines(b, whole.b_strides)) return false;
  const int64_t rows = c.rows <= 64 ? c.rows : std::clamp<int64_t>((c.rows / 8 + 31) / 32 * 32, 64, 256);
  const int64_t count = (c.rows + rows - 1) / rows;
  const bool pack = count > 1 && whole.a_strides[1] != 1;  // rows of a transposed matrix do not follow each other
  const int64_t a_strides[] = {whole.a_strides[0], whole.a_strides[1]};
  if (pack) whole.a_strides[0] = a.cols, whole.a_strides[1] = 1;
  std::shared_ptr<const Primitive> kinds[2];  // of a whole block, and of the last one
  for (int last = count == 1; last < 2; ++last) {
    Product p = whole;
    p.m = last ? c.rows - (count - 1) * rows : rows;
    if ((kinds[last] = primitive(*dnnl, p)) == nullptr) return false;
  }
  const auto blocks = [&](int64_t begin, int64_t end) {
    const Buffer<uint16_t> packed(pack ? rows * a.cols : 0);
    for (int64_t i = begin; i < end; ++i) {
      const Primitive& p = *kinds[i == count - 1];
      const Buffer<char> scratch(static_cast<int64_t>(p.scratch_bytes()));
      const uint16_t* block = a.data + i * rows * a_strides[0];
      if (pack) {
        transpose(block, a_strides[1], std::min(rows, c.rows - i * rows), a.cols, packed.get());
        block = packed.get();
      }
      p.run(block, b.data, c.data + i * rows * whole.c_stride, scratch.get());
    }
  };
  if (parallel && work > 2e5) {
    parallel_for(0, count, 1, blocks);
  } else {
    blocks(0, count);
  }
  return true;
}

}  // namespace eg::kernels::onednn

#else

namespace eg::kernels::onednn {
bool half_matmul(DType, const Matrix<uint16_t>&, const Matrix<const uint16_t>&, const Matrix<const uint16_t>&, float,
                 bool) {
  return false;
}
}  // namespace eg::kernels::onednn

#endif
