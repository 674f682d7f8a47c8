#pragma once

#include <string>
#include <vector>

#include "core/prepare/prepare.h"
#include "core/base/go_on.h"
#include "core/erm/tilted_regression.h"
#include "core/privacy/custody.h"
#include "core/privacy/guarantee.h"
#include "core/study/study_fwd.h"
#include "core/sums/sums_fit.h"
#include "core/sums/sums_noise.h"
#include "core/tasks/undeclared.h"

namespace epsiscope {

/// Whether the method releases noisy sums; otherwise, if it releases anything learned, that is a minimum that
/// normal noise has tilted.
bool isNoisySums(const std::string& method);
bool isLearned(const std::string& method);

/// The noise of the method at this epsilon on such sums, which move by what one row moves them, times the
/// rows that may be replaced together. Precondition: isNoisySums(method).
SumsPlan regressionPlan(const Study& study, const std::string& method, double epsilon,
                        const SumsShape& shape);
/// The noise of objective-gaussian on the objective over so many rows.
TiltPlan tiltPlan(const Study& study, double epsilon, const SumsShape& shape);

/// Rows, and their sums.
struct SummedRows {
  const RegressionSums& sums;
  TiltedRows rows;

  SumsShape publicFacts() const { return sums.shape(); }
};
using HeldSums = Custody<SummedRows>;

/// The weights that a method has learned, with its noise.
struct LearnedWeights {
  Eigen::VectorXd weights;
  double lambda = 0;
  bool reached = true;  ///< the minimum is as exact as the guarantee requires
};
/// The weights that the method learns from answers: by noisy sums about the sums, by objective-gaussian about
/// the rows. Preconditions: isLearned(method), the sums are those of the rows. Unfinished if cancelled.
LearnedWeights learnedPrivately(const Study& study, const std::string& method, double epsilon,
                                const HeldSums& held, const GoOn& goOn = {});

/// The method's delta; 0: it has none.
double regressionDelta(const Study& study, const std::string& method);
/// The price of what the method asks: all of this epsilon, and its delta.
Booking priceOfRegression(const Study& study, const std::string& method, double epsilon);
/// The promise of one method's release: of the sums, and so of all that is learned from them, or of the
/// private mean. The proofs are in core/sums/sums_noise.h and core/erm/tilted_regression.h. Scales,
/// categories, fill values or bounds that come from the private rows make it void. `reached`: whether every
/// minimum was found as exactly as the guarantee requires.
Guarantee regressionGuarantee(const Study& study, const PreparedData& data, const std::string& method,
                              double epsilon, bool reached = true);
/// Returns the values that the release takes from private rows for want of declarations.
std::vector<Undeclared> undeclaredOfRegression(const Study& study, const PreparedData& data);

}  // namespace epsiscope
