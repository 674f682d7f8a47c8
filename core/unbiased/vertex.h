#pragma once

#include "core/linear/extended_lu.h"
#include "core/unbiased/master_lp.h"

#include <optional>
#include <vector>

namespace epsiscope {

/// A basis of the master LP solved anew in extended precision, and the simplex step from it.
class Vertex {
public:
  Vertex(const UnitProblem& problem, MasterBasis basis);

  const MasterBasis& basis() const { return m_basis; }
  /// The duals of the master LP's rows.
  const std::vector<Extended>& duals() const { return m_duals; }
  /// The randomizer; absent if a mass is negative beyond rounding.
  std::optional<std::vector<Term>> terms() const;
  /// The basis in which `entering` has replaced the column that first falls to 0 as its mass grows; absent if
  /// none does, or the basis is singular.
  std::optional<MasterBasis> with(const MasterColumn& entering) const;

private:
  using Vector = ExtendedLu::Vector;

  Vector entries(const MasterColumn& column) const;
  ExtendedLu::Matrix matrix() const;

  const UnitProblem& m_problem;
  MasterBasis m_basis;
  ExtendedLu m_inverse;
  Vector m_masses;  ///< of the columns, then the slacks
  std::vector<Extended> m_duals;
};

}  // namespace epsiscope
