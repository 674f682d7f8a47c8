#include "core/study/classroom.h"

#include <stdexcept>

#include "core/study/study.h"

namespace epsiscope {

Classroom Classroom::of(const Study& study) {
  if (study.mode != Mode::classroom) throw std::logic_error("In Release nobody looks at true values.");
  return {};
}

}  // namespace epsiscope
