#include "core/table/column_questions.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>

#include "core/table/odd_values.h"
#include "core/table/value_labels.h"
#include "core/text/decimal.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

/// Columns of more categories hold texts of their own.
constexpr std::size_t kMostAskedCategories = 1000;

/// A value that may stand for no answer.
struct Unanswered {
  std::string text;  ///< as it can be listed
  std::string word;  ///< the label, if it has one
  std::size_t cells = 0;
};

/// Those of a column, and the range of the others where these lie apart.
struct UnansweredValues {
  std::vector<Unanswered> values;
  std::optional<std::pair<double, double>> others;
};

std::string missingCodeText(double code, char decimal) {
  std::string text = shortestDigits(code);
  std::ranges::replace(text, '.', decimal);
  return text;
}

std::vector<std::size_t> cellsOfCategories(const Column& column) {
  std::vector<std::size_t> cells(column.categories.size());
  for (const std::int32_t code : column.codes)
    if (code >= 0) ++cells[static_cast<std::size_t>(code)];
  return cells;
}

/// Two other categories are left, or there is nothing to tell apart.
std::vector<Unanswered> unansweredCategories(const Column& column) {
  std::vector<Unanswered> found;
  if (column.categories.size() > kMostAskedCategories) return found;
  const std::vector<std::size_t> cells = cellsOfCategories(column);
  for (std::size_t i = 0; i < cells.size(); ++i)
    if (saysNoAnswer(column.categories[i]))
      found.push_back({.text = column.categories[i], .word = {}, .cells = cells[i]});
  if (cells.size() < found.size() + 2) found.clear();
  return found;
}

UnansweredValues unansweredValues(const Column& column, char decimal) {
  constexpr std::size_t kFewestCells = 2;
  if (column.kind == ColumnKind::text) return {.values = unansweredCategories(column), .others = {}};
  UnansweredValues found;
  for (const UnansweredCode& one : unansweredCodes(column))
    found.values.push_back(
        {.text = missingCodeText(one.code, decimal), .word = one.word, .cells = one.cells});
  const std::vector<LikelyCode> codes = likelyCodes(column);
  std::size_t cells = 0;
  for (const LikelyCode& one : codes) cells += one.cells;
  if (found.values.empty() && cells < kFewestCells) return found;
  for (const LikelyCode& one : codes) {
    const std::string text = missingCodeText(one.code, decimal);
    if (std::ranges::count(found.values, text, &Unanswered::text) == 0)
      found.values.push_back({.text = text, .word = {}, .cells = one.cells});
  }
  // Beyond labelled codes that are none of the likely ones "all other values" would not be true.
  if (found.values.size() == codes.size()) found.others = {{codes.back().lowest, codes.back().highest}};
  return found;
}

/// Whether nobody has said what the column holds.
bool isUndescribed(const Column& column) {
  return !column.kindGiven && !column.reading && !column.offered;
}

/// Columns that ask the same.
struct AskingColumns {
  std::vector<std::string> columns;
  UnansweredValues values;                       ///< with the cells of all these columns
  std::vector<std::vector<std::string>> same{};  ///< or spellings

  bool asksLike(const AskingColumns& other) const {
    return same == other.same &&
           std::ranges::equal(values.values, other.values.values, [](const auto& one, const auto& two) {
             return one.text == two.text && one.word == two.word;
           });
  }
  void add(const AskingColumns& other) {
    columns.push_back(other.columns.front());
    for (std::size_t i = 0; i < values.values.size(); ++i)
      values.values[i].cells += other.values.values[i].cells;
    if (!values.others || !other.values.others) return values.others.reset();
    values.others->first = std::min(values.others->first, other.values.others->first);
    values.others->second = std::max(values.others->second, other.values.others->second);
  }
};

void addAsking(AskingColumns one, std::vector<AskingColumns>& all) {
  const auto known =
      std::ranges::find_if(all, [&](const AskingColumns& other) { return other.asksLike(one); });
  known == all.end() ? all.push_back(std::move(one)) : known->add(one);
}

std::string whereText(const std::vector<std::string>& columns) {
  constexpr std::size_t kMostNamed = 3;
  return filled(counted("Core", "%n columns, %1", "Column %1", columns.size()),
                quotedList(columns, kMostNamed));
}

