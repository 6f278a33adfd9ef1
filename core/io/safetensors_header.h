// The header of a safetensors file: JSON that says for each tensor its dtype, its shape and where its bytes stand.
// Reading and writing take time in proportion to the text, however many tensors it names.
#pragma once
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/dims.h"
#include "core/base/dtype.h"

namespace eg::safetensors {

struct Entry {
  std::string name;
  DType dtype = DType::Float32;
  Dims sizes;
  uint64_t begin = 0, end = 0;  // of its bytes, behind the header
};
using Metadata = std::map<std::string, std::string, std::less<>>;

// The dtype as the format writes it; "" when it has none for it.
const char* type_name(DType dtype);

// room: the bytes behind the header. Throws an Io error that names `path` and says what is wrong with the text.
std::vector<Entry> parse_header(std::string_view text, uint64_t room, const std::string& path, Metadata& metadata);

// With spaces at its end up to a multiple of eight bytes. ValueError when a name or metadata is not UTF-8.
std::string header_text(const std::vector<Entry>& entries, const Metadata& metadata);

[[noreturn]] void damaged(const std::string& path, const std::string& why);

}  // namespace eg::safetensors
