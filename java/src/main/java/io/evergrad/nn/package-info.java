/** Modules: layers, activations, losses, containers, and the init functions. */
package io.evergrad.nn;
