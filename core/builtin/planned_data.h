#pragma once

#include "core/base/go_on.h"
#include "core/builtin/data_plan.h"
#include "core/privacy/bounds.h"
#include "core/random/rng.h"
#include "core/table/dataset.h"

#include <cstdint>
#include <optional>

namespace epsiscope {

/// The target of planned data, and its two values where the plan's shape is classes.
inline constexpr const char* kPlannedTarget = "label";
inline constexpr const char* kPlannedPositive = "yes";
inline constexpr const char* kPlannedNegative = "no";
/// Every planned table comes from this seed: the same plan is the same table, bit by bit.
inline constexpr std::uint64_t kPlanSeed = 20260101;
/// The bounds of a plan that declares none.
inline constexpr LabelBounds kPlannedBounds{0, 5};

/// Mean and standard deviation of a shape on the interval from 0 to 1; for classes of 1 and 0.
struct ShapeMoments {
  double mean = 0, sd = 1;
};
ShapeMoments momentsOf(LabelShape shape);
/// One label of that shape, on the interval from 0 to 1.
double drawLabel(LabelShape shape, Rng& rng);

/// Returns a table with columns x1, x2, ... and "label": rows drawn independently, so that a shorter plan is
/// the beginning of a longer one. Labels have exactly the plan's shape on [range.lower, range.upper]. With t
/// the label, standardised by the moments of its shape, and e standard normal,
///
///     s = sqrt(r2) t + sqrt(1 - r2) e
///
/// has mean 0, variance 1 and correlation sqrt(r2) with the label. The features are s and further standard
/// normal numbers that know nothing of the label, turned by an orthogonal matrix that gives each of them the
/// same share of s. So they are uncorrelated with variance 1, and the best linear prediction from all of them
/// explains exactly the share r2 of the labels' variance, whatever their shape. `table`: which of the tables
/// that such a plan could meet, from 0. Null if cancelled.
std::optional<Dataset> makePlannedData(const DataPlan& plan, const LabelBounds& range,
                                       std::uint64_t table = 0, const GoOn& goOn = {});

}  // namespace epsiscope
