#pragma once

#include "core/results/people_sample.h"
#include "core/study/method_role.h"
#include "ui/report/ledger.h"
#include "ui/report/report.h"
#include "ui/state/app_state.h"

namespace epsiscope {

class Guarantee;

/// A method's expected error at view.epsilon, in the words of the first page.
struct ExpectedError {
  QString method;  ///< as it is called
  MethodRole role = MethodRole::method;
  double mean = 0;       ///< of the metric, so of squares where that is squared
  double reach = 0;      ///< of the interval either way, for other people where `ofPeople` is known, else two
                         ///< standard errors between splits; NaN without one
  bool isOfRun = false;  ///< a row of the results says so; else a picture
  bool isPrivate = false;     ///< what the method releases
  bool lacksReading = false;  ///< it would be, if the reading of the file were declared
  QString trust = {};
  QString smallestEpsilon = {};       ///< for the wanted error; empty without one
  std::vector<double> ofSplits = {};  ///< what `mean` is the mean of, one for each split
  PeopleSample ofPeople = {};         ///< of `mean`
};

/// Every method that has an error and the parts of errors, then the yardsticks. Where the study's run has
/// rows at view.epsilon they are taken, else the means over the splits of the picture. Precondition: the
/// Trade-off's picture is there.
std::vector<ExpectedError> expectedErrors(const AppState& state);

/// An error as people read it: of squares the root, in the unit of the estimate; shares in percent.
QString errorText(const std::string& metric, double mean);
/// The interval from the mean less to the mean plus its reach, read in the same way; empty without one,
/// and where the mean is exact.
QString errorInterval(const std::string& metric, double mean, double reach);

/// Fills conclusion, summary, expected and limits. `date`: when the report is made.
void fillFirstPage(Report& report, const AppState& state, const Ledger& ledger, const QString& date);

}  // namespace epsiscope
