#include "core/tasks/label_classes/task.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/reading/reader.h"
#include "core/results/result_file.h"
#include "core/run/run.h"
#include "core/study/load.h"
#include "core/study/study_file.h"
#include "core/tasks/attack_preview.h"
#include "core/tasks/audited_claims.h"
#include "core/tasks/label_classes/answers_preview.h"
#include "core/tasks/label_classes/cache.h"
#include "core/tasks/label_classes/cells.h"
#include "core/tasks/methods.h"
#include "core/tasks/trade_off_preview.h"
#include "tests/core/tasks/label_classes/classes_study.h"
#include "tests/support/paths.h"
#include "tests/support/prepared.h"
#include "tests/support/temporary_folder.h"

namespace epsiscope::label_classes_task_test {
namespace {

using test::classesStudy;
using test::healthSurvey;

std::shared_ptr<const Dataset> tableOf(const std::string& csv) {
  const test::TemporaryFolder folder;
  return std::make_shared<const Dataset>(readDataset(folder.write("table.csv", csv)).value());
}

Study studyOf(std::vector<std::string> classes) {
  Study study = classesStudy();
  study.data.file = "table.csv";
  study.data.target = "y";
  study.labelClasses.classes = std::move(classes);
  return study;
}

const ResultRow& rowOf(const Result& result, const std::string& method, const std::string& metric,
                       double epsilon) {
  const auto found = std::ranges::find_if(result.series, [&](const ResultRow& row) {
    return row.method == method && row.metric == metric && row.epsilon == epsilon;
  });
  EXPECT_NE(found, result.series.end()) << method << ' ' << metric;
  return *found;
}

TEST(LabelClasses, AnswersHaveTheExactErrorOfTheFormula) {
  const Study study = classesStudy();
  ASSERT_EQ(problems(study, healthSurvey().get()), std::vector<Problem>{});
  const Result result = run(study, healthSurvey(), {.threads = 2}, {}).value();
  for (const double epsilon : study.epsilon) {
    const ResultRow& row = rowOf(result, "randomized-response", "label_error", epsilon);
    EXPECT_EQ(row.kind, "exact");
    EXPECT_NEAR(row.mean, 4 / (std::exp(epsilon) + 4), 1e-15);
    // The prior's answers are right at least as often, but for the prior's cost.
    const double withPrior = rowOf(result, "rr-with-prior", "label_error", epsilon).mean;
    EXPECT_LT(withPrior, row.mean + 0.05);
  }
}

TEST(LabelClasses, LearnsBetterWithTheCorrectionAndBestFromTrueLabels) {
  Study study = classesStudy();
  study.epsilon = {2};
  study.trials = 3;
  const Result result = run(study, healthSurvey(), {.threads = 3}, {}).value();
  const auto error = [&](const char* method) { return rowOf(result, method, "test_error", 2).mean; };
  EXPECT_EQ(rowOf(result, "randomized-response", "test_error", 2).kind, "sampled");
  EXPECT_LT(error("none"), error("randomized-response"));
  EXPECT_LT(error("randomized-response"), error("predict-majority"));
  // The Bayes error is 0.2895, that of the constant "none" 0.587.
  EXPECT_NEAR(error("none"), 0.29, 0.03);
  EXPECT_NEAR(error("predict-majority"), 0.587, 0.03);
  EXPECT_LT(error("randomized-response"), 0.40);
}

TEST(LabelClasses, GivesTheSameBitsForAnyNumberOfThreads) {
  const Study study = classesStudy();
  const Result one = run(study, healthSurvey(), {.threads = 1}, {}).value();
  const Result four = run(study, healthSurvey(), {.threads = 4}, {}).value();
  ASSERT_EQ(one.series.size(), four.series.size());
  for (std::size_t i = 0; i < one.series.size(); ++i) EXPECT_EQ(one.series[i].values, four.series[i].values);
}

TEST(LabelClasses, OtherMethodsAndEpsilonsChangeNoCell) {
  Study study = classesStudy();
  const Result both = run(study, healthSurvey(), {.threads = 2}, {}).value();
  study.epsilon = {3};
  study.labelClasses.methods = {"rr-with-prior"};
  const Result one = run(study, healthSurvey(), {.threads = 2}, {}).value();
  EXPECT_EQ(rowOf(both, "rr-with-prior", "test_error", 3).values,
            rowOf(one, "rr-with-prior", "test_error", 3).values);
}

TEST(LabelClasses, ThePreviewOfAnswersIsWhatARunFinds) {
  Study study = classesStudy();
  study.view.metric = "label";
  study.view.epsilon = 3;
  study.trials = 1;
  const Result result = run(study, healthSurvey(), {.threads = 1}, {}).value();
  const auto table = PreparedTable::of(study, healthSurvey());
  const TradeOffPreview preview = previewTradeOff(study, {buildCache(study, table)});
  EXPECT_EQ(preview.metric, "label_error");
  ASSERT_EQ(preview.curves.size(), 2U);
  for (std::size_t i = 0; i < 2; ++i)
    EXPECT_EQ(preview.atEpsilon[i], rowOf(result, preview.curves[i].method, "label_error", 3).mean);
  EXPECT_EQ(preview.predictMeanAtEpsilon, rowOf(result, "predict-majority", "label_error", 3).mean);
  EXPECT_EQ(preview.none, 0);
}

TEST(LabelClasses, ErrorAtAnEpsilonIsTheRuns) {
  Study study = classesStudy();
  study.trials = 1;
  const Result result = run(study, healthSurvey(), {.threads = 1}, {}).value();
  const auto cache = buildCache(study, PreparedTable::of(study, healthSurvey()));
  for (const char* method : {"randomized-response", "rr-with-prior", "predict-majority"})
    EXPECT_EQ(taskOf(study).errorAt(study, *cache, method, 3, {}),
              rowOf(result, method, "test_error", 3).mean);
  EXPECT_EQ(taskOf(study).errorAt(study, *cache, "none", 3, {}), std::nullopt);
}

TEST(LabelClasses, SampledCurvesFallAndSayThatTheyAreSampled) {
  Study study = classesStudy();
  const auto table = PreparedTable::of(study, healthSurvey());
  const TradeOffPreview preview = previewTradeOff(study, {buildCache(study, table)});
  ASSERT_EQ(preview.curves.size(), 3U);
  for (const MethodCurve& curve : preview.curves) {
    EXPECT_EQ(curve.q05.size(), curve.x.size());
    EXPECT_FALSE(curve.notes.empty());
    EXPECT_LT(curve.y.back(), curve.y.front() - 0.1) << curve.method;
    EXPECT_NEAR(curve.y.back(), preview.none, 0.03);
  }
  EXPECT_EQ(preview.predictMean.method, "predict-majority");
}

TEST(LabelClasses, LearnsFromFewerRowsForTheLearningCurve) {
  Study study = classesStudy();
  study.epsilon = {4};
  study.trainSizes = {200, 2000};
  study.labelClasses.methods = {"randomized-response"};
  const Result result = run(study, healthSurvey(), {.threads = 2}, {}).value();
  std::vector<double> errors;
  for (const ResultRow& row : result.series)
    if (row.metric == "test_error") errors.push_back(row.mean);
  ASSERT_EQ(errors.size(), 3U);
  EXPECT_GT(errors[1], errors[2]);
}

TEST(LabelClasses, RandomFeaturesLearnWhatIsNotLinear) {
  std::string csv = "y,a,b\n";
  Rng rng(4);
  for (int i = 0; i < 1500; ++i) {
    const double a = rng.normal(), b = rng.normal();
    csv +=
        std::string(a * b > 0 ? "same" : "other") + ',' + std::to_string(a) + ',' + std::to_string(b) + '\n';
  }
  Study study = studyOf({"same", "other"});
  study.epsilon = {4};
  study.labelClasses.methods = {"randomized-response"};
  const auto error = [&] {
    return rowOf(run(study, tableOf(csv), {.threads = 2}, {}).value(), "randomized-response", "test_error", 4)
        .mean;
  };
  EXPECT_GT(error(), 0.35);
  study.labelClasses.randomFeatures = 100;
  EXPECT_LT(error(), 0.2);
}

TEST(LabelClasses, LabelsOfNoDeclaredClassAreErrorsAndSaid) {
  const auto data = tableOf("y,a\nyes,1\nno,2\nmaybe,3\nyes,4\nno,5\nyes,6\nno,7\nmaybe,8\nyes,9\nno,10\n");
  Study study = studyOf({"yes", "no"});
  ASSERT_EQ(problems(study, data.get()), std::vector<Problem>{});
  const Result result = run(study, data, {.threads = 1}, {}).value();
  EXPECT_TRUE(std::ranges::any_of(result.notes, [](const std::string& note) {
    return note.starts_with("2 rows have a label that is none of the declared classes");
  }));
  EXPECT_GT(rowOf(result, "randomized-response", "label_error", 3).mean, 1 / (std::exp(3) + 1));
}

TEST(LabelClasses, MissingLabelsAreLeftOutAndTheGuaranteeSaysSo) {
  const auto data = tableOf("y,a\nu,1\n,2\nv,3\nu,4\nv,5\nu,6\n");
  Study study = studyOf({"u", "v"});
  EXPECT_FALSE(problems(study, data.get()).empty());
  study.data.missing = MissingRule::dropRows;
  ASSERT_EQ(problems(study, data.get()), std::vector<Problem>{});
  const Result result = run(study, data, {.threads = 1}, {}).value();
  EXPECT_EQ(result.rows, 5U);
  EXPECT_TRUE(rowOf(result, "randomized-response", "label_error", 3).guarantee->amongCompleteRows());
}

TEST(LabelClasses, SayWhatIsTakenFromTheLabels) {
  Study study = classesStudy();
  EXPECT_TRUE(labelClassesTask().warnings(study, 1000).empty());
  study.labelClasses.classes = {};
  study.labelClasses.prior = PriorKind::exact;
  EXPECT_EQ(labelClassesTask().warnings(study, 1000).size(), 2U);
}

TEST(LabelClasses, SuggestsWhatARunUses) {
  Study study = classesStudy();
  study.trials = 1;
  study.view.epsilon = 3;
  const auto cache = buildCache(study, PreparedTable::of(study, healthSurvey()));
  const Suggestions found = labelClassesTask().suggestions(study, *cache);
  const Result result = run(study, healthSurvey(), {.threads = 1}, {}).value();
  EXPECT_EQ(found.at("label_classes.lambda"), rowOf(result, "rr-with-prior", "test_error", 3).lambda);
  EXPECT_NEAR(found.at("label_classes.prior_share"), std::sqrt(2 * 5 / (4000 * 3.0)) / 2, 1e-15);
}

TEST(LabelClasses, ExtremesAreSane) {
  const auto data = tableOf("y,a\nu,1\nv,2\nw,3\nu,4\nx,5\nz,6\n");
  // As many classes as rows, one class, and classes that no row has.
  for (const std::vector<std::string>& classes :
       {std::vector<std::string>{"u", "v", "w", "x", "z", "never"}, std::vector<std::string>{"u"}})
    for (const PriorKind prior : {PriorKind::noisyCounts, PriorKind::noisyLabels, PriorKind::exact}) {
      Study study = studyOf(classes);
      study.labelClasses.prior = prior;
      study.epsilon = {1e-6, 700};
      ASSERT_EQ(problems(study, data.get()), std::vector<Problem>{});
      const Result result = run(study, data, {.threads = 1}, {}).value();
      for (const ResultRow& row : result.series) {
        EXPECT_TRUE(row.mean >= 0 && row.mean <= 1) << row.method << ' ' << row.metric;
      }
      study.view.epsilon = 1e-6;
      const auto cache = buildCache(study, PreparedTable::of(study, data));
      const AnswersPreview answers = previewAnswers(study, *cache);
      EXPECT_LE(answers.largestLogRatio, 1e-6 * (1 + 1e-9));
      EXPECT_EQ(previewAttack(study, *cache, {}).methods.empty(), classes.size() == 1)
          << "of one class nothing can be told";
      for (const AuditedClaim& claim : auditedClaims(study, *cache, 1e-6, {.draws = 0}, {}))
        for (const AuditedPart& part : claim.parts) {
          EXPECT_LE(part.finding.measured, 1e-6 * (1 + 1e-9)) << claim.method;
        }
    }
}

TEST(LabelClasses, ClassesThatAreTakenFromTheDataWorkButAreNotPrivate) {
  Study study = classesStudy();
  study.labelClasses.classes = {};
  ASSERT_EQ(problems(study, healthSurvey().get()), std::vector<Problem>{});
  const Result result = run(study, healthSurvey(), {.threads = 2}, {}).value();
  for (const ResultRow& row : result.series) EXPECT_FALSE(row.guarantee->isPrivate()) << row.method;
  EXPECT_NEAR(rowOf(result, "randomized-response", "label_error", 0.5).mean, 4 / (std::exp(0.5) + 4), 1e-15);
}

TEST(LabelClasses, BoundsSayNothingOfClasses) {
  Study study = classesStudy();
  study.data.boundsFromData = true;
  const Result result = run(study, healthSurvey(), {.threads = 2}, {}).value();
  EXPECT_TRUE(rowOf(result, "randomized-response", "label_error", 3).guarantee->isPrivate());
  for (const std::string& note : result.notes) EXPECT_EQ(note.find("bounds"), std::string::npos) << note;
}

std::string problemAt(const Study& study, const std::shared_ptr<const Dataset>& data,
                      const std::string& field) {
  for (const Problem& problem : problems(study, data.get()))
    if (problem.field == field) return problem.sentence;
  return {};
}

TEST(LabelClassesProblems, PointAQuantityToLabelPrivacy) {
  std::string csv = "y,a\n";
  for (int i = 0; i < 200; ++i) csv += std::to_string(i) + ".5," + std::to_string(i) + '\n';
  Study study = studyOf({});
  study.labelClasses.classes = {};
  EXPECT_EQ(problemAt(study, tableOf(csv), "data.target"),
            "Column \"y\" has more than 100 different numbers, so it is no class but a quantity; choose the "
            "task \"Protect labels\" (label-privacy).");
  csv = "y,a\n";
  for (int i = 0; i < 200; ++i) csv += "t" + std::to_string(i) + "," + std::to_string(i) + '\n';
  EXPECT_EQ(problemAt(study, tableOf(csv), "data.target"),
            "Column \"y\" has more than 100 different texts; choose a column with fewer classes, or declare "
            "the ones that matter.");
}

TEST(LabelClassesProblems, NameWhatIsWrongWithTheClasses) {
  const auto data = tableOf("y,a\nu,1\nv,2\nu,3\nv,4\n");
  const auto said = [&](std::vector<std::string> classes) {
    return problemAt(studyOf(std::move(classes)), data, "label_classes.classes");
  };
  EXPECT_EQ(said({"u", "v"}), "");
  EXPECT_EQ(said({"u", "u "}), "The class \"u\" is listed twice; list it once.");
  EXPECT_EQ(said({"u", " "}), "A class is empty; an empty cell is a missing label.");
  EXPECT_EQ(
      said({"red", "blue"}),
      "No row has one of the declared classes \"red\" and \"blue\"; column \"y\" holds \"u\" and \"v\".");
  EXPECT_NE(said({}).find("The list of classes is empty"), std::string::npos);
  EXPECT_NE(said(std::vector<std::string>(101, "u")).find("There are 101 classes"), std::string::npos);
  const auto numbers = tableOf("y,a\n1,1\n2,2\n1,3\n2,4\n");
  EXPECT_EQ(problemAt(studyOf({"1", "two"}), numbers, "label_classes.classes"),
            "Column \"y\" holds numbers, and the class \"two\" is none.");
  EXPECT_EQ(problemAt(studyOf({"1", "1.0"}), numbers, "label_classes.classes"),
            "The class \"1.0\" is listed twice; list it once.");
}

TEST(LabelClassesProblems, CheckEveryKey) {
  const auto data = healthSurvey();
  Study study = classesStudy();
  study.labelClasses.methods = {"laplace"};
  study.labelClasses.prior = PriorKind::file;
  study.labelClasses.priorShare = 1;
  study.labelClasses.lambda = -1;
  study.labelClasses.randomFeatures = 1;
  study.labelClasses.gamma = 0;
  for (const char* field : {"label_classes.methods", "label_classes.prior", "label_classes.prior_share",
                            "label_classes.lambda", "label_classes.random_features", "label_classes.gamma"})
    EXPECT_NE(problemAt(study, data, field), "") << field;
}

TEST(Answers, ShowTheMatrixAndTheFrequencies) {
  Study study = classesStudy();
  study.view.epsilon = 1;
  const auto cache = buildCache(study, PreparedTable::of(study, healthSurvey()));
  const AnswersPreview preview = previewAnswers(study, *cache);
  EXPECT_EQ(preview.method, "randomized-response");
  EXPECT_EQ(preview.classes, *study.labelClasses.classes);
  EXPECT_NEAR(preview.largestLogRatio, 1, 1e-12);
  ASSERT_EQ(preview.probabilities.size(), 25U);
  double all = 0, answered = 0;
  for (std::size_t c = 0; c < 5; ++c) {
    all += preview.counts[c];
    answered += preview.answered[c];
    double sum = 0;
    for (std::size_t a = 0; a < 5; ++a) sum += preview.probabilities[c * 5 + a];
    EXPECT_NEAR(sum, 1, 1e-14);
  }
  EXPECT_EQ(all, 4000);
  EXPECT_EQ(answered, 4000);
  // Five deviations: one estimate in a million and a half is beyond.
  for (std::size_t c = 0; c < 5; ++c)
    EXPECT_NEAR(preview.estimated[c], preview.counts[c] / all, 5 * preview.deviation[c]);
}

TEST(Answers, OfFewClassesHaveNoFrequencies) {
  Study study = classesStudy();
  study.view.method = "rr-with-prior";
  study.view.epsilon = 0.2;
  const auto cache = buildCache(study, PreparedTable::of(study, healthSurvey()));
  const AnswersPreview preview = previewAnswers(study, *cache);
  EXPECT_EQ(preview.method, "rr-with-prior");
  EXPECT_LT(preview.answers.size(), 5U);
  EXPECT_TRUE(preview.estimated.empty());
  EXPECT_EQ(preview.prior.size(), 5U);
  EXPECT_FALSE(preview.notes.empty());
  EXPECT_NEAR(preview.epsilon + preview.epsilonPrior, 0.2, 1e-15);
}

/// The example shows its point: the correction pays, and a curve reaches the majority's error.
TEST(LabelClassesStudies, TheExampleRunsAndThePictureIsWorthLookingAt) {
  Study study =
      readStudy(std::filesystem::path(EPSISCOPE_SOURCE_DIR) / "resources/studies/label-classes.json");
  const auto data = loadData(study.data, {});
  ASSERT_EQ(problems(study, data.get()), std::vector<Problem>{});
  study.trials = 3;
  study.labelClasses.methods.push_back("none");
  const Result result = run(study, data, {.threads = 4}, {}).value();
  const auto error = [&](const char* method, double epsilon) {
    return rowOf(result, method, "test_error", epsilon).mean;
  };
  EXPECT_LT(error("randomized-response", 1), error("randomized-response-uncorrected", 1));
  EXPECT_LT(error("randomized-response", 2), error("predict-majority", 2) - 0.15);
  EXPECT_GT(error("randomized-response", 0.25), error("predict-majority", 0.25) - 0.05);
  EXPECT_LT(error("randomized-response", 8), error("none", 8) + 0.02);
}

}  // namespace
}  // namespace epsiscope::label_classes_task_test
