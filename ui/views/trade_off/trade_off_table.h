#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

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
  double compared = 0;        ///< at the second epsilon; NaN without one
  double rootError = 0;       ///< of squared errors, in the unit of what is estimated
  double standardError = 0;   ///< of the error between splits; NaN for one split
  double withoutPrivacy = 0;  ///< the error of the same pipeline without noise; NaN where there is none
  double noiseShare = 0;      ///< of the error, what is not there without noise; NaN where there is no error
  double rSquared =
      0;  ///< of squared errors: 1 - error / variance of the test labels about the training mean
  bool worseThanMean = false;
  bool notPrivate = false;
  QString trust;                      ///< "local", "central", "not private"; empty for a part of an error
  QString difference;                 ///< from the method that others are compared with, in short
  QString smallestEpsilon;            ///< for the wanted error, in short words; empty without one
  QString sentence;                   ///< all that is known of the row, for tooltips and screen readers
  std::vector<double> ofSplits = {};  ///< the errors that `error` is the mean of; empty where there is none
};
std::vector<TradeOffRow> tradeOffRows(const Study& study, const TradeOffPreview& preview);

/// "ε = 0.93 (0.88 to 1.01)": what the smallest epsilon is for a wanted error, with its interval where there
/// are splits to tell; else why there is none. `smallest`, `largest`: the ends of the curve.
QString smallestEpsilonText(const SmallestEpsilon& found, double smallest, double largest);
/// The same as a sentence about a curve.
QString smallestEpsilonSentence(const Study& study, const SmallestEpsilon& found, double target,
                                double smallest, double largest);

/// Median test loss that the run found for the method at its epsilon nearest to the view's, learned from the
/// whole training part; NaN if it has none.
double lossOfRun(const Study& study, const Result& result, const QString& method);

/// "1.81 ± 0.03": mean of the slice's sampled values that learned from the whole training part, and its
/// standard error where there are trials to tell; empty without such values.
QString meanOfRun(const Result& result, const RunSlice& slice, const QString& method);

/// "From ε = 0.5 to 1 …": what the method that is looked at, else the first, gains in error and loses in
/// privacy between the two epsilons that are compared; empty where there is one alone.
QString comparedSentence(const Study& study, const TradeOffPreview& preview);

/// Whether any of the curve exists: a perceptron has no exact errors.
bool hasLine(const MethodCurve& curve);

/// All methods at the current epsilon and, where two are compared, at the other one. `result`: of the same
/// parameters, or null.
MethodTableContents tradeOffTable(const Study& study, const TradeOffPreview& preview, const Result* result);

}  // namespace epsiscope
