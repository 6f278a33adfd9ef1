/* Calls what takes the GIL; the thread never comes back where Python ends meanwhile. */
#ifndef EGPY_TAKE_GIL_H
#define EGPY_TAKE_GIL_H
#ifdef __cplusplus
extern "C"
#endif
    void
    egpy_take_gil(void (*take)(void*), void* argument);
#endif
