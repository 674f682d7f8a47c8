#include "core/tasks/problems.h"

#include <memory>

#include "core/base/file_error.h"
#include "core/prior/prior.h"
#include "core/tasks/data_problems.h"
#include "core/tasks/kernel_release/problems.h"
#include "core/tasks/methods.h"
#include "core/tasks/label_privacy/pipeline.h"
#include "core/tasks/prepare_study.h"
#include "core/tasks/private_classifier/problems.h"
#include "core/study/problem_list.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

constexpr double kWidest = 1e100;
constexpr std::size_t kMostBins = 1'000'000;
/// A factorisation, a quadratic programme and a linear programme of these sizes take seconds.
constexpr int kMostRandomFeatures = 4000, kMostRrValues = 10'000, kMostUnbiasedValues = 100;

void checkMethods(const Study& study, ProblemList& found) {
  const std::vector<std::string> methods = labelPrivacyMethods();
  const std::vector<std::string> learners = labelPrivacyLearners();
  const LabelPrivacy& task = study.labelPrivacy;
  found.list("label_privacy.methods", sentence("Core", "methods"), task.methods);
  for (const std::string& method : task.methods)
    found.oneOf("label_privacy.methods", sentence("Core", "method"), methods, method);
  found.list("label_privacy.learner", sentence("Core", "learners"), task.learners);
  for (const std::string& learner : task.learners)
    found.oneOf("label_privacy.learner", sentence("Core", "learner"), learners, learner);
}

void checkPrior(const Study& study, const std::filesystem::path& folder, ProblemList& found) {
  const LabelPrivacy& task = study.labelPrivacy;
  if (task.priorShare)
    found.betweenZeroAndOne("label_privacy.prior_share", sentence("Core", "The prior's share of epsilon"),
                            *task.priorShare);
  found.positive("label_privacy.bin_width", sentence("Core", "The bin width"), task.binWidth);
  const DataChoice& data = study.data;
  // Of other tasks the target may be in dollars: the width that is left out of a study would refuse them.
  if (study.task == TaskId::labelPrivacy && data.lower && data.upper &&
      *data.upper - *data.lower <= kWidest && task.binWidth > 0 &&
      (*data.upper - *data.lower) / task.binWidth > static_cast<double>(kMostBins))
    found.add("label_privacy.bin_width",
              filled(sentence("Core", "The bin width %1 makes more than %2 bins; choose wider bins."),
                     task.binWidth, kMostBins));
  const std::string field = "label_privacy.prior_file";
  if (!task.priorFile || task.priorFile->empty()) {
    if (task.prior == PriorKind::file || task.priorFile)
      found.add(field, sentence("Core",
                                "No prior file is named; name one, or write null and choose another prior."));
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
      found.add(
          field,
          sentence("Core",
                   "The prior file holds points, but RPWithPrior needs bins: columns lower,upper,mass."));
  } catch (const FileError& error) {
    found.add(field, filled(sentence("Core", "The prior file cannot be used: %1"), error.what()));
  }
}

void checkLabelPrivacy(const Study& study, const std::filesystem::path& folder, ProblemList& found) {
  const LabelPrivacy& task = study.labelPrivacy;
  checkMethods(study, found);
  if (task.lambda) found.notNegative("label_privacy.lambda", sentence("Core", "Lambda"), *task.lambda);
  found.between("label_privacy.random_features", sentence("Core", "The number of random features"), 2,
                kMostRandomFeatures, task.randomFeatures);
  if (task.featureGamma)
    found.positive("label_privacy.feature_gamma", sentence("Core", "The features' gamma"),
                   *task.featureGamma);
  found.between("label_privacy.rr_values", sentence("Core", "The number of values of randomized response"), 2,
                kMostRrValues, task.rrValues);
  found.between("label_privacy.unbiased_values",
                sentence("Core", "The number of values of the unbiased randomizer"), 2, kMostUnbiasedValues,
                task.unbiasedValues);
  if (task.zeta) found.positive("label_privacy.zeta", sentence("Core", "Zeta"), *task.zeta);
  found.betweenZeroAndOne("label_privacy.delta", sentence("Core", "Delta"), task.delta);
  checkPrior(study, folder, found);
}

