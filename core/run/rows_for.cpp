#include "core/run/rows_for.h"

#include <algorithm>
#include <cmath>

#include "core/base/numbers.h"
#include "core/tasks/methods.h"
#include "core/tasks/metric_words.h"
#include "core/tasks/smallest_epsilon.h"
#include "core/tasks/task.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

/// An epsilon with which no method adds noise that anybody sees.
constexpr double kNoPrivacy = 500;

/// A number of rows that reads well: three digits, rounded up.
std::size_t readableRows(double rows) {
  return static_cast<std::size_t>(std::ceil(roundedUp(std::max(rows, 1.0))));
}

double interpolated(double low, double high, double share) {
  return low * std::pow(high / low, share);
}

/// The place where a curve of `sigmas` standard errors above the mean first falls to `wanted`.
struct Crossing {
  bool isFound = false, atLowEnd = false;
  double rows = 0;
};
Crossing crossingOf(const PlannedCurve::Errors& errors, double wanted, double sigmas) {
  const auto value = [&](const MeanError& error) { return error.mean + sigmas * error.standardError; };
  auto before = errors.end();
  for (auto it = errors.begin(); it != errors.end(); before = it++) {
    const double here = value(it->second);
    if (!(here <= wanted)) continue;
    if (before == errors.end()) return {.isFound = true, .atLowEnd = true};
    const double last = value(before->second);
    const auto low = static_cast<double>(before->first), high = static_cast<double>(it->first);
    const bool hasShare = std::isfinite(last) && here > 0 && last > here;
    const double share = hasShare ? std::log(last / wanted) / std::log(last / here) : 1;
    return {.isFound = true, .rows = interpolated(low, high, std::clamp(share, 0.0, 1.0))};
  }
  return {};
}

void fillInterval(const PlannedCurve::Errors& errors, double wanted, FewestRows& found) {
  const Crossing low = crossingOf(errors, wanted, -2), high = crossingOf(errors, wanted, 2);
  if (low.isFound && !low.atLowEnd) found.low = static_cast<std::size_t>(roundedDown(low.rows));
  if (high.isFound) found.high = high.atLowEnd ? errors.begin()->first : readableRows(high.rows);
  if (found.low && found.rows) found.low = std::min(*found.low, *found.rows);
  if (found.high && found.rows) found.high = std::max(*found.high, *found.rows);
}

/// Between two numbers of rows, of which the first does not reach the error and the second does.
class Closing {
public:
  Closing(PlannedCurve& curve, double wanted, std::size_t low, std::size_t high)
      : m_curve(curve), m_wanted(wanted), m_low(low), m_high(high) {}

  /// Null if stopped.
  std::optional<std::size_t> run(const GoOn& goOn) {
    constexpr double kFine = 1.01;
    bool lastWasHigh = false, halve = false;
    while (static_cast<double>(m_high) > kFine * static_cast<double>(m_low) && m_high > m_low + 1) {
      const std::size_t middle = guess(halve);
      const std::optional<MeanError> error = m_curve.at(middle, goOn);
      if (!error) return std::nullopt;
      const bool isHigh = error->mean <= m_wanted;
      // One end that stays makes guesses creep: the next one halves.
      halve = !halve && isHigh == lastWasHigh;
      lastWasHigh = isHigh;
      (isHigh ? m_high : m_low) = middle;
    }
    return m_high;
  }

private:
  /// The place where a straight line between the ends would reach the error, or the middle.
  std::size_t guess(bool halve) const {
    const double low = m_curve.errors().at(m_low).mean, high = m_curve.errors().at(m_high).mean;
    double share = 0.5;
    if (!halve && std::isfinite(low) && high > 0 && low > high)
      share = std::log(low / m_wanted) / std::log(low / high);
    const double rows =
        interpolated(static_cast<double>(m_low), static_cast<double>(m_high), std::clamp(share, 0.02, 0.98));
    return std::clamp(readableRows(rows), m_low + 1, m_high - 1);
  }

  PlannedCurve& m_curve;
  const double m_wanted;
  std::size_t m_low, m_high;
};

/// Fills in the answer where the most rows do not reach the error.
bool fillUnreached(PlannedCurve& curve, double wanted, FewestRows& found, const GoOn& goOn) {
  const auto& [rows, error] = *curve.errors().rbegin();
  found.error = error;
  found.isKnown =
      std::ranges::any_of(curve.errors(), [](const auto& one) { return std::isfinite(one.second.mean); });
  // Without noise nothing is away from itself.
  if (!found.isKnown || curve.level()) return true;
  const auto without = plannedErrors(curve.study(), curve.folder(), rows, plannedTables(rows),
                                     {curve.method()}, {kNoPrivacy}, goOn);
  if (!without) return false;
  const double mean = without->errors.front().front().mean;
  if (std::isfinite(mean)) found.withoutPrivacy = mean;
  found.notEvenWithout = mean > wanted;
  return true;
}

}  // namespace

