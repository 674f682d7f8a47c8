#include "core/reading/text/findings.h"

#include "core/base/file_error.h"
#include "core/reading/text/layout.h"
#include "core/table/reading_choice.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <utility>

namespace epsiscope {

namespace {

std::string decimalReason(const Census& census, const Layout& layout) {
  if (layout.decimalTold) return sentence("Core", "the given thousands mark leaves no other");
  const MarkEvidence marks = census.marks();
  if (const Example* cell = census.example(Example::What::settling)) {
    std::string reason =
        filled(sentence("Core", "%1 in line %2 allows no other reading"), quoted(cell->text), cell->line);
    if (marks.forOther == 0) return reason;
    return filled(counted("Core", "%1, though %n cells have the other mark",
                          "%1, though %n cell has the other mark", marks.forOther),
                  reason);
  }
  if (census.settlesDecimal()) return sentence("Core", "another mark groups the digits of whole numbers");
  if (marks.ambiguous() > 0) return sentence("Core", "nothing in the file settles it");
  return sentence("Core", "no number in the file has a mark");
}

std::string thousandsReason(const Census& census) {
  if (const Example* cell = census.example(Example::What::grouped))
    return filled(sentence("Core", "%1 in line %2 has groups of three digits"), quoted(cell->text),
                  cell->line);
  return sentence("Core", "no number in the file has groups of three digits");
}

/// The spellings that occur, and how often.
std::string missingReason(const TableText& table, const Census& census) {
  std::string list;
  for (std::size_t i = 0; i < census.missing.size(); ++i) {
    const std::size_t cells = census.missing[i];
    if (cells == 0) continue;
    if (!list.empty()) list += ", ";
    list += i == 0 ? counted("Core", "%n cells are empty", "%n cell is empty", cells)
                   : filled(counted("Core", "%1 in %n cells", "%1 in %n cell", cells),
                            quoted(table.missing.spellings()[i - 1]));
  }
  if (list.empty()) list = sentence("Core", "no cell is missing");
  for (std::size_t i = 0; i < census.offered.size(); ++i) {
    const std::size_t cells = census.offered[i];
    if (cells > 0)
      list += "; " + filled(counted("Core", "%1 in %n cells may mean one too",
                                    "%1 in %n cell may mean one too", cells),
                            quoted(std::string(offeredSpelling(i))));
  }
  return list;
}

/// The two readings of "1.234": as it is, and without the mark.
std::pair<double, double> readingsOf(const std::string& text) {
  const char mark = text.find(',') == std::string::npos ? '.' : ',';
  return {readCell(text, mark).value, readCell(text, mark == '.' ? ',' : '.').value};
}

Question decimalQuestion(const TableText& table, const Census& census) {
  const char other = table.decimal == '.' ? ',' : '.';
  Question question{.key = "decimal",
                    .column = {},
                    .sentence = {},
                    .answers = {std::string(1, table.decimal), std::string(1, other)}};
  for (std::size_t i = 0; i < census.columns.size(); ++i)
    if (census.columns[i].holdsNumbers() && census.columns[i].marks.ambiguous() > 0)
      question.columns.push_back(table.names[i]);
  question.column = question.columns.front();
  const Example* cell = census.example(Example::What::ambiguous);
  const std::string text = cell != nullptr ? cell->text : std::string("1") + table.decimal + "234";
  const auto [plain, grouped] = readingsOf(text);
  const bool readPlain = text.find(table.decimal) != std::string::npos;
  question.sentence = filled(
      sentence(
          "Core",
          "%1 in line %2 means %3 or %4, and nothing in the file shows which (%5): it was read as %6; if "
          "it is %7, say that the decimal mark is \"%8\"."),
      quoted(text), cell != nullptr ? cell->line : 1, plain, grouped, quotedList(question.columns),
      readPlain ? plain : grouped, readPlain ? grouped : plain, other);
  return question;
}

Question separatorQuestion(const TableText& table, char rival) {
  const ReadingKey& key = readingKey("separator");
  return {
      .key = key.key,
      .column = {},
      .sentence = filled(sentence("Core",
                                  "The separator %1 and the separator %2 cut every line equally well, and "
                                  "nothing in the file shows which is meant: it was read with the first."),
                         separatorName(table.cut.separator), separatorName(rival)),
      .answers = {markWord(key, table.cut.separator), markWord(key, rival)},
      .columns = table.names};
}

Question rareSeparatorQuestion(const TableText& table, char offered) {
  const ReadingKey& key = readingKey("separator");
  return {.key = key.key,
          .column = {},
          .sentence =
              filled(sentence("Core",
                              "No usual separator cuts the lines, but the sign %1 stands equally often in "
                              "each: if it stands between cells, choose it. The lines were read as one "
                              "column."),
                     separatorName(offered)),
          .answers = {markWord(key, table.cut.separator), markWord(key, offered)},
          .columns = table.names};
}

}  // namespace

std::vector<Finding> findings(const TableText& table, const Layout& layout, const Decoded& encoding,
                              const Census& census, const ReadOptions& options) {
  const Reading reading = readingOf(table, encoding);
  const auto finding = [&](const char* name, std::string reason) -> Finding {
    const ReadingKey& key = readingKey(name);
    const bool given = isGiven(options, key);
    return {.key = name,
            .value = usedText(reading, key),
            .reason = given ? sentence("Core", "as chosen") : std::move(reason),
            .given = given};
  };
  std::vector<Finding> all = {
      finding("encoding", encoding.reason),          finding("separator", layout.cut.separatorReason),
      finding("quote", layout.cut.quoteReason),      finding("comment", layout.cut.commentReason),
      finding("header", layout.header.reason),       finding("decimal", decimalReason(census, layout)),
      finding("thousands", thousandsReason(census)), finding("missing_values", missingReason(table, census))};
  if (reading.unitLine || options.unitLine)
    all.insert(all.begin() + 5, finding("unit_line", layout.unitReason));
  if (reading.skipBelow > 0 || options.skipBelow)
    all.insert(all.begin() + 4, finding("skip_below", sentence("Core",
                                                               "the lines below have other cells than the "
                                                               "table")));
  if (reading.skipLines > 0 || options.skipLines)
    all.insert(all.begin() + 4, finding("skip_lines", layout.cut.skipReason));
  return all;
}

std::optional<Question> missingQuestion(
    const TableText& table, const std::vector<std::pair<std::size_t, OfferedSpellings>>& mayMiss) {
  if (mayMiss.empty()) return std::nullopt;
  std::vector<std::string> columns, found;
  OfferedSpellings spellings;
  for (const auto& [column, some] : mayMiss) {
    columns.push_back(table.names[column]);
    spellings |= some;
  }
  std::string listed, known;
  for (const std::string& spelling : table.missing.spellings())
    known += (known.empty() ? "" : "; ") + spelling;
  for (std::size_t i = 0; i < kOfferedMissing; ++i)
    if (spellings.test(i)) found.emplace_back(offeredSpelling(i));
  for (const std::string& spelling : found) listed += "; " + spelling;
  return Question{
      .key = "missing_values",
      .column = columns.front(),
      .sentence = filled(counted("Core",
                                 "%1 stand among the numbers of %2: do they mean that a value is missing? "
                                 "They were read as texts that are no numbers.",
                                 "%1 stands among the numbers of %2: does it mean that a value is missing? "
                                 "It was read as a text that is no number.",
                                 found.size()),
                         quotedList(found), quotedList(columns)),
      .answers = {known, known + listed},
      .columns = columns};
}

std::vector<Question> questions(const TableText& table, const Layout& layout, const Census& census) {
  std::vector<Question> open;
  if (layout.cut.rival) open.push_back(separatorQuestion(table, *layout.cut.rival));
  if (layout.wordsOverNumbers > 0)
    open.push_back(
        {.key = "unit_line",
         .column = {},
         .sentence = filled(sentence("Core",
                                     "Line %1 has words over columns of numbers: does it hold a second "
                                     "line of names, questions or units? It was read as a row."),
                            layout.wordsOverNumbers),
         .answers = {"false", "true"}});
  if (layout.cut.offered) open.push_back(rareSeparatorQuestion(table, *layout.cut.offered));
  if (!layout.decimalTold && !census.settlesDecimal() && census.marks().ambiguous() > 0)
    open.push_back(decimalQuestion(table, census));
  return open;
}

}  // namespace epsiscope
