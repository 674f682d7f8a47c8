#pragma once

#include "core/study/study_fwd.h"

namespace epsiscope {

/// The key to true values: to errors of what is released, to histograms without noise, to the truth beside an
/// answer. What is computed with it belongs on a screen in Classroom. Only a study in Classroom has one, so
/// that nothing that takes it fits anywhere on the way of a release.
class Classroom {
public:
  /// Throws std::logic_error for a study in Release: whoever asks has forgotten to look.
  static Classroom of(const Study& study);

private:
  Classroom() = default;
};

}  // namespace epsiscope
