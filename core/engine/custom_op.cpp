#include "core/engine/custom_op.h"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cmath>
#include <mutex>

#include "core/base/fork.h"
#include "core/engine/divert.h"
#include "core/engine/tape.h"

namespace eg {

// Guards the callbacks of all operators: held for a few instructions.
static std::mutex g_callbacks_mutex;
static const AtFork g_at_fork(ForkOrder::Registry, [] { g_callbacks_mutex.lock(); }, [] { g_callbacks_mutex.unlock(); });

class CustomOp {
 public:
  OpInfo info{};
  std::string name, schema, node_name;
  struct Arg {
    std::string type, name;
    Tag default_tag = Tag::None;
    Value value;  // int, float or bool defaults
    std::string text;
    bool optional = false, has_default = false;
  };
  std::vector<Arg> args;
  std::vector<std::string> results;  // their types
  // The callbacks go when the operator is unregistered; a call that runs meanwhile, and a graph, have their own hold.
  std::pair<Ref<Callback>, Ref<Callback>> callbacks() const {
    std::lock_guard lock(g_callbacks_mutex);
    return {forward_, vjp_};
  }
  void set_callbacks(Ref<Callback> forward, Ref<Callback> vjp) {
    std::unique_lock lock(g_callbacks_mutex);
    std::swap(forward_, forward);
    std::swap(vjp_, vjp);
    lock.unlock();  // what was there ends with this function, outside the lock
  }

