#include "core/study/recipe_choice.h"

#include <algorithm>

#include "core/base/file_error.h"
#include "core/text/wording.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

/// The first key of `data` that says how a file is read; null if there is none.
const char* readingKey(const DataChoice& data) {
  const auto key =
      std::ranges::find_if(readingKeys(), [&](const ReadingKey& one) { return isTold(data.reading, one); });
  if (key != readingKeys().end()) return key->key;
  const auto kind =
      std::ranges::find_if(data.columns, [](const ColumnChoice& column) { return column.kind.has_value(); });
  return kind == data.columns.end() ? nullptr : "columns.kind";
}

}  // namespace

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

}  // namespace epsiscope
