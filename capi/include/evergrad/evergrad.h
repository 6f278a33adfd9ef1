/* Generated from the entries of bindings/schema/ops; do not edit. All of Evergrad: services, values, operators. */
#ifndef EVERGRAD_EVERGRAD_H
#define EVERGRAD_EVERGRAD_H
#include "evergrad/abi.h"
#include "evergrad/ops.h"
#include "evergrad/values.h"
#endif
