#pragma once

#include <memory>
#include <span>

#include "core/mechanisms/answers_law.h"

namespace epsiscope {

/// Every label through a randomizer of its own, what is asked of labels in Custody.
struct LabelAnswers {
  std::shared_ptr<const Mechanism> mechanism;

  AnswersLaw lawOn(std::span<const double> labels) const {
    return {.mechanism = mechanism, .values = {labels.begin(), labels.end()}};
  }
};

}  // namespace epsiscope
