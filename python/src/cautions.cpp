// Warnings: those that PyTorch has for arguments which it has given up, or which are seldom meant, and which still work
// (the table marks them, kCaution), and those that come once in a process unless set_warn_always() asks for all.
#include <algorithm>

#include "runtime.h"

namespace egpy {

namespace {

bool warn(const char* text) { return PyErr_WarnEx(PyExc_UserWarning, text, 1) == 0; }

std::string size_of(PyObject* t) {
  const eg_tensor_info info = info_of(t);
  std::string text = "torch.Size([";
  for (int32_t d = 0; d < info.ndim; ++d) text += (d ? ", " : "") + std::to_string(info.sizes[d]);
  return text + "])";
}

// A loss of two sizes is one of all pairs.
bool warn_of_sizes(PyObject* input, PyObject* target) {
  const std::string in = size_of(input), out = size_of(target);
  if (in == out) return true;
  return warn(("Using a target size (" + out + ") that is different to the input size (" + in +
               "). This will likely lead to incorrect results due to broadcasting. Please ensure they have the same size.")
                  .c_str());
}

// dropout2d and dropout3d, by the dimensions of their images.
bool warn_of_images(const char* name, PyObject* input) {
  const int32_t nd = name[7] - '0', given = info_of(input).ndim;
  const std::string is = std::to_string(given), wants = std::to_string(nd);
  if (nd == 2 && given == 3)
    return warn("dropout2d: Received a 3-D input to dropout2d and assuming that channel-wise 1D dropout behavior is "
                "desired: the input is taken as (N, C, L). A future release will take it as (C, H, W). dropout1d keeps "
                "the present behavior.");
  if (given == nd + 1 || given == nd + 2) return true;
  return warn((std::string(name) + ": Received a " + is + "-D input to " + name +
               ", which is deprecated and will result in an error in a future release. dropout does the same for any "
               "number of dimensions; " +
               name + " is for " + wants + " spatial dimensions, channels and maybe a batch.")
                  .c_str());
}

bool is_mean(PyObject* reduction) {
  return !reduction || (PyUnicode_Check(reduction) && PyUnicode_CompareWithASCIIString(reduction, "mean") == 0);
}

}  // namespace

bool warn_always = false;

bool warn_once(bool& told, const char* text) {
  if (told && !warn_always) return true;
  told = true;
  return warn(text);
}

int determinism = 0;

bool allows(const Sig& s, PyObject* const* items) {
  struct Row {
    const char *op, *told;
  };
  static constexpr Row kNondeterministic[] = {{"max_unpool1d", "max_unpooling2d_forward_out"},
                                              {"max_unpool2d", "max_unpooling2d_forward_out"},
                                              {"max_unpool3d", "max_unpooling3d_forward_out"},
                                              {"put", "put_"},
                                              {"put_", "put_"}};
  for (const Row& row : kNondeterministic) {
    if (std::strcmp(s.op, row.op)) continue;
    for (size_t i = 0; i < s.nparams; ++i)
      if (!std::strcmp(s.params[i].name, "accumulate") && items[i] == Py_True) return true;
    const std::string text = std::string(row.told) +
                             " does not have a deterministic implementation, but you set "
                             "'torch.use_deterministic_algorithms(True";
    if (determinism == 1) return warn((text + ", warn_only=True)'.").c_str());
    raise(PyExc_RuntimeError,
          "%s)'. You can turn off determinism just for this operation, or you can use the 'warn_only=True' option, if that's "
          "acceptable for your application.",
          text.c_str());
    return false;
  }
  return true;
}

std::vector<std::vector<int64_t>> shapes_of(const eg_value* out, size_t n) {
  std::vector<std::vector<int64_t>> shapes(n);
  for (size_t i = 0; i < n; ++i) {
    const eg_tensor_info t = info_of(static_cast<const eg_tensor*>(out[i].u.p));
    if (t.numel) shapes[i].assign(t.sizes, t.sizes + t.ndim);
    if (t.numel && !t.ndim) shapes[i].push_back(-1);  // a number
  }
  return shapes;
}

bool tell_resized(const Sig& s, const eg_value* out, const std::vector<std::vector<int64_t>>& before) {
  bool range = false;
  for (const char* op : {"arange", "range", "fft_fftfreq", "fft_rfftfreq"}) range |= !std::strcmp(s.op, op);
  bool tensors = false;  // what is made of numbers alone takes the place of anything
  for (size_t i = 0; i < s.nparams; ++i) tensors |= s.params[i].type == Type::Tensor || s.params[i].type == Type::Tensors;
  if (!range && (!tensors || !std::strcmp(s.op, "linspace") || !std::strcmp(s.op, "logspace"))) return true;
  auto text = [](const int64_t* p, size_t n) {
    std::string t = "[";
    for (size_t i = 0; i < n; ++i) t += (i ? ", " : "") + std::to_string(p[i]);
    return t + "]";
  };
  for (size_t i = 0; i < before.size(); ++i) {
    if (before[i].empty()) continue;
    const eg_tensor_info t = info_of(static_cast<const eg_tensor*>(out[i].u.p));
    const size_t had = before[i][0] < 0 ? 0 : before[i].size();
    if (had == static_cast<size_t>(t.ndim) && std::equal(t.sizes, t.sizes + t.ndim, before[i].begin())) continue;
    const std::string was = text(before[i].data(), had), now = text(t.sizes, static_cast<size_t>(t.ndim));
    int64_t count = 1;
    for (size_t k = 0; k < had; ++k) count *= before[i][k];
    if (range) {
      if (count == t.numel) continue;
      if (!warn(("The number of elements in the out tensor of shape " + was + " is " + std::to_string(count) +
                 " which does not match the computed number of elements " + std::to_string(t.numel) +
                 ". The out tensor will be resized to a tensor of shape " + now + ".")
                    .c_str()))
        return false;
    } else if (!warn(("An output with one or more elements was resized since it had shape " + was +
                      ", which does not match the required output shape " + now +
                      ". This behavior is deprecated, and in a future PyTorch release outputs will not be resized unless they "
                      "have zero elements. Resize an out tensor to zero elements first with t.resize_(0).")
                         .c_str())) {
      return false;
    }
  }
  return true;
}

bool warn_of_bytes() {
  return warn("indexing with dtype torch.uint8 is now deprecated, please use a dtype torch.bool instead.");
}

bool caution(const Sig& s, PyObject* const* items) {
  bool older = false, reduce = true, average = true;
  const auto named = [&](const char* name) {
    for (size_t i = 0; i < s.nparams; ++i) {
      if (!std::strcmp(s.params[i].name, name)) return items[i];
    }
    return static_cast<PyObject*>(nullptr);
  };
  for (size_t i = 0; i < s.nparams; ++i) {
    const Param& p = s.params[i];
    PyObject* const given = items[i];
    if (!(p.flags & kCaution) || !given || given == Py_None) continue;
    if (p.type == Type::Bool) {
      older = true;
      (std::strcmp(p.name, "reduce") ? average : reduce) = given == Py_True;
    } else if (p.type == Type::Tensors) {
      for (Py_ssize_t k = 0; k < PySequence_Fast_GET_SIZE(given); ++k) {
        PyObject* index = PySequence_Fast_GET_ITEM(given, k);
        if (is_tensor(index) && info_of(index).dtype == EG_UINT8 && !warn_of_bytes()) return false;
      }
    } else if (p.type == Type::Float) {
      if (PyFloat_AsDouble(given) != 1e-10 && !warn("`eps` parameter is deprecated and has no effect.")) return false;
    } else if (!std::strcmp(p.name, "condition")) {
      static bool told = false;
      if (is_tensor(given) && info_of(given).dtype == EG_UINT8 &&
          !warn_once(told, "where received a uint8 condition tensor. This behavior is deprecated and will be removed in a future "
                           "version of PyTorch. Use a boolean condition instead."))
        return false;
    } else if (!std::strcmp(p.name, "target")) {
      if (!warn_of_sizes(items[0], given)) return false;
    } else if (!std::strncmp(s.op, "dropout", 7)) {
      if (!warn_of_images(s.op, given)) return false;
    } else if (!std::strcmp(s.op, "kl_div")) {
      if (is_mean(named("reduction")) && !named("size_average") && !named("reduce") &&
          !warn("reduction: 'mean' divides the total loss by both the batch size and the support size. 'batchmean' "
                "divides by the batch size only, as the definition of KL divergence does."))
        return false;
    } else if (info_of(items[i + 1]).dtype == EG_INT64 && info_of(given).dtype > EG_UINT64) {
      if (!warn("Argument order of nn.functional.embedding_bag was changed. Usage `embedding_bag(weight, input, ...)` is "
                "deprecated, and should now be `embedding_bag(input, weight, ...)`."))
        return false;
    }
  }
  if (!older) return true;
  const char* now = !reduce ? "none" : average ? "mean" : "sum";
  const std::string text =
      std::string("size_average and reduce args will be deprecated, please use reduction='") + now + "' instead.";
  return warn(text.c_str());
}

}  // namespace egpy
