#include "ui/views/run_curve.h"

#include <QObject>

#include <algorithm>
#include <cmath>
#include <map>

#include "core/tasks/methods.h"
#include "core/tasks/task.h"
#include "ui/state/tasks.h"
#include "ui/state/words.h"

namespace epsiscope {

namespace {

double nearestEpsilon(const Study& study, const Result& result) {
  const double wanted = std::log(viewEpsilon(study));
  double nearest = viewEpsilon(study);
  double distance = INFINITY;
  for (const ResultRow& row : result.series)
    if (const double d = std::abs(std::log(row.epsilon) - wanted); d < distance) {
      nearest = row.epsilon;
      distance = d;
    }
  return nearest;
}

std::optional<double> lambdaOfRun(const Study& study, const Result& result) {
  const std::optional<double> wanted = taskOf(study).lambdaOf(study);
  const bool has = std::any_of(result.series.begin(), result.series.end(),
                               [&](const ResultRow& row) { return wanted && row.lambda == *wanted; });
  return has ? wanted : taskOf(result.study).lambdaOf(result.study);
}

double placeOf(const Result& result, const ResultRow& row, RunAxis axis) {
  if (axis == RunAxis::epsilon) return row.epsilon;
  if (axis == RunAxis::lambda) return row.lambda;
  return static_cast<double>(row.trainRows == 0 ? result.trainRows : row.trainRows);
}

bool belongs(const ResultRow& row, const RunSlice& slice) {
  if (row.metric != slice.metric || row.trials == 0) return false;
  if (slice.axis != RunAxis::rows && row.trainRows != 0) return false;
  if (slice.axis != RunAxis::epsilon && row.epsilon != slice.epsilon) return false;
  if (slice.axis != RunAxis::lambda && slice.lambda && row.lambda != *slice.lambda && !std::isnan(row.lambda))
    return false;
  return !slice.learner || row.learner == learnerFor(row.method, *slice.learner);
}

}  // namespace

RunSlice runSlice(const Study& study, const Result& result, RunAxis axis, const std::string& metric) {
  RunSlice slice{.axis = axis,
                 .metric = metric,
                 .epsilon = nearestEpsilon(study, result),
                 .lambda = lambdaOfRun(study, result),
                 .learner = wordsOf(study.task).rowsOf(study)};
  return slice;
}

std::vector<double> RunCurve::column(double ResultRow::*value) const {
  std::vector<double> values;
  for (const ResultRow* row : rows) values.push_back(row->*value);
  return values;
}

RunCurve runCurve(const Result& result, const RunSlice& slice, const std::string& method,
                  const std::string& kind) {
  std::map<double, const ResultRow*> found;
  for (const ResultRow& row : result.series)
    if (row.method == method && row.kind == kind && belongs(row, slice))
      if (const double x = placeOf(result, row, slice.axis); std::isfinite(x)) found[x] = &row;
  RunCurve curve;
  for (const auto& [x, row] : found) {
    curve.x.push_back(x);
    curve.rows.push_back(row);
  }
  return curve;
}

std::size_t finishedTrials(const Result& result) {
  int most = 0;
  for (const ResultRow& row : result.series)
    if (row.kind == "sampled") most = std::max(most, row.trials);
  return static_cast<std::size_t>(most);
}

std::size_t finishedSplits(const Result& result) {
  return finishedTrials(result) / taskOf(result.study).draws(result.study);
}

namespace {

/// The study with the parameters of the run, except for those that may differ without making the run another
/// study's.
Study asLookedAt(const Study& study, const Result& result, RunAxis axis) {
  Study same = study;
  same.inputs() = result.study.inputs();
  if (const auto lambda = taskOf(study).lambdaOf(study); lambda && axis == RunAxis::lambda)
    taskOf(same).setLambda(same, *lambda);
  return same;
}

}  // namespace

bool isOutOfDate(const Study& study, const Result& result, RunAxis axis) {
  return asLookedAt(study, result, axis) != study;
}

QString earlierWords(const Study& study, const Result& result, RunAxis axis) {
  Study same = asLookedAt(study, result, axis);
  if (same == study) return {};
  const std::uint64_t seed = same.seed, splits = splitSeedOf(same);
  same.seed = study.seed;
  same.splitSeed = study.splitSeed;
  same.priorSeed = study.priorSeed;
  if (same != study)
    return hasOtherSeeds(study, result) ? QObject::tr("earlier parameters, %1").arg(seedWords(result.study))
                                        : QObject::tr("earlier parameters");
  return seed != study.seed ? QObject::tr("seed %1, earlier").arg(seed)
                            : QObject::tr("splits of seed %1, earlier").arg(splits);
}

QString seedWords(const Study& study) {
  const QString seed = QObject::tr("seed %1").arg(study.seed);
  if (splitSeedOf(study) == study.seed) return seed;
  return QObject::tr("%1, splits of seed %2").arg(seed).arg(splitSeedOf(study));
}

bool hasOtherSeeds(const Study& study, const Result& result) {
  return study.seed != result.study.seed || splitSeedOf(study) != splitSeedOf(result.study) ||
         priorSeedOf(study) != priorSeedOf(result.study);
}

}  // namespace epsiscope
