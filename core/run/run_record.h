#pragma once

#include <cstddef>
#include <vector>

#include "core/results/result.h"
#include "core/tasks/trials.h"

namespace epsiscope {

/// The results of a run so far: the rows of all cells, filled trial by trial.
class RunRecord {
public:
  /// `facts`: with the rows of all cells, see runFacts().
  RunRecord(Result facts, const std::vector<CellPlan>& cells);

  /// Begins with the trials of a complete run with the same cells. Precondition: it has as many rows.
  void takeOver(const Result& earlier);
  /// One trial's values, also for the cells after it that repeat it; trials come in order.
  void keep(std::size_t cell, const CellValues& found);
  /// With the rows summarised.
  const Result& soFar();
  /// Rows without values are left out.
  Result finished();

  Result result;

private:
  void keepOne(std::size_t cell, const CellValues& found);
  bool isComplete() const;

  std::vector<std::size_t> m_firstRow;       ///< of each cell
  std::vector<std::size_t> m_rows;           ///< of each cell
  std::vector<bool> m_repeatsPrevious;       ///< of each cell
  std::vector<std::size_t> m_valuesOfTrial;  ///< of each row of the results
  std::vector<int> m_trialsOfCell;           ///< finished ones
};

}  // namespace epsiscope
