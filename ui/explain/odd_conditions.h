#pragma once

#include <QString>

#include <vector>

namespace epsiscope {

struct AppState;
struct TradeOffPreview;

/// Something in the pictures that a thoughtful person would wonder about.
struct OddCondition {
  QString id;
  QString question;  ///< "Why is Laplace above the dotted line?"
  QString answer;
  bool operator==(const OddCondition&) const = default;
};

/// "Why does this look odd?": the conditions that hold for the view in front, the most striking first.
std::vector<OddCondition> oddConditions(const AppState& state);

/// Whether an error at the current epsilon is above that of the best constant by more than its last digits.
bool isWorseThanMean(double error, const TradeOffPreview& preview);

}  // namespace epsiscope
