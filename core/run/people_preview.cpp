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
    preview.curves.push_back({.method = method,
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
  const auto found = plannedErrors(study, {}, rows, plannedTables(rows), methodsOf(preview), preview.epsilons,
                                   goOn.at(done));
  if (!found) return;
  take(*found, preview.refined, preview);
  ++preview.refined;
}

/// An error worth asking about, where none was given: the geometric mean of those of the best methods with
/// the planned rows and with the most, rounded up.
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

/// The slope at a point between two pieces of a curve, so that it rises and falls no more than its points
/// (Fritsch and Butland 1984).
double slopeBetween(double left, double right) {
  return left * right > 0 ? 2 * left * right / (left + right) : 0;
}

/// Returns the value at `x` of a smooth curve through (axis, values), both axes logarithmic: between points
/// never beyond them, outside as at the end. `valueAt(i)` is asked where it is needed.
template <class Number, class ValueAt>
double smoothly(const std::vector<Number>& axis, double x, const ValueAt& valueAt) {
  const auto place = [&](std::size_t i) { return std::log(static_cast<double>(axis[i])); };
  const auto after = std::ranges::lower_bound(axis, x, {}, [](Number n) { return static_cast<double>(n); });
  if (after == axis.begin()) return valueAt(0);
  if (after == axis.end()) return valueAt(axis.size() - 1);
  const auto b = static_cast<std::size_t>(after - axis.begin()), a = b - 1;
  const double low = valueAt(a), high = valueAt(b);
  if (static_cast<double>(axis[b]) == x) return high;
  const double width = place(b) - place(a), share = (std::log(x) - place(a)) / width;
  if (!(low > 0) || !(high > 0)) return low + share * (high - low);
  const double inner = std::log(high / low) / width;
  const auto slope = [&](double outerFrom, double outerTo, double outerWidth) {
    const double outer = outerFrom > 0 && outerTo > 0 ? std::log(outerTo / outerFrom) / outerWidth : kNaN;
    return std::isfinite(outer) ? slopeBetween(outer, inner) : inner;
  };
  const double atA = a > 0 ? slope(valueAt(a - 1), low, place(a) - place(a - 1)) : inner;
  const double atB = b + 1 < axis.size() ? slope(high, valueAt(b + 1), place(b + 1) - place(b)) : inner;
  const double s = share, t = 1 - share;
  const double logValue = (1 + 2 * s) * t * t * std::log(low) + s * s * (3 - 2 * s) * std::log(high) +
                          width * (s * t * t * atA - s * s * t * atB);
  return std::exp(logValue);
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
  // A new question is answered at once, from the errors that are known.
  if (isAsked || preview.isFinished() || !goOn()) return preview;
  if (preview.refined < preview.rows.size())
    refine(study, preview, goOn);
  else
    answer(study, preview, goOn);
  return preview;
}

bool havePlannedErrors(const Study& one, const Study& other) {
  StudyInputs same = one.inputs();
  // The map reaches further with more rows, but its errors are those of the same people.
  same.data.plan.rows = other.data.plan.rows;
  same.data.sha256 = other.data.sha256;
  return same == other.inputs() && shownLearner(one) == shownLearner(other) &&
         one.view.metric == other.view.metric && mostRowsOfMap(one) == mostRowsOfMap(other);
}

MeanError plannedErrorAt(const PeoplePreview& preview, const PeopleCurve& curve, std::size_t row,
                         double epsilon) {
  const std::vector<MeanError>& errors = curve.errors[row];
  return {smoothly(preview.epsilons, epsilon, [&](std::size_t e) { return errors[e].mean; }),
          smoothly(preview.epsilons, epsilon, [&](std::size_t e) { return errors[e].standardError; })};
}

double plannedErrorAt(const PeoplePreview& preview, const PeopleCurve& curve, double rows, double epsilon) {
  return smoothly(preview.rows, rows, [&](std::size_t row) {
    return smoothly(preview.epsilons, epsilon, [&](std::size_t e) { return curve.errors[row][e].mean; });
  });
}

double epsilonFor(const PeoplePreview& preview, const PeopleCurve& curve, double rows, double error) {
  const auto reaches = [&](double epsilon) { return plannedErrorAt(preview, curve, rows, epsilon) <= error; };
  const auto first = std::ranges::find_if(preview.epsilons, reaches);
  // Below the map's smallest epsilon nothing is known.
  if (first == preview.epsilons.begin() || first == preview.epsilons.end()) return kNaN;
  double low = *std::prev(first), high = *first;
  for (constexpr double kFine = 1.0001; high > kFine * low;) {
    const double middle = std::sqrt(low * high);
    (reaches(middle) ? high : low) = middle;
  }
  return high;
}

}  // namespace epsiscope
