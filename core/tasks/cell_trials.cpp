#include "core/tasks/cell_trials.h"

#include <utility>

#include "core/tasks/guarantees.h"
#include "core/tasks/warnings.h"

namespace epsiscope {

CellTrials::CellTrials(const Study& study, std::shared_ptr<const PreparedTable> table, unsigned threads)
    : Trials(Classroom::of(study)), m_study(study), m_table(std::move(table)), m_threads(threads) {}

void CellTrials::add(Cell cell, CellPlan plan) {
  plan.repeatsPrevious = plan.repeatsPrevious || repeatsPrevious(m_study, cell);
  m_cells.push_back(std::move(cell));
  m_plans.push_back(std::move(plan));
}

void CellTrials::describeTable(Result& result, const std::vector<std::string>& labelWarnings) const {
  result.rows = data().rows.size();
  result.counts = data().counts;
  result.notes = warnings(m_study, data(), labelWarnings);
}

std::optional<CellValues> CellTrials::compute(std::size_t cell, const GoOn& goOn) const {
  if (!goOn(0)) return std::nullopt;
  std::optional<CellValues> found = valuesOf(m_cells[cell], goOn);
  if (found && found->booked) found->guarantee = found->guarantee.heldTo(*found->booked);
  return found;
}

}  // namespace epsiscope
