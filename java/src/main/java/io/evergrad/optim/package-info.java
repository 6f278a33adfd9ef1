/** Optimizers. */
package io.evergrad.optim;