/// Columns that are drawn: a wrong one would be drawn wrongly.
void checkPublished(const Study& study, ProblemList& found) {
  for (std::size_t i = 0; i < study.published.size(); ++i) {
    const PublishedColumn& column = study.published[i];
    const std::string field = "published[" + std::to_string(i) + "]";
    if (column.label.empty() || column.source.empty())
      found.add(
          field,
          sentence("Core",
                   "A published column has no label or no source; say what it is and where it stands."));
    if (!column.isPrivate && column.reason.empty())
      found.add(
          field + ".reason",
          filled(sentence("Core", "The published column %1 is not private, but no reason is given; say why."),
                 quoted(column.label)));
    const bool overLambda = !column.lambda.empty();
    if (overLambda && column.epsilon.size() != 1)
      found.add(
          field + ".epsilon",
          filled(sentence(
                     "Core",
                     "The published column %1 is a table over lambda; give the one epsilon that it is for."),
                 quoted(column.label)));
    if ((overLambda ? column.lambda : column.epsilon).size() != column.error.size() ||
        (!column.sd.empty() && column.sd.size() != column.error.size()))
      found.add(field, filled(sentence("Core",
                                       "The published column %1 has lists of different lengths; give one "
                                       "error, and one sd if any, per epsilon or lambda."),
                              quoted(column.label)));
    for (const double epsilon : column.epsilon)
      found.positive(field + ".epsilon", sentence("Core", "Epsilon"), epsilon);
    for (const double lambda : column.lambda)
      found.positive(field + ".lambda", sentence("Core", "Lambda"), lambda);
    for (const double error : column.error)
      found.notNegative(field + ".error", sentence("Core", "A published error"), error);
    for (const double sd : column.sd)
      found.notNegative(field + ".sd", sentence("Core", "A published sd"), sd);
    if (column.withoutPrivacy)
      found.notNegative(field + ".without_privacy", sentence("Core", "A published error"),
                        *column.withoutPrivacy);
  }
}

void checkStudy(const Study& study, ProblemList& found) {
  if (study.mode == Mode::release)
    found.add("mode", sentence("Core", "Release mode is not available in this version; choose classroom."));
  found.list("epsilon", sentence("Core", "epsilons"), study.epsilon);
  for (const double epsilon : study.epsilon) found.positive("epsilon", sentence("Core", "Epsilon"), epsilon);
  found.atLeast("trials", sentence("Core", "The number of trials"), 1, study.trials);
  found.betweenZeroAndOne("test_fraction", sentence("Core", "The share of rows for testing"),
                          study.testFraction);
  if (!study.trainSizes.empty())
    found.list("train_sizes", sentence("Core", "training sizes"), study.trainSizes);
  for (const int size : study.trainSizes)
    found.atLeast("train_sizes", sentence("Core", "A number of rows to learn from"), 2, size);
  checkPublished(study, found);
}

}  // namespace

std::vector<Problem> problems(const Study& study, const Dataset* dataset,
                              const std::filesystem::path& folder) {
  ProblemList found;
  checkStudy(study, found);
  checkData(study, found);
  checkLabelPrivacy(study, folder, found);
  checkKernelRelease(study, found);
  checkPrivateClassifier(study, found);
  if (dataset == nullptr) return found.take();

  std::vector<Problem> ofData;
  const std::shared_ptr<const Dataset> borrowed(std::shared_ptr<void>(), dataset);
  const PreparedData data = prepare(borrowed, prepareOptions(study), ofData);
  checkNamedColumns(study.data, *dataset, found);
  if (ofData.empty()) {
    checkSplit(study, data, found);
    checkKernelReleaseData(study, data, found);
    checkPrivateClassifierData(study, data, found);
  }
  found.add(ofData);
  return found.take();
}

}  // namespace epsiscope
