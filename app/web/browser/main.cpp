// The one function of the engine that a page calls.

#include <string>

#include "app/web/engine/engine.h"

/// The answer stays until the next call.
extern "C" const char* epsiscope_answer(const char* request) {
  static epsiscope::Engine engine;
  static std::string answer;
  answer = engine.answer(request);
  return answer.c_str();
}
