#include "core/run/run_record.h"

#include <algorithm>
#include <utility>

namespace epsiscope {

namespace {

/// The mean of `count` values of which the last is `value`; where all are the same it is exactly that.
double meanWith(double before, double value, double count) {
  return before + (value - before) / count;
}

}  // namespace

RunRecord::RunRecord(Result facts, const std::vector<CellPlan>& cells) : result(std::move(facts)) {
  m_trialsOfCell.assign(cells.size(), 0);
  for (const CellPlan& cell : cells) {
    m_firstRow.push_back(m_valuesOfTrial.size());
    m_rows.push_back(cell.rows.size());
    m_repeatsPrevious.push_back(cell.repeatsPrevious);
    for (const ResultRow& row : cell.rows) m_valuesOfTrial.push_back(row.kind == "sampled" ? cell.draws : 1);
  }
}

void RunRecord::takeOver(const Result& earlier) {
  result.series = earlier.series;
  result.notes = earlier.notes;
  result.trainRows = earlier.trainRows;
  m_trialsOfCell.assign(m_rows.size(), earlier.study.trials);
}

void RunRecord::keep(std::size_t cell, const CellValues& found) {
  keepOne(cell, found);
  while (++cell < m_rows.size() && m_repeatsPrevious[cell]) keepOne(cell, found);
}

void RunRecord::keepOne(std::size_t cell, const CellValues& found) {
  ++m_trialsOfCell[cell];
  for (std::size_t k = 0; k < m_rows[cell]; ++k) {
    const std::size_t at = m_firstRow[cell] + k;
    ResultRow& row = result.series[at];
    if (found.values[k].empty()) continue;
    row.values.insert(row.values.end(), found.values[k].begin(), found.values[k].end());
    const std::size_t trials = row.values.size() / m_valuesOfTrial[at];
    row.learner = found.learner;
    row.guarantee = weaker(row.guarantee.value_or(Guarantee()), found.guarantee);
    row.lambda = meanWith(trials > 1 ? row.lambda : found.lambda, found.lambda, static_cast<double>(trials));
    if (k < found.notes.size()) row.note = found.notes[k];
    if (row.metric == "test_mse" && row.note.empty())
      row.withoutPrivacy = meanWith(trials > 1 ? row.withoutPrivacy : found.withoutPrivacy,
                                    found.withoutPrivacy, static_cast<double>(trials));
    row.zeta = meanWith(trials > 1 ? row.zeta : found.zeta, found.zeta, static_cast<double>(trials));
  }
}

bool RunRecord::isComplete() const {
  const int trials = result.study.trials;
  return std::ranges::all_of(m_trialsOfCell, [&](int finished) { return finished == trials; });
}

const Result& RunRecord::soFar() {
  for (ResultRow& row : result.series) summariseTrials(row);
  result.complete = isComplete();
  return result;
}

Result RunRecord::finished() {
  soFar();
  std::erase_if(result.series, [](const ResultRow& row) { return row.values.empty(); });
  return std::move(result);
}

}  // namespace epsiscope
