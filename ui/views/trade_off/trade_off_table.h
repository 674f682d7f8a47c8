#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

#include "core/base/numbers.h"
#include "core/tasks/trade_off_preview.h"
#include "core/results/result.h"
#include "core/study/method_role.h"
#include "ui/views/method_table.h"
#include "ui/views/run_curve.h"

namespace epsiscope {

/// One line of the table under the chart: everything at the current epsilon.
struct TradeOffRow {
  QString method;  ///< id
  QString label;
  MethodRole role = MethodRole::method;
  double error = 0;
  double compared = 0;        ///< the error at the second epsilon; NaN without one
  double rootError = 0;       ///< for squared errors, in the unit of the estimated quantity
  double halfWidth = kNaN;    ///< of a release, at the level of the study; NaN where there is none
  double standardError = 0;   ///< that of the error between splits; NaN for one split
  double withoutPrivacy = 0;  ///< the error of the same pipeline without noise; NaN where there is none
  double noiseShare = 0;      ///< the part of the error that is not there without noise; NaN where there is
                              ///< no error
  double rSquared =
      0;  ///< for squared errors: 1 - error / variance of the test labels about the training mean
  bool worseThanMean = false;
  bool notPrivate = false;
  QString trust;                      ///< "local", "central", "not private"; empty for a part of an error
  QString difference;                 ///< the difference from the method with which others are compared, in
                                      ///< short
  QString smallestEpsilon;            ///< the one for the wanted error, in short words; empty without one
  QString sentence;                   ///< all facts about the row, for tooltips and screen readers
  std::vector<double> ofSplits = {};  ///< the errors whose mean is `error`; empty where there is none
  PeopleSample ofPeople = {};         ///< what is known of `error` for other people
};
std::vector<TradeOffRow> tradeOffRows(const Study& study, const TradeOffPreview& preview);

/// Returns "ε = 0.93 (0.88 to 1.01)": the smallest epsilon for a wanted error, with its interval where there
/// are several splits; otherwise the reason why there is none. `smallest`, `largest`: the ends of the curve.
QString smallestEpsilonText(const SmallestEpsilon& found, double smallest, double largest);
/// The same as a sentence about a curve, which says what its interval is for.
QString smallestEpsilonSentence(const Study& study, const SmallestEpsilon& found, double target,
                                double smallest, double largest);

/// The median test loss in the run for the method at its epsilon nearest to the view's, learned from the
/// whole training part; NaN if it has none.
double lossOfRun(const Study& study, const Result& result, const QString& method);

/// Returns "1.81 ± 0.03": the mean of the slice's sampled values that learned from the whole training part,
/// and its standard error where there are several trials; empty without such values.
QString meanOfRun(const Result& result, const RunSlice& slice, const QString& method);

/// Returns "0.12 to 1.9": the 5 and 95 % quantiles of those values, each of one release and its split; empty
/// where there are too few of them.
QString spreadOfRun(const Result& result, const RunSlice& slice, const QString& method);

/// Returns "From ε = 0.5 to 1 …": the method in view, otherwise the first, with its gain in error and its
/// loss of privacy between the two epsilons that are compared; empty where there is only one.
QString comparedSentence(const Study& study, const TradeOffPreview& preview);

/// Whether the curve has any points: a perceptron has no exact errors.
bool hasLine(const MethodCurve& curve);

/// All methods at the current epsilon and, where two are compared, at the other one. `result`: of the same
/// parameters, or null.
MethodTableContents tradeOffTable(const Study& study, const TradeOffPreview& preview, const Result* result);

}  // namespace epsiscope
