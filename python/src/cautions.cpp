// Warnings that PyTorch has for arguments which it has given up, or which are seldom meant, and which still work. The
// table marks them (kCaution).
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
    return warn("dropout2d: Received a 3-D input to dropout2d and assuming that channel-wise 1-D dropout behavior is "
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
    } else if (p.type == Type::Float) {
      if (PyFloat_AsDouble(given) != 1e-10 && !warn("`eps` parameter is deprecated and has no effect.")) return false;
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
