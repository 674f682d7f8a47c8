#include "ui/report/first_page.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>

#include "core/builtin/generators.h"
#include "core/results/result.h"
#include "core/run/run.h"
#include "core/start/class_values.h"
#include "core/study/load.h"
#include "core/study/study_file.h"
#include "core/tasks/problems.h"
#include "core/tasks/task.h"
#include "core/tasks/trade_off_preview.h"
#include "tests/core/tasks/small_study.h"
#include "tests/support/paths.h"
#include "tests/support/prepared.h"
#include "tests/support/shared_files.h"
#include "ui/state/picture.h"
#include "ui/state/tasks.h"
#include "ui/state/view_kind.h"
#include "ui/views/study_charts.h"
#include "ui/views/trade_off/method_differences.h"
#include "ui/views/trade_off/trade_off_table.h"

namespace epsiscope::headline_test {
namespace {

/// The state with the picture of Trade-off, over all splits of the study.
AppState stateOf(const Study& study, std::shared_ptr<const Dataset> dataset) {
  AppState state;
  state.study = study;
  state.dataset = std::move(dataset);
  state.cache = buildCache(state.study, state.dataset);
  SplitCaches splits{state.cache};
  while (splits.size() < wantedSplits(state.study, *state.cache->table()) &&
         addSplit(taskOf(state.study), splits, {})) {
  }
  const ViewKind* view = viewKind(view_id::tradeOff);
  state.pictures[view->id] =
      std::make_shared<const Picture>(drawPicture(*view, state.study, splits, nullptr));
  return state;
}

Report firstPageOf(const AppState& state) {
  Report report;
  fillFirstPage(report, state, ledgerOf(state), QStringLiteral("2030-01-02T03:04:05Z"));
  return report;
}

/// The study made small, to be quick.
Study smaller(Study study) {
  study.kernelRelease.mostRows = 100;
  study.trials = 3;
  study.epsilon = {0.5, 2};
  study.view.epsilon = 1;
  return study;
}

std::filesystem::path studiesFolder() {
  return std::filesystem::path(EPSISCOPE_SOURCE_DIR) / "resources" / "studies";
}

/// Every example study whose data the program has, and every built-in table on every task that takes it.
std::vector<std::pair<Study, std::shared_ptr<const Dataset>>> everyStudy() {
  std::vector<std::pair<Study, std::shared_ptr<const Dataset>>> all;
  for (const auto& entry : std::filesystem::directory_iterator(studiesFolder())) {
    if (entry.path().extension() != ".json") continue;
    const Study study = readStudy(entry.path());
    if (study.data.file.starts_with("builtin:"))
      all.emplace_back(smaller(study), loadData(study.data, studiesFolder()));
  }
  for (const BuiltIn& builtIn : builtIns()) {
    const auto dataset = test::builtInData(builtIn.id);
    for (const Task* task : allTasks()) {
      Study study = withTask(test::builtInStudy(builtIn.id), task->facts().task, dataset.get());
      choosePublicClasses(study, *dataset);
      choosePositive(study, *dataset);
      study = smaller(study);
      if (problems(study, dataset.get()).empty()) all.emplace_back(study, dataset);
    }
  }
  return all;
}

/// The words of a conclusion that would name the best method: those before the methods for comparison.
QString crowning(const QString& conclusion) {
  return conclusion.section(QStringLiteral(". "), 0, 0);
}

TEST(Headline, CrownsMethodsAloneInEveryStudyOfTheProgram) {
  const auto all = everyStudy();
  EXPECT_GE(all.size(), 12U);
  std::set<TaskId> tasks;
  for (const auto& [study, dataset] : all) {
    SCOPED_TRACE(study.data.file + " " + taskOf(study).facts().id);
    tasks.insert(study.task);
    const AppState state = stateOf(study, dataset);
    const Report report = firstPageOf(state);
    const auto rows = tradeOffRows(study, *previewOf<TradeOffPreview>(state));
    const std::vector<ExpectedError> expected = expectedErrors(state);
    for (const ExpectedError& one : expected) {
      if (one.role != MethodRole::method || !one.isPrivate) {
        EXPECT_FALSE(crowning(report.conclusion).contains(one.method)) << report.conclusion.toStdString();
      }
      if (one.role == MethodRole::part) {
        EXPECT_FALSE(report.conclusion.contains(one.method));
        EXPECT_TRUE(one.trust.isEmpty()) << "as if it could be released";
      }
    }
    for (const TradeOffRow& row : rows) {
      EXPECT_EQ(row.role, taskOf(study).roleOf(row.method.toStdString()));
      if (row.role != MethodRole::method) {
        EXPECT_TRUE(row.difference.isEmpty());
      }
    }
    for (const LedgerLine& entry : ledgerOf(state).entries)
      for (const ExpectedError& one : expected)
        if (one.role == MethodRole::part) {
          EXPECT_NE(entry.method, one.method);
        }
  }
  EXPECT_EQ(tasks.size(), allTasks().size());
}

TEST(Headline, OfAWantedErrorNoPartHasASmallestEpsilon) {
  for (auto [study, dataset] : everyStudy()) {
    if (study.task != TaskId::statistic) continue;
    study.view.errorTarget = 1e9;
    const AppState state = stateOf(study, dataset);
    for (const TradeOffRow& row : tradeOffRows(study, *previewOf<TradeOffPreview>(state)))
      EXPECT_EQ(row.smallestEpsilon.isEmpty(), row.role != MethodRole::method) << row.method.toStdString();
  }
}

/// The mean of a table with values beyond the bounds: the noise without the clipping is only a part of the
/// error.
TEST(Headline, OfTheNoisyMeanNamesTheMechanism) {
  const Study study = readStudy(studiesFolder() / "noisy-mean.json");
  const AppState state = stateOf(study, loadData(study.data, studiesFolder()));
  const Report report = firstPageOf(state);
  EXPECT_TRUE(report.conclusion.contains(QStringLiteral("Laplace"))) << report.conclusion.toStdString();
  EXPECT_FALSE(report.conclusion.contains(QStringLiteral("Noise alone"))) << report.conclusion.toStdString();
  const auto named = std::ranges::find_if(report.expected.rows, [](const QStringList& row) {
    return row.front() == QStringLiteral("Noise alone (part of the error)");
  });
  ASSERT_NE(named, report.expected.rows.end());
  EXPECT_TRUE(named->back().isEmpty()) << "it is trusted to nobody";
}

TEST(Headline, OfAMeanWithTwoValuesBeyondTheBoundsNamesLaplace) {
  const std::filesystem::path folder = test::sharedDir() / "cases" / "15_report_calls_noise_alone_a_method";
  NEEDS_FILE(folder / "study.json");
  const Study study = readStudy(folder / "study.json");
  const QString conclusion = firstPageOf(stateOf(study, loadData(study.data, folder))).conclusion;
  EXPECT_TRUE(crowning(conclusion).contains(QStringLiteral("Laplace"))) << conclusion.toStdString();
  EXPECT_FALSE(conclusion.contains(QStringLiteral("Noise alone"))) << conclusion.toStdString();
  EXPECT_TRUE(conclusion.startsWith(QStringLiteral("Nothing is private before"))) << "as nobody declared how";
}

/// Two names of one method have the same errors: their order in the list must not matter.
TEST(Headline, NamesNoWinnerBetweenTwoThatAreTheSame) {
  Study study = test::builtInStudy("advertising-sales");
  study = smaller(study);
  study.labelPrivacy.methods = {"best", "best-central"};
  study.labelPrivacy.randomFeatures = 20;
  AppState state = stateOf(study, test::builtInData("advertising-sales"));
  for (const bool hasRun : {false, true}) {
    if (hasRun) state.result = std::make_shared<const Result>(run(study, state.dataset, {}, {}).value());
    const QString conclusion = firstPageOf(state).conclusion;
    EXPECT_TRUE(conclusion.contains(QStringLiteral("no method is clearly better")))
        << conclusion.toStdString();
    EXPECT_FALSE(conclusion.contains(QStringLiteral("the smallest expected error")));
  }
  const QString sentence = bestSentence(study, *previewOf<TradeOffPreview>(state));
  EXPECT_TRUE(sentence.contains(QStringLiteral("No method is clearly better"))) << sentence.toStdString();
}

/// A clear winner is named, and measured against one private answer for everybody.
TEST(Headline, MeasuresTheBestAgainstThePrivateMean) {
  Study study = test::builtInStudy("house-prices");
  study.labelPrivacy.methods = {"laplace", "central-ridge"};
  study.view.epsilon = 1;
  const AppState state = stateOf(study, test::builtInData("house-prices"));
  const QString conclusion = firstPageOf(state).conclusion;
  EXPECT_TRUE(conclusion.contains(QStringLiteral("that of Central ridge"))) << conclusion.toStdString();
  EXPECT_TRUE(conclusion.contains(QStringLiteral("better than Predict the mean")))
      << conclusion.toStdString();

  Study strict = study;
  strict.view.epsilon = 0.02;
  const QString worse = firstPageOf(stateOf(strict, state.dataset)).conclusion;
  EXPECT_TRUE(worse.contains(QStringLiteral("worse than “Predict the mean”")) ||
              worse.contains(QStringLiteral("not clearly better than “Predict the mean”")))
      << worse.toStdString();
}

/// The state with all that is known of other people.
TEST(Headline, SaysWhichPopulationItsIntervalsAreFor) {
  Study study = test::builtInStudy("house-prices");
  study.labelPrivacy.methods = {"laplace", "central-ridge"};
  study.view.epsilon = 1;
  const AppState ofSplits = stateOf(study, test::builtInData("house-prices"));
  const QString before = firstPageOf(ofSplits).conclusion;
  EXPECT_TRUE(before.contains(QStringLiteral("between splits)"))) << before.toStdString();
  EXPECT_TRUE(before.endsWith(QStringLiteral(
      "“Clearly” is meant for other splits of this table; for other people it may be otherwise.")))
      << before.toStdString();

  AppState state = withAllPictures(ofSplits);
  const QString after = firstPageOf(state).conclusion;
  EXPECT_TRUE(after.contains(QStringLiteral("for other people like these)"))) << after.toStdString();
  EXPECT_TRUE(after.contains(QStringLiteral("for other people like these. "))) << "the difference";
  EXPECT_TRUE(
      after.endsWith(QStringLiteral("“Clearly” is meant for other people like these, with 95 % confidence.")))
      << after.toStdString();
  const TradeOffPreview& preview = *previewOf<TradeOffPreview>(state);
  const auto named = [&](const std::vector<ExpectedError>& all, const char* label) {
    return *std::ranges::find(all, QString::fromLatin1(label), &ExpectedError::method);
  };
  const ExpectedError laplace = named(expectedErrors(state), "Laplace");
  EXPECT_EQ(laplace.reach, halfWidthOf(preview.atEpsilonOfPeople[0]));
  const QString key = firstPageOf(state).expected.notes.front();
  EXPECT_TRUE(key.contains(QStringLiteral("for other people like these")));
  EXPECT_FALSE(key.contains(QStringLiteral("(splits)"))) << "no row says so";

  // The means of draws of a run have the noise of the draws beside what other people change.
  study.epsilon = {1};
  study.trials = 3;
  state = withAllPictures(stateOf(study, state.dataset));
  Result ran = run(study, state.dataset, {}, {}).value();
  std::erase_if(ran.series,
                [](const ResultRow& row) { return row.method == "laplace" && row.kind != "sampled"; });
  state.result = std::make_shared<const Result>(ran);
  EXPECT_FALSE(named(expectedErrors(state), "Laplace").ofPeople.isKnown());
  EXPECT_TRUE(named(expectedErrors(state), "Central ridge").ofPeople.isKnown());
  const Report mixed = firstPageOf(state);
  EXPECT_TRUE(mixed.conclusion.endsWith(QStringLiteral("may be otherwise."))) << "one question for all";
  EXPECT_TRUE(mixed.expected.notes.front().contains(QStringLiteral("(splits)")));
  for (const QStringList& row : mixed.expected.rows)
    if (row[0] == QStringLiteral("Laplace") || row[0] == QStringLiteral("Central ridge")) {
      EXPECT_EQ(row[2].endsWith(QStringLiteral("(splits)")), row[0] == QStringLiteral("Laplace"));
    }
}

/// The case of a table of visits: nobody may read a promise about a row as one about a person.
TEST(Headline, SaysWhetherARowOrAPersonIsProtected) {
  const std::filesystem::path folder = test::sharedDir() / "cases" / "01_many_rows_per_person";
  NEEDS_FILE(folder / "study.json");
  Study study = readStudy(folder / "study.json");
  const auto dataset = loadData(study.data, folder);
  study.trials = 2;
  const auto factsOf = [&](const Study& one) {
    QString text;
    auto declared = std::make_shared<Dataset>(*dataset);
    declared->readAsDetected = false;
    for (const ReportFact& fact : firstPageOf(stateOf(one, declared)).summary)
      text += fact.value + QLatin1Char('\n');
    return text.toStdString();
  };
  const std::string ofRows = factsOf(study);
  EXPECT_NE(ofRows.find("each of 200 rows by itself"), std::string::npos) << ofRows;
  EXPECT_NE(ofRows.find("with K rows the factor"), std::string::npos) << ofRows;
  EXPECT_EQ(ofRows.find("person's"), std::string::npos) << ofRows;
  study.data.person = "person";
  study.data.rowsPerPerson = 5;
  const std::string ofPeople = factsOf(study);
  EXPECT_NE(ofPeople.find("each of 40 people, with all of at most 5 rows"), std::string::npos) << ofPeople;
  EXPECT_NE(ofPeople.find("all rows of a person by a factor of e^"), std::string::npos) << ofPeople;
}

/// The case of a delta of one half among 300 people: to declare the reading makes Laplace private, not
/// Gaussian. What is exact has no interval.
TEST(Headline, NamesNoMethodWhoseDeltaPromisesNothing) {
  const std::filesystem::path folder = test::sharedDir() / "cases" / "16_delta_of_one_half";
  NEEDS_FILE(folder / "study.json");
  const Study study = readStudy(folder / "study.json");
  const auto dataset = loadData(study.data, folder);
  ASSERT_TRUE(dataset->readAsDetected);
  const Report detected = firstPageOf(stateOf(study, dataset));
  EXPECT_TRUE(detected.conclusion.startsWith(QStringLiteral("Nothing is private before")));
  EXPECT_TRUE(detected.conclusion.contains(QStringLiteral("Laplace"))) << detected.conclusion.toStdString();
  EXPECT_FALSE(detected.conclusion.contains(QStringLiteral("Gaussian"))) << detected.conclusion.toStdString();
  EXPECT_FALSE(detected.expected.headings.contains(QStringLiteral("Interval")));
  for (const QStringList& row : detected.expected.rows)
    EXPECT_EQ(row.size(), detected.expected.headings.size());
  auto declared = std::make_shared<Dataset>(*dataset);
  declared->readAsDetected = false;
  EXPECT_FALSE(firstPageOf(stateOf(study, declared)).conclusion.contains(QStringLiteral("Gaussian")));
}

}  // namespace
}  // namespace epsiscope::headline_test
