// What is promised to a person with all their rows, for every method of every task.

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "core/base/numbers.h"
#include "core/erm/minimise.h"
#include "core/erm/perturbation.h"
#include "core/erm/private_fit.h"
#include "core/erm/tilted_regression.h"
#include "core/mechanisms/registry.h"
#include "core/results/result_file.h"
#include "core/statistics/statistic_row.h"
#include "core/study/statistic.h"
#include "core/table/identifier.h"
#include "core/tasks/attack_preview.h"
#include "core/tasks/label_classes/release.h"
#include "core/tasks/methods.h"
#include "core/tasks/private_classifier/cache.h"
#include "core/tasks/private_classifier/cells.h"
#include "core/tasks/statistic/release.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "core/tasks/warnings.h"
#include "tests/support/every_method.h"
#include "tests/support/prepared.h"

namespace epsiscope::person_test {
namespace {

using test::everyMethod, test::ofPersons, test::studyOfMethod, test::visits;

constexpr int kMost = test::kVisits;

TEST(Person, EveryPromiseIsAboutAllRowsOfAPersonAndTheAuditHoldsItToThat) {
  const auto table = visits();
  const auto studies = everyMethod();
  ASSERT_GE(studies.size(), 30u);
  for (const auto& [name, study] : studies) {
    const Study persons = ofPersons(study);
    ASSERT_TRUE(problems(persons, table.get()).empty())
        << name << ": " << problems(persons, table.get()).front().sentence;
    const auto cache = buildCache(persons, table);
    for (const double epsilon : {1e-6, 0.5, 8.0, 50.0, 700.0}) {
      SCOPED_TRACE(name + " at " + std::to_string(epsilon));
      for (const AuditedClaim& claim :
           taskOf(persons).claims(persons, *cache, epsilon, {.draws = 0, .rows = 1}, {})) {
        if (!claim.claimed.proved()) continue;  // the classic formula from 1 on
        EXPECT_NE(claim.verdict(), AuditedClaim::Verdict::broken) << claim.measured();
        if (claim.claimed.trust() == Guarantee::Trust::none || !claim.reason.empty()) continue;
        EXPECT_DOUBLE_EQ(claim.claimed.epsilon(), epsilon);
        EXPECT_EQ(claim.claimed.unit().most, static_cast<std::size_t>(kMost));
        EXPECT_NEAR(claim.asked(), epsilon, 1e-9 * epsilon) << "all of epsilon is asked for, and no more";
      }
    }
  }
}

/// What a curator releases is tried with all rows of a person replaced, so that noise made for one of them
/// would be found too little; where each row answers by itself, one is tried, and their losses add up.
TEST(Person, ReleasesOfACuratorAreTriedWithAllRowsOfAPerson) {
  const auto table = visits();
  std::size_t together = 0, near = 0;
  for (const auto& [name, study] : everyMethod()) {
    if (study.task == TaskId::labelPrivacy || study.task == TaskId::labelClasses) continue;
    const Study persons = ofPersons(study);
    const auto cache = buildCache(persons, table);
    for (const AuditedClaim& claim : taskOf(persons).claims(persons, *cache, 1, {.draws = 0, .rows = 1}, {}))
      for (const AuditedPart& part : claim.parts) {
        SCOPED_TRACE(name + ", " + part.name);
        EXPECT_EQ(part.rows, 1);
        EXPECT_LE(part.finding.measured, part.epsilon * (1 + 1e-7) + part.finding.rounding);
        // The losses that a study names reach their bounds on rows that this table does not have.
        if (study.task == TaskId::kernelRelease && study.kernelRelease.loss) continue;
        ++together;
        if (part.finding.measured > 0.45 * part.epsilon) ++near;
      }
  }
  EXPECT_GE(together, 20u);
  EXPECT_GE(near, 3 * together / 5) << "of " << together;
}

/// The exact errors of a person's promise are those of a row's at epsilon/K: of everything but normal noise
/// of a curator, which is made for K times the distance.
TEST(Person, PaysWithTheNoiseOfOneRowAtItsPartOfEpsilon) {
  const auto table = visits(1, 200);  // every split is the same as of rows
  const auto go = [](double, const std::string&, const Result*) { return true; };
  std::size_t compared = 0;
  for (auto [name, study] : everyMethod()) {
    SCOPED_TRACE(name);
    const bool hasDelta = taskOf(study).deltaOf(study) > 0;
    const bool isLocal = study.task == TaskId::labelPrivacy && name.find("central") == std::string::npos;
    if (hasDelta && !isLocal) continue;
    Study rows = study;
    rows.epsilon = {study.epsilon.front() / kMost};
    rows.view.epsilon = rows.epsilon.front();
    rows.labelPrivacy.delta /= kMost;
    const auto made = run(ofPersons(study), table, {}, go), wanted = run(rows, table, {}, go);
    ASSERT_TRUE(made && wanted);
    ASSERT_EQ(made->series.size(), wanted->series.size());
    for (std::size_t i = 0; i < made->series.size(); ++i) {
      const ResultRow &one = made->series[i], &other = wanted->series[i];
      EXPECT_EQ(one.epsilon, study.epsilon.front());
      if (one.kind == "sampled" || !std::isfinite(other.mean)) continue;
      EXPECT_NEAR(one.mean, other.mean, 1e-9 * std::abs(other.mean)) << one.method << " " << one.metric;
      ++compared;
    }
  }
  EXPECT_GT(compared, 40u);
}

TEST(Person, NormalNoiseOfACuratorIsMadeForAllRowsOfAPerson) {
  const auto table = visits(1, 200);
  for (const StatisticKind kind : {StatisticKind::mean, StatisticKind::sum, StatisticKind::count,
                                   StatisticKind::variance, StatisticKind::histogram}) {
    const auto column = StatisticColumn::ofNumbers(table->columns[2].values);
    const ReleasePlan plan{.kind = kind, .mechanism = "gaussian", .bounds = {0, 100}, .bins = 4};
    ReleasePlan persons = plan;
    persons.unit.most = kMost;
    const double ofRow = StatisticRelease(plan, column).noiseError(1);
    EXPECT_NEAR(StatisticRelease(persons, column).noiseError(1), kMost * kMost * ofRow, 1e-9 * ofRow);
  }
}

/// By brute force: tables in which all rows of a person are replaced.
TEST(Person, NoStatisticMovesFurtherThanItsNoiseIsMadeFor) {
  Rng rng(3);
  for (int round = 0; round < 200; ++round)
    for (const auto& [kind, name] : Names<StatisticKind>::all) {
      const StatisticRow& row = statisticRow(kind);
      if (!row.addsNoise()) continue;
      const std::size_t rows = 6 + rng.below(10);
      std::vector<double> values;
      for (std::size_t i = 0; i < rows; ++i) values.push_back(std::floor(rng.uniform() * 12) - 1);
      std::vector<double> others = values;
      for (std::size_t i = 0; i < kMost; ++i)
        others[i] = round % 2 == 0 ? std::floor(rng.uniform() * 12) - 1 : (values[i] > 5 ? 0 : 10);
      ReleasePlan plan{.kind = kind, .mechanism = "laplace", .bounds = {0, 10}, .bins = 3};
      plan.unit.most = kMost;
      const StatisticRelease one(plan, StatisticColumn::ofNumbers(values)),
          other(plan, StatisticColumn::ofNumbers(others));
      double moved = 0;
      const auto before = one.clipped(), after = other.clipped();
      for (std::size_t i = 0; i < before.size(); ++i) moved += std::abs(before[i] - after[i]);
      const double scale = std::sqrt(one.noiseError(1) / 2);
      EXPECT_LE(moved, scale * (1 + 1e-9)) << name;
    }
}

TEST(Person, NoMinimumMovesFurtherThanItsNoiseIsMadeFor) {
  const auto table = visits();
  Study study = studyOfMethod(taskOf(TaskId::privateClassifier), "output");
  study.data.target = "outcome";
  study.data.positive = "ill";
  study = ofPersons(study);
  const auto cache = buildCache(study, table);
  const LabelledRows& rows = PrivateClassifierCache::of(*cache).split().train();
  const Loss loss = lossOf(study.privateClassifier);
  for (const double lambda : {0.001, 0.01, 0.1}) {
    const double epsilon = 1.5;
    const PerturbationPlan plan = planPerturbation(Perturbation::output, loss, publicRows(*rows.x), lambda,
                                                   epsilonOfRow(study, epsilon));
    const Eigen::VectorXd before = minimise(*rows.x, rows.y, {.loss = loss, .lambda = lambda}).weights;
    Eigen::VectorXd labels = rows.y;
    for (Eigen::Index i = 0; i < kMost; ++i) labels[i] = labels[i] > 0 ? -1 : 1;
    const Eigen::VectorXd after = minimise(*rows.x, labels, {.loss = loss, .lambda = lambda}).weights;
    EXPECT_LE((before - after).norm(), epsilon * plan.noiseScale) << lambda;
    EXPECT_GT((before - after).norm(), 0);
  }
}

TEST(Person, TheMostFrequentClassIsNoBetterKnownWhenAllLabelsOfAPersonChange) {
  const double epsilon = 0.7;
  const std::vector<double> before{20, 17, 3}, after{20 - kMost, 17 + kMost, 3};
  const auto one = majorityLogLaw(before, epsilon / kMost), other = majorityLogLaw(after, epsilon / kMost);
  for (std::size_t i = 0; i < one.size(); ++i) EXPECT_LE(std::abs(one[i] - other[i]), epsilon);
}

TEST(ProtectedUnit, DeltaOfARowIsWhatGroupPrivacyLeavesOfIt) {
  for (const std::size_t most : {1u, 2u, 7u, 1000u})
    for (const double epsilon : {1e-6, 0.5, 8.0, 50.0}) {
      const ProtectedUnit unit{most};
      const double delta = unit.deltaOfRow(epsilon, 1e-5), own = unit.epsilonOfRow(epsilon);
      double sum = 0;
      for (std::size_t i = 0; i < most; ++i) sum += std::exp(static_cast<double>(i) * own) * delta;
      EXPECT_NEAR(sum, 1e-5, 1e-15) << most << " " << epsilon;
    }
  EXPECT_TRUE(std::isfinite((ProtectedUnit{3}.deltaOfRow(2000, 1e-5))));
  EXPECT_EQ(ProtectedUnit{}.rows(), 1);
  EXPECT_FALSE(ProtectedUnit{}.isPerson());
  EXPECT_TRUE(ProtectedUnit{1}.isPerson());
}

PreparedData prepared(const Study& study, const std::shared_ptr<const Dataset>& table) {
  std::vector<Problem> problems;
  PreparedData data = prepare(table, prepareOptions(study), problems);
  EXPECT_TRUE(problems.empty()) << problems.front().sentence;
  return data;
}

TEST(Person, RowsBeyondTheMostAndOfNobodyAreLeftOutAndOnePersonDecidesNothingAboutOthers) {
  auto table = std::make_shared<Dataset>(*visits(8, 25));
  for (const std::size_t row : {3u, 60u, 61u}) table->columns[0].codes[row] = -1;
  const Study study = ofPersons(studyOfMethod(taskOf(TaskId::labelPrivacy), "laplace"), 3);
  const PreparedData data = prepared(study, table);
  EXPECT_EQ(data.rows.size(), 75u);
  EXPECT_EQ(data.counts.persons, 25u);
  EXPECT_EQ(data.counts.withoutPerson, 3u);
  EXPECT_EQ(data.counts.beyondMost, 200u - 3 - 75);
  EXPECT_EQ(data.counts.rowsInFile, 200u);
  std::map<std::uint32_t, std::size_t> rows;
  std::map<std::uint32_t, std::int32_t> codes;
  for (std::size_t i = 0; i < data.rows.size(); ++i) {
    ++rows[data.persons[i]];
    const std::int32_t code = table->columns[0].codes[data.rows[i]];
    EXPECT_EQ(codes.try_emplace(data.persons[i], code).first->second, code);
  }
  for (const auto& [person, count] : rows) EXPECT_EQ(count, 3u) << person;

  // The rows of person 7 change in every way but whose they are, and some of them go to nobody.
  auto other = std::make_shared<Dataset>(*table);
  for (std::size_t row = 0; row < 200; ++row)
    if (other->columns[0].codes[row] == 7) {
      other->columns[1].values[row] = -1e3;
      other->columns[2].values[row] = 1e3;
      if (row > 100) other->columns[0].codes[row] = -1;
    }
  const PreparedData changed = prepared(study, other);
  const auto ofOthers = [&](const PreparedData& one) {
    std::set<std::uint32_t> kept;
    for (const std::uint32_t row : one.rows)
      if (table->columns[0].codes[row] != 7) kept.insert(row);
    return kept;
  };
  EXPECT_EQ(ofOthers(data), ofOthers(changed));
}

/// Three people with 50 rows each: a fifth of the rows would be tested on, of people a third.
TEST(Person, IsLearnedFromOrTestedOnAsAWholeInEveryTask) {
  const auto table = visits(50, 3);
  for (const Task* task : allTasks()) {
    if (!task->facts().learns) continue;
    const Study study = studyOfMethod(*task, task->methods().front().id);
    EXPECT_EQ(buildCache(study, table)->trainRows(), 120u) << task->facts().id;
    EXPECT_EQ(buildCache(ofPersons(study, 50), table)->trainRows(), 100u) << task->facts().id;
  }
}

TEST(Person, IsInOnePartOfASplit) {
  const auto table = visits();
  const PreparedData data =
      prepared(ofPersons(studyOfMethod(taskOf(TaskId::labelPrivacy), "laplace")), table);
  Rng rng(5);
  const Split split = randomSplit(data.rows, data.persons, 0.3, rng);
  EXPECT_EQ(split.train.size() + split.test.size(), data.rows.size());
  EXPECT_EQ(split.test.size(), 60u);
  std::set<std::int32_t> learned;
  for (const std::uint32_t row : split.train) learned.insert(table->columns[0].codes[row]);
  for (const std::uint32_t row : split.test) EXPECT_FALSE(learned.contains(table->columns[0].codes[row]));
}

std::string firstProblem(const Study& study, const std::shared_ptr<const Dataset>& table) {
  const auto found = problems(study, table.get());
  return found.empty() ? std::string() : found.front().field + ": " + found.front().sentence;
}

TEST(Person, WhatCannotBeIsOneSentenceWithTheNextStep) {
  const auto table = visits();
  const Study study = studyOfMethod(taskOf(TaskId::labelPrivacy), "laplace");
  Study wrong = ofPersons(study, 0);
  EXPECT_EQ(firstProblem(wrong, table),
            "data.rows_per_person: The most rows of one person are 0; declare 1 or more.");
  EXPECT_NE(firstProblem(ofPersons(study, 201), table).find("Nobody can have 201 of 200 rows"),
            std::string::npos);
  EXPECT_TRUE(firstProblem(ofPersons(study, 200), table).empty());
  wrong = study;
  wrong.data.person = "person";
  EXPECT_NE(firstProblem(wrong, table).find("the most rows that one person has are missing"),
            std::string::npos);
  wrong = study;
  wrong.data.rowsPerPerson = 3;
  EXPECT_NE(firstProblem(wrong, table).find("name it in data.person"), std::string::npos);
  wrong = ofPersons(study);
  wrong.data.person = "nobody";
  EXPECT_NE(firstProblem(wrong, table).find("data.person"), std::string::npos);
  wrong.data.person = "cost";
  EXPECT_NE(firstProblem(wrong, table).find("is the target"), std::string::npos);
  wrong = ofPersons(study);
  wrong.data.features = {"age", "person"};
  EXPECT_NE(firstProblem(wrong, table).find("says whom a row belongs to"), std::string::npos);
  EXPECT_NE(firstProblem(ofPersons(study, 200), visits(200, 1)).find("All 200 rows are of one person"),
            std::string::npos);
  auto nobody = std::make_shared<Dataset>(*table);
  std::ranges::fill(nobody->columns[0].codes, -1);
  EXPECT_NE(firstProblem(ofPersons(study), nobody).find("names nobody in enough rows"), std::string::npos);
}

TEST(Person, IsNoFeatureAndIsWrittenIntoTheResults) {
  const auto table = visits();
  Study study = ofPersons(studyOfMethod(taskOf(TaskId::labelPrivacy), "laplace"));
  study.data.features.reset();
  const PreparedData data = prepared(study, table);
  for (const Feature& feature : data.features) EXPECT_NE(feature.name.substr(0, 6), "person");
  const auto result = run(study, table, {}, [](double, const std::string&, const Result*) { return true; });
  ASSERT_TRUE(result);
  const std::string csv = toCsv(*result);
  EXPECT_NE(csv.find(",method_private,error_private,unit,rows_per_person,group,half_width\n"),
            std::string::npos);
  EXPECT_NE(csv.find(",method,yes,no,person,5,,\n"), std::string::npos) << csv;
  const Result back = parseResult(toJson(*result), "results.json");
  EXPECT_EQ(back.counts, result->counts);
  EXPECT_EQ(back.series.front().guarantee->unit(), result->series.front().guarantee->unit());
}

TEST(Person, DeltaIsComparedWithTheNumberOfPeople) {
  const auto table = visits();  // 200 rows of 40 people
  Study study = studyOfMethod(taskOf(TaskId::statistic), "gaussian");
  study.statistic.delta = 0.01;
  const auto said = [&](const Study& one) {
    const auto cache = buildCache(one, table);
    return taskOf(one).promise(one, cache->data(), "gaussian").isPrivate();
  };
  EXPECT_FALSE(said(study)) << "200 rows";
  study.statistic.delta = 0.004;
  EXPECT_TRUE(said(study));
  study.statistic.delta = 0.026;
  EXPECT_FALSE(said(ofPersons(study))) << "40 people";
  study.statistic.delta = 0.024;
  EXPECT_TRUE(said(ofPersons(study)));
  study.statistic.delta = 0.025;
  EXPECT_FALSE(said(ofPersons(study))) << "1/n exactly";
}

TEST(Person, FewRowsAreWarnedOfWithWhatAllOfTheirsCanMove) {
  const auto table = visits(2, 20);
  Study study = ofPersons(studyOfMethod(taskOf(TaskId::statistic), "laplace"), 2);
  study.statistic.statistic = StatisticKind::mean;
  const auto said = warnings(study, *buildCache(study, table));
  EXPECT_EQ(std::ranges::count(said,
                               "Mean of cost: the rows of one person can move it by 5, and noise is made "
                               "for that; there are 40 rows."),
            1)
      << "2 * 100/40";
}

TEST(Person, AnAttackerOfAllTheirRowsStaysWithinTheBound) {
  const auto table = visits();
  for (const char* method : {"laplace", "gaussian", "staircase", "central-ridge", "central-ridge-gaussian"}) {
    const Study study = ofPersons(studyOfMethod(taskOf(TaskId::labelPrivacy), method));
    const auto cache = buildCache(study, table);
    const AttackPreview preview = previewAttack(study, *cache, {});
    ASSERT_EQ(preview.methods.size(), 1u) << method;
    const AttackedMethod& made = preview.methods.front();
    EXPECT_DOUBLE_EQ(made.epsilon, 1) << method;
    EXPECT_LE(made.found.success, mostSuccess(1, made.delta) + 0.03) << method;
    EXPECT_GT(made.found.success, 0.5) << method;
  }
}

/// Whoever reads one number must not take what one row reveals for what a person reveals.
TEST(Person, AnAttackOnOneOfTheirRowsSaysSo) {
  const auto table = visits();
  const std::vector<std::pair<TaskId, const char*>> attacked = {
      {TaskId::kernelRelease, "kernel-ridge"},
      {TaskId::privateClassifier, "output"},
      {TaskId::privateRegression, "objective-gaussian"},
      {TaskId::statistic, "exponential"}};
  for (const auto& [task, method] : attacked) {
    Study study = studyOfMethod(taskOf(task), method);
    if (task == TaskId::statistic) study.statistic.statistic = StatisticKind::quantile;
    const auto isSaid = [&](const Study& one) {
      const AttackPreview preview = previewAttack(one, *buildCache(one, table), {});
      EXPECT_FALSE(preview.methods.empty()) << method;
      return std::ranges::all_of(preview.methods, [](const AttackedMethod& made) {
        return std::ranges::any_of(made.neighbours, [](const WitnessLine& line) {
          return line.what == "Of one row: a person may have 5, which share epsilon evenly.";
        });
      });
    };
    EXPECT_TRUE(isSaid(ofPersons(study))) << method;
    EXPECT_FALSE(isSaid(study)) << method;
    const AttackPreview preview = previewAttack(ofPersons(study), *buildCache(ofPersons(study), table), {});
    EXPECT_NEAR(preview.methods.front().epsilon, 0.2, 1e-12) << method;
  }
}

Column texts(const std::string& name, std::size_t names, std::size_t each) {
  Column column{.name = name, .kind = ColumnKind::text};
  for (std::size_t i = 0; i < names; ++i) column.categories.push_back("v" + std::to_string(i));
  for (std::size_t row = 0; row < names * each; ++row)
    column.codes.push_back(static_cast<std::int32_t>(row % names));
  return column;
}

TEST(RepeatedNames, AreSeenWhereValuesComeBackLikeThoseOfAnIdentifier) {
  EXPECT_EQ(repeatedNames(texts("person", 40, 5)), (RepeatedNames{"person", 40, 5}));
  EXPECT_EQ(repeatedNames(texts("anything", 40, 5)), (RepeatedNames{"anything", 40, 5}));
  EXPECT_EQ(repeatedNames(texts("patient", 4, 100)), (RepeatedNames{"patient", 4, 100}));
  EXPECT_FALSE(repeatedNames(texts("person", 40, 1))) << "every row its own";
  EXPECT_FALSE(repeatedNames(texts("job", 14, 500))) << "categories";
  EXPECT_FALSE(repeatedNames(texts("town", 40, 50))) << "categories";
  Column numbers{.name = "customer_id"};
  for (int row = 0; row < 200; ++row) numbers.values.push_back(1000 + row % 50);
  EXPECT_EQ(repeatedNames(numbers), (RepeatedNames{"customer_id", 50, 4}));
  numbers.name = "rooms";
  EXPECT_FALSE(repeatedNames(numbers)) << "numbers say something about their rows unless named otherwise";
  EXPECT_EQ(likeliestPerson(*visits())->column, "person");
}

TEST(RepeatedNames, AreNoWordsOfACategory) {
  Column streets = texts("street", 40, 5);
  for (std::string& street : streets.categories) street = "Long Street " + street;
  EXPECT_FALSE(repeatedNames(streets));
  streets.name = "member";
  EXPECT_TRUE(repeatedNames(streets)) << "its name says whose they are";
}

TEST(RepeatedNames, AreSaidUntilSomebodyAnswers) {
  const auto table = visits();
  const Study study = studyOfMethod(taskOf(TaskId::labelPrivacy), "laplace");
  const auto isSaid = [&](const Study& one, const std::shared_ptr<const Dataset>& of) {
    return std::ranges::any_of(warnings(one, *buildCache(one, of)), [](const std::string& note) {
      return note.find("promise is about one row") != std::string::npos;
    });
  };
  EXPECT_TRUE(isSaid(study, table));
  EXPECT_FALSE(isSaid(ofPersons(study), table));
  auto counties = std::make_shared<Dataset>();
  Column households{.name = "households"}, cost{.name = "cost"}, age{.name = "age"};
  for (int i = 0; i < 5; ++i) {
    households.values.push_back(1000 + 37 * i);
    cost.values.push_back(10 + i);
    age.values.push_back(30 + i * i);
  }
  for (const char* name :
       {"households", "nb_menages", "Zahl der Einwohner", "popula\xC3\xA7\xC3\xA3o", "pupils"}) {
    households.name = name;
    counties->columns = {households, cost, age};
    EXPECT_TRUE(isSaid(study, counties)) << name << ": a row is a group";
  }
}

}  // namespace
}  // namespace epsiscope::person_test
