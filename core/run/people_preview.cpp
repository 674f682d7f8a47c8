#include "core/run/people_preview.h"

#include <algorithm>
#include <cmath>

#include "core/base/numbers.h"
#include "core/tasks/methods.h"
#include "core/tasks/preview_axis.h"
#include "core/tasks/task.h"

namespace epsiscope {

namespace {

constexpr std::size_t kEpsilons = 9;
constexpr std::size_t kRoughTables = 2;

/// Ten times the planned rows at least, and a hundred thousand where there may be so many.
std::size_t mostRowsOfMap(const Study& study) {
  const auto planned = static_cast<std::size_t>(std::max(study.data.plan.rows, 1));
  return std::min(mostPlannedRows(study), std::max<std::size_t>(100'000, 10 * planned));
}

std::vector<std::string> methodsOf(const PeoplePreview& preview) {
  std::vector<std::string> methods;
  for (const PeopleCurve& curve : preview.curves) methods.push_back(curve.method);
  return methods;
}

void take(const PlannedErrors& found, std::size_t row, PeoplePreview& preview) {
  preview.tables[row] = found.tables;
  for (std::size_t m = 0; m < preview.curves.size(); ++m) preview.curves[m].errors[row] = found.errors[m];
}

PeoplePreview roughly(const Study& study, const GoOn& goOn) {
  PeoplePreview preview;
  preview.rows = rowLadder(study, mostRowsOfMap(study));
  preview.tables.assign(preview.rows.size(), 0);
  const AxisRange range = epsilonRange(study);
  preview.epsilons = logSpaced(range.low, range.high, kEpsilons);
  for (const std::string& method : plannedMethods(study))
    preview.curves.push_back(
        {.method = method,
         .label = methodLabel(method),
         .errors = std::vector<std::vector<MeanError>>(preview.rows.size())});
  for (std::size_t r = 0; r < preview.rows.size(); ++r) {
    const auto done = static_cast<double>(r) / static_cast<double>(preview.rows.size());
    const auto found = plannedErrors(study, {}, preview.rows[r], kRoughTables, methodsOf(preview),
                                     preview.epsilons, goOn.at(done));
    if (!found) return preview;
    take(*found, r, preview);
  }
  return preview;
}

void refine(const Study& study, PeoplePreview& preview, const GoOn& goOn) {
  const std::size_t rows = preview.rows[preview.refined];
  const auto done = static_cast<double>(preview.refined) / static_cast<double>(preview.rows.size());
  const auto found = plannedErrors(study, {}, rows, plannedTables(rows), methodsOf(preview),
                                   preview.epsilons, goOn.at(done));
  if (!found) return;
  take(*found, preview.refined, preview);
  ++preview.refined;
}

/// An error worth asking about, where nobody has said one: half of what lies between the best method with the
/// planned rows and with the most.
std::optional<double> worthAsking(const Study& study, const PeoplePreview& preview) {
  double here = kNaN, most = kNaN;
  for (const PeopleCurve& curve : preview.curves) {
    here = std::fmin(
        here, plannedErrorAt(preview, curve, static_cast<double>(study.data.plan.rows), preview.epsilon));
    most = std::fmin(most, plannedErrorAt(preview, curve, preview.rows.size() - 1, preview.epsilon).mean);
  }
  if (!(here > 0) || !(most > 0)) return std::nullopt;
  return roundedUp(std::sqrt(here * most));
}

void answer(const Study& study, PeoplePreview& preview, const GoOn& goOn) {
  const std::string& method = preview.curves[preview.answers.size()].method;
  PlannedCurve curve(study, {}, method, preview.epsilon);
  const std::optional<FewestRows> found = fewestRows(curve, *preview.wanted, goOn);
  if (found) preview.answers.push_back({method, {}, *found, reasonOf(*found, study)});
}

struct Between {
  std::size_t low = 0, high = 0;
  double share = 0;
};
/// Where on a logarithmic axis.
template <class Number>
Between placeOn(const std::vector<Number>& axis, double value) {
  const auto after = std::ranges::lower_bound(axis, value, {}, [](Number n) { return static_cast<double>(n); });
  if (after == axis.begin()) return {};
  if (after == axis.end()) return {axis.size() - 1, axis.size() - 1, 0};
  const auto high = static_cast<std::size_t>(after - axis.begin());
  const auto a = static_cast<double>(axis[high - 1]), b = static_cast<double>(axis[high]);
  return {high - 1, high, std::log(value / a) / std::log(b / a)};
}

double along(double low, double high, double share) {
  // Where an end is missing only the other end itself is known.
  if (share == 0) return low;
  if (share == 1) return high;
  return low > 0 && high > 0 ? low * std::pow(high / low, share) : low + (high - low) * share;
}

}  // namespace

PeoplePreview previewPeople(const Study& study, const PeoplePreview* last, const GoOn& goOn) {
  const double epsilon = viewEpsilon(study);
  PeoplePreview preview = last != nullptr ? *last : roughly(study, goOn);
  const bool isAsked = last == nullptr || preview.epsilon != epsilon ||
                       (study.view.errorTarget && preview.wanted != study.view.errorTarget);
  preview.epsilon = epsilon;
  if (isAsked) preview.answers.clear();
  if (study.view.errorTarget)
    preview.wanted = std::isfinite(*study.view.errorTarget) ? study.view.errorTarget : std::nullopt;
  else if (last == nullptr || !preview.wanted || preview.refined < preview.rows.size())
    preview.wanted = worthAsking(study, preview);
  // What is asked anew is shown at once, from the errors that are known.
  if (isAsked || preview.isFinished() || !goOn()) return preview;
  if (preview.refined < preview.rows.size())
    refine(study, preview, goOn);
  else
    answer(study, preview, goOn);
  return preview;
}

bool havePlannedErrors(const Study& one, const Study& other) {
  Study same = one;
  same.view = other.view;
  // The map reaches further with more rows, but its errors are those of the same people.
  same.data.plan.rows = other.data.plan.rows;
  same.data.sha256 = other.data.sha256;
  return same == other && shownLearner(one) == shownLearner(other) && one.view.metric == other.view.metric &&
         mostRowsOfMap(one) == mostRowsOfMap(other);
}

MeanError plannedErrorAt(const PeoplePreview& preview, const PeopleCurve& curve, std::size_t row,
                         double epsilon) {
  const Between at = placeOn(preview.epsilons, epsilon);
  const MeanError &low = curve.errors[row][at.low], &high = curve.errors[row][at.high];
  return {along(low.mean, high.mean, at.share), along(low.standardError, high.standardError, at.share)};
}

double plannedErrorAt(const PeoplePreview& preview, const PeopleCurve& curve, double rows, double epsilon) {
  const Between at = placeOn(preview.rows, rows);
  return along(plannedErrorAt(preview, curve, at.low, epsilon).mean,
               plannedErrorAt(preview, curve, at.high, epsilon).mean, at.share);
}

double epsilonFor(const PeoplePreview& preview, const PeopleCurve& curve, double rows, double error) {
  double before = kNaN;
  for (std::size_t e = 0; e < preview.epsilons.size(); ++e) {
    const double here = plannedErrorAt(preview, curve, rows, preview.epsilons[e]);
    if (here <= error) {
      // Below the map's smallest epsilon nothing is known.
      if (e == 0) return kNaN;
      const double low = preview.epsilons[e - 1], high = preview.epsilons[e];
      if (!(before > here) || !(here > 0)) return high;
      return along(low, high, std::log(before / error) / std::log(before / here));
    }
    before = here;
  }
  return kNaN;
}

}  // namespace epsiscope
