#include "core/code/table_program.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/said_error.h"
#include "core/start/column_roles.h"
#include "core/study/study.h"
#include "core/table/dataset.h"
#include "core/tasks/prepared_table.h"
#include "core/text/folded_text.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

/// A column that the program reads.
struct CodeColumn {
  std::string name;
  std::size_t place = 0;  ///< among the columns, from 0
  bool isNumber = true;
  std::vector<std::string> missing{};                       ///< its own spellings
  std::vector<std::pair<std::string, std::string>> same{};  ///< a spelling, and the category that it is
};

bool isReadElsewhere(const DataChoice& data, const Dataset& dataset) {
  return data.recipe || data.file.starts_with("builtin:") || !dataset.reading.sheet.empty() ||
         dataset.reading.ofDatabase || !dataset.reading.format.empty();
}

CodeColumn codeColumn(const DataChoice& data, const Dataset& dataset, const std::string& name) {
  const auto place = static_cast<std::size_t>(dataset.find(name));
  const Column& column = dataset.columns[place];
  if (column.reading)
    throw SaidError(filled(sentence("Core",
                                    "Column %1 is read as %2, which the program does not; save it as plain "
                                    "numbers, or use epsiscope release."),
                           quoted(name), formName(column.reading->form)));
  const ColumnChoice choice = choiceOf(data, name);
  if (!choice.labels.empty())
    throw SaidError(filled(sentence("Core",
                                    "Column %1 has labels, which the program does not read; save the table "
                                    "with the words in place of the values, or use epsiscope release."),
                           quoted(name)));
  CodeColumn found{.name = name,
                   .place = place,
                   .isNumber = column.kind == ColumnKind::number && name != data.person,
                   .missing = choice.missing};
  for (const std::vector<std::string>& spellings : choice.same)
    for (const std::string& one : spellings) found.same.emplace_back(one, spellings.front());
  return found;
}

/// The columns whose cells decide which rows are used: those that are released, and where rows with gaps are
/// dropped all that the study uses.
std::vector<CodeColumn> codeColumns(const Study& study, const PreparedTable& table) {
  const Dataset& dataset = *table.dataset();
  const PrepareOptions& options = table.options();
  std::vector<std::string> names = {study.data.target};
  const auto add = [&](const std::string& name) {
    if (std::ranges::find(names, name) == names.end()) names.push_back(name);
  };
  for (const std::string& name : options.features) add(name);
  const bool takesOthers = options.learns && options.features.empty();
  if (takesOthers && study.data.missing == MissingRule::dropRows)
    for (const Column& column : dataset.columns)
      if (column.name != options.weight) add(column.name);
  if (study.data.person) add(*study.data.person);
  std::vector<CodeColumn> columns;
  for (const std::string& name : names) columns.push_back(codeColumn(study.data, dataset, name));
  return columns;
}

std::string encodingLiteral(ProgramLanguage language, const std::string& encoding) {
  static constexpr std::array<std::array<const char*, 3>, 5> kNames = {
      {{"UTF-8", "utf-8-sig", "UTF-8-BOM"},
       {"UTF-16LE", "utf-16-le", "UTF-16LE"},
       {"UTF-16BE", "utf-16-be", "UTF-16BE"},
       {"Latin-1", "latin-1", "latin1"},
       {"Windows-1252", "cp1252", "windows-1252"}}};
  for (const auto& [known, python, r] : kNames)
    if (encoding == known) return textLiteral(language, language == ProgramLanguage::python ? python : r);
  return textLiteral(language, encoding);
}

std::string markText(char mark) {
  return mark == '\0' ? std::string() : signText(mark);
}

/// The constants that both languages have, a line each.
class CodeConstants {
public:
  explicit CodeConstants(ProgramLanguage language) : m_language(language) {}

  void add(const std::string& name, const std::string& literal) {
    m_lines += name + (m_language == ProgramLanguage::python ? " = " : " <- ") + literal + '\n';
  }
  void addText(const std::string& name, const std::string& text) { add(name, textLiteral(m_language, text)); }
  void addWhole(const std::string& name, std::size_t number) {
    add(name, std::to_string(number) + (m_language == ProgramLanguage::python ? "" : "L"));
  }
  const std::string& lines() const { return m_lines; }

private:
  ProgramLanguage m_language;
  std::string m_lines;
};

