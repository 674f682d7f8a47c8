#include "core/tasks/label_privacy/task.h"

#include <algorithm>

#include "core/mechanisms/registry.h"
#include "core/study/preparations.h"
#include "core/tasks/guarantees.h"
#include "core/tasks/label_privacy/cache.h"
#include "core/tasks/label_privacy/claims.h"
#include "core/tasks/label_privacy/exact_release.h"
#include "core/tasks/label_privacy/inputs.h"
#include "core/tasks/label_privacy/cells.h"
#include "core/tasks/methods.h"
#include "core/tasks/task_of.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

std::vector<Method> labelMethods() {
  std::vector<Method> methods;
  for (const RegistryRow& row : mechanismRegistry()) methods.push_back({row.id, row.label, row.summary});
  methods.push_back(
      {kMethodCentralRidge, marked("Core", "Central ridge"),
       marked("Core", "Keeps the labels, and adds noise to the sums that ridge needs of them.")});
  methods.push_back({kMethodCentralRidgeGaussian, marked("Core", "Central ridge, Gaussian"),
                     marked("Core", "The same with bell-shaped noise: less of it for many sums, and a δ.")});
  methods.push_back(
      {kMethodRpWithPriorTwoStage, marked("Core", "RPWithPrior in two stages"),
       marked("Core", "A noisy regression first; then each label is answered near its prediction.")});
  methods.push_back(
      {kMethodBest, marked("Core", "Best"), marked("Core", "The same as “Best, with a curator”.")});
  methods.push_back(
      {kMethodBestCentral, marked("Core", "Best, with a curator"),
       marked("Core", "Several looks at the labels, each narrowing the next; a curator sees them.")});
  methods.push_back(
      {kMethodBestLocal, marked("Core", "Best, without a curator"),
       marked("Core", "Everyone answers once; the later ones near the predictions learned from the first.")});
  methods.push_back({kMethodPredictMean, marked("Core", "Predict the mean"),
                     marked("Core", "Ignores the features: the private mean for everyone."),
                     MethodRole::yardstick});
  methods.push_back({kMethodNone, marked("Core", "No privacy"),
                     marked("Core", "The error of the same learner with the true labels."),
                     MethodRole::yardstick});
  return methods;
}

/// Every label is made noisy before anything is learned; the features are public.
class LabelPrivacyTask final : public TaskOf<LabelPrivacyInputs, LabelPrivacyCache> {
public:
  const TaskFacts& facts() const override {
    static const TaskFacts facts{
        .task = TaskId::labelPrivacy,
        .id = "label-privacy",
        .block = "label_privacy",
        .neighbours = Neighbours::labels,
        .preparations = {kPrepareStandardise, kPrepareNone},
        .otherPreparation = marked(
            "Core",
            "Label privacy standardises the features, which are public; write \"standardise\", or \"none\" "
            "for a perceptron that learns from them as they are."),
        .needsBounds = true,
        .fewestTrainRows = 2,
        .hasNoise = true,
        .hasLambdaSweep = false,
        .hasTrainSizes = false,
        .starters = {"laplace", kMethodRpWithPriorDebiased, kMethodCentralRidge}};
    return facts;
  }
  std::span<const Method> methods() const override {
    static const std::vector<Method> methods = labelMethods();
    return methods;
  }
  std::vector<std::string>* methodsOf(Study& study) const override { return &study.labelPrivacy.methods; }
  bool usesMethod(const Study& study, const std::string& method) const override {
    return std::ranges::count(study.labelPrivacy.methods, method) > 0;
  }
  std::vector<std::string>* learnersOf(Study& study) const override { return &study.labelPrivacy.learners; }
  std::string metricOf(const Study&) const override { return "test_mse"; }
  bool needsRowPerFeature(const Study& study) const override {
    return study.labelPrivacy.lambda == 0 &&
           std::ranges::count(study.labelPrivacy.learners, kLearnerRidge) > 0;
  }
  bool clipsPredictions(const Study& study) const override { return study.labelPrivacy.clipPredictions; }
  bool hasStages(const Study& study) const override {
    return std::ranges::any_of(study.labelPrivacy.methods,
                               [](const std::string& method) { return stagedMethod(method).has_value(); });
  }
  double deltaOf(const Study& study) const override {
    return std::ranges::any_of(study.labelPrivacy.methods, needsDelta) ? study.labelPrivacy.delta : 0;
  }
  void check(const Study& study, const std::filesystem::path& folder, ProblemList& found) const override {
    checkLabelPrivacy(study, isOf(study), folder, found);
  }
  std::vector<std::string> warnings(const Study& study, std::size_t) const override {
    return labelPrivacyWarnings(study);
  }
  Guarantee promise(const Study& study, const PreparedData& data, const std::string& method) const override {
    return amongPeople(promiseOfMethod(study, data.counts, method, viewEpsilon(study)), data.counts.units());
  }
  std::string sharedNoise(const Study& study) const override {
    return sharedNoiseNote(study.labelPrivacy.prior,
                           std::ranges::any_of(study.labelPrivacy.methods, needsPrior));
  }
  std::vector<Undeclared> undeclared(const Study& study, const PreparedData&) const override {
    std::vector<Undeclared> found;
    addUndeclaredBounds(study.data, found);
    return found;
  }
  std::string whyItStays(const Study& study, const std::string& method, std::size_t rows, double epsilon,
                         const std::filesystem::path& folder) const override {
    return whyLabelsStay(study, method, rows, epsilon, folder);
  }
  Released release(const Study& study, const PreparedData& data, const std::string& method, double epsilon,
                   const std::filesystem::path& folder, const Custodian& custodian) const override {
    return releasedLabels(study, data, method, epsilon, folder, custodian);
  }
  std::unique_ptr<const TaskInputs> inputs(const Study& study,
                                           const std::filesystem::path& folder) const override {
    return std::make_unique<const InputsOf<LabelPrivacyInputs>>(
        labelPrivacyInputs(study, previewLearnerUse(study), folder));
  }
  void suggestUnchanged(Study& study, const Study& before, std::size_t) const override {
    const auto suggestIfSame = [](auto& number, const auto& was) {
      if (number == was) number.reset();
    };
    suggestIfSame(study.labelPrivacy.zeta, before.labelPrivacy.zeta);
    suggestIfSame(study.labelPrivacy.binWidth, before.labelPrivacy.binWidth);
    suggestIfSame(study.labelPrivacy.priorShare, before.labelPrivacy.priorShare);
  }
  void fitToWidth(Study& study, double width) const override {
    const auto suits = [width](double value, double smallest, double largest) {
      return value >= smallest * width && value <= largest * width;
    };
    LabelPrivacy& task = study.labelPrivacy;
    if (!task.zeta.all([&](double zeta) { return suits(zeta, 0.01, 1); })) task.zeta.reset();
    if (task.binWidth && !suits(*task.binWidth, 0.001, 0.5)) task.binWidth.reset();
  }
  std::unique_ptr<Trials> trials(const Study& study, std::shared_ptr<const PreparedTable> table,
                                 const std::filesystem::path& folder, unsigned threads) const override {
    return labelPrivacyTrials(study, std::move(table), folder, threads);
  }
};

}  // namespace

std::vector<std::string> labelPrivacyMethods() {
  std::vector<std::string> ids;
  for (const Method& method : labelPrivacyTask().methods()) ids.push_back(method.id);
  return ids;
}

const Task& labelPrivacyTask() {
  static const LabelPrivacyTask task;
  return task;
}

}  // namespace epsiscope
