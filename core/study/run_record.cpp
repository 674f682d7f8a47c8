#include "core/study/run_record.h"

#include <algorithm>

namespace epsiscope {

RunRecord::RunRecord(const Study& study, const std::vector<Cell>& cells)
    : m_lambdaSums(cells.size(), 0.0), m_zetaSums(cells.size(), 0.0) {
  result.study = study;
  result.complete = false;
  for (const Cell& cell : cells) {
    const std::vector<ResultRow> rows = rowsOf(study, cell);
    m_firstRow.push_back(result.series.size());
    m_rows.push_back(rows.size());
    result.series.insert(result.series.end(), rows.begin(), rows.end());
  }
}

void RunRecord::keep(std::size_t cell, const CellValues& found) {
  m_lambdaSums[cell] += found.lambda;
  m_zetaSums[cell] += found.zeta;
  for (std::size_t k = 0; k < m_rows[cell]; ++k) {
    ResultRow& row = result.series[m_firstRow[cell] + k];
    row.values.push_back(found.values[k]);
    const auto trials = static_cast<double>(row.values.size());
    row.learner = found.learner;
    row.lambda = m_lambdaSums[cell] / trials;
    row.zeta = m_zetaSums[cell] / trials;
  }
}

void RunRecord::addNote(const std::string& note) {
  if (!note.empty() && std::find(result.notes.begin(), result.notes.end(), note) == result.notes.end())
    result.notes.push_back(note);
}

bool RunRecord::isComplete() const {
  const auto trials = static_cast<std::size_t>(result.study.trials);
  return std::all_of(result.series.begin(), result.series.end(),
                     [trials](const ResultRow& row) { return row.values.size() == trials; });
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
