// Once Python ends, it ends every thread that asks for the GIL by pthread_exit, which unwinds the thread's stack. Frames of
// C++ do not survive that (what they hold would be dropped without the GIL, and noexcept and catch (...) abort), and a
// thread may ask wherever Python is called, in the midst of a callback or of a conversion as well as behind a kernel. So
// such a thread sleeps until the process is gone: unwinding asks the personality routine of each frame first, and the
// linker gives the frames of this library the one below (--wrap). It costs nothing until something unwinds.
#include <unistd.h>
#include <unwind.h>

extern "C" {

_Unwind_Reason_Code __real___gxx_personality_v0(int version, _Unwind_Action actions, _Unwind_Exception_Class kind,
                                                _Unwind_Exception* exception, _Unwind_Context* context);

_Unwind_Reason_Code __wrap___gxx_personality_v0(int version, _Unwind_Action actions, _Unwind_Exception_Class kind,
                                                _Unwind_Exception* exception, _Unwind_Context* context) {
  if (actions & _UA_FORCE_UNWIND)
    for (;;) pause();
  return __real___gxx_personality_v0(version, actions, kind, exception, context);
}
}
