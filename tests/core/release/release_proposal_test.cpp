#include "core/release/release_proposal.h"

#include <gtest/gtest.h>

#include <limits>
#include <memory>
#include <string>
#include <vector>

#include "core/base/go_on.h"
#include "core/release/chosen_release.h"
#include "core/study/study.h"
#include "core/table/dataset.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/task.h"
#include "tests/support/every_method.h"

namespace epsiscope::release_proposal_test {
namespace {

using test::everyMethod, test::visits;

struct Proposed {
  Study study;
  std::shared_ptr<const PreparedTable> table;
  ReleaseProposal proposal;
};

Proposed proposed(Study study, const std::shared_ptr<const Dataset>& dataset) {
  study.epsilon = {0.8};
  Proposed made{.study = study, .table = PreparedTable::of(study, dataset), .proposal = {}};
  made.proposal = proposedRelease(study, *made.table, {});
  if (made.proposal.problems.empty()) planRelease(study, *made.table, {}, GoOn(), made.proposal);
  return made;
}

/// The table with the last row as the first one.
std::shared_ptr<const Dataset> neighbour(const Dataset& table) {
  Dataset other = table;
  for (Column& column : other.columns) {
    if (!column.values.empty()) column.values.back() = column.values.front();
    if (!column.codes.empty()) column.codes.back() = column.codes.front();
  }
  return std::make_shared<const Dataset>(std::move(other));
}

TEST(ReleaseProposal, IsTheSameForNeighbours) {
  std::size_t stated = 0, planned = 0;
  for (const auto& [name, study] : everyMethod()) {
    SCOPED_TRACE(name);
    const Proposed one = proposed(study, visits(1, 80));
    const ReleaseProposal a = one.proposal;
    const ReleaseProposal b = proposed(study, neighbour(*one.table->dataset())).proposal;
    EXPECT_EQ(a.problems, b.problems);
    EXPECT_EQ(a.undeclared, b.undeclared);
    EXPECT_EQ(a.whyNotPlanned, b.whyNotPlanned);
    EXPECT_EQ(a.plannedError, b.plannedError);
    ASSERT_EQ(a.statement.has_value(), b.statement.has_value());
    if (!a.statement) continue;
    ++stated;
    EXPECT_EQ(promiseInWords(*a.statement), promiseInWords(*b.statement));
    if (a.plannedError) ++planned;
  }
  EXPECT_GE(stated, 15u);
  EXPECT_GE(planned, 5u);
}

/// Where nothing is learned, what is planned is what will be drawn.
TEST(ReleaseProposal, PlansTheNoiseOfStatistics) {
  std::size_t compared = 0;
  for (const auto& [name, study] : everyMethod()) {
    if (taskOf(study).facts().learns) continue;
    for (const bool ofPersons : {false, true}) {
      SCOPED_TRACE(name + (ofPersons ? " of persons" : ""));
      const Proposed one =
          proposed(ofPersons ? test::ofPersons(study) : study, visits(ofPersons ? 2 : 1, 80));
      if (!one.proposal.statement) continue;
      const std::vector<ReleasedNoise> drawn =
          drawRelease(one.study, one.table->data(), one.proposal.chosen, {}).noise;
      ASSERT_EQ(drawn.size(), one.proposal.noise.size());
      for (std::size_t i = 0; i < drawn.size(); ++i) {
        EXPECT_EQ(noiseInWords(drawn[i]), noiseInWords(one.proposal.noise[i]));
        ++compared;
      }
    }
  }
  EXPECT_GE(compared, 8u);
}

TEST(ReleaseProposal, NamesTheKeyAndNoRow) {
  for (const auto& [name, study] : everyMethod()) {
    SCOPED_TRACE(name);
    Dataset table = *visits(1, 80);
    const int target = table.find(study.data.target);
    ASSERT_GE(target, 0);
    Column& column = table.columns[static_cast<std::size_t>(target)];
    if (column.kind != ColumnKind::number) continue;
    column.values[17] = std::numeric_limits<double>::quiet_NaN();
    column.missing = 1;
    column.firstMissingLine = 19;
    const ReleaseProposal proposal = proposed(study, std::make_shared<const Dataset>(table)).proposal;
    ASSERT_FALSE(proposal.problems.empty());
    for (const Problem& problem : proposal.problems) {
      EXPECT_EQ(problem.sentence.find("19"), std::string::npos) << problem.sentence;
      EXPECT_NE(problem.sentence.find(problem.field), std::string::npos) << problem.sentence;
    }
    return;
  }
  FAIL() << "no target holds numbers";
}

}  // namespace
}  // namespace epsiscope::release_proposal_test
