// Everything that is called private anywhere, and the reason to believe it: it passes the audit of its
// mechanism, or a test of its own tries to break its proof. A method without an entry fails here.

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/audit/audit.h"
#include "core/privacy/guarantee.h"
#include "core/results/result_file.h"
#include "core/study/preparations.h"
#include "core/tasks/audited_claims.h"
#include "core/tasks/label_privacy/cache.h"
#include "core/tasks/label_privacy/pipeline.h"
#include "core/tasks/label_privacy/task.h"
#include "core/tasks/methods.h"
#include "core/tasks/statistic/release.h"
#include "core/tasks/statistic/releases.h"
#include "core/tasks/trade_off_preview.h"
#include "core/tasks/task.h"
#include "tests/core/tasks/kernel_release/kernel_study.h"
#include "tests/core/tasks/label_classes/classes_study.h"
#include "tests/core/tasks/private_classifier/classifier_study.h"
#include "tests/core/tasks/private_regression/regression_study.h"
#include "tests/core/tasks/small_study.h"
#include "tests/core/tasks/statistic/statistic_study.h"
#include "tests/support/paths.h"
#include "tests/support/prepared.h"

namespace epsiscope::promises_test {
namespace {

enum class Why { audit, test, never };

/// The reason why a method may be called private, and the tests that try to break it.
struct Entry {
  Why why = Why::never;
  std::vector<std::pair<const char*, const char*>> tests = {};  ///< file below tests/core, and the test
};

const Entry kAudited{Why::audit};
const Entry kNever{Why::never};
const Entry kMean{Why::test,
                  {{"statistics/statistic_row_test.cpp", "Sensitivity, IsTheLargestMoveOfOneReplacedRow"}}};
const Entry kKernel{
    Why::test,
    {{"tasks/kernel_release/kernel_replay_test.cpp",
      "KernelReplay, AReplacedRowMovesEveryPredictionByAtMostTheSensitivity"},
     {"theory/output_perturbation_test.cpp", "OutputPerturbation, HoldsForEveryNeighbourTried"},
     {"theory/output_perturbation_test.cpp", "FunctionNoise, HoldsForEveryNeighbourTried"}}};
const Entry kKernelSvm{
    Why::test,
    {{"tasks/kernel_release/kernel_replay_test.cpp", "KernelReplay, OfASupportVectorMachineToo"},
     {"audit/kernel_audit_test.cpp", "KernelAudit, OfFunctionsStaysWithinEpsilonAndCatchesHalfTheNoise"}}};
const Entry kKernelLoss{
    Why::test,
    {{"kernels/kernel_machine_test.cpp", "KernelMachine, OfEveryLossMovesNoMoreThanTheSensitivity"},
     {"tasks/kernel_release/kernel_replay_test.cpp", "KernelReplay, OfEveryLossToo"},
     {"audit/kernel_audit_test.cpp", "KernelAudit, OfFunctionsStaysWithinEpsilonAndCatchesHalfTheNoise"}}};
const Entry kOutput{
    Why::test,
    {{"erm/perturbation_test.cpp", "OutputPerturbation, NoNeighboursAreToldApartByMoreThanEpsilon"}}};
const Entry kObjective{
    Why::test,
    {{"erm/perturbation_test.cpp", "ObjectivePerturbation, NoNeighboursAreToldApartByMoreThanEpsilon"},
     {"erm/private_fit_test.cpp", "PrivateFit, FollowsTheDensityItsGuaranteeIsAbout"},
     {"erm/tuning_test.cpp", "TunePrivately, SpendsEpsilonOnTheTrainingPartInTheWorstCase"},
     {"erm/candidate_scores_test.cpp", "LawsOfScores, AReplacedRowMovesNoneByMoreThanItsPlanSays"}}};
const Entry kNormalPerturbation{
    Why::test,
    {{"audit/perturbation_audit_test.cpp", "NormalPerturbationAudit, FindsNoViolationOfWhatIsProved"},
     {"erm/perturbation_test.cpp", "TiltDeviation, IsTheLeastForWhichTheLossOfTwoNumbersStaysWithinDelta"},
     {"erm/private_fit_test.cpp", "PrivateFit, OfNormalNoiseFollowsTheDensityItsGuaranteeIsAbout"}}};
/// A histogram's cells share epsilon, of which the audit sees one.
const Entry kStatistic{
    Why::audit,
    {{"tasks/statistic/release_test.cpp", "StatisticRelease, PassesTheAuditOfItsMechanism"},
     {"tasks/statistic/release_test.cpp", "StatisticRelease, AddsNoiseOfTheScaleThatTheSensitivityDemands"},
     {"statistics/statistic_row_test.cpp", "Sensitivity, IsTheLargestMoveOfOneReplacedRow"}}};

const Entry kStages{
    Why::test,
    {{"staged/label_range_test.cpp", "LabelRange, NoNeighboursAreToldApartByMoreThanEpsilon"},
     {"staged/staged_sums_test.cpp", "StagedSums, AReplacedLabelMovesThemByAtMostTwoHalves"},
     {"staged/residual_histogram_test.cpp", "ResidualHistogram, AReplacedResidualMovesTwoCountsByOne"},
     {"staged/residual_randomizer_test.cpp", "ResidualRandomizer, PassesTheAudit"},
     {"staged/staged_fit_test.cpp", "StagedFit, StagesShareTheWholeEpsilon"},
     {"staged/staged_fit_test.cpp", "StagedFit, LaterStagesTellNeighboursApartByTheirShareAtMost"}}};
const Entry kLocalStages{Why::test,
                         {{"staged/residual_randomizer_test.cpp", "ResidualRandomizer, PassesTheAudit"},
                          {"staged/staged_fit_test.cpp", "StagedFit, NobodyAnswersTwiceWithoutACurator"}}};

const Entry kAnswers{
    Why::test,
    {{"classes/class_response_test.cpp", "ClassResponse, NoAnswerTellsTwoLabelsApartByMoreThanEpsilon"},
     {"mechanisms/class_mechanisms_test.cpp",
      "ClassMechanisms, HaveMatricesThatKeepEpsilonAndPassTheAudit"}}};
const Entry kPriorAndAnswers{
    Why::test,
    {{"classes/class_response_test.cpp", "ClassResponse, NoAnswerTellsTwoLabelsApartByMoreThanEpsilon"},
     {"tasks/label_classes/release_test.cpp", "ClassRelease, SpendsEpsilonOnPriorAndAnswersTogether"},
     {"tasks/label_classes/release_test.cpp",
      "ClassRelease, NoNeighboursAreToldApartByMoreThanEpsilonInBothStages"}}};
const Entry kMajority{
    Why::test,
    {{"tasks/label_classes/release_test.cpp", "Majority, NoNeighboursAreToldApartByMoreThanEpsilon"}}};

constexpr const char* kNoiseOfSums = "sums/sums_noise_test.cpp";
const Entry kPureSums{
    Why::test,
    {{kNoiseOfSums, "SumsNoise, NoTwoRowsMoveTheSumsFurtherThanTheBound"},
     {kNoiseOfSums, "SumsNoise, NoReleaseOfTraceNoiseTellsMoreThanTheTraceNorm"},
     {kNoiseOfSums, "SumsNoise, EntriesHaveTheVariancesOfThePlan"},
     {"sums/regression_sums_test.cpp", "RegressionSums, AReplacedRowMovesThemByAtMostTheReach"}}};
const Entry kNormalSums{
    Why::test,
    {{kNoiseOfSums, "SumsNoise, NoTwoRowsMoveTheSumsFurtherThanTheBound"},
     {kNoiseOfSums, "SumsNoise, PlansAreMadeForTheFurthestRows"},
     {"sums/regression_sums_test.cpp", "RegressionSums, AReplacedRowMovesThemByAtMostTheReach"}}};

const Entry kTilt{
    Why::test,
    {{"erm/tilted_regression_test.cpp", "TiltedRegression, NoNeighboursAreToldApartByMoreThanThePlan"},
     {"erm/tilted_regression_test.cpp", "TiltPlan, KeepsEpsilonAndDelta"},
     {"audit/tilt_audit_test.cpp", "TiltAudit, RatiosAreThoseOfTheDensities"}}};

using Entries = std::map<std::string, Entry>;

const std::map<TaskId, Entries>& entries() {
  static const std::map<TaskId, Entries> all = {
      {TaskId::labelPrivacy,
       {{"laplace", kAudited},
        {"gaussian", kAudited},
        {"gaussian-classic", kAudited},
        {"staircase", kAudited},
        {"rr-on-bins", kAudited},
        {"unbiased", kAudited},
        {"rp-with-prior", kAudited},
        {"rp-with-prior-debiased", kAudited},
        {"grid-response", kAudited},
        {"central-ridge",
         {Why::test,
          {{"central/central_release_test.cpp", "CentralRelease, LogDensityRatioIsAtMostEpsilonAndReachesIt"},
           {"central/central_release_test.cpp",
            "CentralRelease, ReplacingALabelMovesTheSumByAtMostTheSensitivity"}}}},
        {"central-ridge-gaussian",
         {Why::test,
          {{"central/central_release_test.cpp", "CentralRelease, PrivacyLossOfNormalNoiseKeepsDelta"},
           {"central/central_release_test.cpp",
            "CentralRelease, ReplacingALabelMovesTheSumByAtMostTheSensitivity"}}}},
        {"rp-with-prior-two-stage", kStages},
        {"best", kStages},
        {"best-central", kStages},
        {"best-local", kLocalStages},
        {"predict-mean", kMean},
        {"none", kNever}}},
      {TaskId::kernelRelease,
       {{"ridge", kKernel},
        {"ridge-tight", kKernel},
        {"svm", kKernelSvm},
        {"svm-tight", kKernelSvm},
        {"kernel", kKernelLoss},
        {"kernel-tight", kKernelLoss},
        {"predict-mean", kMean},
        {"none", kNever}}},
      {TaskId::privateClassifier,
       {{"output", kOutput},
        {"objective", kObjective},
        {"objective-tight", kObjective},
        {"objective-halved", kObjective},
        {"output-gaussian", kNormalPerturbation},
        {"objective-gaussian", kNormalPerturbation},
        {"predict-mean", kNever},
        {"none", kNever}}},
      {TaskId::statistic,
       {{"laplace", kStatistic},
        {"discrete-laplace", kStatistic},
        {"gaussian", kStatistic},
        {"exponential", kStatistic},
        {kMethodNoiseAlone, kStatistic},
        {kMethodSamplingError, kNever},
        {"none", kNever}}},
      {TaskId::labelClasses,
       {{"randomized-response", kAnswers},
        {"randomized-response-uncorrected", kAnswers},
        {"rr-with-prior", kPriorAndAnswers},
        {"predict-majority", kMajority},
        {"none", kNever}}},
      {TaskId::privateRegression,
       {{"noisy-sums", kPureSums},
        {"noisy-sums-gaussian", kNormalSums},
        {"objective-gaussian", kTilt},
        {"predict-mean", kMean},
        {"none", kNever}}}};
  return all;
}

TEST(Promises, EveryMethodOfEveryTaskHasAnEntry) {
  ASSERT_EQ(entries().size(), allTasks().size());
  for (const Task* task : allTasks())
    for (const Method& method : task->methods())
      EXPECT_TRUE(entries().at(task->facts().task).contains(method.id))
          << task->facts().id << ": " << method.id;
}

std::string sourceOf(const std::string& file) {
  std::ifstream in(std::string(EPSISCOPE_SOURCE_DIR "/tests/core/") + file);
  return {std::istreambuf_iterator<char>(in), {}};
}

TEST(Promises, TheNamedTestsExist) {
  for (const auto& [task, methods] : entries())
    for (const auto& [method, entry] : methods) {
      EXPECT_EQ(entry.why == Why::test && entry.tests.empty(), false) << method;
      for (const auto& [file, test] : entry.tests)
        EXPECT_NE(sourceOf(file).find(std::string("TEST(") + test + ")"), std::string::npos) << test;
    }
}

/// A study with its data.
struct Subject {
  Study study;
  std::shared_ptr<const Dataset> dataset;
};

Study declared(Study study, const Dataset& dataset) {
  study.data.prepare = kPrepareUnitRows;
  study.data.columnBounds.clear();
  for (const Column& column : dataset.columns) {
    if (column.name == study.data.target) continue;
    if (column.kind == ColumnKind::number)
      study.data.columnBounds.push_back({column.name, 1e4});
    else
      study.data.columns.push_back({.column = column.name, .kind = {}, .categories = column.categories});
  }
  return study;
}

/// Studies of all tasks in which everything that can be private is.
std::vector<Subject> subjects() {
  std::vector<Subject> all;
  Study labels = test::builtInStudy("house-prices");
  labels.labelPrivacy.methods = labelPrivacyMethods();
  labels.labelPrivacy.randomFeatures = 20;
  labels.epsilon = {0.5};
  labels.trials = 1;
  for (const PriorKind prior : {PriorKind::noisyCounts, PriorKind::noisyLabels, PriorKind::uniform}) {
    labels.labelPrivacy.prior = prior;
    all.push_back({labels, test::builtInData("house-prices")});
  }
  for (const Study& study : test::kernelStudies())
    all.push_back({declared(study, *test::dataOf(study)), test::dataOf(study)});
  Study classifier = declared(test::classifierStudy(), *test::incomeClass());
  classifier.privateClassifier.methods = {"none",
                                          "output",
                                          "objective",
                                          "objective-tight",
                                          "objective-halved",
                                          "output-gaussian",
                                          "objective-gaussian"};
  classifier.trials = 1;
  all.push_back({classifier, test::incomeClass()});
  classifier.privateClassifier.tune = {0.01, 0.1};
  all.push_back({classifier, test::incomeClass()});
  classifier.privateClassifier.tuning = "all-rows";
  all.push_back({classifier, test::incomeClass()});
  for (const StatisticKind kind :
       {StatisticKind::count, StatisticKind::sum, StatisticKind::mean, StatisticKind::variance,
        StatisticKind::quantile, StatisticKind::histogram})
    for (const std::string& mechanism : mechanismsFor(kind))
      all.push_back({test::statisticStudy(kind, mechanism), test::peopleData()});
  Study classes = test::classesStudy();
  classes.epsilon = {0.5};
  classes.trials = 1;
  for (const PriorKind prior : {PriorKind::noisyCounts, PriorKind::noisyLabels, PriorKind::uniform}) {
    classes.labelClasses.prior = prior;
    all.push_back({classes, test::healthSurvey()});
  }
  Study regression = test::regressionStudy();
  regression.epsilon = {0.5};
  regression.trials = 1;
  for (const int features : {0, 20}) {
    regression.privateRegression.randomFeatures = features;
    all.push_back({regression, test::housePrices()});
  }
  return all;
}

const Entry* entryOf(const Study& study, const std::string& method) {
  const Entries& methods = entries().at(study.task);
  const auto found = methods.find(method);
  return found == methods.end() ? nullptr : &found->second;
}

/// Expects an entry with a reason for a private method, and a stated reason for one that is not.
void expectAnEntry(const Study& study, const std::string& method, const Guarantee& guarantee) {
  const Entry* entry = entryOf(study, method);
  ASSERT_NE(entry, nullptr) << method;
  const bool isPrivate = guarantee.isPrivate();
  EXPECT_FALSE(isPrivate && entry->why == Why::never) << method;
  if (!isPrivate) {
    EXPECT_FALSE(guarantee.note().empty()) << method;
    return;
  }
  EXPECT_TRUE(guarantee.note().empty()) << method << ": " << guarantee.note();
  const bool ofLabels = taskOf(study).facts().neighbours == Neighbours::labels;
  EXPECT_EQ(guarantee.neighbours(), ofLabels ? Guarantee::Neighbours::label : Guarantee::Neighbours::row);
  if (!ofLabels) {
    EXPECT_EQ(guarantee.trust(), Guarantee::Trust::central) << method;
  }
}

TEST(Promises, OfEveryCurveAndEveryRowOfARunHaveAnEntry) {
  std::map<TaskId, std::set<std::string>> kept;
  for (const Subject& subject : subjects()) {
    const Study& study = subject.study;
    const auto table = PreparedTable::of(study, subject.dataset);
    ASSERT_TRUE(problems(study, *table).empty()) << problems(study, *table).front().sentence;
    const TradeOffPreview preview = previewTradeOff(study, {buildCache(study, table)});
    for (const MethodCurve& curve : preview.curves) expectAnEntry(study, curve.method, curve.guarantee);
    expectAnEntry(study, preview.predictMean.method, preview.predictMean.guarantee);
    const auto result = run(study, table, {.threads = 2}, {});
    for (const ResultRow& row : result->series) {
      ASSERT_TRUE(row.guarantee.has_value()) << row.method;
      expectAnEntry(study, row.method, *row.guarantee);
      if (!row.guarantee->isPrivate()) continue;
      kept[study.task].insert(row.method);
      EXPECT_LE(row.guarantee->epsilon(), row.epsilon);
    }
    // The file as a whole holds true values, whatever its methods promise.
    EXPECT_NE(toJson(*result).find("\"private\": false,\n \"complete\""), std::string::npos);
    EXPECT_NE(csvNotes(*result).find("Classroom mode: computed from the true labels, not private"),
              std::string::npos);
  }
  // Every method that can be private has been private once.
  for (const auto& [task, methods] : entries())
    for (const auto& [method, entry] : methods)
      if (entry.why != Why::never && method != kMethodNoiseAlone) {
        EXPECT_TRUE(kept[task].contains(method)) << method;
      }
}

/// The randomizer of each pipeline passes its audit at the epsilon that the prior leaves.
TEST(Promises, EveryPrivateRandomizerOfLabelsPassesItsAudit) {
  Study study = test::builtInStudy("house-prices");
  study.labelPrivacy.methods = labelPrivacyMethods();
  study.labelPrivacy.randomFeatures = 20;
  study.labelPrivacy.unbiasedValues = 8;
  study.labelPrivacy.rrValues = 32;
  const auto data = test::builtInData("house-prices");
  std::size_t audited = 0;
  for (const PriorKind prior :
       {PriorKind::noisyCounts, PriorKind::noisyLabels, PriorKind::uniform, PriorKind::exact}) {
    study.labelPrivacy.prior = prior;
    const auto cache = buildCache(study, data);
    for (const std::string& method : study.labelPrivacy.methods)
      for (const double epsilon : {0.05, 0.7, 4.0}) {
        if (!taskOf(study).isMethod(method)) continue;
        SCOPED_TRACE(method + " at " + std::to_string(epsilon));
        const Pipeline pipeline = previewPipeline(study, *cache, method, epsilon);
        if (!pipeline.mechanism) continue;
        const bool isExact = prior == PriorKind::exact && needsPrior(method);
        const bool isClassic = method == "gaussian-classic" && pipeline.epsilonLabels >= 1;
        EXPECT_EQ(pipeline.guarantee.isPrivate(), !isExact && !isClassic);
        if (!pipeline.guarantee.isPrivate()) continue;
        EXPECT_EQ(pipeline.guarantee.epsilon(), epsilon);
        EXPECT_NEAR(pipeline.epsilonPrior + pipeline.ofLabels.epsilon(), epsilon, 1e-15 * epsilon);
        EXPECT_EQ(pipeline.guarantee.delta(), pipeline.ofLabels.delta());
        const AuditReport report = audit(*pipeline.mechanism);
        EXPECT_TRUE(report.passed) << report.measured;
        EXPECT_EQ(report.claimedEpsilon, pipeline.ofLabels.epsilon());
        const bool seesLabels = prior == PriorKind::noisyCounts && pipeline.epsilonPrior > 0;
        EXPECT_EQ(pipeline.guarantee.trust(),
                  seesLabels ? Guarantee::Trust::central : Guarantee::Trust::local);
        ++audited;
      }
  }
  EXPECT_GT(audited, 80U);
}

TEST(Promises, BoundsThatWereTakenFromTheLabelsSpoilEveryOne) {
  for (Subject& subject : subjects()) {
    Study& study = subject.study;
    if (taskOf(study).holdsClasses(study)) continue;  // classes have no bounds
    study.data.boundsFromData = true;
    const TradeOffPreview preview = previewTradeOff(study, {buildCache(study, subject.dataset)});
    for (const MethodCurve& curve : preview.curves) EXPECT_FALSE(curve.guarantee.isPrivate()) << curve.method;
    EXPECT_FALSE(preview.predictMean.guarantee.isPrivate());
    const auto result = run(study, subject.dataset, {.threads = 2}, {});
    for (const ResultRow& row : result->series) EXPECT_FALSE(row.guarantee->isPrivate()) << row.method;
  }
}

void expectAmong(const Guarantee& guarantee, bool leaves, const std::string& of) {
  if (guarantee.isPrivate()) {
    EXPECT_EQ(guarantee.amongCompleteRows(), leaves) << of;
  }
}

/// The study's rules have left rows out, or a recipe had done so before there was this table: its counts say
/// so under every rule.
TEST(Promises, WhereRowsAreLeftOutTheyAreAmongCompleteRows) {
  for (Subject& subject : subjects()) {
    Study& study = subject.study;
    for (const MissingRule missing :
         {MissingRule::stop, MissingRule::dropRows, MissingRule::dropColumns, MissingRule::mean})
      for (const int left : {0, 1, 2}) {
        study.data.missing = missing;
        auto dataset = std::make_shared<Dataset>(*subject.dataset);
        if (left == 1) dataset->earlier.droppedForMissing = 3;
        if (left == 2) dataset->earlier.droppedForBad = 3;
        const bool leaves = left > 0 || missing == MissingRule::dropRows;
        const auto table = PreparedTable::of(study, dataset);
        for (const Method& method : taskOf(study).methods())
          expectAmong(taskOf(study).promise(study, table->data(), method.id), leaves,
                      std::string("promise of ") + method.id);
        if (left != 1 || missing != MissingRule::stop) continue;
        const auto cache = buildCache(study, table);
        const TradeOffPreview preview = previewTradeOff(study, {cache});
        for (const MethodCurve& curve : preview.curves)
          expectAmong(curve.guarantee, leaves, "curve of " + curve.method);
        expectAmong(preview.predictMean.guarantee, leaves, "curve of the baseline");
        for (const AuditedClaim& claim :
             auditedClaims(study, *cache, study.epsilon.front(), {.draws = 0}, {}))
          expectAmong(claim.claimed, leaves, "claim of " + claim.method);
        const auto result = run(study, table, {.threads = 2}, {});
        for (const ResultRow& row : result->series)
          expectAmong(*row.guarantee, leaves, "row of " + row.method);
      }
  }
}

}  // namespace
}  // namespace epsiscope::promises_test
