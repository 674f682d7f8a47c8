#pragma once

#include <QString>

#include <vector>

#include "ui/state/app_state.h"

namespace epsiscope {

/// Something in the pictures that a thoughtful person would wonder about.
struct OddCondition {
  QString id;
  QString question;  ///< "Why is Laplace above the dotted line?"
  QString answer;
  bool operator==(const OddCondition&) const = default;
};

/// "Why does this look odd?": the conditions that hold for the view in front, the most striking first.
std::vector<OddCondition> oddConditions(const AppState& state);

}  // namespace epsiscope