 private:
  Ref<Callback> forward_, vjp_;
};

namespace {

std::string_view trim(std::string_view s) {
  while (!s.empty() && std::isspace(static_cast<unsigned char>(s.front()))) s.remove_prefix(1);
  while (!s.empty() && std::isspace(static_cast<unsigned char>(s.back()))) s.remove_suffix(1);
  return s;
}

[[noreturn]] void bad(std::string_view schema, std::string_view why) {
  fail(Code::Value, "custom operator schema '", schema, "': ", why);
}

std::vector<std::string_view> split(std::string_view s) {
  std::vector<std::string_view> out;
  int depth = 0;
  size_t from = 0;
  for (size_t i = 0; i <= s.size(); ++i) {
    if (i == s.size() || (s[i] == ',' && depth == 0)) {
      if (!trim(s.substr(from, i - from)).empty()) out.push_back(trim(s.substr(from, i - from)));
      from = i + 1;
    } else if (s[i] == '[' || s[i] == '(') {
      ++depth;
    } else if (s[i] == ']' || s[i] == ')') {
      --depth;
    }
  }
  return out;
}

bool is_utf8(std::string_view s) {
  for (size_t i = 0; i < s.size();) {
    const auto c = static_cast<unsigned char>(s[i]);
    const size_t more = c < 0x80 ? 0 : c < 0xc2 ? 4 : c < 0xe0 ? 1 : c < 0xf0 ? 2 : c < 0xf5 ? 3 : 4;
    if (more == 4 || i + more >= s.size()) return false;
    for (size_t k = 1; k <= more; ++k) {
      if ((static_cast<unsigned char>(s[i + k]) & 0xc0) != 0x80) return false;
    }
    const auto second = static_cast<unsigned char>(more ? s[i + 1] : 0);
    if ((c == 0xe0 && second < 0xa0) || (c == 0xed && second > 0x9f) || (c == 0xf0 && second < 0x90) || (c == 0xf4 && second > 0x8f)) return false;
    i += more + 1;
  }
  return true;
}

bool is_identifier(std::string_view s) {
  if (s.empty() || std::isdigit(static_cast<unsigned char>(s.front()))) return false;
  return std::all_of(s.begin(), s.end(), [](unsigned char c) { return std::isalnum(c) || c == '_'; });
}

void parse_default(std::string_view schema, CustomOp::Arg& a, std::string_view text) {
  a.has_default = true;
  if (text == "None") return;
  if (text == "True" || text == "False") {
    a.value = Value::boolean(text == "True");
    return;
  }
  const std::string s(text);
  char* end = nullptr;
  errno = 0;
  const long long i = std::strtoll(s.c_str(), &end, 10);
  if (!s.empty() && *end == 0) {
    if (errno == ERANGE) bad(schema, cat("the default ", text, " of '", a.name, "' is beyond 64-bit integers"));
    a.value = a.type == "float" ? Value::number(static_cast<double>(i)) : Value::integer(i);
    return;
  }
  const double d = std::strtod(s.c_str(), &end);
  if (!s.empty() && *end == 0) {
    if (std::isinf(d) && s.find_first_of("0123456789") != std::string::npos)  // not the word inf
      bad(schema, cat("the default ", text, " of '", a.name, "' is beyond the range of a double"));
    a.value = Value::number(d);
    return;
  }
  if (text.size() >= 2 && (text.front() == '\'' || text.front() == '"') && text.back() == text.front()) {
    a.text = std::string(text.substr(1, text.size() - 2));
    return;
  }
  bad(schema, cat("cannot read the default '", text, "'"));
}

// The gradient of a custom operator: calls its vjp with arguments, results and gradients.
class CustomNode final : public Node {
 public:
  CustomNode(CustomOp& op, Ref<Callback> vjp) : op_(op), vjp_(std::move(vjp)) {}
  const char* name() const override { return op_.node_name.c_str(); }
  void release_saved() override {
    for (auto& s : saved) s->reset();
  }
  void apply(const Tensor* grads, Tensor* out) override {
    const size_t n = op_.info.nargs, m = op_.info.nrets;
    std::vector<Value> args(n + 2 * m);
    std::vector<Tensor> keep;
    keep.reserve(saved.size());
    std::vector<std::vector<TensorImpl*>> lists;
    lists.reserve(n);
    size_t s = 0;
    auto next_tensor = [&] {
      keep.push_back(saved[s++]->unpack(this));
      return Value::borrow(keep.back());
    };
    for (size_t i = 0; i < n; ++i) {
      if (values[i].tag == Tag::Tensor) {
        args[i] = next_tensor();
      } else if (values[i].tag == Tag::Tensors) {
        lists.emplace_back();
        for (uint32_t k = 0; k < values[i].n; ++k) lists.back().push_back(static_cast<TensorImpl*>(next_tensor().p));
        args[i] = values[i];
        args[i].p = lists.back().data();
      } else {
        args[i] = values[i];
      }
    }
    for (size_t i = 0; i < m; ++i) args[n + i] = numbers[i].none() ? next_tensor() : numbers[i];
    for (size_t i = 0; i < m; ++i) args[n + m + i] = Value::borrow(grads[i]);
    Values rets(n);
    vjp_->call(args.data(), args.size(), rets.data(), n);
    size_t edge = 0;
    for (size_t i = 0; i < n; ++i) {
      if (values[i].tag == Tag::Tensor) {
        out[edge++] = to_tensor(rets[i], op_.args[i].name.c_str());
      } else if (values[i].tag == Tag::Tensors) {
        if (!rets[i].none()) {
          std::vector<Tensor> g = to_tensors(rets[i], op_.args[i].name.c_str());
          check(g.size() == values[i].n, Code::Runtime, op_.name, ": the gradient of '", op_.args[i].name, "' has ",
                g.size(), " tensors, expected ", values[i].n);
          for (size_t k = 0; k < g.size(); ++k) out[edge + k] = g[k];
        }
        edge += values[i].n;
      }
    }
  }
  std::vector<Value> values;                        // non-tensor arguments, owned copies
  std::vector<std::string> texts;                   // strings and int lists behind them
  std::vector<std::unique_ptr<SavedTensor>> saved;  // tensors in order, then results
  std::vector<Value> numbers;                       // a result each: where it is no tensor, its value

