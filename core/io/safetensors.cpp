#include "core/io/safetensors.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstring>
#include <nlohmann/json.hpp>

#include "core/tensor/shape.h"

namespace eg {
namespace {

using Json = nlohmann::ordered_json;

constexpr uint64_t kMaxHeader = 100'000'000;  // the format's own limit
constexpr const char* kTypes[kNumDTypes] = {"BOOL", "U8",  "I8",  "I16", "I32", "I64", "U16", "U32", "U64",
                                            "F16",  "BF16", "F32", "F64", "",    "C64", "C128", "F8_E4M3", "F8_E5M2"};

[[noreturn]] void io_error(const char* what, const std::string& path) {
  const int e = errno;
  fail(Code::Io, "safetensors: cannot ", what, " '", path, "': ", std::strerror(e));
}
[[noreturn]] void damaged(const std::string& path, const std::string& why) {
  fail(Code::Io, "safetensors: '", path, "' is damaged: ", why);
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

struct Entry {
  std::string name;
  DType dtype;
  Dims sizes;
  uint64_t begin, end;
};

uint64_t whole_number(const Json& j, const std::string& path, const char* what) {
  if (!j.is_number_unsigned()) damaged(path, cat(what, " is not a whole number"));
  return j.get<uint64_t>();
}

Entry read_entry(const std::string& name, const Json& j, const std::string& path, uint64_t room) {
  const std::string where = cat("tensor '", name, "'");
  if (!j.is_object() || !j.contains("dtype") || !j.contains("shape") || !j.contains("data_offsets") || !j["dtype"].is_string() ||
      !j["shape"].is_array() || !j["data_offsets"].is_array() || j["data_offsets"].size() != 2) {
    damaged(path, where + " needs dtype, shape and two data_offsets");
  }
  Entry e;
  e.name = name;
  const std::string type = j["dtype"].get<std::string>();
  int found = -1;
  for (int i = 0; i < kNumDTypes; ++i) {
    if (*kTypes[i] && type == kTypes[i]) found = i;
  }
  if (found < 0) damaged(path, cat(where, " has the unknown dtype '", type, "'"));
  e.dtype = static_cast<DType>(found);
  uint64_t bytes = size_of(e.dtype);
  if (j["shape"].size() > 64) damaged(path, where + " has more than 64 dimensions");
  for (const Json& s : j["shape"]) {
    const uint64_t n = whole_number(s, path, "a size");
    if (n > static_cast<uint64_t>(INT64_MAX) || __builtin_mul_overflow(bytes, n, &bytes)) damaged(path, where + ": its shape overflows");
    e.sizes.push_back(static_cast<int64_t>(n));
  }
  e.begin = whole_number(j["data_offsets"][0], path, "an offset");
  e.end = whole_number(j["data_offsets"][1], path, "an offset");
  if (e.begin > e.end || e.end > room) damaged(path, cat(where, " reaches past the end of the file"));
  if (e.end - e.begin != bytes) {
    damaged(path, cat(where, " has ", e.end - e.begin, " bytes, its shape ", shape_string(e.sizes), " needs ", bytes));
  }
  return e;
}

}  // namespace

void save_safetensors(const Dict& dict, const std::string& path) {
  Json header = Json::object();
  if (!dict.metadata.empty()) {
    Json& m = header["__metadata__"] = Json::object();
    for (const auto& [k, v] : dict.metadata) m[k] = v;
  }
  std::vector<Tensor> data;
  uint64_t offset = 0;
  for (size_t i = 0; i < dict.size(); ++i) {
    const Tensor& t = dict.at(i);
    check(dict.key(i) != "__metadata__", Code::Value, "safetensors: a tensor cannot be named '__metadata__'");
    check(*kTypes[static_cast<int>(t.dtype())], Code::Value, "safetensors: dtype ", name_of(t.dtype()), " of '", dict.key(i), "' cannot be stored");
    const uint64_t bytes = static_cast<uint64_t>(t.numel()) * size_of(t.dtype());
    Json shape = Json::array();
    for (int64_t s : t.sizes()) shape.push_back(s);
    header[dict.key(i)] = {{"dtype", kTypes[static_cast<int>(t.dtype())]}, {"shape", shape}, {"data_offsets", {offset, offset + bytes}}};
    data.push_back(contiguous_raw(t));
    offset += bytes;
  }
  std::string text;
  try {
    text = header.dump();
  } catch (const nlohmann::json::exception& e) {
    fail(Code::Value, "safetensors: a name or metadata value is not UTF-8: ", e.what());
  }
  text.append((8 - text.size() % 8) % 8, ' ');
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
  const Json header = Json::parse(text, nullptr, false);
  if (header.is_discarded() || !header.is_object()) damaged(path, "its header is not a JSON object");
  auto dict = make<Dict>();
  std::vector<Entry> entries;
  const uint64_t room = size - 8 - n;
  for (const auto& [name, j] : header.items()) {
    if (name == "__metadata__") {
      if (!j.is_object()) damaged(path, "its metadata is not an object");
      for (const auto& [k, v] : j.items()) {
        if (!v.is_string()) damaged(path, cat("metadata '", k, "' is not text"));
        dict->metadata[k] = v.get<std::string>();
      }
      continue;
    }
    entries.push_back(read_entry(name, j, path, room));
  }
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
