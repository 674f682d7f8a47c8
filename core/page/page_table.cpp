#include "core/page/page_table.h"

#include <algorithm>
#include <filesystem>

#include <nlohmann/json.hpp>

#include "core/page/page_truth.h"
#include "core/page/table_json.h"
#include "core/study/load.h"
#include "core/study/study.h"

namespace epsiscope {

namespace {

template <class Value>
std::vector<Value> at(const std::vector<Value>& column, const std::vector<std::uint32_t>& rows) {
  std::vector<Value> cells;
  cells.reserve(rows.size());
  for (const std::uint32_t row : rows) cells.push_back(column[row]);
  return cells;
}

/// Numbers in the place of names, in the order in which they appear.
std::vector<double> withoutNames(const PreparedData& data) {
  return {data.persons.begin(), data.persons.end()};
}

/// The column's cells in these rows: one that is bad is missing.
Column partOf(const Column& column, const std::vector<std::uint32_t>& rows) {
  Column part{.name = column.name, .kind = column.kind, .unit = column.unit};
  if (column.kind == ColumnKind::number) {
    part.values = at(column.values, rows);
  } else {
    part.codes = at(column.codes, rows);
    part.categories = column.categories;
  }
  return part;
}

}  // namespace

Study pageStudy(const Study& study, const PreparedData& data) {
  Study page = study;
  if (!isOfPeople(study)) return page;
  page.view.row.reset();
  page.view.columns.reset();
  page.view.brushLow = page.view.brushHigh = std::nullopt;
  DataChoice& choice = page.data = withKnownBounds(study.data);
  choice.file = std::filesystem::path(choice.file).filename().string();
  choice.sha256.reset();
  const std::vector<std::string> used = columnsInUse(study, data);
  const auto isUsed = [&](const std::string& name) { return std::ranges::count(used, name) > 0; };
  choice.features.emplace();
  for (const std::string& name : used)
    if (name != choice.target && name != choice.person) choice.features->push_back(name);
  if (choice.features->empty()) choice.features.reset();
  if (choice.weight && !isUsed(*choice.weight)) choice.weight.reset();
  std::erase_if(choice.columns, [&](const ColumnChoice& one) { return !isUsed(one.column); });
  std::erase_if(choice.columnBounds, [&](const ColumnBound& one) { return !isUsed(one.column); });
  // A bad cell is a missing one in the page.
  if (choice.badCells == BadCellRule::mean && choice.missing == MissingRule::stop)
    choice.missing = MissingRule::mean;
  return page;
}

Json pageTable(const Study& study, const PreparedData& data) {
  const Dataset& all = *data.dataset;
  const std::vector<std::uint32_t> rows = rowsOfPage(study, data);
  Dataset part;
  part.name = all.name;
  part.description = all.description;
  part.licence = all.licence;
  part.readAsDetected = data.counts.readAsDetected;
  // Rows that are not handed out were dropped.
  part.earlier = all.earlier;
  if (rows.size() < all.rows()) {
    part.earlier.droppedForMissing = data.counts.droppedForMissing;
    part.earlier.droppedForBad = data.counts.droppedForBad;
  }
  for (const std::string& name : columnsInUse(study, data)) {
    if (!data.persons.empty() && name == study.data.person)
      part.columns.push_back({.name = name, .values = withoutNames(data)});
    else
      part.columns.push_back(partOf(all.columns[static_cast<std::size_t>(all.find(name))], rows));
  }
  return toPageTable(part);
}

}  // namespace epsiscope
