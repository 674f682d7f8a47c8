#include "core/unbiased/vertex.h"

#include <cmath>

namespace epsiscope {

namespace {

/// The mass that may be dropped or be missing without a row or a ratio being off by 1e-12.
constexpr Extended kMassRounding = 1e-13L;
/// Smaller entries of a direction do not pivot.
constexpr Extended kLeastPivot = 1e-9L;

}  // namespace

Vertex::Vertex(const UnitProblem& problem, MasterBasis basis)
    : m_problem(problem), m_basis(std::move(basis)), m_inverse(matrix()) {
  const auto rows = static_cast<Eigen::Index>(2 * problem.values.size());
  Vector cost = Vector::Zero(rows);
  Eigen::Index at = 0;
  for (const MasterColumn& column : m_basis.columns) cost(at++) = costOf(problem, column);
  const std::vector<Extended> sides = rightSides(problem);
  m_masses = m_inverse.solve(Eigen::Map<const Vector>(sides.data(), rows));
  const Vector duals = m_inverse.solveTransposed(cost);
  m_duals.assign(duals.begin(), duals.end());
}

ExtendedLu::Matrix Vertex::matrix() const {
  const auto rows = static_cast<Eigen::Index>(2 * m_problem.values.size());
  ExtendedLu::Matrix matrix = ExtendedLu::Matrix::Zero(rows, rows);
  Eigen::Index at = 0;
  for (const MasterColumn& column : m_basis.columns) matrix.col(at++) = entries(column);
  for (const std::size_t row : m_basis.slackRows) matrix(static_cast<Eigen::Index>(row), at++) = 1;
  return matrix;
}

Vertex::Vector Vertex::entries(const MasterColumn& column) const {
  const std::vector<Extended> found = entriesOf(m_problem, column);
  return Eigen::Map<const Vector>(found.data(), static_cast<Eigen::Index>(found.size()));
}

std::optional<std::vector<Term>> Vertex::terms() const {
  std::vector<Term> found;
  Extended off = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(m_masses.size()); ++i) {
    const Extended mass = m_masses[static_cast<Eigen::Index>(i)];
    const bool isSlack = i >= m_basis.columns.size();
    if (isSlack || !(mass > 0)) off += std::abs(mass);
    if (!isSlack && mass > 0) found.push_back({m_basis.columns[i], mass});
  }
  if (!(off <= kMassRounding)) return std::nullopt;
  return found;
}

std::optional<MasterBasis> Vertex::with(const MasterColumn& entering) const {
  const Vector direction = m_inverse.solve(entries(entering));
  const auto columns = static_cast<Eigen::Index>(m_basis.columns.size());
  Eigen::Index leaving = -1;
  Extended least = 0;
  for (Eigen::Index i = 0; i < direction.size(); ++i) {
    const bool isSlack = i >= columns;  // fixed at 0, so it leaves in either direction
    const Extended fall = isSlack ? std::abs(direction[i]) : direction[i];
    if (!(fall > kLeastPivot)) continue;
    const Extended ratio = isSlack ? 0 : std::max(Extended{0}, m_masses[i]) / fall;
    // Among equal ratios the largest entry: it keeps the basis well conditioned.
    const bool tied = leaving >= 0 && std::abs(ratio - least) <= kMassRounding;
    if (leaving < 0 || (tied ? fall > std::abs(direction[leaving]) : ratio < least)) {
      leaving = i;
      least = ratio;
    }
  }
  if (leaving < 0) return std::nullopt;
  MasterBasis next = m_basis;
  if (leaving < columns) {
    next.columns[static_cast<std::size_t>(leaving)] = entering;
  } else {
    next.columns.push_back(entering);
    next.slackRows.erase(next.slackRows.begin() + (leaving - columns));
  }
  return next;
}

}  // namespace epsiscope
