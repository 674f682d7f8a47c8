#include "core/unbiased/optimal_unbiased.h"

#include "core/unbiased/pricing.h"
#include "core/unbiased/unbiased_range.h"
#include "core/unbiased/vertex.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace epsiscope {

namespace {

/// In unit lengths squared: the loss of a randomizer that is always right.
constexpr Extended kNothing = 1e-24L;
/// Rounds that improve by less are better spent on pivots.
constexpr Extended kSlowRound = 1e-6L;
constexpr int kMostPivotsPerRow = 8;

/// What is known so far.
class ColumnSearch {
public:
  explicit ColumnSearch(const UnitProblem& problem) : m_problem(problem), m_best(endRandomizer(problem)) {
    m_loss = lossOf(m_best);
  }

  const std::vector<Term>& best() const { return m_best; }
  const Pricing& pricing() const { return m_pricing; }
  Extended loss() const { return m_loss; }
  Extended lowerBound() const { return m_lowerBound; }
  bool closed(double tolerance) const { return m_loss - m_lowerBound <= tolerance * m_loss + kNothing; }

  void visit(const Vertex& vertex) {
    m_pricing = price(m_problem, vertex.duals());
    m_lowerBound = std::max(m_lowerBound, m_pricing.lowerBound);
    if (std::optional<std::vector<Term>> terms = vertex.terms()) {
      const Extended loss = lossOf(*terms);
      if (loss < m_loss) {
        m_loss = loss;
        m_best = std::move(*terms);
      }
    }
  }

private:
  Extended lossOf(const std::vector<Term>& terms) const {
    Extended loss = 0;
    for (const Term& term : terms) loss += term.mass * costOf(m_problem, term.column);
    return loss;
  }

  const UnitProblem& m_problem;
  std::vector<Term> m_best;
  Extended m_loss = 0;
  Extended m_lowerBound = 0;  // a loss is never negative
  Pricing m_pricing;
};

/// Terms at one output are added; rows are scaled to sum to 1.
void fillProbabilities(const UnitProblem& problem, const std::vector<Term>& terms,
                       UnbiasedSolution& solution) {
  const std::size_t outputs = problem.outputs.size();
  for (std::size_t i = 0; i < problem.values.size(); ++i) {
    std::vector<Extended> row(outputs, Extended{0});
    for (const Term& term : terms)
      row[term.column.output] += term.mass * (problem.small + problem.rise * term.column.share[i]);
    const Extended total = std::accumulate(row.begin(), row.end(), Extended{0});
    for (const Extended p : row) solution.probabilities.push_back(static_cast<double>(p / total));
  }
}

}  // namespace

UnbiasedSolution optimalUnbiased(const UnbiasedProblem& problem, const UnbiasedOptions& options,
                                 const UnbiasedProgress& progress) {
  assert(!unbiasedProblem(problem.values, problem.epsilon, problem.outputs));
  const UnitProblem unit = unitProblem(problem);
  const Extended area = unit.unit * unit.unit;
  ColumnSearch search(unit);
  UnbiasedSolution solution;
  bool stopped = false;
  const auto goesOn = [&] {
    stopped = stopped || (progress && !progress(static_cast<double>(search.loss() * area),
                                                static_cast<double>(search.lowerBound() * area)));
    return !stopped && !search.closed(options.gapTolerance) && !search.pricing().columns.empty();
  };

  MasterLp master(unit, search.best());
  for (const MasterColumn& column : nearestColumns(unit)) master.add(column);
  std::optional<Vertex> vertex;
  bool rounding = options.maxRounds > 0;
  while (rounding) {
    const std::optional<MasterBasis> basis = master.solve();
    if (!basis) break;
    ++solution.rounds;
    const Extended before = search.loss();
    vertex.emplace(unit, *basis);
    search.visit(*vertex);
    rounding = goesOn() && search.loss() < before * (1 - kSlowRound) && solution.rounds < options.maxRounds;
    if (!rounding) break;
    for (const PricedColumn& priced : search.pricing().columns) master.add(priced.column);
  }
  solution.columns = master.columnCount();

  const int mostPivots = kMostPivotsPerRow * static_cast<int>(2 * problem.values.size());
  while (vertex && solution.pivots < mostPivots && goesOn()) {
    const auto& columns = search.pricing().columns;
    const auto entering = std::min_element(columns.begin(), columns.end(), [](const auto& a, const auto& b) {
      return a.reducedCost < b.reducedCost;
    });
    const std::optional<MasterBasis> basis = vertex->with(entering->column);
    if (!basis) break;
    ++solution.pivots;
    vertex.emplace(unit, *basis);
    search.visit(*vertex);
  }

  solution.loss = static_cast<double>(search.loss() * area);
  solution.lowerBound = static_cast<double>(search.lowerBound() * area);
  solution.complete = search.closed(options.gapTolerance);
  solution.outputs = pointsOf(problem.outputs);
  fillProbabilities(unit, search.best(), solution);
  return solution;
}

}  // namespace epsiscope
