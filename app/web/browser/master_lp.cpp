// In the place of core/unbiased/master_lp.cpp: without GLPK the search ends with what it began with, so that
// the engine offers no page the method that needs it.

#include "core/unbiased/master_lp.h"

namespace epsiscope {

MasterLp::MasterLp(const UnitProblem& problem, std::span<const Term>) : m_problem(problem) {}

MasterLp::~MasterLp() = default;

void MasterLp::add(const MasterColumn& column) {
  m_columns.push_back(column);
}

void MasterLp::begin(const MasterBasis&) {}

std::optional<MasterBasis> MasterLp::solve(const GoOn&) {
  return std::nullopt;
}

}  // namespace epsiscope
