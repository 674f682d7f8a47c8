#pragma once

#include "core/unbiased/optimal_unbiased.h"

#include <glpk.h>

#include <cmath>
#include <vector>

namespace epsiscope::test {

/// The textbook linear programme: one variable P(output | value) per pair, one row per value for its sum and
/// one for its mean, and P(t|y) <= e^epsilon P(t|y') for every output and every two values: k (k-1) outputs
/// rows. The smallest loss, by GLPK's presolver and dual simplex method; NaN if that fails.
class DirectLp {
public:
  explicit DirectLp(const UnbiasedProblem& problem)
      : m_problem(problem), m_outputs(pointsOf(problem.outputs)) {}

  double loss() {
    glp_term_out(GLP_OFF);
    m_lp = glp_create_prob();
    addVariables();
    addSumsAndMeans();
    addRatios();
    glp_load_matrix(m_lp, static_cast<int>(m_values.size()) - 1, m_rows.data(), m_columns.data(),
                    m_values.data());
    glp_smcp control;
    glp_init_smcp(&control);
    control.msg_lev = GLP_MSG_OFF;
    control.presolve = GLP_ON;
    control.meth = GLP_DUALP;
    const bool solved = glp_simplex(m_lp, &control) == 0 && glp_get_status(m_lp) == GLP_OPT;
    const double found = solved ? glp_get_obj_val(m_lp) : std::nan("");
    glp_delete_prob(m_lp);
    glp_free_env();
    return found;
  }

private:
  int variable(std::size_t value, std::size_t output) const {
    return static_cast<int>(value * m_outputs.size() + output) + 1;
  }
  void addEntry(int row, int column, double value) {
    m_rows.push_back(row);
    m_columns.push_back(column);
    m_values.push_back(value);
  }
  void addVariables() {
    glp_add_cols(m_lp, static_cast<int>(m_problem.values.size() * m_outputs.size()));
    for (std::size_t i = 0; i < m_problem.values.size(); ++i)
      for (std::size_t j = 0; j < m_outputs.size(); ++j) {
        glp_set_col_bnds(m_lp, variable(i, j), GLP_LO, 0, 0);
        glp_set_obj_coef(m_lp, variable(i, j),
                         m_problem.prior[i] * std::pow(m_outputs[j] - m_problem.values[i], 2));
      }
  }
  void addSumsAndMeans() {
    for (std::size_t i = 0; i < m_problem.values.size(); ++i) {
      const int row = glp_add_rows(m_lp, 2);
      glp_set_row_bnds(m_lp, row, GLP_FX, 1, 1);
      glp_set_row_bnds(m_lp, row + 1, GLP_FX, m_problem.values[i], m_problem.values[i]);
      for (std::size_t j = 0; j < m_outputs.size(); ++j) {
        addEntry(row, variable(i, j), 1);
        addEntry(row + 1, variable(i, j), m_outputs[j]);
      }
    }
  }
  void addRatios() {
    for (std::size_t j = 0; j < m_outputs.size(); ++j)
      for (std::size_t i = 0; i < m_problem.values.size(); ++i)
        for (std::size_t other = 0; other < m_problem.values.size(); ++other) {
          if (other == i) continue;
          const int row = glp_add_rows(m_lp, 1);
          glp_set_row_bnds(m_lp, row, GLP_UP, 0, 0);
          addEntry(row, variable(i, j), 1);
          addEntry(row, variable(other, j), -std::exp(m_problem.epsilon));
        }
  }

  const UnbiasedProblem& m_problem;
  std::vector<double> m_outputs;
  glp_prob* m_lp = nullptr;
  std::vector<int> m_rows = {0}, m_columns = {0};  // GLPK counts from 1
  std::vector<double> m_values = {0};
};

}  // namespace epsiscope::test
