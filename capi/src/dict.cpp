// Dictionaries of tensors and safetensors files.
#include "capi/src/capi.h"
#include "core/io/safetensors.h"

using namespace eg;
using namespace eg::capi;

namespace {
Dict* dict(const eg_dict* d) { return checked<Dict>(d, Kind::Dict, "dict"); }
const Dict* live(const eg_dict* d) {
  const auto* p = reinterpret_cast<const Dict*>(d);
  return p && p->is(Kind::Dict) ? p : nullptr;
}
}  // namespace

extern "C" {

eg_status* eg_dict_new(eg_dict** out) {
  EG_GUARD(need(out, "out"); *out = nullptr; *out = reinterpret_cast<eg_dict*>(make<Dict>().leak()););
}
eg_status* eg_dict_retain(eg_dict* d) { EG_GUARD(dict(d)->retain();); }
void eg_dict_release(eg_dict* d) {
  if (const Dict* p = live(d)) p->release();
}
size_t eg_dict_size(const eg_dict* d) { return live(d) ? live(d)->size() : 0; }
const char* eg_dict_key(const eg_dict* d, size_t i) {
  const Dict* p = live(d);
  return p && i < p->size() ? p->key(i).c_str() : nullptr;
}
eg_status* eg_dict_at(const eg_dict* d, size_t i, eg_tensor** out) {
  EG_GUARD(need(out, "out"); *out = nullptr; const Dict* p = dict(d);
           check(i < p->size(), Code::Index, "dict has ", p->size(), " entries; asked for ", i); *out = give(p->at(i)););
}
eg_status* eg_dict_get(const eg_dict* d, const char* key, eg_tensor** out) {
  EG_GUARD(need(out, "out"); *out = nullptr; need(key, "key"); const Tensor* t = dict(d)->find(key);
           check(t, Code::Key, "no tensor named '", key, "'"); *out = give(*t););
}
eg_status* eg_dict_set(eg_dict* d, const char* key, eg_tensor* t) {
  EG_GUARD(need(key, "key"); dict(d)->set(key, tensor(t)););
}
eg_status* eg_dict_set_metadata(eg_dict* d, const char* key, const char* value) {
  EG_GUARD(need(key, "key"); need(value, "value"); dict(d)->metadata[key] = value;);
}
const char* eg_dict_metadata(const eg_dict* d, const char* key) {
  const Dict* p = live(d);
  if (!p || !key) return nullptr;
  auto it = p->metadata.find(std::string_view(key));
  return it == p->metadata.end() ? nullptr : it->second.c_str();
}

eg_status* eg_safetensors_save(const eg_dict* d, const char* path) {
  return guarded("safetensors_save", [&] { need(path, "path"); save_safetensors(*dict(d), path); });
}
eg_status* eg_safetensors_load(const char* path, eg_dict** out) {
  return guarded("safetensors_load", [&] {
    need(out, "out");
    *out = nullptr;
    need(path, "path");
    *out = reinterpret_cast<eg_dict*>(load_safetensors(path).leak());
  });
}

}  // extern "C"
