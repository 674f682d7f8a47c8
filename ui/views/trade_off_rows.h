#pragma once

#include <QString>

#include <string>
#include <vector>

#include "core/study/preview.h"
#include "core/study/result.h"

namespace epsiscope {

/// One line of the table under the chart: everything at the current epsilon.
struct TradeOffRow {
  QString method;  ///< id
  QString label;
  double error = 0;
  double rootError = 0;  ///< of squared errors, in the unit of the target
  double rSquared =
      0;  ///< of squared errors: 1 - error / variance of the test labels about the training mean
  bool worseThanMean = false;
  QString smallestEpsilon;  ///< for the wanted error, in words; empty without one
};
/// `result`: of the same parameters, or null; its runs say how sure the smallest epsilon is.
std::vector<TradeOffRow> tradeOffRows(const Study& study, const TradeOffPreview& preview,
                                      const Result* result);

/// Median test loss that the run found for the method at its epsilon nearest to the view's, learned from the
/// whole training part; NaN if it has none.
double lossOfRun(const Study& study, const Result& result, const QString& method);

/// Whether any of the curve exists: a perceptron has no exact errors.
bool hasLine(const MethodCurve& curve);

}  // namespace epsiscope
