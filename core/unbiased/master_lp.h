#pragma once

#include "core/base/go_on.h"
#include "core/unbiased/column.h"

#include <optional>
#include <span>

struct glp_prob;

namespace epsiscope {

/// The LP over the columns found so far, solved by GLPK from the basis of the last time. GLPK keeps its state
/// per thread, and there may be one MasterLp per thread at a time: its end frees that state.
class MasterLp {
public:
  /// `start` is a basis together with slacks.
  MasterLp(const UnitProblem& problem, std::span<const Term> start);
  ~MasterLp();
  MasterLp(const MasterLp&) = delete;
  MasterLp& operator=(const MasterLp&) = delete;

  void add(const MasterColumn& column);
  /// Begins the next solve() with this basis in place of the one there is. It need not be feasible.
  void begin(const MasterBasis& basis);
  std::size_t columnCount() const { return m_columns.size(); }
  /// Absent if GLPK fails; not optimal if it runs in circles, as it may where epsilon is large and the range
  /// narrow.
  /// Absent, and the end of this object's work, if cancelled.
  std::optional<MasterBasis> solve(const GoOn& goOn = {});

private:
  bool runSimplex(const GoOn& goOn);

  const UnitProblem& m_problem;
  std::vector<MasterColumn> m_columns;
  glp_prob* m_lp = nullptr;
};

}  // namespace epsiscope
