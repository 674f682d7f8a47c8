#include <algorithm>
#include <cmath>
#include <locale>
#include <sstream>

#include "core/prior/value_grid.h"
#include "core/tasks/methods.h"
#include "core/tasks/prepare_study.h"
#include "core/study/problem_list.h"
#include "core/tasks/problems.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

/// A share of the bounds' width below which labels look all alike.
constexpr double kTinySpread = 0.01;
constexpr std::size_t kFewRows = 100;

void warnOfTarget(const Study& study, const PreparedData& data, std::vector<std::string>& found) {
  const LabelBounds declared = bounds(study.data);
  double low = data.target[data.rows.front()], high = low;
  std::size_t clipped = 0;
  for (const std::uint32_t row : data.rows) {
    const double label = data.target[row];
    low = std::min(low, label);
    high = std::max(high, label);
    if (label < declared.lower || label > declared.upper) ++clipped;
  }
  if (clipped > 0)
    found.push_back(filled(sentence("Core",
                                    "%1 of %2 labels lie outside [%3, %4]; for training they are moved to "
                                    "the nearest bound, for testing they are kept."),
                           clipped, data.rows.size(), declared.lower, declared.upper));
  if (low == high)
    found.push_back(sentence("Core", "The target has one value only, so there is nothing to predict."));
  else if (high - low < kTinySpread * declared.width())
    found.push_back(sentence("Core",
                             "The labels use less than a hundredth of the declared range; tighter bounds, if "
                             "publicly known, give less noise."));
}

/// Of a label uniform on the bounds, which says nothing about the data's.
double errorOfRounding(const LabelBounds& declared, int values) {
  return meanRoundingError(declared, valueGrid(declared, static_cast<std::size_t>(values)),
                           Rounding::nearest);
}

}  // namespace

std::vector<std::string> warnings(const Study& study, const PreparedData& data) {
  std::vector<std::string> found = data.notes;
  if (study.data.boundsFromData && !hasClasses(study))
    found.push_back(sentence("Core",
                             "The bounds were taken from the labels, so nothing that depends on them is "
                             "private; declare bounds that are known without looking at the labels."));
  if (data.rows.empty()) return found;
  if (study.task == TaskId::labelPrivacy) warnOfTarget(study, data, found);
  if (data.rows.size() < kFewRows)
    found.push_back(
        filled(sentence("Core", "There are %1 rows only: errors vary much from one split to another."),
               data.rows.size()));
  if (study.task != TaskId::labelPrivacy) return found;
  const LabelPrivacy& task = study.labelPrivacy;
  const auto& methods = task.methods;
  if (task.prior == PriorKind::exact && std::any_of(methods.begin(), methods.end(), needsPrior))
    found.push_back(sentence(
        "Core", "The prior is the true histogram of the labels: methods that use it are not private."));
  const bool classic = std::find(methods.begin(), methods.end(), "gaussian-classic") != methods.end();
  if (classic &&
      std::any_of(study.epsilon.begin(), study.epsilon.end(), [](double epsilon) { return epsilon >= 1; }))
    found.push_back(sentence("Core",
                             "The classic Gaussian formula is proved for epsilon below 1 only: from 1 on it "
                             "is not called private."));
  return found;
}

std::vector<std::string> roundingNotes(const Study& study) {
  const LabelPrivacy& task = study.labelPrivacy;
  const bool fromFile = task.prior == PriorKind::file;
  const auto valuesOf = [&](int values) {
    return fromFile ? sentence("Core", "the values of the prior's file")
                    : filled(sentence("Core", "%1 public values"), values);
  };
  std::vector<std::string> notes;
  if (usesMethod(study, kMethodRrOnBins))
    notes.push_back(
        fromFile
            ? sentence("Core", "RR-on-Bins moves a label to the nearest of the values of the prior's file.")
            : filled(sentence("Core",
                              "RR-on-Bins moves a label to the nearest of %1 public values, a mean squared "
                              "error of %2 if all labels are equally likely."),
                     task.rrValues, roundedText(errorOfRounding(bounds(study.data), task.rrValues), 3)));
  if (usesMethod(study, kMethodUnbiased))
    notes.push_back(filled(sentence("Core",
                                    "Optimal unbiased works on %1: a label between two of them goes to one "
                                    "of the two at random, which keeps its mean."),
                           valuesOf(task.unbiasedValues)));
  return notes;
}

}  // namespace epsiscope
