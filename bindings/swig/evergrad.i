// The JNI layer, made by SWIG from the C header alone: every handle is a long, every failing status is thrown as a Java
// exception, texts are UTF-8, callbacks are objects. What must be quick, or takes Java's arrays and buffers, is written by
// hand in java/native: the boxed call over memory that Java packs itself, primitive arrays, direct buffers.
%module Abi
%{
#include "evergrad/abi.h"
#include "evergrad_jni.h"
%}
#define SWIGWORDSIZE64
%include <stdint.i>
%include <enumsimple.swg>
%javaconst(1);

%pragma(java) jniclasscode=%{
  static {
    NativeLoader.load();
  }
%}
%pragma(java) moduleclassmodifiers="public final class"
%pragma(java) jniclassclassmodifiers="final class"

// Makes the header leave visibility attributes out.
#define _WIN32

// ---- handles and addresses are longs ---------------------------------------------------------------------------------
%define EVERGRAD_LONG(TYPE)
%typemap(jni) TYPE "jlong"
%typemap(jtype) TYPE "long"
%typemap(jstype) TYPE "long"
%typemap(javain) TYPE "$javainput"
%typemap(javaout) TYPE { return $jnicall; }
%typemap(in) TYPE %{ $1 = ($1_ltype)(intptr_t)$input; %}
%typemap(out) TYPE %{ $result = (jlong)(intptr_t)$1; %}
%typemap(freearg) TYPE ""
%enddef
%define EVERGRAD_HANDLE(NAME)
EVERGRAD_LONG(NAME*)
EVERGRAD_LONG(const NAME*)
// An output handle becomes the result.
%typemap(in, numinputs=0) NAME** out ($*1_ltype made = NULL) %{ $1 = &made; %}
%typemap(argout) NAME** out %{ $result = (jlong)(intptr_t)*$1; %}
%enddef
EVERGRAD_HANDLE(eg_op)
EVERGRAD_HANDLE(eg_tensor)
EVERGRAD_HANDLE(eg_node)
EVERGRAD_HANDLE(eg_saved)
EVERGRAD_HANDLE(eg_generator)
EVERGRAD_HANDLE(eg_dict)
EVERGRAD_HANDLE(eg_module)
EVERGRAD_HANDLE(eg_optimizer)
EVERGRAD_HANDLE(eg_future)
EVERGRAD_LONG(eg_value*)
EVERGRAD_LONG(const eg_value*)
EVERGRAD_LONG(eg_memory_stats*)
EVERGRAD_LONG(const eg_custom_function*)
EVERGRAD_LONG(const char* const*)
EVERGRAD_LONG(eg_tensor**)
EVERGRAD_LONG(void*)
EVERGRAD_LONG(const void*)
EVERGRAD_LONG(size_t)
EVERGRAD_LONG(uint64_t)
EVERGRAD_LONG(int64_t)

// Plain numbers by pointer become the result too.
%define EVERGRAD_NUMBER_OUT(TYPE, NAME)
%typemap(in, numinputs=0) TYPE* NAME (TYPE made = 0) %{ $1 = &made; %}
%typemap(argout) TYPE* NAME %{ $result = (jlong)*$1; %}
%enddef
EVERGRAD_NUMBER_OUT(int32_t, out)
EVERGRAD_NUMBER_OUT(int32_t, level)
EVERGRAD_NUMBER_OUT(int64_t, id)
EVERGRAD_NUMBER_OUT(uint64_t, out)
%typemap(in, numinputs=0) void** managed (void* made = NULL) %{ $1 = &made; %}
%typemap(argout) void** managed %{ $result = (jlong)(intptr_t)*$1; %}
%typemap(in, numinputs=0) int32_t* input_nr (int32_t unused = 0) %{ $1 = &unused; %}

// ---- status: thrown ----------------------------------------------------------------------------------------------------
%typemap(jni) eg_status* "jlong"
%typemap(jtype) eg_status* "long"
%typemap(jstype) eg_status* "long"
%typemap(javaout) eg_status* { return $jnicall; }
%typemap(out) eg_status* %{
  $result = 0;
  if ($1) evergrad_throw(jenv, $1);
%}

// ---- texts: UTF-8 bytes with a terminator, not JNI's modified UTF-8 ------------------------------------------------------
%typemap(jni) const char* "jbyteArray"
%typemap(jtype) const char* "byte[]"
%typemap(jstype) const char* "String"
%typemap(javain) const char* "Utf8.encode($javainput)"
%typemap(javaout) const char* { return Utf8.decode($jnicall); }
%typemap(in) const char* %{ $1 = ($1_ltype)evergrad_text(jenv, $input); %}
%typemap(freearg) const char* %{ free((void*)$1); %}
%typemap(out) const char* %{ $result = evergrad_bytes(jenv, $1, $1 ? strlen($1) : 0); %}

