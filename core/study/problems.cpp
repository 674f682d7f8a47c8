#include "core/study/problems.h"

#include <array>
#include <memory>

#include "core/data/file_error.h"
#include "core/prior/prior.h"
#include "core/study/methods.h"
#include "core/study/other_tasks_problems.h"
#include "core/study/pipeline.h"
#include "core/study/prepare_study.h"
#include "core/study/problem_list.h"
#include "core/study/study_names.h"

namespace epsiscope {

namespace {

/// Of the bounds: squares of what lies between stay far inside the doubles.
constexpr double kWidest = 1e100, kNarrowest = 1e-100;
constexpr std::size_t kMostBins = 1'000'000;
constexpr std::size_t kMostFeatures = 1000;
/// A factorisation, a quadratic programme and a linear programme of these sizes take seconds.
constexpr int kMostRandomFeatures = 4000, kMostRrValues = 10'000, kMostUnbiasedValues = 100;

void checkBounds(const DataChoice& data, ProblemList& found) {
  if (!data.lower)
    found.add("data.lower", "The lower bound of the target is missing; declare what is publicly known.");
  if (!data.upper)
    found.add("data.upper", "The upper bound of the target is missing; declare what is publicly known.");
  if (!data.lower || !data.upper) return;
  if (!std::isfinite(*data.lower))
    found.add("data.lower", "The lower bound is not a finite number; declare one.");
  if (!std::isfinite(*data.upper))
    found.add("data.upper", "The upper bound is not a finite number; declare one.");
  if (!std::isfinite(*data.lower) || !std::isfinite(*data.upper)) return;
  const std::string both = "lower " + shortestText(*data.lower) + ", upper " + shortestText(*data.upper);
  if (*data.lower > *data.upper)
    found.add("data.lower", "The bounds are swapped (" + both + "); the lower one must be the smaller.");
  else if (*data.lower == *data.upper)
    found.add("data.upper", "The bounds are equal (" + both + "); the upper one must be larger.");
  else if (*data.upper - *data.lower > kWidest || !(*data.upper - *data.lower > kNarrowest))
    found.add("data.upper",
              "The bounds (" + both + ") are too far apart or too close to compute with; change the unit.");
}

void checkReading(const DataChoice& data, ProblemList& found) {
  static const std::array<std::string, 9> separators = {",",   "comma", ";", "semicolon", "\t",
                                                        "\\t", "tab",   " ", "space"};
  static const std::array<std::string, 2> decimals = {".", ","};
  static const std::array<std::string, 1> preparations = {"standardise"};
  if (data.file.empty())
    found.add("data.file", "No data file is named; name one, or a built-in one like builtin:house-prices.");
  if (data.separator && std::find(separators.begin(), separators.end(), *data.separator) == separators.end())
    found.add("data.separator", "The separator is " + quoted(*data.separator) +
                                    "; it can be a comma, semicolon, tab or space.");
  if (data.decimal) found.oneOf("data.decimal", "decimal mark", decimals, *data.decimal);
  if (data.separator && data.decimal && *data.separator == *data.decimal)
    found.add("data.decimal", "The separator and the decimal mark are the same; change one of them.");
  if (data.names && data.names->empty())
    found.add("data.names", "The list of names is empty; name every column or leave it out.");
  if (data.features && data.features->empty())
    found.add("data.features",
              "The list of features is empty; name at least one, or write null for all other columns.");
  found.oneOf("data.prepare", "preparation", preparations, data.prepare);
}

void checkMethods(const Study& study, ProblemList& found) {
  const std::vector<std::string> methods = labelPrivacyMethods();
  const std::vector<std::string> learners = labelPrivacyLearners();
  const LabelPrivacy& task = study.labelPrivacy;
  found.list("label_privacy.methods", "methods", task.methods);
  for (const std::string& method : task.methods)
    found.oneOf("label_privacy.methods", "method", methods, method);
  found.list("label_privacy.learner", "learners", task.learners);
  for (const std::string& learner : task.learners)
    found.oneOf("label_privacy.learner", "learner", learners, learner);
}

void checkPrior(const Study& study, const std::filesystem::path& folder, ProblemList& found) {
  const LabelPrivacy& task = study.labelPrivacy;
  if (task.priorShare)
    found.betweenZeroAndOne("label_privacy.prior_share", "The prior's share of epsilon", *task.priorShare);
  found.positive("label_privacy.bin_width", "The bin width", task.binWidth);
  const DataChoice& data = study.data;
  if (data.lower && data.upper && *data.upper - *data.lower <= kWidest && task.binWidth > 0 &&
      (*data.upper - *data.lower) / task.binWidth > static_cast<double>(kMostBins))
    found.add("label_privacy.bin_width", "The bin width " + shortestText(task.binWidth) +
                                             " makes more than " + std::to_string(kMostBins) +
                                             " bins; choose wider bins.");
  const std::string field = "label_privacy.prior_file";
  if (!task.priorFile || task.priorFile->empty()) {
    if (task.prior == PriorKind::file || task.priorFile)
      found.add(field, "No prior file is named; name one, or write null and choose another prior.");
    return;
  }
  try {
    const Prior prior = loadPriorFile(study, folder).value();
    if (data.lower && data.upper) {
      const std::string outside = outsideBounds(prior, bounds(data));
      if (!outside.empty()) found.add(field, outside);
    }
    const bool used = std::any_of(task.methods.begin(), task.methods.end(), needsZeta);
    if (used && task.prior == PriorKind::file && prior.kind == Prior::Kind::points)
      found.add(field, "The prior file holds points, but RPWithPrior needs bins: columns lower,upper,mass.");
  } catch (const FileError& error) {
    found.add(field, std::string("The prior file cannot be used: ") + error.what());
  }
}

void checkLabelPrivacy(const Study& study, const std::filesystem::path& folder, ProblemList& found) {
  const LabelPrivacy& task = study.labelPrivacy;
  checkMethods(study, found);
  if (task.lambda) found.notNegative("label_privacy.lambda", "Lambda", *task.lambda);
  found.between("label_privacy.random_features", "The number of random features", 2, kMostRandomFeatures,
                task.randomFeatures);
  if (task.featureGamma)
    found.positive("label_privacy.feature_gamma", "The features' gamma", *task.featureGamma);
  found.between("label_privacy.rr_values", "The number of values of randomized response", 2, kMostRrValues,
                task.rrValues);
  found.between("label_privacy.unbiased_values", "The number of values of the unbiased randomizer", 2,
                kMostUnbiasedValues, task.unbiasedValues);
  if (task.zeta) found.positive("label_privacy.zeta", "Zeta", *task.zeta);
  found.betweenZeroAndOne("label_privacy.delta", "Delta", task.delta);
  checkPrior(study, folder, found);
}

/// Columns that are drawn: a wrong one would be drawn wrongly.
void checkPublished(const Study& study, ProblemList& found) {
  for (std::size_t i = 0; i < study.published.size(); ++i) {
    const PublishedColumn& column = study.published[i];
    const std::string field = "published[" + std::to_string(i) + "]";
    if (column.label.empty() || column.source.empty())
      found.add(field, "A published column has no label or no source; say what it is and where it stands.");
    if (!column.isPrivate && column.reason.empty())
      found.add(field + ".reason", "The published column " + quoted(column.label) +
                                       " is not private, but no reason is given; say why.");
    if (column.epsilon.size() != column.error.size() ||
        (!column.sd.empty() && column.sd.size() != column.error.size()))
      found.add(field,
                "The published column " + quoted(column.label) +
                    " has lists of different lengths; give one error, and one sd if any, per epsilon.");
    for (const double epsilon : column.epsilon) found.positive(field + ".epsilon", "Epsilon", epsilon);
    for (const double error : column.error) found.notNegative(field + ".error", "A published error", error);
    for (const double sd : column.sd) found.notNegative(field + ".sd", "A published sd", sd);
    if (column.withoutPrivacy)
      found.notNegative(field + ".without_privacy", "A published error", *column.withoutPrivacy);
  }
}

void checkStudy(const Study& study, ProblemList& found) {
  if (study.task != Task::labelPrivacy)
    found.add("task", "The task " + quoted(nameOf(study.task)) +
                          " is not available in this version; choose label-privacy.");
  if (study.mode == Mode::release)
    found.add("mode", "Release mode is not available in this version; choose classroom.");
  found.list("epsilon", "epsilons", study.epsilon);
  for (const double epsilon : study.epsilon) found.positive("epsilon", "Epsilon", epsilon);
  found.atLeast("trials", "The number of trials", 1, study.trials);
  found.betweenZeroAndOne("test_fraction", "The share of rows for testing", study.testFraction);
  checkPublished(study, found);
}

/// After the split there must be a training row for every weight, the constant, and one more to measure
/// spread.
void checkSplit(const Study& study, const PreparedData& data, ProblemList& found) {
  const auto rows = static_cast<double>(data.rows.size());
  const double test = std::clamp(std::round(study.testFraction * rows), 1.0, rows - 1);
  const auto train = static_cast<std::size_t>(rows - test);
  const std::size_t features = data.features.size();
  if (train < features + 2)
    found.add("test_fraction",
              "Only " + counted(train, "row") + (train == 1 ? " is" : " are") + " left to learn from, for " +
                  counted(features, "feature") +
                  " and a constant; test on fewer rows, or use more rows or fewer features.");
  if (features > kMostFeatures)
    found.add("data.features", "There are " + std::to_string(features) +
                                   " features, text columns counting once per value; choose at most " +
                                   std::to_string(kMostFeatures) + ".");
}

}  // namespace

std::vector<Problem> problems(const Study& study, const Dataset* dataset,
                              const std::filesystem::path& folder) {
  ProblemList found;
  checkStudy(study, found);
  checkReading(study.data, found);
  checkBounds(study.data, found);
  checkLabelPrivacy(study, folder, found);
  checkKernelRelease(study.kernelRelease, found);
  checkPrivateClassifier(study.privateClassifier, found);
  if (dataset == nullptr) return found.take();

  std::vector<Problem> ofData;
  const std::shared_ptr<const Dataset> borrowed(std::shared_ptr<void>(), dataset);
  const PreparedData data = prepare(borrowed, prepareOptions(study.data), ofData);
  if (ofData.empty() && study.testFraction > 0 && study.testFraction < 1) checkSplit(study, data, found);
  found.add(ofData);
  return found.take();
}

}  // namespace epsiscope
