// Tensor: a counted pointer to a strided view of a Storage. What autograd, forward mode and vmap attach sits behind one
// pointer (Extra), and one word of flags tells the dispatcher whether any of it is present.
#pragma once
#include <atomic>
#include <memory>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "core/base/defaults.h"
#include "core/base/device.h"
#include "core/base/dims.h"
#include "core/base/dtype.h"
#include "core/base/error.h"
#include "core/base/ref.h"
#include "core/base/scalar.h"
#include "kernels/kernels.h"

namespace eg {

// A count of in-place writes that is not the storage's: of a tensor, and the views of it, which shares memory with others
// whose writes do not count as its own (x.data), or took another memory (x.data = y).
class Version final : public Object {
 public:
  explicit Version(uint32_t n) : Object(Kind::Other), count_(n) {}
  uint32_t count() const { return count_.load(std::memory_order_relaxed); }
  void bump() { count_.store(count() + 1, std::memory_order_relaxed); }

 private:
  std::atomic<uint32_t> count_;
};

// Memory that views share, and the count of in-place writes to it.
class Storage final : public Object {
 public:
  static Ref<Storage> create(size_t bytes, Device device);  // owned, uninitialised
  Storage(void* data, size_t bytes, Device device, bool read_only, void (*deleter)(void*), void* ctx);
  ~Storage() override;
  void* data() const { return data_; }
  size_t bytes() const { return bytes_; }
  Device device() const { return device_; }
  bool read_only() const { return read_only_; }
  uint32_t version() const { return handed_ ? handed_->count() : version_.load(std::memory_order_relaxed); }
  // Two threads that write to the same memory at once have no order to count: no need for a locked increment.
  void bump() {
    if (__builtin_expect(static_cast<bool>(handed_), 0)) return handed_->bump();
    version_.store(version_.load(std::memory_order_relaxed) + 1, std::memory_order_relaxed);
  }
  // The count, for a tensor that leaves the storage and goes on counting with those that stay.
  const Ref<Version>& hand_version() {
    if (!handed_) handed_ = make<Version>(version());
    return handed_;
  }
  void resize(size_t bytes);  // keeps the contents; only for memory that is owned and not pinned
  bool resizable() const { return !deleter_ && pins_.load(std::memory_order_relaxed) == 0; }
  // Somebody outside of the library holds the address: NumPy's arrays, DLPack.
  void pin(int change) { pins_.fetch_add(change, std::memory_order_relaxed); }

  // Copy-on-write: another storage with the same contents, which are copied in front of the first write to either. Null
  // where the memory is not the library's own.
  Ref<Storage> lazy_copy();
  bool shared() const { return shared_; }
  void own() {  // in front of a write
    if (__builtin_expect(shared_, 0)) separate();
  }

 protected:
  void destroy() const noexcept override;

 private:
  struct Block;  // memory that several storages read
  void separate();
  // Little data stands in one block with the object, right behind it.
  static constexpr size_t kHeader = 128, kInside = 512;
  Storage(size_t bytes, Device device, size_t inside);
  void* place() const { return reinterpret_cast<char*>(const_cast<Storage*>(this)) + kHeader; }
  void drop_data();

  void* data_ = nullptr;
  size_t bytes_ = 0;
  Device device_ = kCPU;
  bool read_only_ = false;
  std::atomic<uint32_t> version_{0};
  Ref<Version> handed_;
  void (*deleter_)(void*) = nullptr;
  void* ctx_ = nullptr;
  size_t inside_ = 0;  // the bytes behind the object
  std::atomic<int> pins_{0};
  bool shared_ = false;    // others read the block as well
  Block* block_ = nullptr;  // what data_ lies in, once it has been shared
  Block* home_ = nullptr;   // the block that the bytes behind the object became
};

struct Extra;  // core/engine/extra.h: history, gradient, view, tangents, batch
struct ExtraDeleter {
  void operator()(Extra* e) const noexcept;
};

enum Flag : uint32_t {  // low bits equal eg_tensor_info.flags where they have a counterpart
  kRequiresGrad = 1,    // a leaf that wants a gradient, or a result that has a history
  kConj = 4,
  kNeg = 8,
  kInference = 16,
  kView = 32,
  kWrappedNumber = 64,
  kBatched = 256,
  kTangent = 1024,
  kDiverts = 2048,      // calls that meet it go to its handler (core/engine/divert.h)
  kUnkept = 1 << 16,    // stands for a tensor that a derivative rule must not read
};
// Any of these sends a call past the fast path. A view may inherit a history from its base at any time.
inline constexpr uint32_t kSpecial = kRequiresGrad | kConj | kNeg | kBatched | kTangent | kDiverts | kView | kUnkept;
// Tensors whose elements nobody but a transform or a handler knows.
inline constexpr uint32_t kOpaque = kBatched | kDiverts;

// Flags that every new tensor of this thread gets: kInference inside inference mode.
extern thread_local constinit uint32_t new_tensor_flags __attribute__((tls_model("initial-exec")));

// What asking for the elements of a tensor on "meta" fails with (core/engine/meta.h).
struct NoElements final : Error {
  NoElements() : Error(Code::NotImplemented, "a tensor on the device \"meta\" has no elements to compute with") {}
};

class TensorImpl final : public Object {
 public:
  TensorImpl() : Object(Kind::Tensor) {}
  ~TensorImpl() override;

