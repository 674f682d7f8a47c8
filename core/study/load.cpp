#include "core/study/load.h"

#include "core/base/file_error.h"
#include "core/builtin/generators.h"
#include "core/builtin/planned_data.h"
#include "core/reading/reader.h"
#include "core/recipes/recipe.h"
#include "core/study/plan.h"
#include "core/study/release_note.h"
#include "core/table/column_questions.h"
#include "core/table/database_address.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace epsiscope {

namespace {

constexpr std::string_view kBuiltInPrefix = "builtin:";

/// The built-in data of this file; null where it is none, or names none that exists.
const BuiltIn* builtInOf(const std::string& file) {
  return file.starts_with(kBuiltInPrefix) ? findBuiltIn(file.substr(kBuiltInPrefix.size())) : nullptr;
}

std::shared_ptr<const Dataset> loadBuiltIn(const std::string& file) {
  if (const BuiltIn* builtIn = builtInOf(file)) return std::make_shared<const Dataset>(builtIn->make());
  std::vector<std::string> ids;
  for (const BuiltIn& builtIn : builtIns()) ids.push_back(std::string(kBuiltInPrefix) + builtIn.id);
  ids.emplace_back(kPlanFile);
  throw FileError({.file = shortened(file, 60)}, sentence("Core", "there is no built-in data of that name"),
                  filled(sentence("Core", "choose %1"), quotedList(ids, ids.size())));
}

std::shared_ptr<const Dataset> loadPlan(const DataChoice& choice, const GoOn& goOn) {
  if (const std::vector<Problem> found = planProblems(choice); !found.empty())
    throw FileError({.file = found.front().field}, found.front().sentence,
                    sentence("Core", "correct the value"));
  if (!isPlannable(choice))
    throw FileError({.file = "data.lower"},
                    sentence("Core", "the bounds leave the planned labels no range to lie in"),
                    sentence("Core", "declare a lower bound that is smaller than the upper one"));
  std::optional<Dataset> made = makePlannedData(choice.plan, plannedRange(choice), 0, goOn);
  return made ? std::make_shared<const Dataset>(std::move(*made)) : nullptr;
}

[[noreturn]] void refuseKey(const DataChoice& choice, const char* key, const std::string& value,
                            const std::string& choices) {
  throw FileError({.file = shortened(choice.file, 300)},
                  filled(sentence("Core", "data.%1 is \"%2\""), key, shortened(value)),
                  filled(sentence("Core", "choose %1"), choices));
}

[[noreturn]] void refuseRecipe(const DataChoice& choice) {
  throw FileError({.file = shortened(choice.file, 60)},
                  sentence("Core", "built-in data are not read by a recipe"),
                  sentence("Core", "name the file that the recipe is for, or leave the recipe out"));
}

/// Throws for words that stand for no mark.
void refuseUnknownMarks(const DataChoice& choice) {
  for (const ReadingKey& key : readingKeys())
    if (const auto* mark = std::get_if<MarkKey>(&key.value)) {
      const auto& word = choice.reading.*mark->given;
      if (word && !markFrom(*mark, *word)) refuseKey(choice, key.key, *word, sentence("Core", mark->choices));
    }
}

/// The first key of `data` about how a file is read; null if there is none.
const char* readingKey(const DataChoice& data) {
  const auto key =
      std::ranges::find_if(readingKeys(), [&](const ReadingKey& one) { return isGiven(data.reading, one); });
  if (key != readingKeys().end()) return key->key;
  for (const ColumnChoice& column : data.columns)
    if (column.kind || column.reading) return column.kind ? "columns.kind" : "columns.reading";
  return nullptr;
}

}  // namespace

ReadOptions readOptions(const DataChoice& choice) {
  refuseUnknownMarks(choice);
  ReadOptions options = parsed(choice.reading);
  for (const ColumnChoice& column : choice.columns) {
    if (column.kind || column.categories || !column.labels.empty())
      options.kinds[column.column] = column.kind.value_or(ColumnKind::text);
    if (column.reading) options.forms[column.column] = *column.reading;
    if (column.reading && column.unit) options.units[column.column] = *column.unit;
    if (!column.missing.empty()) options.missingOf[column.column] = column.missing;
    if (!column.same.empty()) options.same[column.column] = column.same;
    if (!column.labels.empty()) options.labelsOf[column.column] = column.labels;
  }
  return options;
}

