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

/// The belief in y after one output of somebody who held y and y' for equally likely: f(t|y)/(f(t|y) +
/// f(t|y')).
struct BeliefCurve {
  std::vector<double> outputs, beliefs;  ///< where one of the two densities is not 0
  bool discrete = false;                 ///< there are no outputs between
  OutputRange usual = {};                ///< nine of ten outputs for y, and for y'
  std::vector<std::string> names = {};   ///< of outputs that are no numbers, each of which is its place
};

/// The knowledge that one release of a method gives about the row that differs between two tables.
struct AttackedMethod {
  std::string method, label;
  double epsilon = 1, delta = 0;             ///< of the attacked release
  bool isPrivate = true;                     ///< whether its promise is proved
  std::vector<WitnessLine> neighbours = {};  ///< the tables that the attacker has to distinguish
  Attack found = {};
  /// The best test between the worst neighbours of any table, see worstTest(); absent where the law of
  /// what the noise tells is not known.
  std::optional<RocCurve> worst = {};
  std::optional<BeliefCurve> belief = {};  ///< where a single number is released
};

/// The attacks on the methods at view.epsilon.
struct AttackPreview {
  double epsilon = 1;
  std::size_t rows = 0;  ///< number of rows for view.row, 0 where no row is looked at
  std::vector<AttackedMethod> methods = {};
};

/// The place, from 0, of the row that the study names, the last one if the table has fewer. None in Release
/// mode: a row's values are private.
inline std::optional<std::size_t> attackedRow(const Study& study, std::size_t rows) {
  if (study.mode != Mode::classroom || !study.view.row || rows == 0) return std::nullopt;
  return static_cast<std::size_t>(std::clamp<std::uint64_t>(*study.view.row, 1, rows)) - 1;
}

/// Attacks the release for y and for y' as the curve shows it: of a person, each of whose rows has y in one
/// table and y' in the other, all of them together.
AttackedMethod attackedCurve(const NoisePreview& labels, const NoiseCurve& curve, const ProtectedUnit& unit,
                             std::size_t draws, Rng& rng, const GoOn& goOn = {});

/// Says that one row is attacked, where a person may have several.
void sayOfOneRow(const Study& study, AttackedMethod& made);

/// Returns Task::attacks() of the study's task. No methods in Release mode where private rows would be looked
/// at.
AttackPreview previewAttack(const Study& study, const TaskCache& cache, const GoOn& goOn);

}  // namespace epsiscope
