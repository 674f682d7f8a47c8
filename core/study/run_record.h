#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/study/result.h"
#include "core/study/run_cells.h"

namespace epsiscope {

/// What a run has found so far: the rows of all cells, filled trial by trial.
class RunRecord {
public:
  RunRecord(const Study& study, const std::vector<Cell>& cells);

  /// One trial's values; trials come in order.
  void keep(std::size_t cell, const CellValues& found);
  void addNote(const std::string& note);
  /// With the rows summarised.
  const Result& soFar();
  /// Rows without values are left out.
  Result finished();

  Result result;

private:
  bool isComplete() const;

  std::vector<std::size_t> m_firstRow;           ///< of each cell
  std::vector<std::size_t> m_rows;               ///< of each cell
  std::vector<double> m_lambdaSums, m_zetaSums;  ///< one per cell
};

}  // namespace epsiscope
