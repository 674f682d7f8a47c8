#include "ui/session/table_reader.h"

#include <QCoreApplication>

#include "core/study/load.h"
#include "core/table/identifier.h"

namespace epsiscope {

namespace {

QString phase() {
  return QCoreApplication::translate("TableReader", "Reading data");
}

}  // namespace

std::shared_ptr<const Dataset> readDataset(const DataChoice& data, const Runner::Control& control) {
  const QString reading = phase();
  control.report(-1, reading);
  return loadData(data, {}, control.goOn(reading));
}

std::optional<SummarisedTable> readTable(const DataChoice& data, const Runner::Control& control) {
  const std::shared_ptr<const Dataset> dataset = readDataset(data, control);
  if (!dataset || !control.report(-1, phase())) return std::nullopt;
  return summarised(dataset);
}

SummarisedTable summarised(std::shared_ptr<const Dataset> dataset) {
  SummarisedTable table{.dataset = std::move(dataset), .summaries = {}};
  for (const Column& column : table.dataset->columns) table.summaries.push_back(summarise(column));
  table.namesPeople = likeliestPerson(*table.dataset).has_value();
  table.mayBeWeighted = likeliestWeight(*table.dataset).has_value();
  return table;
}

}  // namespace epsiscope
