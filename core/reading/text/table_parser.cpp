#include "core/reading/text/table_parser.h"

#include "core/base/file_error.h"
#include "core/reading/text/census.h"
#include "core/reading/text/columns.h"
#include "core/reading/text/findings.h"
#include "core/text/sentence.h"

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

/// With the mark that the first records speak for, unless the whole file speaks for the other one.
std::optional<Census> settleMark(TableText& table, bool given, const GoOn& goOn) {
  std::optional<Census> census = takeCensus(table, goOn);
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
  std::vector<std::pair<std::size_t, std::uint32_t>> inTheWay(const std::vector<Column>& columns) const {
    std::vector<std::pair<std::size_t, std::uint32_t>> found;
    for (std::size_t i = 0; i < m_columns.size(); ++i)
      if (m_columns[i].spellings != 0 && (m_columns[i].mayMiss || columns[i].offered || columns[i].reading))
        found.emplace_back(i, m_columns[i].spellings);
    return found;
  }

private:
  struct One {
    std::uint32_t spellings;
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
  std::optional<Census> census = settleMark(table, layout.decimalTold, goOn.part(0, 0.7));
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
  if (const std::size_t cells = table.declared ? takeBadAsMissing(dataset.columns) : 0; cells > 0)
    notes.push_back(counted("Core", "%n cells do not fit the declared reading and count as missing.",
                            "%n cell does not fit the declared reading and counts as missing.", cells));
  if (auto question = missingQuestion(table, offered.inTheWay(dataset.columns))) {
    notes.push_back(question->sentence);
    dataset.questions.push_back(std::move(*question));
  }
  noteForms(dataset, notes);
  noteBadCells(dataset, notes);
  return dataset;
}

}  // namespace epsiscope
