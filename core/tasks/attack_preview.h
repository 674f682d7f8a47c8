#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/audit/attack.h"
#include "core/audit/audit_finding.h"
#include "core/base/go_on.h"
#include "core/privacy/guarantee.h"
#include "core/study/study.h"
#include "core/tasks/noise_preview.h"

namespace epsiscope {

class TaskCache;

/// How sure somebody is of y after one output, who held y and y' for equally likely: f(t|y)/(f(t|y) +
/// f(t|y')).
struct BeliefCurve {
  std::vector<double> outputs, beliefs;  ///< where one of the two densities is not 0
  bool discrete = false;                 ///< there are no outputs between
  OutputRange usual = {};                ///< holds nine of ten outputs for y, and for y'
  std::vector<std::string> names = {};   ///< of outputs that are no numbers, of which each is its place
};

/// What one release of a method tells of the row that differs between two tables.
struct AttackedMethod {
  std::string method, label;
  double epsilon = 1, delta = 0;             ///< that what is attacked was made for
  bool isPrivate = true;                     ///< whether that is proved
  std::vector<WitnessLine> neighbours = {};  ///< what the attacker has to tell apart
  Attack found = {};
  std::optional<BeliefCurve> belief = {};  ///< where one number is released
};

/// What an attacker makes of the methods at view.epsilon.
struct AttackPreview {
  double epsilon = 1;
  std::size_t rows = 0;  ///< that view.row can be of, 0 where no row is looked at
  std::vector<AttackedMethod> methods = {};
};

/// The place, from 0, of the row that the study says, the last one if it has fewer. None in Release mode:
/// what a row says is private.
inline std::optional<std::size_t> attackedRow(const Study& study, std::size_t rows) {
  if (study.mode != Mode::classroom || !study.view.row || rows == 0) return std::nullopt;
  return static_cast<std::size_t>(std::clamp<std::uint64_t>(*study.view.row, 1, rows)) - 1;
}

/// Attacks what is released of y and of y' as the curve shows it.
AttackedMethod attackedCurve(const NoisePreview& labels, const NoiseCurve& curve, std::size_t draws,
                             Rng& rng);

/// Asks the study's task; see Task::attacks(). No methods in Release mode where private rows would be looked
/// at.
AttackPreview previewAttack(const Study& study, const TaskCache& cache, const GoOn& goOn);

}  // namespace epsiscope