std::string readingConstants(ProgramLanguage language, const Study& study, const PreparedTable& table) {
  const Reading& reading = table.dataset()->reading;
  if (const std::string sign = markText(reading.separator); language == ProgramLanguage::r && sign.size() > 1)
    throw SaidError(
        filled(sentence("Core",
                        "R reads no table with %1 between its cells; save it with another separator, "
                        "choose python, or use epsiscope release."),
               quoted(sign)));
  const ProtectedUnit unit = protectedUnit(study.data);
  const auto rowsOfUnit = static_cast<std::size_t>(unit.rows());
  CodeConstants constants(language);
  constants.addWhole("N", table.data().rows.size());
  constants.addWhole("K", rowsOfUnit);
  constants.addWhole("D_IN", 2 * rowsOfUnit);
  constants.addText("FILE", study.data.file);
  constants.add("ENCODING", encodingLiteral(language, reading.encoding));
  constants.addText("SEPARATOR", markText(reading.separator));
  constants.addText("QUOTE", markText(reading.quote));
  constants.addText("DECIMAL", markText(reading.decimal));
  constants.addText("THOUSANDS", markText(reading.thousands));
  constants.addText("COMMENT", markText(reading.comment));
  constants.addWhole("SKIP_LINES", static_cast<std::size_t>(std::max(0, reading.skipLines)));
  constants.addWhole("SKIP_BELOW", static_cast<std::size_t>(std::max(0, reading.skipBelow)));
  constants.addWhole("LINES_OF_NAMES", (reading.header ? 1U : 0U) + (reading.unitLine ? 1U : 0U) +
                                           (reading.questionLines ? 1U : 0U));
  std::vector<std::string> missing = {""};
  for (const std::string& spelling : reading.missing) missing.push_back(lowered(spelling));
  constants.add("MISSING", textListLiteral(language, missing));
  return constants.lines();
}

/// The place of a column: by its name in the file, or by its number where the names are others.
std::string placeLiteral(ProgramLanguage language, const Study& study, const Reading& reading,
                         const CodeColumn& column) {
  const bool isNamed = reading.header && !study.data.reading.names;
  const bool isPython = language == ProgramLanguage::python;
  if (!isNamed) return std::to_string(column.place + (isPython ? 0 : 1));
  const std::string name = textLiteral(language, column.name);
  return isPython ? "names.index(" + name + ')' : "match(" + name + ", names)";
}

std::string sameLiteral(ProgramLanguage language, const CodeColumn& column) {
  std::string pairs;
  for (const auto& [spelling, category] : column.same) {
    pairs += pairs.empty() ? "" : ", ";
    pairs += textLiteral(language, spelling);
    pairs += language == ProgramLanguage::python ? ": " : " = ";
    pairs += textLiteral(language, category);
  }
  return language == ProgramLanguage::python ? '{' + pairs + '}' : "c(" + pairs + ')';
}

/// The expression that reads one cell of a row, or one column of the table.
std::string cellExpression(ProgramLanguage language, const Study& study, const Reading& reading,
                           const CodeColumn& column) {
  std::vector<std::string> missing;
  for (const std::string& spelling : column.missing) missing.push_back(lowered(spelling));
  const std::string place = placeLiteral(language, study, reading, column);
  std::string cell = "text_at(cells, " + place + ", " + textListLiteral(language, missing) + ')';
  if (column.isNumber) return "number(" + cell + ')';
  if (column.same.empty()) return cell;
  return "same(" + cell + ", " + sameLiteral(language, column) + ')';
}

constexpr const char* kPythonReaders = R"(

BLANKS = " \t\r\n\u00a0\u202f\u205f\u2060\u3000\ufeff" + "".join(map(chr, range(0x2000, 0x200C)))


def text_at(cells, place, missing):
    text = cells[place].strip(BLANKS) if place < len(cells) else ""
    return None if text.lower() in MISSING or text.lower() in missing else text


def number(text):
    if text is None or "_" in text:
        return None
    if THOUSANDS:
        text = "".join(text.split()) if THOUSANDS == " " else text.replace(THOUSANDS, "")
    try:
        value = float(text.replace(DECIMAL, "."))
    except ValueError:
        return None
    return value if math.isfinite(value) else None


def same(text, spellings):
    return spellings.get(text, text)


def read_rows():
    with open(FILE, encoding=ENCODING, newline="") as file:
        lines = list(file)
    while lines and not lines[-1].strip(BLANKS):
        lines.pop()
    lines = lines[SKIP_LINES:len(lines) - SKIP_BELOW]
    if COMMENT:
        lines = [line for line in lines if not line.startswith(COMMENT)]
    if lines:
        lines[0] = lines[0].lstrip("\ufeff")
    quoting = csv.QUOTE_MINIMAL if QUOTE else csv.QUOTE_NONE
    found = csv.reader(lines, delimiter=SEPARATOR, quotechar=QUOTE or None, quoting=quoting,
                       skipinitialspace=SEPARATOR == " ")
    return [cells for cells in found if len(cells) > 1 or cells and cells[0].strip(BLANKS)]


rows = read_rows()
names = [name.strip(BLANKS) for name in rows[0]]
table = []
for place, cells in enumerate(rows[LINES_OF_NAMES:], start=1):
    row = {
        None: place,
)";

constexpr const char* kRReaders = R"(
BLANKS <- "[ \t\r\n\u00a0\u2000-\u200b\u202f\u205f\u2060\u3000\ufeff]"

