// The safetensors file format (https://github.com/huggingface/safetensors): eight bytes of header length, a JSON header,
// then the tensors' bytes, little-endian and row-major.
#pragma once
#include "core/io/dict.h"

namespace eg {

// Written to a temporary file beside `path`, synced, then renamed over it.
void save_safetensors(const Dict& dict, const std::string& path);
// Every length is checked against the file before it is used; overlaps, holes and unknown dtypes are errors.
Ref<Dict> load_safetensors(const std::string& path);

}  // namespace eg
