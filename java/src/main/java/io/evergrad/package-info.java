/**
 * Tensors with automatic differentiation.
 *
 * <p>{@link io.evergrad.Tensor} has the operators as methods, {@link io.evergrad.Ops} as functions;
 * {@link io.evergrad.Scope} frees what was made; {@link io.evergrad.Autograd} and {@link io.evergrad.Function} are for
 * gradients; {@link io.evergrad.Operators} calls and adds operators by name.
 *
 * <p>Thread safety: all functions may be called from any thread. One tensor may be read by many threads; writing and
 * closing are the program's to order. Scopes and {@link io.evergrad.GradMode} belong to the thread that opened them.
 */
package io.evergrad;
