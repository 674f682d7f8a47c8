#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "core/audit/audit.h"
#include "core/mechanisms/class_mechanism.h"
#include "core/mechanisms/registry.h"
#include "tests/core/mechanisms/matrix_check.h"

namespace epsiscope::class_mechanisms_test {
namespace {

std::unique_ptr<Mechanism> made(const std::string& id, const MechanismParameters& parameters) {
  return findMechanism(id)->make(parameters);
}

TEST(ClassMechanisms, StandBesideAllOthers) {
  std::set<std::string> ids;
  for (const auto& rows : allMechanisms())
    for (const RegistryRow& row : rows) EXPECT_TRUE(ids.insert(row.id).second) << row.id;
  for (const RegistryRow& row : classMechanisms()) {
    EXPECT_EQ(findMechanism(row.id), &row);
    EXPECT_TRUE(row.needs.classes);
    EXPECT_FALSE(row.summary.empty());
  }
}

/// Exact matrices: rows sum to 1 and no column holds two entries further apart than e^epsilon.
TEST(ClassMechanisms, HaveMatricesThatKeepEpsilonAndPassTheAudit) {
  for (const double epsilon : {1e-6, 0.1, 1.0, 5.0, 100.0, 700.0})
    for (const std::vector<double>& masses :
         {std::vector<double>{0.5, 0.5}, std::vector<double>{0.1, 0.7, 0.2},
          std::vector<double>{0.9, 0.02, 0.02, 0.02, 0.02, 0.02}, std::vector<double>(100, 0.01)})
      for (const char* id : {"randomized-response", "rr-with-prior"}) {
        const auto mechanism =
            made(id, {.epsilon = epsilon, .bounds = {}, .classes = masses.size(), .masses = masses});
        const auto& finite = dynamic_cast<const FiniteMechanism&>(*mechanism);
        if (epsilon < 700) {
          EXPECT_EQ(test::matrixProblem(finite), "") << id << " at " << epsilon;
        }
        const AuditReport report = audit(*mechanism);
        EXPECT_TRUE(report.passed) << id << " at " << epsilon << ": " << report.measured;
        if (finite.outputs().size() > 1 && epsilon > 1e-5) {
          EXPECT_NEAR(report.measured, epsilon, 1e-9 * epsilon);
        }
      }
}

/// A randomizer that answers truly a little too often is caught.
TEST(ClassMechanisms, TheAuditCatchesTooMuchTruth) {
  class TooTrue : public FiniteMechanism {
  public:
    explicit TooTrue(double epsilon)
        : FiniteMechanism({0, 2}, epsilon,
                          {{0, 1, 2}, {0, 1, 2}, randomizedResponse(3, epsilon * 1.001), {0, 1, 2}},
                          Rounding::nearest) {}
  };
  EXPECT_FALSE(audit(TooTrue(1)).passed);
}

TEST(ClassMechanisms, DrawTheClassesOfTheirMatrix) {
  const auto mechanism =
      made("rr-with-prior", {.epsilon = 1, .bounds = {}, .classes = 4, .masses = {0.4, 0.1, 0.45, 0.05}});
  const std::vector<double> outputs = mechanism->support().points;
  ASSERT_EQ(outputs, (std::vector<double>{0, 2}));
  Rng rng(1);
  int counts[4] = {};
  for (int i = 0; i < 20000; ++i) ++counts[static_cast<int>(mechanism->sample(2, rng))];
  const double p = std::exp(1) / (std::exp(1) + 1);
  EXPECT_NEAR(counts[2] / 20000.0, p, 5 * std::sqrt(p * (1 - p) / 20000));
  EXPECT_EQ(counts[0] + counts[2], 20000);
  int others = 0;
  for (int i = 0; i < 20000; ++i) others += mechanism->sample(1, rng) == 0 ? 1 : 0;
  EXPECT_NEAR(others / 20000.0, 0.5, 5 * 0.5 / std::sqrt(20000));
}

}  // namespace
}  // namespace epsiscope::class_mechanisms_test
