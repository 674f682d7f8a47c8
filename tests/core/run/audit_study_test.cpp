#include "core/run/audit_study.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>

#include "core/study/load.h"
#include "core/study/study_file.h"
#include "core/tasks/problems.h"
#include "core/tasks/task.h"
#include "tests/core/tasks/kernel_release/kernel_study.h"
#include "tests/core/tasks/label_classes/classes_study.h"
#include "tests/core/tasks/private_classifier/classifier_study.h"
#include "tests/core/tasks/small_study.h"
#include "tests/core/tasks/statistic/statistic_study.h"
#include "tests/support/paths.h"
#include "tests/support/prepared.h"

namespace epsiscope::audit_study_test {
namespace {

using Verdict = AuditedClaim::Verdict;

std::shared_ptr<const PreparedTable> tableOf(const Study& study) {
  const bool isBuiltIn = study.data.file.starts_with("builtin:");
  return PreparedTable::of(study, isBuiltIn ? loadData(study.data, {}) : test::peopleData());
}

std::vector<AuditedClaim> audited(const Study& study, AuditEffort effort = {}) {
  const auto table = tableOf(study);
  for (const Problem& problem : problems(study, *table)) EXPECT_EQ(problem.field, "mode") << problem.sentence;
  return auditStudy(study, table, {}, effort, {}).value();
}

const AuditedClaim& claimOf(const std::vector<AuditedClaim>& claims, const std::string& method) {
  const auto found = std::ranges::find(claims, method, &AuditedClaim::method);
  EXPECT_NE(found, claims.end()) << method;
  return *found;
}

/// Each task with all of its methods.
std::vector<Study> everyMethod() {
  std::vector<Study> studies = {test::builtInStudy("house-prices"), test::classesStudy(), test::kernelStudy(),
                                test::svmStudy(), test::classifierStudy()};
  for (Study& study : studies)
    if (std::vector<std::string>* methods = taskOf(study).methodsOf(study)) {
      methods->clear();
      for (const Method& method : taskOf(study).methods()) methods->push_back(method.id);
    }
  return studies;
}

TEST(AuditStudy, EveryMethodThatPromisesAnythingSaysWhereItIsProved) {
  static const std::regex file("core/[a-z_/]+\\.(h|cpp)"), words("[Pp]roof|proves|moves by at most");
  for (const Study& study : everyMethod())
    for (const AuditedClaim& claim : audited(study)) {
      EXPECT_EQ(claim.proof.empty(), claim.parts.empty()) << claim.method;
      for (auto found = std::sregex_iterator(claim.proof.begin(), claim.proof.end(), file);
           found != std::sregex_iterator(); ++found) {
        std::ifstream in(std::filesystem::path(EPSISCOPE_SOURCE_DIR) / found->str());
        const std::string text{std::istreambuf_iterator<char>(in), {}};
        EXPECT_TRUE(std::regex_search(text, words)) << found->str();
      }
    }
}

TEST(AuditStudy, HoldsForEveryMethodOfLabelPrivacyAtEveryEpsilon) {
  Study study = everyMethod().front();
  for (const PriorKind prior : {PriorKind::noisyCounts, PriorKind::noisyLabels, PriorKind::uniform}) {
    study.labelPrivacy.prior = prior;
    study.epsilon = {1e-6, 0.5, 8, 50, 700};
    for (const AuditedClaim& claim : audited(study)) {
      const bool isClassic = claim.method == "gaussian-classic" && claim.epsilon >= 1;
      if (claim.method == "none" || !claim.reason.empty()) continue;
      const bool holds = claim.verdict() == Verdict::holds;
      EXPECT_EQ(holds, !isClassic) << claim.method << " at " << claim.epsilon << ": " << claim.measured();
      EXPECT_FALSE(claim.proof.empty());
      EXPECT_GT(claim.pairs(), 0U) << claim.method;
    }
  }
}

/// Parts add up to the epsilon of the method: no stage of a method is left out.
TEST(AuditStudy, PartsSpendAllOfEpsilon) {
  for (const AuditedClaim& claim : audited(everyMethod().front())) {
    if (claim.verdict() != Verdict::holds) continue;
    double first = 0, others = 0;
    for (const AuditedPart& part : claim.parts) (part.ofOthers ? others : first) += part.epsilon;
    EXPECT_NEAR(std::max(first, others), claim.epsilon, 1e-9 * claim.epsilon) << claim.method;
  }
}

TEST(AuditStudy, HoldsForTheOtherTasks) {
  std::vector<Study> studies = {test::kernelStudy(), test::svmStudy(), test::classifierStudy(),
                                test::classesStudy()};
  studies.push_back(test::classifierStudy());
  studies.back().privateClassifier.tune = {{0.01, 0.03, 0.1}};
  studies.back().privateClassifier.methods = {"output", "objective", "objective-tight", "objective-halved"};
  studies.push_back(studies.back());
  studies.back().privateClassifier.tuning = "all-rows";
  studies.push_back(test::kernelStudy());
  studies.back().kernelRelease.predictions = 5;
  for (const StatisticKind kind :
       {StatisticKind::mean, StatisticKind::count, StatisticKind::sum, StatisticKind::variance,
        StatisticKind::quantile, StatisticKind::histogram})
    for (const char* mechanism : {"laplace", "gaussian", "discrete-laplace"}) {
      if (kind == StatisticKind::quantile && mechanism != std::string("laplace")) continue;
      studies.push_back(test::statisticStudy(kind, mechanism));
    }
  for (Study& study : studies) {
    study.epsilon = {0.1, 3};
    const auto claims = audited(study);
    EXPECT_TRUE(allHold(claims)) << taskOf(study).facts().id;
    for (const AuditedClaim& claim : claims)
      EXPECT_EQ(claim.measured() > 0, !claim.parts.empty()) << claim.method;
  }
}

TEST(AuditStudy, DrawsFromTheSamplersAsTheyRun) {
  Study study = test::builtInStudy("house-prices");
  study.epsilon = {2};
  const auto claims = audited(study, {.draws = 2000});
  const AuditedClaim& laplace = claimOf(claims, "laplace");
  ASSERT_TRUE(laplace.parts.front().sampled);
  EXPECT_GT(laplace.parts.front().sampled->atLeast, 0);
  EXPECT_LE(laplace.parts.front().sampled->atLeast, laplace.epsilon);
}

/// A measurement in Release mode is a function of public numbers: other rows change nothing.
TEST(AuditStudy, LooksAtNoRowInReleaseMode) {
  Study study = test::classifierStudy();
  const auto inClassroom = audited(study);
  study.mode = Mode::release;
  const auto released = audited(study);
  EXPECT_GT(claimOf(inClassroom, "objective").pairs(), 100U);
  EXPECT_LT(claimOf(released, "objective").pairs(), 20U);
  for (const AuditedClaim& claim : released)
    for (const AuditedPart& part : claim.parts)
      for (const WitnessLine& line : part.finding.worst)
        EXPECT_EQ(line.what.find("Row "), std::string::npos) << line.what;
}

/// The displayed pair begins at a value of a made-up column with as many rows, from which a row moves the
/// statistic as far as any.
TEST(AuditStudy, ReadsNoValueOfAStatisticInReleaseMode) {
  const auto people = test::peopleData();
  const auto others = std::make_shared<Dataset>(*people);
  for (double& value : others->columns[static_cast<std::size_t>(others->find("income"))].values)
    value = 400 + value / 7;
  for (const StatisticKind kind :
       {StatisticKind::mean, StatisticKind::count, StatisticKind::sum, StatisticKind::variance,
        StatisticKind::quantile, StatisticKind::histogram})
    for (const char* mechanism : {"laplace", "gaussian", "discrete-laplace"}) {
      Study study = test::statisticStudy(kind, mechanism);
      const auto claimFor = [&](const std::shared_ptr<const Dataset>& data) {
        return auditStudy(study, PreparedTable::of(study, data), {}, {}, {}).value().back();
      };
      EXPECT_TRUE(claimFor(people).usesRows());
      study.mode = Mode::release;
      const AuditedClaim one = claimFor(people), other = claimFor(others);
      SCOPED_TRACE(one.method + ", " + mechanism);
      EXPECT_FALSE(one.usesRows());
      EXPECT_EQ(one.verdict(), Verdict::holds);
      EXPECT_GT(one.measured(), 0.9 * one.asked());
      EXPECT_EQ(one.measured(), other.measured());
      const auto& lines = one.parts.front().finding.worst;
      const auto& otherLines = other.parts.front().finding.worst;
      ASSERT_EQ(lines.size(), otherLines.size());
      for (std::size_t i = 0; i < lines.size(); ++i) {
        EXPECT_EQ(lines[i].one, otherLines[i].one);
        EXPECT_EQ(lines[i].other, otherLines[i].other);
      }
    }
}

/// A method without a promise is not broken, and is listed once.
TEST(AuditStudy, SaysWhereNothingIsPromised) {
  Study study = test::builtInStudy("house-prices");
  study.labelPrivacy.methods = {"none", "rp-with-prior"};
  study.labelPrivacy.prior = PriorKind::exact;
  study.epsilon = {0.5, 1, 2};
  const auto claims = audited(study);
  EXPECT_EQ(claims.size(), 2U);
  EXPECT_TRUE(allHold(claims));
  EXPECT_EQ(claimOf(claims, "rp-with-prior").verdict(), Verdict::nothing);
  EXPECT_FALSE(claimOf(claims, "rp-with-prior").claimed.note().empty());
}

TEST(AuditStudy, CanBeStopped) {
  const Study study = test::builtInStudy("house-prices");
  EXPECT_FALSE(auditStudy(study, tableOf(study), {}, {}, [] { return false; }));
}

/// All studies that the program ships hold what they promise, except for those that repeat a published
/// mistake.
TEST(AuditStudy, HoldsForEveryStudyOnBuiltInData) {
  int audits = 0;
  for (const auto& entry : std::filesystem::directory_iterator(std::filesystem::path(EPSISCOPE_SOURCE_DIR) /
                                                               "resources/studies")) {
    if (entry.path().extension() != ".json") continue;
    Study study = readStudy(entry.path());
    if (!study.data.file.starts_with("builtin:")) continue;
    SCOPED_TRACE(entry.path().filename().string());
    EXPECT_EQ(allHold(audited(study)), study.asPrinted.empty());
    ++audits;
  }
  EXPECT_GE(audits, 5);
}

}  // namespace
}  // namespace epsiscope::audit_study_test
