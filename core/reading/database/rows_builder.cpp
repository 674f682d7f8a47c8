#include "core/reading/database/rows_builder.h"

#include "core/base/file_error.h"
#include "core/reading/text/columns.h"
#include "core/reading/text/names.h"
#include "core/text/sentence.h"

#include <limits>
#include <utility>

namespace epsiscope {

namespace {

constexpr std::size_t kMostDatabaseRows = std::numeric_limits<std::int32_t>::max();

/// Marks, quotes and lines are nothing that a database has.
std::string unusedKeys(const ReadOptions& options) {
  std::string names;
  for (const ReadingKey& key : readingKeys()) {
    const std::string_view name = key.key;
    const bool isUsed =
        name == "sheet" || name == "names" || name == "missing_values" || name == "short_years";
    if (isUsed || !isGiven(options, key) || options.declared) continue;
    names += (names.empty() ? "" : ", ") + std::string(name);
  }
  return names;
}

}  // namespace

RowsBuilder::RowsBuilder(std::vector<SourceColumn> columns, const ReadOptions& options, std::string shown,
                         std::size_t mostBytes)
    : m_options(options), m_shown(std::move(shown)), m_mostBytes(mostBytes) {
  if (columns.empty())
    throw FileError({.file = m_shown}, sentence("Core", "there are no columns"),
                    sentence("Core", "choose a table, or a query, that has some"));
  std::vector<std::string> names;
  for (const SourceColumn& column : columns) names.push_back(legibleText(column.name));
  if (options.names) names = toldNames(*options.names, names.size(), m_shown);
  names = uniqueNames(std::move(names), m_notes);
  for (std::size_t i = 0; i < columns.size(); ++i) {
    columns[i].name = names[i];
    m_columns.emplace_back(std::move(columns[i]), m_options, m_bytes);
  }
}

void RowsBuilder::endRow() {
  if (++m_rows > kMostDatabaseRows)
    throw FileError({.file = m_shown}, sentence("Core", "more than two thousand million rows"),
                    sentence("Core", "take fewer of them, with WHERE or LIMIT in a query"));
  if (m_bytes > m_mostBytes)
    throw FileError(
        {.file = m_shown},
        filled(sentence("Core", "its first %1 rows fill more than %2 MB"), m_rows, m_mostBytes / 1'000'000),
        sentence("Core", "take fewer rows or columns, with WHERE or LIMIT in a query"));
}

Dataset RowsBuilder::take() {
  if (m_rows == 0)
    throw FileError({.file = m_shown},
                    counted("Core", "there are %n columns but no rows", "there is %n column but no rows",
                            m_columns.size()),
                    sentence("Core", "choose a table, or a query, that has some"));
  Dataset dataset;
  dataset.notes = std::move(m_notes);
  dataset.reading.ofDatabase = true;
  dataset.reading.missing = m_options.missing.value_or(std::vector<std::string>());
  const ReadingKey& spellings = readingKey("missing_values");
  const bool given = isGiven(m_options, spellings);
  dataset.findings.push_back(
      {.key = spellings.key,
       .value = usedText(dataset.reading, spellings),
       .reason = given ? sentence("Core", "as chosen")
                       : sentence("Core", "a database says of a cell itself that it is missing (NULL)"),
       .given = given});
  if (const std::string unused = unusedKeys(m_options); !unused.empty())
    dataset.notes.push_back(
        filled(sentence("Core", "A database has no %1: the setting for it was not needed."), unused));
  for (ColumnBuilder& column : m_columns)
    dataset.columns.push_back(column.take(dataset.columns.size(), dataset.notes));
  for (Column& column : dataset.columns) {
    nameValuesAsGiven(m_options, '.', column);
    joinSpellings(m_options, column);
  }
  noteShortYears(m_options, dataset);
  settleOddCells(m_options.declared, dataset);
  noteReadings(dataset);
  return dataset;
}

}  // namespace epsiscope
