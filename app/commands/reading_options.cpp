#include "app/commands/reading_options.h"

#include <algorithm>
#include <array>

#include "core/table/reading_words.h"
#include "core/recipes/recipe.h"
#include "core/reading/text/decode.h"
#include "core/study/problem_list.h"
#include "core/study/recipe_choice.h"
#include "core/study/study_names.h"

namespace epsiscope {

namespace {

struct MarkOption {
  const char* name;
  FileMark mark;
  std::optional<std::string> DataChoice::*key;
};
constexpr std::array<MarkOption, 5> kMarks{{{"separator", FileMark::separator, &DataChoice::separator},
                                            {"decimal", FileMark::decimal, &DataChoice::decimal},
                                            {"thousands", FileMark::thousands, &DataChoice::thousands},
                                            {"quote", FileMark::quote, &DataChoice::quote},
                                            {"comment", FileMark::comment, &DataChoice::comment}}};

[[noreturn]] void refuse(const QString& command, const char* option, const QString& given,
                         const std::string& choices) {
  throw UsageError(QStringLiteral("%1: --%2 is \"%3\"; choose %4.")
                       .arg(command, QString::fromLatin1(option), given, QString::fromStdString(choices)));
}

std::string recipeIds() {
  std::vector<std::string> ids;
  for (const Recipe& recipe : recipes()) ids.emplace_back(recipe.id);
  return listed(ids);
}

template <class Enum>
std::string namesOf() {
  std::string names;
  for (const auto& [value, name] : Names<Enum>::all) names += (names.empty() ? "" : ", ") + std::string(name);
  return names;
}

/// The value that `word` names.
template <class Enum>
Enum chosen(const QString& command, const char* option, const QString& word) {
  for (const auto& [value, name] : Names<Enum>::all)
    if (word.toStdString() == name) return value;
  refuse(command, option, word, "one of: " + namesOf<Enum>());
}

/// COLUMN=KIND; of several `=` the last one counts.
void declareKind(const QString& command, const QString& given, DataChoice& choice) {
  const qsizetype equals = given.lastIndexOf(QLatin1Char('='));
  if (equals <= 0) refuse(command, "column", given, "COLUMN=number or COLUMN=text");
  const std::string name = given.first(equals).toStdString();
  const auto kind = chosen<ColumnKind>(command, "column", given.sliced(equals + 1));
  const auto known = std::ranges::find(choice.columns, name, &ColumnChoice::column);
  if (known == choice.columns.end())
    choice.columns.push_back({.column = name, .kind = kind});
  else
    known->kind = kind;
}

void applyMarks(const QString& command, const Arguments& arguments, DataChoice& choice) {
  for (const MarkOption& option : kMarks) {
    const auto given = arguments.text(QString::fromLatin1(option.name));
    if (!given) continue;
    const std::optional<char> mark = markFrom(option.mark, given->toStdString());
    if (!mark) refuse(command, option.name, *given, markChoices(option.mark));
    choice.*option.key = markWord(option.mark, *mark);
  }
}

}  // namespace

std::vector<OptionSpec> readingOptionSpecs() {
  return {{QStringLiteral("separator"), QStringLiteral("S"),
           QStringLiteral("comma, semicolon, tab or space, or the character.")},
          {QStringLiteral("decimal"), QStringLiteral("D"), QStringLiteral("The decimal mark: . or ,")},
          {QStringLiteral("thousands"), QStringLiteral("T"),
           QStringLiteral("The mark between groups of three digits: . , space, apostrophe or none.")},
          {QStringLiteral("quote"), QStringLiteral("Q"), QStringLiteral("\" or ' or none.")},
          {QStringLiteral("comment"), QStringLiteral("C"),
           QStringLiteral("The character that lines to be skipped start with, or none.")},
          {QStringLiteral("encoding"), QStringLiteral("E"),
           QStringLiteral("UTF-8, UTF-16LE, UTF-16BE, Latin-1 or Windows-1252.")},
          {QStringLiteral("header"), QStringLiteral("yes|no"),
           QStringLiteral("Whether the first line names the columns.")},
          {QStringLiteral("missing-values"), QStringLiteral("A,B,C"),
           QStringLiteral("Spellings of a missing cell, in place of ? NA N/A NaN null; an empty one is one "
                          "always.")},
          {QStringLiteral("column"), QStringLiteral("NAME=KIND"),
           QStringLiteral("Reads a column as number or as text. Can be repeated.")},
          {QStringLiteral("recipe"), QStringLiteral("R"),
           QStringLiteral("Reads the original files of a published data set: %1.")
               .arg(QString::fromStdString(recipeIds()))}};
}

std::vector<OptionSpec> cellRuleOptionSpecs() {
  return {{QStringLiteral("missing"), QStringLiteral("RULE"),
           QStringLiteral("What happens to missing cells: %1.")
               .arg(QString::fromStdString(namesOf<MissingRule>()))},
          {QStringLiteral("bad-cells"), QStringLiteral("RULE"),
           QStringLiteral("What happens to cells that are no numbers: %1.")
               .arg(QString::fromStdString(namesOf<BadCellRule>()))}};
}

void applyRecipeOption(const QString& command, const Arguments& arguments, DataChoice& choice) {
  const auto given = arguments.text(QStringLiteral("recipe"));
  if (!given) return;
  const Recipe* recipe = findRecipe(given->toStdString());
  if (recipe == nullptr) refuse(command, "recipe", *given, "one of: " + recipeIds());
  choice = applyRecipe(choice, *recipe);
}

void applyReadingOptions(const QString& command, const Arguments& arguments, DataChoice& choice) {
  applyMarks(command, arguments, choice);
  if (const auto encoding = arguments.text(QStringLiteral("encoding"))) {
    choice.encoding = knownEncoding(encoding->toStdString());
    if (!choice.encoding)
      refuse(command, "encoding", *encoding,
             "one of: " + listed(std::vector<std::string>(kEncodings.begin(), kEncodings.end())));
  }
  if (const auto header = arguments.text(QStringLiteral("header"))) {
    if (*header != QLatin1String("yes") && *header != QLatin1String("no"))
      refuse(command, "header", *header, "yes or no");
    choice.header = *header == QLatin1String("yes");
  }
  if (const auto spellings = arguments.text(QStringLiteral("missing-values"))) {
    choice.missingValues.emplace();
    for (const QString& spelling : spellings->split(QLatin1Char(','), Qt::SkipEmptyParts))
      choice.missingValues->push_back(spelling.trimmed().toStdString());
  }
  for (const QString& column : arguments.texts(QStringLiteral("column")))
    declareKind(command, column, choice);
  if (const auto rule = arguments.text(QStringLiteral("missing")))
    choice.missing = chosen<MissingRule>(command, "missing", *rule);
  if (const auto rule = arguments.text(QStringLiteral("bad-cells")))
    choice.badCells = chosen<BadCellRule>(command, "bad-cells", *rule);
}

}  // namespace epsiscope