  Ref<Storage> storage;
  Ref<Version> own_version;  // null: the storage's count
  Dims sizes, strides;
  int64_t offset = 0;  // in elements
  int64_t numel = 0;
  DType dtype = DType::Float32;
  Device device = kCPU;
  uint32_t flags = new_tensor_flags;
  bool contiguous = true;
  std::unique_ptr<Extra, ExtraDeleter> extra;
  std::atomic<const void*> slot_key{nullptr};  // a binding's own object (not owned)
  std::atomic<void*> slot{nullptr};

  uint32_t version() const { return own_version ? own_version->count() : storage ? storage->version() : 0; }
  void refresh();  // recomputes numel and contiguous after a change of geometry
  void* data() const {
    if (__builtin_expect(!storage || !storage->data(), 0)) return no_data();
    return static_cast<char*>(storage->data()) + offset * static_cast<int64_t>(size_of(dtype));
  }
  bool has_data() const { return storage && storage->data(); }

 private:
  void* no_data() const;  // null; fails where there are elements, but those of a batch, of a handler's, or on "meta"
};

enum class MemoryFormat : int32_t { Contiguous = 0, Preserve = 1, ChannelsLast = 2, ChannelsLast3d = 3 };
enum class Layout : int32_t { Strided = 0 };

class Tensor {
 public:
  Tensor() = default;
  explicit Tensor(Ref<TensorImpl> p) : p_(std::move(p)) {}
  bool defined() const { return static_cast<bool>(p_); }
  TensorImpl* impl() const { return p_.get(); }
  TensorImpl* leak() { return p_.leak(); }
  void reset() { p_.reset(); }
  bool same(const Tensor& o) const { return p_.get() == o.p_.get(); }

  int64_t dim() const { return static_cast<int64_t>(p_->sizes.size()); }
  IntSpan sizes() const { return p_->sizes; }
  IntSpan strides() const { return p_->strides; }
  int64_t size(int64_t d) const;    // negative d counts from the end
  int64_t stride(int64_t d) const;
  int64_t numel() const { return p_->numel; }
  int64_t storage_offset() const { return p_->offset; }
  DType dtype() const { return p_->dtype; }
  Device device() const { return p_->device; }
  void* data() const { return p_->data(); }
  template <class T>
  T* data_as() const {
    return static_cast<T*>(p_->data());
  }
  const Ref<Storage>& storage() const { return p_->storage; }
  uint32_t flags() const { return p_->flags; }
  uint32_t special() const { return p_->flags & kSpecial; }
  bool requires_grad() const { return (p_->flags & kRequiresGrad) != 0; }
  bool is_conj() const { return (p_->flags & kConj) != 0; }
  bool is_neg() const { return (p_->flags & kNeg) != 0; }
  bool is_wrapped_number() const { return (p_->flags & kWrappedNumber) != 0; }
  bool is_complex() const { return eg::is_complex(dtype()); }
  bool is_floating() const { return eg::is_floating(dtype()); }
  bool is_contiguous() const { return p_->contiguous; }
  bool is_contiguous(MemoryFormat f) const;
  bool is_non_overlapping_and_dense() const;
  bool shares_storage(const Tensor& o) const { return p_->storage == o.p_->storage; }
  kernels::TensorView view() const {
    return {p_->data(), p_->sizes.data(), p_->strides.data(), static_cast<int32_t>(p_->sizes.size()), p_->dtype};
  }

 private:
  Ref<TensorImpl> p_;
};

using TensorSpan = Span<Tensor>;

// ---- making tensors without autograd ----

// Uninitialised, row-major.
Tensor new_tensor(IntSpan sizes, DType dtype, Device device = kCPU);
// Uninitialised with given strides (a storage as large as they need).
Tensor new_strided(IntSpan sizes, IntSpan strides, DType dtype, Device device = kCPU);
Tensor new_format(IntSpan sizes, DType dtype, MemoryFormat format, Device device = kCPU);
// As empty_like: the strides of `like` where it is dense, otherwise in the order of its strides.
Tensor new_like(const Tensor& like, DType dtype);
Tensor new_zeros(IntSpan sizes, DType dtype, Device device = kCPU);
// Another view of t's storage; no checks, no history.
Tensor alias(const Tensor& t, IntSpan sizes, IntSpan strides, int64_t offset);
Tensor alias(const Tensor& t);
// A 0-dim tensor with a number in it. wrapped: it gives way in type promotion.
Tensor scalar_to_tensor(const Scalar& s, DType dtype, bool wrapped = false);
Tensor wrapped_number(const Scalar& s);

// Refuses a number that the type does not hold: beyond its ends, not a number among integers, complex among reals. Every
// number is a bool; negative integers of at most an unsigned type's magnitude wrap around; infinities are floating.
void check_fits(const Scalar& s, DType t);
void check_fits(const Tensor& number, DType t);  // of 0 dimensions; that of a transform or without memory goes unseen

// Reads and writes one element.
Scalar read_scalar(const void* p, DType t);
void write_scalar(void* p, DType t, const Scalar& s);

// ---- raw writes, no autograd, no version bump ----
void fill_raw(const Tensor& t, const Scalar& value);
void copy_raw(const Tensor& dst, const Tensor& src);  // broadcasts src; any dtypes; handles conj/neg bits of both
// itself when already dense in the format and free of conj/neg bits
Tensor contiguous_raw(const Tensor& t, MemoryFormat f = MemoryFormat::Contiguous);
Tensor clone_raw(const Tensor& t, MemoryFormat f = MemoryFormat::Preserve);
Tensor to_raw(const Tensor& t, DType dtype);          // itself when nothing changes
Tensor resolve_raw(const Tensor& t);                  // conj and neg bits applied

}  // namespace eg
