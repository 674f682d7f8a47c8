#include "core/erm/tuning.h"

#include "core/erm/loss.h"
#include "core/privacy/choice_law.h"
#include "core/text/sentence.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>
#include <utility>

namespace epsiscope {

// Proof that everything together costs epsilon. The parts are drawn without looking at the rows, so take
// them as given; a replaced row is in exactly one of them.
//   PartRows i <= m: the weights w_i change their law by a factor of at most e^epsilon, for that is what
//   fitPrivately() promises on the part's rows, whose number is public. The other weights keep theirs, and
//   given all weights the choice depends on the last part alone, which is the same.
//   The last part: the weights keep their law. Given them, each count z_i changes by at most 1, by the one
//   row. So exp(-epsilon z_i/2) and the sum over all i change by a factor of at most e^(epsilon/2) each, and
//   their quotient, the probability of i, by at most e^epsilon (McSherry and Talwar 2007).
// Either way (w_1, ..., w_m, choice) changes its law by at most e^epsilon, and so does everything computed
// from it. Where the weights have a delta too, it is that of their part, and of everything. The choice treats
// a double between 0 and 1 as a real number: right but for 2^-52.

std::vector<std::string> tuningWays() {
  return {kTuneByParts, kTuneOnAllRows};
}

std::optional<Problem> tuningProblem(std::size_t rows, std::size_t candidates) {
  if (candidates < rows) return {};
  return Problem{
      "private_classifier.tune",
      filled(sentence(
                 "Core",
                 "There are %1 candidates for lambda and %2 rows to learn from. Each candidate needs rows of "
                 "its own, and more rows are needed to judge them; name fewer candidates or use more rows."),
             candidates, rows)};
}

std::vector<std::vector<std::uint32_t>> tuningParts(std::size_t rows, std::size_t parts, Rng& rng) {
  assert(parts >= 1 && parts <= rows);
  std::vector<std::uint32_t> order(rows);
  std::iota(order.begin(), order.end(), 0U);
  for (std::size_t i = 0; i + 1 < rows; ++i)
    std::swap(order[i], order[i + static_cast<std::size_t>(rng.below(rows - i))]);
  std::vector<std::vector<std::uint32_t>> result(parts);
  for (std::size_t part = 0; part < parts; ++part) {
    const auto placeAt = [&](std::size_t k) {
      return order.begin() + static_cast<std::ptrdiff_t>(rows * k / parts);
    };
    result[part].assign(placeAt(part), placeAt(part + 1));
    std::sort(result[part].begin(), result[part].end());
  }
  return result;
}

std::vector<double> tuningLogProbabilities(std::span<const std::size_t> mistakes, double epsilon) {
  assert(!mistakes.empty());
  const std::size_t fewest = *std::min_element(mistakes.begin(), mistakes.end());
  std::vector<double> exponents;
  for (const std::size_t count : mistakes)
    exponents.push_back(-epsilon * static_cast<double>(count - fewest) / 2);
  return logProbabilitiesOf(std::move(exponents));
}

/// A candidate with t mistakes more than the best one is picked with at most e^(-epsilon t/2), its weight
/// over that of the best alone, and there are at most m - 1 such candidates.
double mistakesAboveBest(std::size_t candidates, double epsilon, double failure) {
  if (candidates < 2) return 0;
  return 2 * std::log(static_cast<double>(candidates - 1) / failure) / epsilon;
}

std::vector<double> tuningProbabilities(std::span<const std::size_t> mistakes, double epsilon) {
  std::vector<double> probabilities = tuningLogProbabilities(mistakes, epsilon);
  for (double& probability : probabilities) probability = std::exp(probability);
  return probabilities;
}

Judgement judgementOf(const LabelledRows& judges, const std::vector<TuningCandidate>& candidates,
                      double epsilon) {
  Judgement made;
  Eigen::VectorXd scores;
  for (const TuningCandidate& candidate : candidates) {
    judges.x->margins(candidate.fit.weights, scores);
    made.mistakes.push_back(countMistakes(scores, judges.y));
  }
  made.probabilities = tuningProbabilities(made.mistakes, epsilon);
  return made;
}

namespace {

/// The candidate with few mistakes on the rows.
struct FewMistakes {
  const std::vector<TuningCandidate>& candidates;
  double epsilon = 1;

  ChoiceLaw lawOn(const LabelledRows& judges) const {
    return {.logProbabilities =
                tuningLogProbabilities(judgementOf(judges, candidates, epsilon).mistakes, epsilon),
            .cost = {.epsilon = epsilon, .neighbours = Booking::Neighbours::row}};
  }
};

}  // namespace

std::optional<TuningResult> tunePrivately(const HeldRows& rows, const Tuning& tuning,
                                          const std::vector<std::vector<std::uint32_t>>& parts,
                                          const GoOn& goOn) {
  assert(!tuning.lambdas.empty() && parts.size() == tuning.lambdas.size() + 1);
  const GoOn ask = goOn.oneAtATime();
  TuningResult result{.judges = parts.back().size()};
  for (std::size_t i = 0; i < tuning.lambdas.size(); ++i) {
    TuningCandidate candidate{.lambda = tuning.lambdas[i], .rows = parts[i].size()};
    candidate.fit = fitPrivately(rows.part(RowsOf{parts[i]}), tuning.loss, candidate.lambda, tuning.method,
                                 tuning.budget, {}, ask, i + 1);
    if (!ask()) return {};
    result.reached = result.reached && candidate.fit.reached;
    result.candidates.push_back(std::move(candidate));
  }
  result.picked = rows.part(RowsOf{parts.back()})
                      .ask(FewMistakes{result.candidates, tuning.budget.epsilon}, parts.size());
  return result;
}

}  // namespace epsiscope
