#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/study/data_choice.h"
#include "core/table/dataset.h"
#include "ui/session/runner.h"

namespace epsiscope {

/// A table with the summary that the window shows of every column at once.
struct SummarisedTable {
  std::shared_ptr<const Dataset> dataset;
  std::vector<ColumnSummary> summaries;
  bool namesPeople = false;    ///< a column seems to name whom rows belong to, see likeliestPerson()
  bool mayBeWeighted = false;  ///< a column seems to weight the rows, see likeliestWeight()
};

/// Reads the table that `data` names, as a job on a worker thread. Null if the job is to stop. Throws
/// FileError.
std::shared_ptr<const Dataset> readDataset(const DataChoice& data, const Runner::Control& control);
/// Reads the table and summarises its columns; nothing if the job is to stop. Throws FileError.
std::optional<SummarisedTable> readTable(const DataChoice& data, const Runner::Control& control);
/// Summarises the columns of a table that was read: passes over all rows.
SummarisedTable summarised(std::shared_ptr<const Dataset> dataset);

}  // namespace epsiscope
