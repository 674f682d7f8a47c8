#include "core/unbiased/optimal_unbiased.h"

#include "core/unbiased/pricing.h"
#include "core/unbiased/unbiased_range.h"
#include "core/unbiased/vertex.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace epsiscope {

namespace {

/// The loss, in unit lengths squared, of a randomizer that is always right.
constexpr Extended kNothing = 1e-24L;
/// Rounds that improve by less are better spent on pivots.
constexpr Extended kSlowRound = 1e-6L;
constexpr int kMostPivotsPerRow = 8;

/// The knowledge so far.
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

/// Searches from the basis `start`, or without one from the seeds alone.
UnbiasedSolution searched(const UnbiasedProblem& problem, const UnitProblem& unit,
                          const UnbiasedOptions& options, const UnbiasedProgress& progress,
                          const MasterBasis* start) {
  const Extended area = unit.unit * unit.unit;
  ColumnSearch search(unit);
  UnbiasedSolution solution;
  bool stopped = false;
  const auto isWanted = [&] {
    stopped = stopped || (progress && !progress(static_cast<double>(search.loss() * area),
                                                static_cast<double>(search.lowerBound() * area)));
    return !stopped;
  };
  const auto goesOn = [&] {
    return isWanted() && !search.closed(options.gapTolerance) && !search.pricing().columns.empty();
  };

  MasterLp master(unit, search.best());
  for (const MasterColumn& column : nearestColumns(unit)) master.add(column);
  if (start != nullptr) master.begin(*start);
  std::optional<Vertex> vertex;
  bool rounding = options.maxRounds > 0;
  while (rounding) {
    const std::optional<MasterBasis> basis = master.solve(isWanted);
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

  if (vertex) solution.basis = vertex->basis();
  solution.loss = static_cast<double>(search.loss() * area);
  solution.lowerBound = static_cast<double>(search.lowerBound() * area);
  solution.complete = search.closed(options.gapTolerance);
  solution.outputs = pointsOf(problem.outputs);
  fillProbabilities(unit, search.best(), solution);
  return solution;
}

/// Whether a search may begin there. Where a value has next to no mass there are many optima, and which of
/// them is found would depend on the way.
bool isStart(const MasterBasis& basis, const UnbiasedProblem& problem) {
  constexpr double kLeastMass = 1e-6;
  const std::size_t values = problem.values.size();
  const double total = std::accumulate(problem.prior.begin(), problem.prior.end(), 0.0);
  return basis.columns.size() + basis.slackRows.size() == 2 * values &&
         std::ranges::all_of(basis.columns,
                             [&](const MasterColumn& column) {
                               return column.share.size() == values && column.output < problem.outputs.count;
                             }) &&
         std::ranges::all_of(problem.prior, [&](double mass) { return mass >= kLeastMass * total; });
}

}  // namespace

UnbiasedSolution optimalUnbiased(const UnbiasedProblem& problem, const UnbiasedOptions& options,
                                 const UnbiasedProgress& progress, const MasterBasis* start) {
  assert(!unbiasedProblem(problem.values, problem.epsilon, problem.outputs));
  const UnitProblem unit = unitProblem(problem);
  if (start == nullptr || !isStart(*start, problem))
    return searched(problem, unit, options, progress, nullptr);
  bool stopped = false;
  const UnbiasedProgress watched = [&](double loss, double lowerBound) {
    stopped = progress && !progress(loss, lowerBound);
    return !stopped;
  };
  UnbiasedSolution found = searched(problem, unit, options, watched, start);
  return found.complete || stopped ? found : searched(problem, unit, options, progress, nullptr);
}

}  // namespace epsiscope