// ---- lists of handles: long[] --------------------------------------------------------------------------------------------
%define EVERGRAD_HANDLES(POINTER, COUNT)
%typemap(jni) (eg_tensor* const* POINTER, size_t COUNT) "jlongArray"
%typemap(jtype) (eg_tensor* const* POINTER, size_t COUNT) "long[]"
%typemap(jstype) (eg_tensor* const* POINTER, size_t COUNT) "long[]"
%typemap(javain) (eg_tensor* const* POINTER, size_t COUNT) "$javainput"
%typemap(in) (eg_tensor* const* POINTER, size_t COUNT) %{
  $2 = $input ? (size_t)jenv->GetArrayLength($input) : 0;
  $1 = (eg_tensor**)evergrad_longs(jenv, $input);
%}
%typemap(freearg) (eg_tensor* const* POINTER, size_t COUNT) %{ free((void*)$1); %}
%enddef
EVERGRAD_HANDLES(outputs, noutputs)
EVERGRAD_HANDLES(inputs, ninputs)
EVERGRAD_HANDLES(params, nparams)
EVERGRAD_HANDLES(tensors, n)
%typemap(jni) eg_tensor* const* grads "jlongArray"
%typemap(jtype) eg_tensor* const* grads "long[]"
%typemap(jstype) eg_tensor* const* grads "long[]"
%typemap(javain) eg_tensor* const* grads "$javainput"
%typemap(in) eg_tensor* const* grads %{ $1 = (eg_tensor**)evergrad_longs(jenv, $input); %}
%typemap(freearg) eg_tensor* const* grads %{ free((void*)$1); %}

// ---- sizes and strides: long[] ---------------------------------------------------------------------------------------------
%typemap(jni) (int32_t ndim, const int64_t* sizes) "jlongArray"
%typemap(jtype) (int32_t ndim, const int64_t* sizes) "long[]"
%typemap(jstype) (int32_t ndim, const int64_t* sizes) "long[]"
%typemap(javain) (int32_t ndim, const int64_t* sizes) "$javainput"
%typemap(in) (int32_t ndim, const int64_t* sizes) %{
  $1 = $input ? jenv->GetArrayLength($input) : 0;
  $2 = (int64_t*)evergrad_longs(jenv, $input);
%}
%typemap(freearg) (int32_t ndim, const int64_t* sizes) %{ free((void*)$2); %}
%typemap(jni) const int64_t* strides "jlongArray"
%typemap(jtype) const int64_t* strides "long[]"
%typemap(jstype) const int64_t* strides "long[]"
%typemap(javain) const int64_t* strides "$javainput"
%typemap(in) const int64_t* strides %{ $1 = (int64_t*)evergrad_longs(jenv, $input); %}
%typemap(freearg) const int64_t* strides %{ free((void*)$1); %}

// ---- callbacks: any object; io.evergrad.internal.Callbacks knows what to do with it --------------------------------------
%typemap(jni) const eg_callback* "jobject"
%typemap(jtype) const eg_callback* "Object"
%typemap(jstype) const eg_callback* "Object"
%typemap(javain) const eg_callback* "$javainput"
%typemap(in) const eg_callback* (eg_callback made) %{ $1 = ($1_ltype)evergrad_callback(jenv, $input, &made); %}

// ---- what Java has its own way for ---------------------------------------------------------------------------------------
%ignore eg_value;
%ignore eg_value_u;
%ignore eg_tensor_info;
%ignore eg_print_options;
%ignore eg_memory_stats;
%ignore eg_callback;
%ignore eg_custom_function;
%ignore eg_memory_get_stats;
%ignore eg_value_set_tensors;
%ignore eg_status_code;
%ignore eg_status_message;
%ignore eg_status_operator;
%ignore eg_status_payload;
%ignore eg_status_free;
%ignore eg_status_new;
%ignore eg_callback_fn;
%ignore eg_op_call;
%ignore eg_grad;
%ignore eg_tensor_get_info;
%ignore eg_tensor_from_memory;
%ignore eg_tensor_from_data;
%ignore eg_tensor_copy_to;
%ignore eg_tensor_set_slot;
%ignore eg_tensor_get_slot;
%ignore eg_tensor_to_string;
%ignore eg_value_set_ints;
%ignore eg_value_set_string;
%ignore eg_unpack_dual;
%ignore eg_vmap_place;
%ignore eg_vmap_sliced;
%ignore eg_vmap_slicing;
%ignore eg_custom_function_attach;
%ignore EG_VERSION_MAJOR;
%ignore EG_VERSION_MINOR;
%ignore EG_VERSION_PATCH;
%include "evergrad/abi.h"
