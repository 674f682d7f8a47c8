#include "core/recipes/recipe.h"

#include "core/base/file_error.h"
#include "core/base/sha256.h"
#include "core/reading/text/file_bytes.h"
#include "core/recipes/recipe_list.h"
#include "core/table/reading_choice.h"
#include "core/text/sentence.h"

#include <algorithm>
#include <array>
#include <exception>
#include <system_error>
#include <utility>

namespace epsiscope {

namespace {

std::string withoutGz(std::string name) {
  if (name.ends_with(".gz")) name.resize(name.size() - 3);
  return name;
}

void addFindings(const Recipe& recipe, Dataset& dataset) {
  const std::string reason =
      filled(sentence("Core", "The recipe for %1 says so."), sentence("Core", recipe.title));
  const auto add = [&](const char* key, std::string value) {
    dataset.findings.push_back({.key = key, .value = std::move(value), .reason = reason});
  };
  add("recipe", recipe.id);
  for (const ReadingKey& key : readingKeys())
    if (std::string value = usedText(dataset.reading, key); !value.empty()) add(key.key, std::move(value));
}

}  // namespace

std::optional<Dataset> Recipe::read(const std::filesystem::path& file, const GoOn& goOn) const {
  try {
    Dataset dataset = table(file, goOn);
    dataset.name = sentence("Core", title);
    dataset.description = sentence("Core", description);
    dataset.licence = sentence("Core", licence);
    addFindings(*this, dataset);
    if (!goOn(1)) return std::nullopt;
    return dataset;
  } catch (const Cancelled&) {
    return std::nullopt;
  } catch (const std::exception&) {
    throwAsFileError(shownPath(file));
  }
}

std::span<const Recipe> recipes() {
  static const std::array<Recipe, 5> all = {californiaHousing(), communities(), adult(), kddCup(),
                                            criteoSponsoredSearch()};
  return all;
}

const Recipe* findRecipe(const std::string& id) {
  const auto all = recipes();
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const Recipe& recipe) { return recipe.id == id; });
  return found == all.end() ? nullptr : &*found;
}

const Recipe* recipeForFile(const std::filesystem::path& file) {
  const std::string name = withoutGz(file.filename().string());
  const auto isName = [&](const char* known) { return withoutGz(known) == name; };
  for (const Recipe& recipe : recipes())
    if (isName(recipe.files.front()) || std::ranges::any_of(recipe.otherNames, isName)) return &recipe;
  return nullptr;
}

}  // namespace epsiscope
