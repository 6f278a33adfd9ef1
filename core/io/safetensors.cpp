#include "core/io/safetensors.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstring>

#include "core/io/safetensors_header.h"
#include "core/tensor/shape.h"

namespace eg {
namespace {

using safetensors::damaged;
using safetensors::Entry;

constexpr uint64_t kMaxHeader = 100'000'000;  // the format's own limit

[[noreturn]] void io_error(const char* what, const std::string& path) {
  const int e = errno;
  fail(Code::Io, "safetensors: cannot ", what, " '", path, "': ", std::strerror(e));
}

class File {
 public:
  File(const std::string& path, int flags, mode_t access = 0) : path_(path), fd_(::open(path.c_str(), flags | O_CLOEXEC, access)) {}
  File(const File&) = delete;
  ~File() { close(); }
  bool ok() const { return fd_ >= 0; }
  int fd() const { return fd_; }
  int close() {
    const int r = fd_ >= 0 ? ::close(fd_) : 0;
    fd_ = -1;
    return r;
  }
  void write(const void* data, size_t n) {
    const char* p = static_cast<const char*>(data);
    while (n) {
      const ssize_t k = ::write(fd_, p, std::min<size_t>(n, size_t{1} << 30));
      if (k < 0 && errno == EINTR) continue;
      if (k <= 0) io_error("write", path_);
      p += k;
      n -= static_cast<size_t>(k);
    }
  }
  void read_at(void* data, size_t n, uint64_t offset) {
    char* p = static_cast<char*>(data);
    while (n) {
      const ssize_t k = ::pread(fd_, p, std::min<size_t>(n, size_t{1} << 30), static_cast<off_t>(offset));
      if (k < 0 && errno == EINTR) continue;
      if (k < 0) io_error("read", path_);
      if (k == 0) damaged(path_, "it ends before its header says so");
      p += k;
      offset += static_cast<uint64_t>(k);
      n -= static_cast<size_t>(k);
    }
  }

 private:
  std::string path_;
  int fd_;
};

}  // namespace

void save_safetensors(const Dict& dict, const std::string& path) {
  std::vector<Entry> entries;
  std::vector<Tensor> data;
  uint64_t offset = 0;
  for (size_t i = 0; i < dict.size(); ++i) {
    const Tensor& t = dict.at(i);
    check(dict.key(i) != "__metadata__", Code::Value, "safetensors: a tensor cannot be named '__metadata__'");
    check(*safetensors::type_name(t.dtype()), Code::Value, "safetensors: dtype ", name_of(t.dtype()), " of '", dict.key(i), "' cannot be stored");
    const uint64_t bytes = static_cast<uint64_t>(t.numel()) * size_of(t.dtype());
    entries.push_back({dict.key(i), t.dtype(), Dims(t.sizes()), offset, offset + bytes});
    data.push_back(contiguous_raw(t));
    offset += bytes;
  }
  const std::string text = safetensors::header_text(entries, dict.metadata);
  static std::atomic<uint64_t> counter{0};
  const std::string temporary = cat(path, ".tmp-", static_cast<long>(::getpid()), "-", counter.fetch_add(1));
  File f(temporary, O_WRONLY | O_CREAT | O_EXCL, 0666);
  if (!f.ok()) io_error("create", temporary);
  try {
    const uint64_t n = text.size();
    f.write(&n, 8);
    f.write(text.data(), text.size());
    for (const Tensor& t : data) {
      if (t.numel()) f.write(t.data(), static_cast<size_t>(t.numel()) * size_of(t.dtype()));
    }
    if (::fsync(f.fd()) != 0 || f.close() != 0) io_error("sync", temporary);
    if (::rename(temporary.c_str(), path.c_str()) != 0) io_error("rename to", path);
  } catch (...) {
    ::unlink(temporary.c_str());
    throw;
  }
  const size_t slash = path.rfind('/');
  File folder(slash == std::string::npos ? "." : slash == 0 ? "/" : path.substr(0, slash), O_RDONLY | O_DIRECTORY);
  if (folder.ok()) ::fsync(folder.fd());
}

Ref<Dict> load_safetensors(const std::string& path) {
  File f(path, O_RDONLY);
  if (!f.ok()) io_error("open", path);
  struct stat st;
  if (::fstat(f.fd(), &st) != 0) io_error("inspect", path);
  if (!S_ISREG(st.st_mode)) fail(Code::Io, "safetensors: '", path, "' is not a regular file");
  const auto size = static_cast<uint64_t>(st.st_size);
  if (size < 8) damaged(path, cat("it has ", size, " bytes, at least 8 are needed"));
  uint64_t n = 0;
  f.read_at(&n, 8, 0);
  if (n > kMaxHeader) damaged(path, cat("its header of ", n, " bytes is larger than the format allows"));
  if (n > size - 8) damaged(path, cat("its header of ", n, " bytes reaches past its end"));
  std::string text(n, '\0');
  f.read_at(text.data(), n, 8);
  auto dict = make<Dict>();
  const uint64_t room = size - 8 - n;
  const std::vector<Entry> entries = safetensors::parse_header(text, room, path, dict->metadata);
  std::vector<const Entry*> order;
  for (const Entry& e : entries) order.push_back(&e);
  std::sort(order.begin(), order.end(), [](const Entry* a, const Entry* b) { return std::pair(a->begin, a->end) < std::pair(b->begin, b->end); });
  uint64_t at = 0;
  for (const Entry* e : order) {
    if (e->begin != at) damaged(path, cat("tensor '", e->name, "' overlaps another or leaves a hole"));
    at = e->end;
  }
  if (at != room) damaged(path, cat(room - at, " bytes at its end belong to no tensor"));
  for (const Entry& e : entries) {
    Tensor t = new_tensor(e.sizes, e.dtype);
    if (e.end > e.begin) f.read_at(t.data(), e.end - e.begin, 8 + n + e.begin);
    if (dict->find(e.name)) damaged(path, cat("tensor '", e.name, "' stands twice"));
    dict->set(e.name, t);
  }
  return dict;
}

}  // namespace eg
