#include "app/commands/reading_options.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/recipes/recipe.h"
#include "core/study/problem_list.h"
#include "core/study/load.h"
#include "core/study/study_names.h"
#include "core/table/reading_choice.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

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

/// The value that `word` names; nothing if it names none.
template <class Enum>
std::optional<Enum> named(const std::string& word) {
  for (const auto& [value, name] : Names<Enum>::all)
    if (word == name) return value;
  return std::nullopt;
}

/// COLUMN=KIND, or COLUMN=READING; of several `=` the last one counts.
void declareKind(const QString& command, const QString& given, DataChoice& choice) {
  const qsizetype equals = given.lastIndexOf(QLatin1Char('='));
  if (equals <= 0) refuse(command, "column", given, "COLUMN=number or COLUMN=text");
  const std::string name = given.first(equals).toStdString();
  const std::string word = given.sliced(equals + 1).toStdString();
  const ColumnChoice declared{
      .column = name, .kind = named<ColumnKind>(word), .reading = named<CellForm>(word)};
  if (!declared.kind && !declared.reading)
    refuse(command, "column", given.sliced(equals + 1),
           "one of: " + namesOf<ColumnKind>() + ", " + namesOf<CellForm>());
  const auto known = std::ranges::find(choice.columns, name, &ColumnChoice::column);
  if (known == choice.columns.end()) {
    choice.columns.push_back(declared);
  } else {
    known->kind = declared.kind;
    known->reading = declared.reading;
  }
}

/// COLUMN=A,B; of several `=` the last one counts.
ColumnChoice& declaredTexts(const QString& command, const char* option, const QString& given,
                            const char* form, DataChoice& choice, std::vector<std::string>& texts) {
  const qsizetype equals = given.lastIndexOf(QLatin1Char('='));
  const std::string name = given.first(std::max<qsizetype>(equals, 0)).toStdString();
  for (const QString& text : given.sliced(equals + 1).split(QLatin1Char(','), Qt::SkipEmptyParts))
    texts.push_back(text.trimmed().toStdString());
  if (name.empty() || texts.empty()) refuse(command, option, given, form);
  const auto known = std::ranges::find(choice.columns, name, &ColumnChoice::column);
  return known == choice.columns.end()
             ? choice.columns.emplace_back(ColumnChoice{.column = name, .kind = std::nullopt})
             : *known;
}

/// Reads `given` into `reading`; returns what there is to choose from, if it is none of that.
std::optional<std::string> take(const MarkKey& key, const QString& given, ReadingChoice& reading) {
  const std::optional<char> mark = markFrom(key, given.toStdString());
  if (!mark) return sentence("Core", key.choices);
  reading.*key.given = markWord(key, *mark);
  return std::nullopt;
}
std::optional<std::string> take(const PlainKey<std::string>& key, const QString& given,
                                ReadingChoice& reading) {
  if (key.given != &ReadingChoice::encoding) {
    reading.*key.given = given.toStdString();
    return std::nullopt;
  }
  reading.*key.given = knownEncoding(given.toStdString());
  if (reading.*key.given) return std::nullopt;
  return "one of: " + listed(std::vector<std::string>(kEncodings.begin(), kEncodings.end()));
}
std::optional<std::string> take(const PlainKey<bool>& key, const QString& given, ReadingChoice& reading) {
  if (given != QLatin1String("yes") && given != QLatin1String("no")) return "yes or no";
  reading.*key.given = given == QLatin1String("yes");
  return std::nullopt;
}
std::optional<std::string> take(const PlainKey<int>& key, const QString& given, ReadingChoice& reading) {
  bool isNumber = false;
  const int number = given.toInt(&isNumber);
  if (!isNumber || number < 0) return "a whole number from 0 on";
  reading.*key.given = number;
  return std::nullopt;
}
std::optional<std::string> take(const PlainKey<std::vector<std::string>>& key, const QString& given,
                                ReadingChoice& reading) {
  std::vector<std::string>& spellings = (reading.*key.given).emplace();
  for (const QString& spelling : given.split(QLatin1Char(','), Qt::SkipEmptyParts))
    spellings.push_back(spelling.trimmed().toStdString());
  return std::nullopt;
}

}  // namespace

