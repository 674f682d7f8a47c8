#pragma once

#include <cstddef>
#include <vector>

#include "core/results/result.h"
#include "core/tasks/trials.h"

namespace epsiscope {

/// What a run has found so far: the rows of all cells, filled trial by trial.
class RunRecord {
public:
  RunRecord(const Study& study, const std::vector<CellPlan>& cells);

  /// Begins with the trials of a complete run with the same cells. Precondition: it has as many rows.
  void takeOver(const Result& earlier);
  /// One trial's values; trials come in order.
  void keep(std::size_t cell, const CellValues& found);
  /// With the rows summarised.
  const Result& soFar();
  /// Rows without values are left out.
  Result finished();

  Result result;

private:
  bool isComplete() const;

  std::vector<std::size_t> m_firstRow;       ///< of each cell
  std::vector<std::size_t> m_rows;           ///< of each cell
  std::vector<std::size_t> m_valuesOfTrial;  ///< of each row of the results
  std::vector<int> m_trialsOfCell;           ///< finished ones
};

}  // namespace epsiscope
