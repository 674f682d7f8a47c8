#include "core/unbiased/master_lp.h"

#include <glpk.h>

#include <csetjmp>

namespace epsiscope {

namespace {

/// Two to three are usual.
constexpr int kMostIterationsPerRow = 20;

/// The time between two questions of GLPK whether to go on.
constexpr int kMillisecondsBetweenQuestions = 20;

/// GLPK can be stopped only this way: through its occasional messages, which nobody sees.
struct Asking {
  const GoOn& goOn;
  std::jmp_buf& place;
};
int ask(void* question, const char*) {
  const auto* asked = static_cast<const Asking*>(question);
  if (!asked->goOn()) std::longjmp(asked->place, 1);
  return 1;  // nothing is printed
}

/// GLPK ends the process on an internal error unless its hook jumps away; its state must be freed then.
void jumpBack(void* place) {
  std::longjmp(*static_cast<std::jmp_buf*>(place), 1);
}

glp_smcp quietControl(int rows) {
  glp_smcp control;
  glp_init_smcp(&control);
  control.msg_lev = GLP_MSG_ON;
  control.out_frq = kMillisecondsBetweenQuestions;
  control.tol_bnd = control.tol_dj = 1e-9;
  control.it_lim = kMostIterationsPerRow * rows;
  return control;
}

}  // namespace

MasterLp::MasterLp(const UnitProblem& problem, std::span<const Term> start) : m_problem(problem) {
  glp_term_out(GLP_OFF);
  m_lp = glp_create_prob();
  const std::vector<Extended> sides = rightSides(problem);
  glp_add_rows(m_lp, static_cast<int>(sides.size()));
  for (std::size_t i = 0; i < sides.size(); ++i) {
    const auto side = static_cast<double>(sides[i]);
    glp_set_row_bnds(m_lp, static_cast<int>(i + 1), GLP_FX, side, side);
  }
  const int rowOfMeans = static_cast<int>(problem.values.size()) + 1;
  for (std::size_t i = 0; i < start.size(); ++i) {
    add(start[i].column);
    glp_set_col_stat(m_lp, static_cast<int>(i + 1), GLP_BS);
    glp_set_row_stat(m_lp, i == 0 ? 1 : rowOfMeans, GLP_NS);
  }
}

MasterLp::~MasterLp() {
  glp_free_env();
}

void MasterLp::add(const MasterColumn& column) {
  const std::vector<Extended> entries = entriesOf(m_problem, column);
  std::vector<int> rows = {0};  // GLPK counts from 1
  std::vector<double> values = {0};
  for (std::size_t i = 0; i < entries.size(); ++i)
    if (entries[i] != 0) {
      rows.push_back(static_cast<int>(i + 1));
      values.push_back(static_cast<double>(entries[i]));
    }
  const int at = glp_add_cols(m_lp, 1);
  glp_set_col_bnds(m_lp, at, GLP_LO, 0, 0);
  glp_set_obj_coef(m_lp, at, static_cast<double>(costOf(m_problem, column)));
  glp_set_mat_col(m_lp, at, static_cast<int>(rows.size()) - 1, rows.data(), values.data());
  m_columns.push_back(column);
}

void MasterLp::begin(const MasterBasis& basis) {
  const std::size_t before = m_columns.size();
  for (std::size_t j = 0; j < before; ++j) glp_set_col_stat(m_lp, static_cast<int>(j + 1), GLP_NL);
  for (std::size_t i = 0; i < 2 * m_problem.values.size(); ++i)
    glp_set_row_stat(m_lp, static_cast<int>(i + 1), GLP_NS);
  for (const MasterColumn& column : basis.columns) {
    add(column);
    glp_set_col_stat(m_lp, static_cast<int>(m_columns.size()), GLP_BS);
  }
  for (const std::size_t row : basis.slackRows) glp_set_row_stat(m_lp, static_cast<int>(row + 1), GLP_BS);
}

bool MasterLp::runSimplex(const GoOn& goOn) {
  std::jmp_buf place;
  Asking question{goOn, place};
  glp_error_hook(jumpBack, &place);
  glp_term_hook(ask, &question);
  glp_term_out(GLP_ON);
  if (setjmp(place) != 0) {
    glp_free_env();
    m_lp = nullptr;
    return false;
  }
  const glp_smcp control = quietControl(glp_get_num_rows(m_lp));
  const int failure = glp_simplex(m_lp, &control);
  glp_error_hook(nullptr, nullptr);
  glp_term_out(GLP_OFF);
  glp_term_hook(nullptr, nullptr);
  return failure == 0 || failure == GLP_EITLIM;
}

std::optional<MasterBasis> MasterLp::solve(const GoOn& goOn) {
  if (m_lp == nullptr || !runSimplex(goOn)) return std::nullopt;
  MasterBasis basis;
  for (std::size_t j = 0; j < m_columns.size(); ++j)
    if (glp_get_col_stat(m_lp, static_cast<int>(j + 1)) == GLP_BS) basis.columns.push_back(m_columns[j]);
  for (std::size_t i = 0; i < 2 * m_problem.values.size(); ++i)
    if (glp_get_row_stat(m_lp, static_cast<int>(i + 1)) == GLP_BS) basis.slackRows.push_back(i);
  return basis;
}

}  // namespace epsiscope
