#include "app/commands/info.h"

#include "app/commands/arguments.h"
#include "app/commands/data_file.h"
#include "app/commands/reading_options.h"
#include "core/base/json.h"
#include "core/study/load.h"
#include "core/prepare/feature_proposal.h"
#include "core/prepare/weight_notes.h"
#include "core/table/cell_report.h"
#include "core/table/identifier.h"
#include "core/table/profile.h"
#include "core/table/reading_choice.h"
#include "core/text/near_names.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <string_view>
#include <vector>

namespace epsiscope {

namespace {

/// The way in which the texts of a column became numbers, or could become numbers.
Json readingFacts(const ColumnReading& reading) {
  return {{"form", formName(reading.form)}, {"unit", unitText(reading)}, {"words", readingText(reading)}};
}

/// Appended, not looked up: the file may have one label for each row.
Json labelFacts(const std::vector<ValueLabel>& labels) {
  Json::object_t facts;
  for (const ValueLabel& label : labels) facts.emplace_back(label.value, label.word);
  return facts;
}

Json columnFacts(const Column& column, const ColumnSummary& summary) {
  Json facts = {{"name", column.name},
                {"kind", column.kind == ColumnKind::number ? "number" : "text"},
                {"missing", column.missing},
                {"min", numberOrNull(summary.min)},
                {"max", numberOrNull(summary.max)},
                {"mean", numberOrNull(summary.mean)},
                {"sd", numberOrNull(summary.sd)},
                {"bad", column.badCells.size()}};
  if (!column.label.empty()) facts["label"] = column.label;
  if (!column.valueLabels.empty()) facts["labels"] = labelFacts(column.valueLabels);
  if (column.reading) facts["reading"] = readingFacts(*column.reading);
  if (column.offered) facts["offered"] = readingFacts(*column.offered);
  if (const auto reason = identifierReason(column)) facts["identifier"] = *reason;
  return facts;
}

/// The same, with the facts that take longer to find out than reading.
Json allColumnFacts(const Column& column) {
  Dataset alone;
  alone.columns.push_back(column);
  const ColumnProfile found = profiles(alone).front();
  Json facts = columnFacts(column, found.numbers);
  facts["distinct"] = found.distinct;
  facts["q25"] = numberOrNull(found.quantiles[1]);
  facts["median"] = numberOrNull(found.quantiles[2]);
  facts["q75"] = numberOrNull(found.quantiles[3]);
  return facts;
}

/// The text columns that become columns of 0 and 1 as features, with the number of those.
Json oneHotFacts(const Dataset& dataset, const std::string& target, const DataChoice& choice) {
  Json list = Json::array();
  for (const OneHotSource& source : oneHotSources(dataset, target, choice.columns, mostCategories(choice)))
    list.push_back({{"column", source.column}, {"columns", source.columns}, {"used", !source.tooMany}});
  return list;
}

/// The facts that the columns' facts leave out: the size of each class of a text.
Json targetFacts(const Column& column, bool hidden) {
  Json facts = allColumnFacts(column);
  facts["count"] = column.size() - column.missing - column.badCells.size();
  if (column.kind == ColumnKind::number || hidden) return facts;
  std::vector<std::size_t> sizes(column.categories.size());
  for (const std::int32_t code : column.codes)
    if (code >= 0) ++sizes[static_cast<std::size_t>(code)];
  // Appended, not looked up: categories are different, and there may be as many as rows.
  Json::object_t classes;
  for (std::size_t i = 0; i < sizes.size(); ++i) classes.emplace_back(column.categories[i], sizes[i]);
  facts["classes"] = std::move(classes);
  return facts;
}

/// A cell that is no number, and the index of its column.
struct FoundCell {
  std::size_t column;
  const BadCell* cell;
};

/// The bad cells of all columns as in the file: row by row.
std::vector<FoundCell> badCells(const Dataset& dataset) {
  std::vector<FoundCell> found;
  for (std::size_t i = 0; i < dataset.columns.size(); ++i)
    for (const BadCell& cell : dataset.columns[i].badCells) found.push_back({i, &cell});
  std::ranges::stable_sort(found, {}, [](const FoundCell& one) { return one.cell->row; });
  return found;
}

/// Rows, columns and lines count from 1.
Json badCellFacts(const Dataset& dataset, bool hidden) {
  Json list = Json::array();
  for (const auto& [column, cell] : badCells(dataset)) {
    const Column& in = dataset.columns[column];
    list.push_back({{"line", cell->line},
                    {"row", cell->row + 1},
                    {"column", column + 1},
                    {"name", in.name},
                    {"text", hidden ? Json(nullptr) : Json(in.badTexts[cell->text])},
                    {"reason", faultText(cell->fault, dataset.reading, in.badTexts[cell->text])}});
  }
  return list;
}

/// The reader's notes; hidden, without the texts of cells.
std::vector<std::string> notes(const Dataset& dataset, bool hidden) {
  std::vector<std::string> notes = dataset.notes;
  for (std::size_t i = 0; i < dataset.columns.size(); ++i)
    if (const auto reason = identifierReason(dataset.columns[i]))
      notes.push_back(filled(sentence("Core",
                                      "Column %1 \"%2\" looks like an identifier: %3; leave it out of the "
                                      "features."),
                             i + 1, shortened(dataset.columns[i].name), *reason));
  if (const auto weight = likeliestWeight(dataset))
    notes.push_back(weightProposal(*weight) + " Every row counts once, unless data.weight names it.");
  if (!hidden) return notes;
  for (const auto& [column, cell] : badCells(dataset))
    std::ranges::replace(notes, describe(dataset, column, *cell), describe(dataset, column, *cell, true));
  for (const Question& question : dataset.questions) std::erase(notes, question.sentence);
  for (const Column& column : dataset.columns)
    if (!column.offer.empty())
      std::erase_if(notes,
                    [&](const std::string& note) { return note.find(column.offer) != std::string::npos; });
  return notes;
}

Json findingFacts(const Dataset& dataset, bool hidden) {
  Json list = Json::array();
  for (const Finding& finding : dataset.findings)
    list.push_back({{"key", finding.key},
                    {"value", finding.value},
                    {"reason", hidden ? Json(nullptr) : Json(finding.reason)},
                    {"told", finding.given}});
  return list;
}

Json questionFacts(const Dataset& dataset, bool hidden) {
  Json list = Json::array();
  for (const Question& question : dataset.questions)
    list.push_back({{"key", question.key},
                    {"column", question.column},
                    {"columns", question.columns},
                    {"sentence", hidden ? Json(nullptr) : Json(question.sentence)},
                    {"answers", question.answers}});
  return list;
}

Json used(const MarkKey& key, const Reading& reading) {
  return markWord(key, reading.*key.used);
}
template <class Value>
Json used(const PlainKey<Value>& key, const Reading& reading) {
  return reading.*key.used;
}

/// Adds how the file was read in that respect. A separator is written as it is: it is no word in a file.
void addUsed(const Reading& reading, const ReadingKey& key, Json& json) {
  if (key.key == std::string_view("sheet")) {
    if (reading.sheet.empty()) return;
    json["sheets"] = reading.sheets;
  }
  std::visit(
      [&](const auto& value) {
        if (value.used != nullptr) json[key.key] = used(value, reading);
      },
      key.value);
  constexpr std::array<std::string_view, 4> kSaidWhereUsed = {"skip_lines", "skip_below", "unit_line",
                                                              "short_years"};
  const bool isOfText = key.key != std::string_view("sheet") && key.key != std::string_view("missing_values");
  if (reading.ofDatabase && isOfText && json.contains(key.key)) json[key.key] = nullptr;
  if (std::ranges::count(kSaidWhereUsed, key.key) > 0 &&
      (json[key.key] == 0 || json[key.key] == false || reading.ofDatabase))
    json.erase(key.key);
  if (reading.ofDatabase) return;
  if (key.key == std::string_view("separator")) json[key.key] = signText(reading.separator);
  if (key.key == std::string_view("encoding")) json["byte_order_mark"] = reading.byteOrderMark;
}

Json facts(const Dataset& dataset, bool quartiles, bool hidden) {
  Json columns = Json::array();
  for (const Column& column : dataset.columns)
    columns.push_back(quartiles ? allColumnFacts(column) : columnFacts(column, summarise(column)));
  Json json = {{"rows", dataset.rows()}, {"columns", std::move(columns)}};
  if (!dataset.reading.format.empty()) json["format"] = dataset.reading.format;
  for (const ReadingKey& key : readingKeys()) addUsed(dataset.reading, key, json);
  json["findings"] = findingFacts(dataset, hidden);
  json["questions"] = questionFacts(dataset, hidden);
  json["bad_cells"] = badCellFacts(dataset, hidden);
  json["notes"] = notes(dataset, hidden);
  return json;
}

std::size_t targetOf(const Dataset& dataset, const QString& name) {
  const int index = dataset.find(name.toStdString());
  if (index >= 0) return static_cast<std::size_t>(index);
  std::vector<std::string> names;
  for (const Column& column : dataset.columns) names.push_back(column.name);
  const std::vector<std::string> near = nearNames(name.toStdString(), names);
  const std::string hint =
      near.empty() ? "the columns are " + quotedList(names) : "did you mean " + quotedList(near) + "?";
  throw UsageError(QStringLiteral("info: there is no column \"%1\" in %2; %3%4")
                       .arg(name, QString::fromStdString(dataset.name), QString::fromStdString(hint),
                            near.empty() ? QStringLiteral(".") : QString()));
}

}  // namespace

int runInfo(const QStringList& given) {
  const QString command = QStringLiteral("info"), target = QStringLiteral("target"),
                quartiles = QStringLiteral("quartiles"), hideValues = QStringLiteral("hide-values");
  std::vector<OptionSpec> options = {
      {target, QStringLiteral("T"), QStringLiteral("Adds statistics of this column.")},
      {quartiles, QString(),
       QStringLiteral("Adds the number of different values and the quartiles of every column.")},
      {hideValues, QString(),
       QStringLiteral("Leaves the texts of cells out, also where a reason quotes one.")}};
  for (const OptionSpec& option : readingOptionSpecs()) options.push_back(option);
  const Arguments arguments(command, QStringLiteral("Says how a data file (or builtin:NAME) reads, as JSON."),
                            {QStringLiteral("DATA")}, options, given);
  DataChoice choice;
  choice.file = dataFile(arguments.positionals().front());
  applyRecipeOption(command, arguments, choice);
  applyReadingOptions(command, arguments, choice);
  const auto dataset = loadData(choice, {});
  const bool hidden = arguments.has(hideValues);
  Json json = facts(*dataset, arguments.has(quartiles), hidden);
  if (const auto name = arguments.text(target)) {
    json["target"] = targetFacts(dataset->columns[targetOf(*dataset, *name)], hidden);
    json["one_hot"] = oneHotFacts(*dataset, name->toStdString(), choice);
  }
  std::puts(dumped(json, 2).c_str());
  return 0;
}

}  // namespace epsiscope