text_at <- function(cells, place, missing) {
  text <- trimws(cells[[place]], whitespace = BLANKS)
  text[tolower(text) %in% c(MISSING, missing)] <- NA
  text
}

number <- function(text) {
  if (THOUSANDS == " ") text <- gsub(BLANKS, "", text)
  if (nzchar(THOUSANDS)) text <- gsub(THOUSANDS, "", text, fixed = TRUE)
  value <- suppressWarnings(as.numeric(sub(DECIMAL, ".", text, fixed = TRUE)))
  value[!is.finite(value)] <- NA
  value
}

same <- function(text, spellings) {
  ifelse(text %in% names(spellings), unname(spellings[text]), text)
}

con <- file(FILE, encoding = ENCODING)
lines <- readLines(con, warn = FALSE)
close(con)
while (length(lines) > 0 && !nzchar(trimws(lines[length(lines)]))) lines <- lines[-length(lines)]
lines <- lines[seq_len(length(lines) - SKIP_BELOW)]
lines <- lines[seq_along(lines) > SKIP_LINES]
if (nzchar(COMMENT)) lines <- lines[!startsWith(lines, COMMENT)]
cells <- read.table(text = lines, header = FALSE, sep = if (SEPARATOR == " ") "" else SEPARATOR,
                    quote = QUOTE, comment.char = "", colClasses = "character",
                    na.strings = character(0), strip.white = TRUE, fill = TRUE)
names <- trimws(unlist(cells[1, ], use.names = FALSE), whitespace = BLANKS)
cells <- cells[seq_len(nrow(cells)) > LINES_OF_NAMES, , drop = FALSE]
table <- list()
)";

constexpr const char* kPythonOnePerson = R"(random.SystemRandom().shuffle(table)
seen, kept = {}, []
for row in table:
    seen[row[PERSON]] = seen.get(row[PERSON], 0) + 1
    if seen[row[PERSON]] <= K:
        kept.append(row)
table = sorted(kept, key=lambda row: row[None])
)";

// R has no secure generator of its own: the rows of a person are taken in an order by OpenDP's noise.
constexpr const char* kROnePerson =
    R"(shuffled <- c(vector_domain(atom_domain(.T = i32)), l1_distance(.T = i32)) |> then_laplace(scale = 1e6)
order_of_rows <- order(shuffled(arg = rep(0L, length(table[[1]]))))
turn <- ave(order_of_rows, table[[PERSON]][order_of_rows], FUN = seq_along)
chosen <- sort(order_of_rows[turn <= K])
table <- lapply(table, function(values) values[chosen])
)";

std::string pythonTable(const Study& study, const PreparedTable& table) {
  const Reading& reading = table.dataset()->reading;
  std::string text = kPythonReaders;
  for (const CodeColumn& column : codeColumns(study, table))
    text += "        " + textLiteral(ProgramLanguage::python, column.name) + ": " +
            cellExpression(ProgramLanguage::python, study, reading, column) + ",\n";
  text += "    }\n    if None not in row.values():\n        table.append(row)\n";
  if (study.data.person)
    text += "PERSON = " + textLiteral(ProgramLanguage::python, *study.data.person) + '\n' + kPythonOnePerson;
  return text +
         "if len(table) != N:\n"
         "    sys.exit(\"The table is another one than the study's: it has other rows to use.\")\n";
}

std::string rTable(const Study& study, const PreparedTable& table) {
  const Reading& reading = table.dataset()->reading;
  std::string text = kRReaders;
  for (const CodeColumn& column : codeColumns(study, table))
    text += "table[[" + textLiteral(ProgramLanguage::r, column.name) + "]] <- " +
            cellExpression(ProgramLanguage::r, study, reading, column) + '\n';
  text +=
      "complete <- Reduce(`&`, lapply(table, function(values) !is.na(values)))\n"
      "places <- which(complete)\n"
      "table <- c(lapply(table, function(values) values[complete]), list(places))\n";
  if (study.data.person)
    text += "PERSON <- " + textLiteral(ProgramLanguage::r, *study.data.person) + '\n' + kROnePerson;
  return text +
         "places <- table[[length(table)]]\n"
         "if (length(places) != N) stop(\"The table is another one than the study's: it has other rows to "
         "use.\")\n";
}

}  // namespace

std::string tableProgram(ProgramLanguage language, const Study& study, const PreparedTable& table) {
  if (isReadElsewhere(study.data, *table.dataset()))
    throw SaidError(
        sentence("Core",
                 "The program would have to read a sheet, a survey file, built-in data or the files of a "
                 "recipe, which it does not; save the table as CSV and make a study of that."));
  const std::string constants = readingConstants(language, study, table);
  return constants + (language == ProgramLanguage::python ? pythonTable(study, table) : rTable(study, table));
}

}  // namespace epsiscope
