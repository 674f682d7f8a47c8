#include "core/reading/text/table_parser.h"

#include "core/base/file_error.h"
#include "core/reading/text/census.h"
#include "core/reading/text/columns.h"
#include "core/reading/text/findings.h"
#include "core/table/value_labels.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace epsiscope {

namespace {

/// Text without any record has no table.
void refuseBlank(const TableText& table) {
  if (table.text.find_first_not_of(" \t\r\n") == std::string_view::npos)
    throw FileError({.file = table.shownFile}, sentence("Core", "the file holds nothing but blanks"),
                    sentence("Core", "choose a file that holds a table"));
}

/// The census of the rows, which end above the notes below the table.
std::optional<Census> censusOfRows(TableText& table, const GoOn& goOn, std::vector<std::string>& notes) {
  std::optional<Census> census = takeCensus(table, goOn);
  if (!census || census->below.count == 0) return census;
  table.linesBelow = census->below.count;
  table.lastLine = census->below.first - 1;
  notes.push_back(filled(counted("Core", "%n lines below the table were skipped; they start with %1.",
                                 "%n line below the table was skipped: %1.", table.linesBelow),
                         epsiscope::quoted(census->below.text)));
  return takeCensus(table, goOn.at(1));
}

/// With the mark that the first records speak for, unless the whole file speaks for the other one.
std::optional<Census> settleMark(TableText& table, bool given, const GoOn& goOn,
                                 std::vector<std::string>& notes) {
  std::optional<Census> census = censusOfRows(table, goOn, notes);
  if (!census || given || !census->marks().favoursOther(table.cut.separator)) return census;
  table.decimal = table.decimal == '.' ? ',' : '.';
  census.reset();
  return takeCensus(table, goOn);
}

void noteCensus(const TableText& table, const Census& census, const std::vector<Question>& questions,
                std::vector<std::string>& notes) {
  for (const Question& question : questions) notes.push_back(question.sentence);
  if (census.commentLines > 0)
    notes.push_back(
        filled(counted("Core", "%n lines that start with \"%1\" were skipped as comments.",
                       "%n line that starts with \"%1\" was skipped as a comment.", census.commentLines),
               table.cut.comment));
  if (census.repeatedHeads > 0)
    notes.push_back(filled(
        counted("Core",
                "%n lines say the names of the columns again, the first of them line %1; they were read as "
                "rows: take them away if they are none.",
                "%n line says the names of the columns again, line %1; it was read as a row: take it away if "
                "it is none.",
                census.repeatedHeads),
        census.firstRepeatedHead));
  if (census.trimmedFields > 0)
    notes.push_back(
        counted("Core",
                "%n cells had blanks at their ends that are not seen, such as no-break spaces; they "
                "were taken away.",
                "%n cell had a blank at its end that is not seen, such as a no-break space; it was "
                "taken away.",
                census.trimmedFields));
  if (census.blankLines > 0)
    notes.push_back(
        counted("Core", "%n blank lines were skipped.", "%n blank line was skipped.", census.blankLines));
  noteColumns(table, census, notes);
}

/// The columns with texts that often mean a missing cell, kept from a census that is given away.
class OfferedMissing {
public:
  OfferedMissing(const Census& census, const ReadOptions& options) {
    if (options.missing) return;
    for (const ColumnCensus& column : census.columns)
      m_columns.push_back({column.offeredSpellings, column.mayMiss()});
  }

  /// Those where such texts are in the way of numbers, or of amounts and dates.
  std::vector<std::pair<std::size_t, OfferedSpellings>> inTheWay(const std::vector<Column>& columns) const {
    std::vector<std::pair<std::size_t, OfferedSpellings>> found;
    for (std::size_t i = 0; i < m_columns.size(); ++i)
      if (m_columns[i].spellings.any() && (m_columns[i].mayMiss || columns[i].offered || columns[i].reading))
        found.emplace_back(i, m_columns[i].spellings);
    return found;
  }

private:
  struct One {
    OfferedSpellings spellings;
    bool mayMiss;
  };
  std::vector<One> m_columns;
};

void refuseWithoutRows(const TableText& table) {
  throw FileError({.file = table.shownFile},
                  counted("Core", "there is a header with %n names but no data rows",
                          "there is a header with %n name but no data rows", table.names.size()),
                  sentence("Core", "add rows, or say that there is no header"));
}

}  // namespace

std::optional<Dataset> parseTable(TableText table, Decoded decoded, const ReadOptions& options,
                                  const GoOn& goOn) {
  refuseBlank(table);

  Dataset dataset;
  std::vector<std::string>& notes = dataset.notes = std::move(decoded.notes);
  const Layout layout = settleLayout(table, options, notes);
  if (const int below = options.skipBelow.value_or(0); below > 0) {
    table.linesBelow = static_cast<std::size_t>(below);
    const std::size_t last = lastLineOf(table, goOn.part(0, 0.1));
    table.lastLine = last - std::min(last, table.linesBelow);
  }
  std::optional<Census> census = settleMark(table, layout.decimalTold, goOn.part(0.1, 0.7), notes);
  if (!census) return std::nullopt;
  if (census->rows == 0) refuseWithoutRows(table);
  settleThousands(table, *census);
  dataset.reading = readingOf(table, decoded);
  dataset.findings = findings(table, layout, decoded, *census, options);
  dataset.questions = questions(table, layout, *census);
  noteCensus(table, *census, dataset.questions, notes);

  const OfferedMissing offered(*census, options);
  table.decimalSettled = layout.decimalTold || census->settlesDecimal();
  std::optional<std::vector<Column>> columns = makeColumns(table, std::move(*census), goOn.part(0.7, 1));
  if (!columns) return std::nullopt;
  dataset.columns = std::move(*columns);
  for (std::size_t i = 0; i < table.columnUnits.size(); ++i) dataset.columns[i].unit = table.columnUnits[i];
  for (std::size_t i = 0; i < table.columnLabels.size(); ++i)
    dataset.columns[i].label = table.columnLabels[i];
  for (Column& column : dataset.columns) {
    nameValuesAsGiven(options, table.decimal, column);
    joinSpellings(options, column);
  }
  noteShortYears(options, dataset);
  settleOddCells(table.declared, dataset);
  if (auto question = missingQuestion(table, offered.inTheWay(dataset.columns))) {
    notes.push_back(question->sentence);
    dataset.questions.push_back(std::move(*question));
  }
  noteReadings(dataset);
  return dataset;
}

}  // namespace epsiscope
