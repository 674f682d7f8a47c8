#include "core/audit/score_audit.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

#include "core/audit/neighbour_rows.h"
#include "core/base/borrowed.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

using Eigen::VectorXd;

/// So many rows with the largest margins, or with the smallest.
std::vector<std::uint32_t> outermost(const VectorXd& margins, std::size_t count, bool areLargest) {
  std::vector<std::uint32_t> rows(static_cast<std::size_t>(margins.size()));
  std::iota(rows.begin(), rows.end(), 0U);
  count = std::min(count, rows.size());
  std::partial_sort(rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(count), rows.end(),
                    [&](std::uint32_t a, std::uint32_t b) {
                      return areLargest ? margins[a] > margins[b] : margins[a] < margins[b];
                    });
  rows.resize(count);
  return rows;
}

/// These rows with others in their places, of length 1 along f, with the label that f gives them or the
/// other.
ReplacedRows replacedAlong(const LabelledRows& rows, const VectorXd& f, std::vector<std::uint32_t> places,
                           double label) {
  ReplacedRows replaced = ReplacedRows::at(*rows.x, rows.y, std::move(places));
  replaced.other = f.normalized().replicate(1, replaced.y.size());
  replaced.otherY = VectorXd::Constant(replaced.y.size(), label);
  return replaced;
}

void take(std::span<const ScoringPlan> plans, const std::vector<CandidateScore>& own,
          const std::vector<CandidateScore>& other, double epsilon, std::size_t replaced,
          AuditFinding& found) {
  const std::vector<double> law = pickLogProbabilities(plans, own, epsilon),
                            otherLaw = pickLogProbabilities(plans, other, epsilon);
  ++found.pairs;
  for (std::size_t i = 0; i < law.size(); ++i) {
    const double lost = std::abs(law[i] - otherLaw[i]);
    if (!(lost > found.measured)) continue;
    found.measured = lost;
    found.worst = {{filled(sentence("Core", "Score of candidate %1"), plans[i].candidate + 1),
                    witnessNumber(own[i].score), witnessNumber(other[i].score)},
                   {sentence("Core", "Probability of picking it"), witnessNumber(std::exp(law[i])),
                    witnessNumber(std::exp(otherLaw[i]))}};
    if (replaced > 1) found.worst.push_back(rowsTogether(replaced));
  }
}

}  // namespace

AuditFinding auditScoresOnRows(std::span<const ScoringPlan> plans, double epsilon, const LabelledRows& rows,
                               std::size_t together, const GoOn& goOn) {
  AuditFinding found;
  found.ofRows = true;
  const auto own = scoresOn(rows, plans, goOn);
  if (!own) return found;
  for (const ScoringPlan& plan : plans) {
    const VectorXd f = minimise(*rows.x, rows.y, plan.objective, {}, goOn).weights;
    if (!goOn() || f.isZero(0)) continue;
    VectorXd margins;
    rows.x->margins(f, margins);
    margins.array() *= rows.y.array();
    for (const bool isDear : {true, false}) {
      const ReplacedRows replaced =
          replacedAlong(rows, f, outermost(margins, together, isDear), isDear ? -1 : 1);
      const NeighbourRows neighbour(*rows.x, replaced);
      const auto other = scoresOn({borrowed(neighbour), replaced.labels(rows.y)}, plans, goOn);
      if (!other) return found;
      take(plans, *own, *other, epsilon, together, found);
    }
  }
  return found;
}

}  // namespace epsiscope