 private:
  CustomOp& op_;
  Ref<Callback> vjp_;
};

}  // namespace

CustomOp* make_custom(std::string_view schema, Ref<Callback> forward, Ref<Callback> vjp) {
  const size_t open = schema.find('('), arrow = schema.rfind("->");
  if (open == std::string_view::npos || arrow == std::string_view::npos || arrow < open)
    bad(schema, "expected 'ns::name(args) -> results'");
  const size_t close = schema.substr(0, arrow).rfind(')');
  if (close == std::string_view::npos || close < open) bad(schema, "unbalanced parentheses");
  if (!is_utf8(schema)) fail(Code::Value, "custom operator schema: the text is not UTF-8");
  const std::string_view name = trim(schema.substr(0, open));
  const size_t sep = name.find("::");
  if (sep == std::string_view::npos || sep == 0 || sep + 2 >= name.size())
    bad(schema, "the name must be 'namespace::name'");
  if (name.substr(0, sep) == "aten") bad(schema, "the namespace 'aten' is that of the built-in operators");
  check(static_cast<bool>(forward), Code::Value, "custom operator '", name, "': no forward");
  auto c = std::make_unique<CustomOp>();
  c->name = std::string(name);
  c->schema = std::string(schema);
  c->node_name = cat(name.substr(sep + 2), "Backward");
  static constexpr std::string_view kTypes[] = {"Tensor", "Tensor?", "Tensor[]", "int", "int?", "int[]", "int[]?", "float", "float?",
                                                "bool", "bool?", "str", "str?", "Scalar", "Scalar?", "DType", "DType?"};
  for (std::string_view a : split(schema.substr(open + 1, close - open - 1))) {
    if (a == "*") continue;
    CustomOp::Arg arg;
    const size_t eq = a.find('=');
    std::string_view head = trim(a.substr(0, eq));
    const size_t space = head.find(' ');
    if (space == std::string_view::npos) bad(schema, cat("'", head, "' is not 'type name'"));
    arg.type = std::string(head.substr(0, space));
    arg.name = std::string(trim(head.substr(space)));
    if (!is_identifier(arg.name)) bad(schema, cat("'", arg.name, "' cannot be the name of a parameter"));
    for (const CustomOp::Arg& other : c->args) {
      if (other.name == arg.name) bad(schema, cat("two parameters are called '", arg.name, "'"));
    }
    bool known = false;
    for (std::string_view t : kTypes) known |= t == arg.type;
    if (!known) bad(schema, cat("unknown type '", arg.type, "'"));
    arg.optional = arg.type.back() == '?';
    if (eq != std::string_view::npos) parse_default(schema, arg, trim(a.substr(eq + 1)));
    c->args.push_back(std::move(arg));
  }
  std::string_view res = trim(schema.substr(arrow + 2));
  if (res.empty()) bad(schema, "nothing stands for the results: Tensor, (Tensor, ...), or () for none");
  if (res.front() == '(') {
    if (res.back() != ')') bad(schema, "unbalanced parentheses in the results");
    res = res.substr(1, res.size() - 2);
  } else if (res.find(',') != std::string_view::npos) {
    bad(schema, "several results stand in parentheses");
  }
  for (std::string_view r : split(res == "None" ? "" : res)) {
    r = r.substr(0, r.find_first_of(" ("));
    if (r != "Tensor" && r != "int" && r != "float" && r != "bool")
      bad(schema, cat("a result must be Tensor, int, float or bool, got '", r, "'"));
    c->results.emplace_back(r);
  }
  const size_t nrets = c->results.size();
  c->set_callbacks(std::move(forward), std::move(vjp));
  c->info = {c->name.c_str(), "", c->schema.c_str(), 1, static_cast<uint16_t>(c->args.size()),
             static_cast<uint16_t>(nrets), kOpLoop, nullptr};
  return c.release();
}

void destroy_custom(CustomOp* c) { delete c; }
void retire_custom(CustomOp& c) { c.set_callbacks(nullptr, nullptr); }
const OpInfo* custom_info(const CustomOp& c) { return &c.info; }

static void check_number(std::string_view type, Value& v) {
  if (type == "int") {
    to_int(v, "result");
  } else if (type == "bool") {
    to_bool(v, "result");
  } else {
    v = Value::number(to_double(v, "result"));
  }
}

void call_custom(CustomOp& c, const Value* given, Value* rets) {
  const size_t n = c.info.nargs, m = c.info.nrets;
  const auto [forward, vjp] = c.callbacks();
  check(static_cast<bool>(forward), Code::NotFound, "operator '", c.name, "' is no longer registered");
  std::vector<Value> args(given, given + n);
  std::vector<Tensor> tensors;
  for (size_t i = 0; i < n; ++i) {
    CustomOp::Arg& a = c.args[i];
    if (args[i].none()) {
      if (a.has_default) {
        args[i] = a.value;
        if (!a.text.empty()) {
          args[i].tag = Tag::String;
          args[i].n = static_cast<uint32_t>(a.text.size());
          args[i].p = a.text.data();
        }
      } else {
        check(a.optional, Code::Type, c.name, "() missing required argument '", a.name, "'");
      }
      continue;
    }
    const char* what = a.name.c_str();
    const std::string_view t = a.type;
    if (t.substr(0, 8) == "Tensor[]") {
      for (Tensor& x : to_tensors(args[i], what)) tensors.push_back(std::move(x));
    } else if (t.substr(0, 6) == "Tensor") {
      tensors.push_back(to_tensor(args[i], what));
    } else if (t.substr(0, 5) == "int[]") {
      to_ints(args[i], what);
    } else if (t.substr(0, 3) == "int") {
      to_int(args[i], what);
    } else if (t.substr(0, 5) == "float") {
      args[i] = Value::number(to_double(args[i], what));
    } else if (t.substr(0, 4) == "bool") {
      to_bool(args[i], what);
    } else if (t.substr(0, 3) == "str") {
      to_string(args[i], what);
    } else if (t.substr(0, 6) == "Scalar") {
      to_scalar(args[i], what);
    } else {
      to_dtype(args[i], what);
    }
  }
  bool record = false;
  if (mode.recording()) {
    for (const Tensor& t : tensors) record |= t.defined() && has_history(t);
  }
  Values out(m);
  std::vector<Tensor> results;  // undefined where one is a number
  {
    GradMode off(vjp ? false : mode.grad);  // without a gradient of its own, what it calls is recorded
    uint32_t flags = 0;
    for (const Tensor& t : tensors) flags |= t.defined() ? t.flags() : 0;
    if (divert::any() && divert::takes(flags)) {
      divert::call(c.info, args.data(), out.data());
    } else {
      forward->call(args.data(), n, out.data(), m);
    }
    for (size_t i = 0; i < m; ++i) {
      if (c.results[i] != "Tensor") {
        check_number(c.results[i], out[i]);
        results.emplace_back();
        continue;
      }
      Tensor t = to_tensor(out[i], "result");
      check(t.defined(), Code::Type, c.name, "(): result ", i, " is None");
      for (const Tensor& in : tensors) {
        if (record && vjp && t.same(in)) t = alias(t);  // an input handed back gets a history of its own
      }
      results.push_back(std::move(t));
    }
  }
  if (record && vjp) {
    auto node = make<CustomNode>(c, vjp);
    node->results.init(m);
    node->next.init(tensors.size());
    for (size_t i = 0; i < tensors.size(); ++i) {
      if (tensors[i].defined()) node->next[i] = gradient_edge(tensors[i]);
    }
    for (size_t i = 0; i < m; ++i) {
      node->numbers.push_back(results[i].defined() ? Value() : out[i]);
      if (!results[i].defined()) continue;
      node->results[i] = TensorMeta(results[i]);
      set_history(results[i], node, static_cast<uint32_t>(i));
    }
    node->values = args;
    node->texts.reserve(n);
    for (Value& v : node->values) {  // what a value points to belongs to the caller: keep copies
      if (v.tag == Tag::String || v.tag == Tag::Ints || v.tag == Tag::Complex) {
        const size_t bytes = v.tag == Tag::String ? v.n : v.tag == Tag::Ints ? v.n * size_t{8} : 16;
        node->texts.emplace_back(static_cast<const char*>(v.p), bytes);
        v.p = node->texts.back().data();
      }
    }
    for (const Tensor& t : tensors) {
      node->saved.push_back(std::make_unique<SavedTensor>());
      node->saved.back()->save(t, false);
    }
    for (const Tensor& t : results) {
      if (!t.defined()) continue;
      node->saved.push_back(std::make_unique<SavedTensor>());
      node->saved.back()->save(t, true);
    }
  }
  for (size_t i = 0; i < m; ++i) rets[i] = results[i].defined() ? Value::own(results[i]) : out[i];
}

}  // namespace eg
