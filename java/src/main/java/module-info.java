/** Tensors, automatic differentiation and neural networks over one native library. */
module io.evergrad {
  exports io.evergrad;
  exports io.evergrad.nn;
  exports io.evergrad.optim;
}
