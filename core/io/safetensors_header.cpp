#include "core/io/safetensors_header.h"

#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/tensor/shape.h"

namespace eg::safetensors {
namespace {

using Json = nlohmann::json;

constexpr const char* kTypes[kNumDTypes] = {"BOOL", "U8",  "I8",  "I16", "I32", "I64", "U16", "U32", "U64",
                                            "F16",  "BF16", "F32", "F64", "",    "C64", "C128", "F8_E4M3", "F8_E5M2"};

// Receives the text piece by piece, so that names which stand twice are seen and nothing is searched for.
class Reader final : public nlohmann::json_sax<Json> {
 public:
  Reader(uint64_t room, const std::string& path, Metadata& metadata) : room_(room), path_(path), metadata_(metadata) {}
  std::vector<Entry> entries;

  bool key(std::string& name) override {
    if (skip_) return true;
    if (name.find('\0') != std::string::npos) damaged(path_, "a name in it contains a NUL");
    if (in_ == In::Header || in_ == In::Metadata) {
      name_ = name;
    } else {
      field_ = name == "dtype" ? Field::Type : name == "shape" ? Field::Shape : name == "data_offsets" ? Field::Offsets : Field::Other;
      if (field_ != Field::Other && (given_ & (1 << static_cast<int>(field_)))) damaged(path_, cat(where(), " has ", name, " twice"));
      given_ |= 1 << static_cast<int>(field_);
    }
    return true;
  }
  bool start_object(size_t) override {
    if (skip()) return true;
    if (in_ == In::Nothing) {
      in_ = In::Header;
    } else if (in_ == In::Header && name_ == "__metadata__") {
      if (metadata_given_) damaged(path_, "its metadata stands twice");
      metadata_given_ = true;
      in_ = In::Metadata;
    } else if (in_ == In::Header) {
      in_ = In::Entry;
      entries.emplace_back();
      entries.back().name = std::move(name_);
      given_ = 0;
      offsets_.clear();
    } else {
      wrong();
    }
    return true;
  }
  bool end_object() override {
    if (skip_) {
      --skip_;
    } else if (in_ == In::Entry) {
      finish();
      in_ = In::Header;
    } else if (in_ == In::Metadata) {
      in_ = In::Header;
    }
    return true;
  }
  bool start_array(size_t) override {
    if (skip()) return true;
    if (in_ == In::Entry && field_ == Field::Shape) {
      in_ = In::Shape;
    } else if (in_ == In::Entry && field_ == Field::Offsets) {
      in_ = In::Offsets;
    } else {
      wrong();
    }
    return true;
  }
  bool end_array() override {
    if (skip_) {
      --skip_;
    } else {
      in_ = In::Entry;
    }
    return true;
  }
  bool number_unsigned(uint64_t v) override {
    if (in_ == In::Shape) {
      if (v > static_cast<uint64_t>(INT64_MAX)) damaged(path_, where() + ": its shape overflows");
      if (entries.back().sizes.size() == 64) damaged(path_, where() + " has more than 64 dimensions");
      entries.back().sizes.push_back(static_cast<int64_t>(v));
    } else if (in_ == In::Offsets) {
      offsets_.push_back(v);
    } else {
      plain();
    }
    return true;
  }
  bool number_integer(int64_t) override { return plain(); }
  bool number_float(double, const std::string&) override { return plain(); }
  bool boolean(bool) override { return plain(); }
  bool null() override { return plain(); }
  bool binary(Json::binary_t&) override { return plain(); }
  bool string(std::string& text) override {
    if (!skip_ && in_ == In::Metadata) {
      if (text.find('\0') != std::string::npos) damaged(path_, cat("metadata '", name_, "' contains a NUL"));
      if (!metadata_.emplace(name_, text).second) damaged(path_, cat("metadata '", name_, "' stands twice"));
    } else if (!skip_ && in_ == In::Entry && field_ == Field::Type) {
      int found = -1;
      for (int i = 0; i < kNumDTypes; ++i) {
        if (*kTypes[i] && text == kTypes[i]) found = i;
      }
      if (found < 0) damaged(path_, cat(where(), " has the unknown dtype '", text, "'"));
      entries.back().dtype = static_cast<DType>(found);
    } else {
      plain();
    }
    return true;
  }
  bool parse_error(size_t, const std::string&, const nlohmann::detail::exception&) override { return false; }