std::optional<MeanError> PlannedCurve::at(std::size_t rows, const GoOn& goOn) {
  if (const auto found = m_errors.find(rows); found != m_errors.end()) return found->second;
  const auto made =
      plannedErrors(m_study, m_folder, rows, plannedTables(rows), {m_method}, {m_epsilon}, goOn, m_level);
  if (!made) return std::nullopt;
  return m_errors[rows] = made->errors.front().front();
}

std::vector<std::size_t> rowLadder(const Study& study, std::size_t most) {
  std::vector<std::size_t> rows = {fewestPlannedRows(study)};
  most = std::min(most, mostPlannedRows(study));
  for (std::size_t decade = 10; decade < most; decade *= 10)
    for (const std::size_t step : {decade, 3 * decade})
      // A step beside the fewest would be the same place twice.
      if (2 * step > 3 * rows.back() && 3 * step < 2 * most) rows.push_back(step);
  if (most > rows.back()) rows.push_back(most);
  return rows;
}

std::optional<FewestRows> fewestRows(PlannedCurve& curve, double wanted, const GoOn& goOn) {
  const std::vector<std::size_t> ladder = rowLadder(curve.study(), mostPlannedRows(curve.study()));
  FewestRows found;
  // A little further than the first step that reaches it, where the upper end of the interval lies.
  std::size_t further = 0;
  for (std::size_t i = 0; i < ladder.size() && further < 2; ++i) {
    const auto steps = static_cast<double>(ladder.size() + 3);
    const std::optional<MeanError> error = curve.at(ladder[i], goOn.at(static_cast<double>(i) / steps));
    if (!error) return std::nullopt;
    if (found.rows) {
      ++further;
    } else if (error->mean <= wanted) {
      found.rows = ladder[i];
      found.atLowEnd = i == 0;
    }
    const double doubt = std::isfinite(error->standardError) ? 2 * error->standardError : 0;
    if (found.rows && error->mean + doubt <= wanted) break;
  }
  if (!found.rows) {
    if (!fillUnreached(curve, wanted, found, goOn.at(0.9))) return std::nullopt;
  } else if (!found.atLowEnd) {
    const auto above = curve.errors().find(*found.rows);
    found.rows = Closing(curve, wanted, std::prev(above)->first, above->first).run(goOn.at(0.9));
    if (!found.rows) return std::nullopt;
  }
  if (found.rows) found.error = curve.errors().at(*found.rows);
  fillInterval(curve.errors(), wanted, found);
  return found;
}

std::string reasonOf(const FewestRows& found, const Study& study, const std::optional<double>& level) {
  const std::string metric = taskOf(study).metricOf(study);
  const double reached = found.error ? found.error->mean : kNaN;
  if (!found.isKnown) return sentence("Core", "not known without a run");
  if (found.notEvenWithout)
    return filled(sentence("Core", "not reachable: even without privacy and with %1 people the %2 is %3"),
                  mostPlannedRows(study), nameOfMetric(metric),
                  errorWithUnit(study, metric, found.withoutPrivacy.value_or(kNaN)));
  if (!found.rows && level)
    return filled(sentence("Core", "not reached up to %1 people; there the half-width is %2 %3"),
                  mostPlannedRows(study), roundedText(reached, 4), taskOf(study).unitOf(study));
  if (!found.rows)
    return filled(sentence("Core", "not reached up to %1 people; there the %2 is %3"), mostPlannedRows(study),
                  nameOfMetric(metric), errorWithUnit(study, metric, reached));
  return found.atLowEnd ? sentence("Core", "reached with the fewest people that can be planned already")
                        : std::string();
}

std::optional<std::vector<RowsAnswer>> rowsFor(const Study& study, const std::filesystem::path& folder,
                                               const WantedAccuracy& wanted, const GoOn& goOn) {
  Study planned = study;
  std::vector<RowsAnswer> answers;
  for (const std::string& asked : taskOf(study).learners(study)) {
    planned.view.learner = asked.empty() ? std::nullopt : std::optional(asked);
    for (const std::string& method : plannedMethods(planned)) {
      const std::string learner = asked.empty() ? asked : learnerFor(method, asked);
      if (std::ranges::any_of(
              answers, [&](const RowsAnswer& one) { return one.method == method && one.learner == learner; }))
        continue;
      PlannedCurve curve(planned, folder, method, viewEpsilon(planned), {}, wanted.level);
      const std::optional<FewestRows> found = fewestRows(curve, wanted.value, goOn);
      if (!found) return std::nullopt;
      answers.push_back({method, learner, *found, reasonOf(*found, planned, wanted.level)});
    }
  }
  return answers;
}

}  // namespace epsiscope