DataChoice applyRecipe(const DataChoice& data, const Recipe& recipe) {
  DataChoice next;
  next.file = data.file;
  next.recipe = recipe.id;
  next.target = recipe.target;
  next.lower = recipe.lower;
  next.upper = recipe.upper;
  if (recipe.unit != nullptr) next.unit = recipe.unit;
  if (recipe.positive != nullptr) next.positive = recipe.positive;
  next.prepare = recipe.prepare;
  next.missing = recipe.missing;
  return next;
}

const Recipe& recipeOf(const DataChoice& data) {
  const Recipe* recipe = findRecipe(data.recipe.value());
  if (recipe == nullptr) {
    std::vector<std::string> ids;
    for (const Recipe& one : recipes()) ids.emplace_back(one.id);
    throw FileError({.file = shortened(data.file, 300)},
                    filled(sentence("Core", "there is no recipe \"%1\""), shortened(*data.recipe)),
                    filled(sentence("Core", "choose %1"), quotedList(ids, ids.size())));
  }
  if (const char* key = readingKey(data))
    throw FileError(
        {.file = shortened(data.file, 300)},
        filled(sentence("Core", "data.%1 does not go with data.recipe, which says how the file is read"),
               key),
        sentence("Core", "leave one of them out"));
  return *recipe;
}

DataChoice withKnownBounds(const DataChoice& data) {
  DataChoice next = data;
  const auto declare = [&next](const std::optional<double>& lower, const std::optional<double>& upper) {
    if (!next.lower) next.lower = lower;
    if (!next.upper) next.upper = upper;
  };
  if (const Recipe* recipe = data.recipe ? findRecipe(*data.recipe) : nullptr;
      recipe != nullptr && data.target == recipe->target)
    declare(recipe->lower, recipe->upper);
  else if (const BuiltIn* builtIn = builtInOf(data.file);
           builtIn != nullptr && data.target == builtIn->target && builtIn->positive == nullptr)
    declare(builtIn->lower, builtIn->upper);
  return next;
}

std::shared_ptr<const Dataset> loadData(const DataChoice& choice, const std::filesystem::path& folder,
                                        const GoOn& goOn) {
  const Recipe* recipe = choice.recipe ? &recipeOf(choice) : nullptr;
  if (choice.file.starts_with(kBuiltInPrefix)) {
    if (recipe != nullptr) refuseRecipe(choice);
    if (isPlan(choice)) return loadPlan(choice, goOn);
    return loadBuiltIn(choice.file);
  }
  if (choice.file.empty())
    throw FileError({.file = "data.file"}, sentence("Core", "no data file is named"),
                    sentence("Core", "name a file or built-in data such as builtin:house-prices"));
  const std::string path = fileOnDisk(choice.file);
  const std::string given =
      path.empty() ? choice.file : withFileOnDisk(choice.file, (folder / path).string());
  const std::filesystem::path file = given;
  std::optional<Dataset> dataset =
      recipe != nullptr ? recipe->read(file, goOn) : readDataset(file, readOptions(choice), goOn);
  if (!dataset) return nullptr;
  if (recipe != nullptr) std::erase_if(dataset->questions, asksOfValues);  // the recipe knows what they mean
  if (const std::string note = noteOfRelease(fileOnDisk(given), dataset->sha256); !note.empty())
    dataset->notes.push_back(note);
  dataset->readAsDetected = recipe == nullptr && choice.reading.origin != ReadingOrigin::declared;
  return std::make_shared<const Dataset>(std::move(*dataset));
}

bool dataChanged(const DataChoice& choice, const Dataset& dataset) {
  // A plan belongs to the study: another number of rows is no unnoticed change of the data.
  return !isPlan(choice) && choice.sha256 && *choice.sha256 != dataset.sha256;
}

}  // namespace epsiscope