 private:
  enum class In { Nothing, Header, Metadata, Entry, Shape, Offsets };
  enum class Field { Type, Shape, Offsets, Other };

  std::string where() const { return cat("tensor '", entries.back().name, "'"); }
  // Inside a field that the format does not know: whether this opens one more level of it.
  bool skip() {
    if (!skip_ && !(in_ == In::Entry && field_ == Field::Other)) return false;
    ++skip_;
    return true;
  }
  bool plain() {  // a value that is neither an object nor an array
    if (!skip_ && !(in_ == In::Entry && field_ == Field::Other)) wrong();
    return true;
  }
  [[noreturn]] void wrong() const {
    if (in_ == In::Nothing) damaged(path_, "its header is not a JSON object");
    if (in_ == In::Metadata) damaged(path_, cat("metadata '", name_, "' is not text"));
    if (in_ == In::Header && name_ == "__metadata__") damaged(path_, "its metadata is not an object");
    if (in_ == In::Header) damaged(path_, cat("tensor '", name_, "' needs dtype, shape and two data_offsets"));
    if (in_ == In::Entry) damaged(path_, where() + " needs dtype, shape and two data_offsets");
    damaged(path_, cat(in_ == In::Shape ? "a size" : "an offset", " is not a whole number"));
  }
  void finish() {
    Entry& e = entries.back();
    constexpr int kAll = 7;
    if ((given_ & kAll) != kAll || offsets_.size() != 2) damaged(path_, where() + " needs dtype, shape and two data_offsets");
    uint64_t bytes = size_of(e.dtype);
    for (int64_t n : e.sizes) {
      if (__builtin_mul_overflow(bytes, static_cast<uint64_t>(n), &bytes)) damaged(path_, where() + ": its shape overflows");
    }
    e.begin = offsets_[0];
    e.end = offsets_[1];
    if (e.begin > e.end || e.end > room_) damaged(path_, where() + " reaches past the end of the file");
    if (e.end - e.begin != bytes) {
      damaged(path_, cat(where(), " has ", e.end - e.begin, " bytes, its shape ", shape_string(e.sizes), " needs ", bytes));
    }
  }

  const uint64_t room_;
  const std::string& path_;
  Metadata& metadata_;
  In in_ = In::Nothing;
  Field field_ = Field::Other;
  std::string name_;
  std::vector<uint64_t> offsets_;
  int given_ = 0;
  size_t skip_ = 0;
  bool metadata_given_ = false;
};

std::string quoted(const std::string& text) { return Json(text).dump(); }

}  // namespace

void damaged(const std::string& path, const std::string& why) {
  fail(Code::Io, "safetensors: '", path, "' is damaged: ", why);
}

const char* type_name(DType dtype) { return kTypes[static_cast<int>(dtype)]; }

std::vector<Entry> parse_header(std::string_view text, uint64_t room, const std::string& path, Metadata& metadata) {
  if (text.empty() || text.front() != '{') damaged(path, "its header does not begin with '{'");
  Reader reader(room, path, metadata);
  if (!Json::sax_parse(text.begin(), text.end(), &reader)) damaged(path, "its header is not a JSON object");
  return std::move(reader.entries);
}

std::string header_text(const std::vector<Entry>& entries, const Metadata& metadata) {
  std::string text = "{";
  auto next = [&] {
    if (text.size() > 1 && text.back() != '{') text += ',';
  };
  try {
    if (!metadata.empty()) {
      text += "\"__metadata__\":{";
      for (const auto& [k, v] : metadata) {
        next();
        text += quoted(k) + ":" + quoted(v);
      }
      text += '}';
    }
    for (const Entry& e : entries) {
      next();
      text += quoted(e.name) + ":{\"dtype\":\"" + type_name(e.dtype) + "\",\"shape\":[";
      for (size_t i = 0; i < e.sizes.size(); ++i) text += (i ? "," : "") + std::to_string(e.sizes[i]);
      text += "],\"data_offsets\":[" + std::to_string(e.begin) + "," + std::to_string(e.end) + "]}";
    }
  } catch (const nlohmann::json::exception& e) {
    fail(Code::Value, "safetensors: a name or metadata value is not UTF-8: ", e.what());
  }
  text += '}';
  text.append((8 - text.size() % 8) % 8, ' ');
  return text;
}

}  // namespace eg::safetensors
