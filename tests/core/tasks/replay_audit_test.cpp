// Every method of every task, run as a run runs it, on a table and on neighbours of it with the same answers.

#include "core/tasks/replay_audit.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>

#include "core/privacy/guarantee.h"
#include "core/tasks/audited_claims.h"
#include "core/tasks/guarantees.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/problems.h"
#include "core/tasks/task_cache.h"
#include "core/tasks/trials.h"
#include "tests/support/every_method.h"
#include "tests/support/prepared.h"

namespace epsiscope::replay_audit_test {
namespace {

using test::everyMethod, test::ofPersons, test::studyOfMethod, test::visits;

constexpr double kEpsilons[] = {1e-6, 0.5, 8, 50, 700};

double deltaOf(const Study& study) {
  return std::max(taskOf(study).deltaOf(study), 1e-300);
}

/// What replays find of one of everyMethod().
std::optional<ReplayFinding> found(const std::string& name, const Study& study,
                                   const std::shared_ptr<const Dataset>& table, double epsilon) {
  const auto prepared = PreparedTable::of(study, table);
  EXPECT_TRUE(prepared->problems().empty());
  return replayAudit(study, *prepared, name.substr(name.rfind(' ') + 1), epsilon, deltaOf(study),
                     {.replays = 2});
}

/// The classic formula promises less noise than it takes from epsilon 1 on, and a study says so.
bool isProved(const std::string& name, double epsilon) {
  return name.find("classic") == std::string::npos || epsilon <= 1;
}

/// The bounds of the losses that a study names, and of the sums of groups, are reached by rows of a kind that
/// this table does not have: the tests of KernelMachine and of GroupSums have them.
bool boundIsOfMadeUpRows(const Study& study) {
  return (study.task == TaskId::kernelRelease && study.kernelRelease.loss) || !study.statistic.by.empty();
}

TEST(ReplayAudit, NoMethodLosesMoreThanItPromises) {
  const auto table = visits(2, 60);
  std::size_t replayed = 0, reached = 0, ofRows = 0;
  for (const auto& [name, study] : everyMethod())
    for (const double epsilon : kEpsilons) {
      SCOPED_TRACE(name + " at " + std::to_string(epsilon));
      const auto finding = found(name, study, table, epsilon);
      ASSERT_TRUE(finding) << "every method draws";
      ++replayed;
      ofRows += boundIsOfMadeUpRows(study) ? 1 : 0;
      if (finding->measured > 0.98 * epsilon && !boundIsOfMadeUpRows(study)) ++reached;
      EXPECT_TRUE(finding->isSame);
      EXPECT_EQ(finding->isWithin(epsilon), isProved(name, epsilon)) << finding->measured / epsilon;
      // The number of rows is public, and at 700 some windows are narrower than a double can say.
      EXPECT_TRUE(finding->pairs > 0 || name.find("count ") != std::string::npos || epsilon == 700);
    }
  EXPECT_GE(replayed, 5u * 40u);
  EXPECT_GE(reached, (replayed - ofRows) / 2) << "a release that lost a fiftieth more would be noticed";
}

/// Many people, whose costs lie in a small part of the bounds: stages narrow the range, and ask others.
std::shared_ptr<const Dataset> manyPeople() {
  Dataset table = *visits(1, 1600);
  for (Column& column : table.columns)
    if (column.name == "cost")
      for (double& value : column.values) value = 40 + value / 10;
  return std::make_shared<const Dataset>(table);
}

TEST(ReplayAudit, NorDoStagesOfManyPeople) {
  const auto table = manyPeople();
  std::size_t most = 0;
  double reached = 0;
  for (const char* method : {"best-central", "best-local", "rp-with-prior-two-stage"})
    for (const double epsilon : {0.1, 1.0, 4.0}) {
      SCOPED_TRACE(std::string(method) + " at " + std::to_string(epsilon));
      Study study = studyOfMethod(taskOf(TaskId::labelPrivacy), method);
      const auto finding = replayAudit(study, *PreparedTable::of(study, table), method, epsilon, 0,
                                       {.replays = 2, .replayedRows = 1600});
      ASSERT_TRUE(finding);
      most = std::max(most, finding->answers);
      EXPECT_TRUE(finding->isWithin(epsilon)) << finding->measured << ", over price " << finding->overPrice;
      reached = std::max(reached, finding->overPrice);
    }
  EXPECT_GT(reached, 0.95) << "an answer reaches its price";
  EXPECT_GE(most, 5u) << "range, sums, residuals";
}

TEST(ReplayAudit, NorWhereAllRowsOfAPersonAreReplaced) {
  const auto table = visits(test::kVisits, 30);
  for (const auto& [name, study] : everyMethod())
    for (const double epsilon : {0.5, 8.0}) {
      SCOPED_TRACE(name + " at " + std::to_string(epsilon));
      const auto finding = found(name, ofPersons(study), table, epsilon);
      ASSERT_TRUE(finding);
      EXPECT_TRUE(finding->isSame);
      EXPECT_TRUE(finding->isWithin(epsilon) || !isProved(name, epsilon / test::kVisits))
          << finding->measured / epsilon;
    }
}

Study tuned(const char* method) {
  Study study = studyOfMethod(taskOf(TaskId::privateClassifier), method);
  study.privateClassifier.tune = {0.01, 0.1, 1};
  return study;
}

Study tunedOnAllRows(const char* method) {
  Study study = tuned(method);
  study.privateClassifier.tuning = "all-rows";
  return study;
}

/// Ways to run a method that are not the usual ones.
std::vector<std::pair<std::string, Study>> otherWays() {
  std::vector<std::pair<std::string, Study>> found = {{"tuned output", tuned("output")},
                                                      {"tuned objective", tuned("objective")}};
  for (const char* method :
       {"output", "objective", "objective-tight", "output-gaussian", "objective-gaussian"})
    found.emplace_back(std::string("tuned on all rows ") + method, tunedOnAllRows(method));
  Study study = studyOfMethod(taskOf(TaskId::labelPrivacy), "rp-with-prior");
  study.labelPrivacy.prior = PriorKind::noisyLabels;
  found.emplace_back("noisy labels rp-with-prior", study);
  study = studyOfMethod(taskOf(TaskId::labelClasses), "rr-with-prior");
  study.labelClasses.prior = PriorKind::noisyLabels;
  found.emplace_back("noisy labels rr-with-prior", study);
  study = studyOfMethod(taskOf(TaskId::kernelRelease), "ridge-tight");
  study.kernelRelease.predictions = 5;
  found.emplace_back("five ridge-tight", study);
  for (const auto& [mechanism, kind] :
       {std::pair("laplace", StatisticKind::mean), std::pair("laplace", StatisticKind::histogram),
        std::pair("discrete-laplace", StatisticKind::sum), std::pair("gaussian", StatisticKind::variance),
        std::pair("exponential", StatisticKind::quantile)}) {
    study = studyOfMethod(taskOf(TaskId::statistic), mechanism);
    study.statistic.statistic = kind;
    study.statistic.boundsShare = 0.25;
    found.emplace_back(std::string("found bounds ") + mechanism, study);
    if (test::hasGroups(kind, false))
      found.emplace_back(std::string("found bounds of groups ") + mechanism, test::byOutcome(study, false));
  }
  return found;
}

TEST(ReplayAudit, NorDoOtherWaysToRunAMethod) {
  const auto table = visits(test::kVisits, 30);
  for (const auto& [name, study] : otherWays())
    for (const double epsilon : {0.5, 8.0})
      for (const Study& one : {study, ofPersons(study)}) {
        SCOPED_TRACE(name + " at " + std::to_string(epsilon));
        const auto finding = found(name, one, table, epsilon);
        ASSERT_TRUE(finding);
        EXPECT_TRUE(finding->isSame);
        EXPECT_TRUE(finding->isWithin(epsilon)) << finding->measured << ", over price " << finding->overPrice;
        EXPECT_GT(finding->pairs, 0u);
      }
}

/// Noise beyond the doubles, and differences of logarithms that are all rounding, are no findings.
TEST(ReplayAudit, BreaksNothingWhereNumbersEnd) {
  const auto table = visits(2, 60);
  for (const auto& [name, study] : everyMethod())
    for (const double epsilon : {1e-300, 1e-12, 1e5}) {
      SCOPED_TRACE(name + " at " + std::to_string(epsilon));
      const auto finding = found(name, study, table, epsilon);
      EXPECT_TRUE(!finding || finding->isWithin(epsilon) || !isProved(name, epsilon));
    }
}

/// Every task with each of its methods by itself, and with what they are measured against.
std::vector<std::pair<std::string, Study>> everyClaim() {
  auto found = everyMethod();
  for (const Task* task : allTasks())
    for (const Method& method : task->methods())
      if (method.role != MethodRole::method && task->facts().learns)
        found.emplace_back(std::string(task->facts().id) + " " + method.id, studyOfMethod(*task, method.id));
  return found;
}

/// On the table, or where no row may be looked at on one that is made up.
TEST(ReplayAudit, LeavesNoPrivateClaimOut) {
  const auto table = visits(2, 30);
  std::size_t claims = 0, undrawn = 0, reached = 0, ofRows = 0;
  for (const auto& [name, study] : everyClaim())
    for (const Study& one : {study, ofPersons(study, 2)})
      for (const bool looksAtRows : {true, false}) {
        const auto prepared = PreparedTable::of(one, table);
        if (!problems(one, *prepared).empty()) continue;  // a baseline alone
        const auto cache = buildCache(one, prepared);
        for (const AuditedClaim& claim :
             auditedClaims(one, *cache, 1, {.looksAtRows = looksAtRows, .replays = 2}, {})) {
          SCOPED_TRACE(name + ", " + claim.method + (looksAtRows ? "" : ", made up"));
          if (claim.claimed.trust() == Guarantee::Trust::none || !claim.reason.empty()) continue;
          ASSERT_TRUE(claim.replay);
          ++claims;
          undrawn += claim.method == "predict-mean" || claim.method == "predict-majority" ? 1 : 0;
          EXPECT_EQ(claim.replay->ofRows, looksAtRows);
          EXPECT_TRUE(looksAtRows || !claim.usesRows());
          EXPECT_TRUE(claim.replay->isWithin(1)) << claim.replay->measured;
          EXPECT_TRUE(claim.replay->pairs > 0 || claim.method.starts_with("count"));
          EXPECT_LE(claim.replay->rows, 200u);
          ofRows += boundIsOfMadeUpRows(one) ? 1 : 0;
          if (claim.replay->measured > 0.98 && !boundIsOfMadeUpRows(one)) ++reached;
        }
      }
  EXPECT_GE(claims, 4u * 40u);
  EXPECT_GE(undrawn, 4u * 4u) << "expectations that a run never draws";
  EXPECT_GE(reached, (claims - ofRows) / 2) << "of " << claims;
}

/// Tables that have nothing in common but what is declared.
TEST(ReplayAudit, OfMadeUpTablesDependsOnNoRow) {
  const auto table = visits(2, 30);
  auto others = std::make_shared<Dataset>(*table);
  for (Column& column : others->columns) {
    for (double& value : column.values) value = 1e6 - 3 * value;
    if (column.name == "outcome") std::ranges::reverse(column.codes);
  }
  for (const auto& [name, study] : everyMethod()) {
    const auto found = [&](const std::shared_ptr<const Dataset>& of) {
      const AuditEffort effort{.looksAtRows = false, .replays = 2};
      const auto claims =
          auditedClaims(study, *buildCache(study, PreparedTable::of(study, of)), 1, effort, {});
      const auto replayed =
          std::ranges::find_if(claims, [](const AuditedClaim& claim) { return claim.replay.has_value(); });
      return replayed == claims.end() ? std::optional<ReplayFinding>() : replayed->replay;
    };
    const auto own = found(table), other = found(others);
    ASSERT_TRUE(own && other) << name;
    EXPECT_EQ(own->measured, other->measured) << name;
    EXPECT_EQ(own->pairs, other->pairs) << name;
    EXPECT_EQ(own->answers, other->answers) << name;
    EXPECT_FALSE(own->ofRows);
  }
}

/// Some rows of a table may be too few for a study that all of them are enough for.
TEST(ReplayAudit, FindsNothingWhereSomeRowsAreTooFew) {
  Study study = tuned("output");
  for (int i = 0; i < 30; ++i) study.privateClassifier.tune->push_back(0.021 + 0.01 * i);
  const auto prepared = PreparedTable::of(study, visits(1, 200));
  EXPECT_TRUE(replayAudit(study, *prepared, "output", 1, 0, {.replays = 1, .replayedRows = 200}));
  EXPECT_FALSE(replayAudit(study, *prepared, "output", 1, 0, {.replays = 1, .replayedRows = 20}));
}

/// What a run says of its rows is what its custodian booked, to rounding: for a row, and for a person with
/// all of theirs.
TEST(Bookings, AreWhatEveryDrawnResultPromises) {
  const auto table = visits(test::kVisits, 30);
  const auto hold = [&](const std::string& name, const Study& study) {
    SCOPED_TRACE(name);
    const auto prepared = PreparedTable::of(study, table);
    const auto trials = taskOf(study).trials(study, prepared, {}, 1);
    ASSERT_TRUE(trials->beginTrial(1, {}));
    std::size_t drawn = 0;
    for (std::size_t cell = 0; cell < trials->cells().size(); ++cell) {
      const auto values = trials->compute(cell, {});
      ASSERT_TRUE(values);
      if (!values->booked) continue;
      ++drawn;
      const Guarantee& promised = values->guarantee;
      const Guarantee paid = Guarantee::of(*values->booked, protectedUnit(study.data))
                                 .roundedTo(promised.epsilon(), promised.delta());
      EXPECT_EQ(paid.epsilon(), promised.epsilon());
      EXPECT_EQ(promised.epsilon(), study.epsilon.front());
      EXPECT_LE(paid.delta(), promised.delta());
      EXPECT_EQ(paid.delta() > 0, promised.delta() > 0);
      EXPECT_EQ(paid.trust(), promised.trust());
      EXPECT_EQ(paid.neighbours(), promised.neighbours());
      EXPECT_EQ(paid.unit(), promised.unit());
      EXPECT_EQ(taskOf(study).promise(study, prepared->data(), trials->cells()[cell].rows.front().method),
                promised)
          << "what is said before anything is drawn";
    }
    EXPECT_GE(drawn, 1u);
  };
  for (const auto& studies : {everyMethod(), otherWays()})
    for (const auto& [name, study] : studies) {
      hold(name, study);
      hold(name + " of persons", ofPersons(study));
    }
}

/// Statistics that share a budget spend no more of epsilon and delta than there is.
TEST(Bookings, OfSeveralStatisticsKeepTheBudget) {
  const auto table = visits(1, 80);
  for (const char* mechanism : {"laplace", "gaussian", "discrete-laplace"}) {
    Study study = studyOfMethod(taskOf(TaskId::statistic), mechanism);
    study.statistic.statistic = StatisticKind::mean;
    study.statistic.share = 0.25;
    study.statistic.others = {{.column = "age",
                               .statistic = StatisticKind::sum,
                               .mechanism = mechanism,
                               .lower = 0,
                               .upper = 90,
                               .share = 0.75}};
    study.epsilon = {2};
    const auto trials = taskOf(study).trials(study, PreparedTable::of(study, table), {}, 1);
    ASSERT_TRUE(trials->beginTrial(1, {}));
    double epsilon = 0, delta = 0;
    for (std::size_t cell = 0; cell < trials->cells().size(); ++cell) {
      const auto values = trials->compute(cell, {});
      if (!values->booked) continue;
      epsilon += values->booked->epsilon;
      delta += values->booked->delta;
      EXPECT_NEAR(values->guarantee.epsilon(), values->booked->epsilon, 1e-12);
    }
    EXPECT_NEAR(epsilon, 2, 1e-12) << mechanism;
    EXPECT_LE(delta, study.statistic.delta * (1 + 1e-12));
    EXPECT_EQ(delta > 0, std::string(mechanism) == "gaussian");
  }
}

/// Nobody is asked more than once of local stages, and everybody together no more than epsilon of central
/// ones.
TEST(Bookings, OfStagesOfManyPeopleAreTheWholeEpsilon) {
  const auto table = manyPeople();
  for (const char* method : {"best-central", "best-local", "rp-with-prior-two-stage"})
    for (const double epsilon : {0.1, 1.0, 4.0}) {
      Study study = studyOfMethod(taskOf(TaskId::labelPrivacy), method);
      study.epsilon = {epsilon};
      const auto trials = taskOf(study).trials(study, PreparedTable::of(study, table), {}, 1);
      ASSERT_TRUE(trials->beginTrial(1, {}));
      const auto values = trials->compute(0, {});
      ASSERT_TRUE(values && values->booked);
      EXPECT_NEAR(values->booked->epsilon, epsilon, 1e-9 * epsilon) << method;
    }
}

TEST(Bookings, HoldAPromiseToWhatWasDrawn) {
  const Guarantee promised = Guarantee::of({.epsilon = 1, .delta = 1e-6});
  EXPECT_EQ(promised.heldTo({.epsilon = 1 + 1e-12, .delta = 1e-6}), promised) << "rounding";
  EXPECT_EQ(promised.heldTo({.epsilon = 0.5}), promised) << "what is not spent may be promised all the same";
  EXPECT_EQ(promised.heldTo({.epsilon = 1.25}).epsilon(), 1.25);
  EXPECT_EQ(promised.heldTo({.epsilon = 1, .delta = 1e-5}).delta(), 1e-5);
  const Guarantee local = Guarantee::of({.epsilon = 1, .delta = 1e-6, .trust = Booking::Trust::local});
  EXPECT_EQ(local.heldTo({.epsilon = 1}).trust(), Guarantee::Trust::central) << "a curator was asked";
  EXPECT_EQ(local.heldTo({.epsilon = 1, .trust = Booking::Trust::local}), local);
  const Guarantee ofPerson = Guarantee::of({.epsilon = 0.25}, {4});
  EXPECT_EQ(ofPerson.epsilon(), 1);
  EXPECT_EQ(ofPerson.heldTo({.epsilon = 0.5}).epsilon(), 2) << "four rows at a half each";
  EXPECT_EQ(ofPerson.heldTo({.epsilon = 1, .rows = 4}), ofPerson) << "one price for the four";
  const Guarantee ofRow = Guarantee::of({.epsilon = 1, .neighbours = Booking::Neighbours::row});
  EXPECT_EQ(ofRow.heldTo({.epsilon = 1}).neighbours(), Guarantee::Neighbours::label)
      << "an answer about labels protects no features";
}

/// Everybody pays what all are asked, and of groups with nobody in common the one that pays most counts.
TEST(Bookings, AddUpForTheOneWhoPaysMost) {
  const Booking price = priceOf({{.epsilon = 0.5, .delta = 1e-6},
                                 {.epsilon = 0.25, .group = 1},
                                 {.epsilon = 0.125, .delta = 1e-7, .group = 1},
                                 {.epsilon = 0.25, .group = 2},
                                 {.epsilon = 3, .rows = 3}});
  EXPECT_EQ(price.epsilon, 0.5 + 0.25 + 0.125 + 1);
  EXPECT_EQ(price.delta, 1e-6 + 1e-7);
  EXPECT_EQ(priceOf({}).epsilon, 0);
}

TEST(ReplayAudit, AClaimIsBrokenByAReplayEvenIfItsPartsHold) {
  AuditedClaim claim{.method = "sum",
                     .epsilon = 1,
                     .claimed = Guarantee::of({.epsilon = 1}),
                     .parts = {{.name = "sum", .epsilon = 1, .finding = {.measured = 1}}}};
  EXPECT_EQ(claim.verdict(), AuditedClaim::Verdict::holds);
  claim.replay = ReplayFinding{.measured = 1, .pairs = 1};
  EXPECT_EQ(claim.verdict(), AuditedClaim::Verdict::holds);
  claim.replay->measured = 1.01;
  EXPECT_EQ(claim.verdict(), AuditedClaim::Verdict::broken);
  EXPECT_EQ(claim.measured(), 1.01);
  claim.replay = ReplayFinding{.measured = 0, .isSame = false};
  EXPECT_EQ(claim.verdict(), AuditedClaim::Verdict::broken);
}

}  // namespace
}  // namespace epsiscope::replay_audit_test