std::vector<OptionSpec> readingOptionSpecs() {
  std::vector<OptionSpec> options;
  for (const ReadingKey& key : readingKeys())
    if (key.option != nullptr)
      options.push_back({QString::fromLatin1(key.option), QString::fromLatin1(key.argument),
                         QString::fromLatin1(key.help)});
  options.push_back(
      {QStringLiteral("column"), QStringLiteral("NAME=KIND"),
       QStringLiteral("Reads a column as number or text, or makes numbers of percent, currency, "
                      "unit, date, day-first, month-first or time. Can be repeated.")});
  options.push_back({QStringLiteral("missing-in"), QStringLiteral("COLUMN=A,B"),
                     QStringLiteral("What stands for a missing cell in that column alone: 99,-9. Can be "
                                    "repeated.")});
  options.push_back({QStringLiteral("same"), QStringLiteral("COLUMN=A,B"),
                     QStringLiteral("Spellings of one category of that column, which is called as the first "
                                    "of them: UK,U.K. Can be repeated.")});
  options.push_back({QStringLiteral("recipe"), QStringLiteral("R"),
                     QStringLiteral("Reads the original files of a published data set: %1.")
                         .arg(QString::fromStdString(recipeIds()))});
  return options;
}

OptionSpec readingOriginSpec() {
  return {
      QStringLiteral("reading"), QStringLiteral("HOW"),
      QStringLiteral("Who answers for how the cells are read: detected, or declared, which is you, without "
                     "having looked at the rows. Nothing is private before.")};
}

bool declaresReading(const QString& command, const Arguments& arguments) {
  const auto given = arguments.text(QStringLiteral("reading"));
  return given && chosen<ReadingOrigin>(command, "reading", *given) == ReadingOrigin::declared;
}

std::vector<OptionSpec> cellRuleOptionSpecs() {
  return {{QStringLiteral("missing"), QStringLiteral("RULE"),
           QStringLiteral("What happens to missing cells: %1.")
               .arg(QString::fromStdString(namesOf<MissingRule>()))},
          {QStringLiteral("bad-cells"), QStringLiteral("RULE"),
           QStringLiteral("What happens to cells that are no numbers: %1.")
               .arg(QString::fromStdString(namesOf<BadCellRule>()))}};
}

std::string cellRuleHint(const Problem& problem) {
  if (problem.field == "data.missing") return " Rules of --missing: " + namesOf<MissingRule>() + ".";
  if (problem.field == "data.bad_cells") return " Rules of --bad-cells: " + namesOf<BadCellRule>() + ".";
  return {};
}

void applyRecipeOption(const QString& command, const Arguments& arguments, DataChoice& choice) {
  const auto given = arguments.text(QStringLiteral("recipe"));
  if (!given) return;
  const Recipe* recipe = findRecipe(given->toStdString());
  if (recipe == nullptr) refuse(command, "recipe", *given, "one of: " + recipeIds());
  choice = applyRecipe(choice, *recipe);
}

void applyReadingOptions(const QString& command, const Arguments& arguments, DataChoice& choice) {
  for (const ReadingKey& key : readingKeys()) {
    if (key.option == nullptr) continue;
    const auto given = arguments.text(QString::fromLatin1(key.option));
    if (!given) continue;
    const auto choices =
        std::visit([&](const auto& value) { return take(value, *given, choice.reading); }, key.value);
    if (choices) refuse(command, key.option, *given, *choices);
  }
  for (const QString& column : arguments.texts(QStringLiteral("column")))
    declareKind(command, column, choice);
  for (const QString& given : arguments.texts(QStringLiteral("missing-in"))) {
    std::vector<std::string> texts;
    ColumnChoice& column =
        declaredTexts(command, "missing-in", given, "COLUMN=A,B, such as age=99,-9", choice, texts);
    std::ranges::move(texts, std::back_inserter(column.missing));
  }
  for (const QString& given : arguments.texts(QStringLiteral("same"))) {
    std::vector<std::string> texts;
    ColumnChoice& column =
        declaredTexts(command, "same", given, "COLUMN=A,B, such as country=UK,U.K.", choice, texts);
    column.same.push_back(std::move(texts));
  }
  if (const auto rule = arguments.text(QStringLiteral("missing")))
    choice.missing = chosen<MissingRule>(command, "missing", *rule);
  if (const auto rule = arguments.text(QStringLiteral("bad-cells")))
    choice.badCells = chosen<BadCellRule>(command, "bad-cells", *rule);
}

}  // namespace epsiscope
