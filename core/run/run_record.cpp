#include "core/run/run_record.h"

#include <algorithm>

namespace epsiscope {

namespace {

/// The mean of `count` values of which the last is `value`; where all are the same it is exactly that.
double meanWith(double before, double value, double count) {
  return before + (value - before) / count;
}

}  // namespace

RunRecord::RunRecord(const Study& study, const std::vector<CellPlan>& cells) {
  result.study = study;
  result.complete = false;
  for (const CellPlan& cell : cells) {
    m_firstRow.push_back(result.series.size());
    m_rows.push_back(cell.rows.size());
    result.series.insert(result.series.end(), cell.rows.begin(), cell.rows.end());
    for (const ResultRow& row : cell.rows) m_valuesOfTrial.push_back(row.kind == "sampled" ? cell.draws : 1);
  }
}

void RunRecord::takeOver(const Result& earlier) {
  result.series = earlier.series;
  result.notes = earlier.notes;
  result.trainRows = earlier.trainRows;
}

void RunRecord::keep(std::size_t cell, const CellValues& found) {
  for (std::size_t k = 0; k < m_rows[cell]; ++k) {
    const std::size_t at = m_firstRow[cell] + k;
    ResultRow& row = result.series[at];
    row.values.insert(row.values.end(), found.values[k].begin(), found.values[k].end());
    const std::size_t trials = row.values.size() / m_valuesOfTrial[at];
    row.learner = found.learner;
    row.guarantee = weaker(row.guarantee.value_or(Guarantee{}), found.guarantee);
    row.lambda = meanWith(trials > 1 ? row.lambda : found.lambda, found.lambda, static_cast<double>(trials));
    if (row.metric == "test_mse")
      row.withoutPrivacy = meanWith(trials > 1 ? row.withoutPrivacy : found.withoutPrivacy,
                                    found.withoutPrivacy, static_cast<double>(trials));
    row.zeta = meanWith(trials > 1 ? row.zeta : found.zeta, found.zeta, static_cast<double>(trials));
  }
}

bool RunRecord::isComplete() const {
  const auto trials = static_cast<std::size_t>(result.study.trials);
  for (std::size_t i = 0; i < result.series.size(); ++i)
    if (result.series[i].values.size() != trials * m_valuesOfTrial[i]) return false;
  return true;
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