Question missingQuestionOf(const AskingColumns& asking, bool areTexts) {
  constexpr std::size_t kMostValues = 6;
  std::string values;
  for (std::size_t i = 0; i < std::min(kMostValues, asking.values.values.size()); ++i) {
    const Unanswered& one = asking.values.values[i];
    const std::string text = areTexts ? quoted(one.text) : one.text;
    values += (i > 0 ? ", " : "") + filled(counted("Core", "%1 in %n cells", "%1 in %n cell", one.cells),
                                           one.word.empty() ? text : text + ' ' + quoted(one.word));
  }
  if (asking.values.values.size() > kMostValues)
    values = filled(sentence("Core", "%1 and %2 more"), values, asking.values.values.size() - kMostValues);
  const std::string where = whereText(asking.columns);
  const auto& others = asking.values.others;
  return {.key = std::string(kAsksMissing),
          .column = asking.columns.front(),
          .sentence = others ? filled(sentence("Core",
                                               "%1: %2 may stand for no answer; all other values lie from %3 "
                                               "to %4."),
                                      where, values, others->first, others->second)
                             : filled(sentence("Core", "%1: %2 may stand for no answer."), where, values),
          .answers = {"value", std::string(kAsksMissing)},
          .columns = asking.columns};
}

Question sameQuestionOf(const AskingColumns& asking) {
  constexpr std::size_t kMostGroups = 4;
  std::string groups;
  for (std::size_t i = 0; i < std::min(kMostGroups, asking.same.size()); ++i)
    groups += (i > 0 ? "; " : "") + quotedList(asking.same[i]);
  if (asking.same.size() > kMostGroups)
    groups = filled(sentence("Core", "%1 and %2 more"), groups, asking.same.size() - kMostGroups);
  return {.key = std::string(kAsksSame),
          .column = asking.columns.front(),
          .sentence = filled(counted("Core",
                                     "%1: %2 differ in case, blanks, accents, hyphens or points alone. "
                                     "Are they one category each?",
                                     "%1: %2 differ in case, blanks, accents, hyphens or points alone. "
                                     "Are they one category?",
                                     asking.same.size()),
                             whereText(asking.columns), groups),
          .answers = {"apart", std::string(kAsksSame)},
          .columns = asking.columns};
}

}  // namespace

bool asksOfValues(const Question& question) {
  return question.key == kAsksMissing || question.key == kAsksSame;
}

bool isSettled(const Dataset& dataset) {
  return std::ranges::all_of(dataset.questions, asksOfValues);
}

char markOfCodes(const Reading& reading) {
  return reading.ofDatabase || !reading.format.empty() ? '.' : reading.decimal;
}

std::vector<std::string> likelyMissing(const Column& column, char decimal) {
  std::vector<std::string> texts;
  for (Unanswered& one : unansweredValues(column, decimal).values) texts.push_back(std::move(one.text));
  return texts;
}

std::vector<std::vector<std::string>> likelySame(const Column& column) {
  if (column.kind != ColumnKind::text || column.categories.size() > kMostAskedCategories) return {};
  std::vector<std::vector<std::string>> groups = nearlySame(column);
  if (groups.empty()) return groups;
  const std::vector<std::size_t> cells = cellsOfCategories(column);
  const auto cellsOf = [&](const std::string& category) {
    return cells[static_cast<std::size_t>(std::ranges::find(column.categories, category) -
                                          column.categories.begin())];
  };
  for (std::vector<std::string>& group : groups) std::ranges::stable_sort(group, std::greater(), cellsOf);
  return groups;
}

std::vector<Question> columnQuestions(const Dataset& dataset) {
  const char mark = markOfCodes(dataset.reading);
  std::vector<AskingColumns> numbers, words, spellings;
  for (const Column& column : dataset.columns) {
    if (!isUndescribed(column)) continue;
    AskingColumns one{.columns = {column.name}, .values = unansweredValues(column, mark)};
    if (!one.values.values.empty())
      addAsking(std::move(one), column.kind == ColumnKind::text ? words : numbers);
    if (auto same = likelySame(column); !same.empty())
      addAsking({.columns = {column.name}, .values = {}, .same = std::move(same)}, spellings);
  }
  std::vector<Question> found;
  for (const AskingColumns& one : numbers) found.push_back(missingQuestionOf(one, false));
  for (const AskingColumns& one : words) found.push_back(missingQuestionOf(one, true));
  for (const AskingColumns& one : spellings) found.push_back(sameQuestionOf(one));
  return found;
}

}  // namespace epsiscope
