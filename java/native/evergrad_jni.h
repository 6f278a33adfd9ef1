// What the SWIG-made wrappers and the hand-written natives share: throwing a status, texts, arrays, callbacks.
#pragma once
#include <jni.h>
#include <stdlib.h>
#include <string.h>

#include "evergrad/abi.h"

// Consumes the status and leaves a Java exception pending. A Java exception that came out of a callback is rethrown
// itself.
void evergrad_throw(JNIEnv* env, eg_status* status);

// A byte[] ending in 0 as malloc'ed text (NULL for null), and text as byte[].
char* evergrad_text(JNIEnv* env, jbyteArray bytes);
jbyteArray evergrad_bytes(JNIEnv* env, const char* text, size_t n);

// A malloc'ed copy of a long[]; NULL for null.
void* evergrad_longs(JNIEnv* env, jlongArray array);

// Fills *made with a callback that calls the Java object; for null a callback without a function.
const eg_callback* evergrad_callback(JNIEnv* env, jobject target, eg_callback* made);
