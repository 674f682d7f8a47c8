#include "core/recipes/recipe.h"

#include <algorithm>
#include <array>
#include <new>
#include <system_error>
#include <utility>

#include "core/base/file_error.h"
#include "core/table/reading_choice.h"
#include "core/recipes/recipe_list.h"
#include "core/base/sha256.h"
#include "core/reading/text/file_bytes.h"
#include "core/text/sentence.h"

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

std::optional<Dataset> Recipe::read(const std::filesystem::path& file, const ReadProgress& progress) const {
  try {
    Dataset dataset = table(file, progress);
    dataset.name = sentence("Core", title);
    dataset.description = sentence("Core", description);
    dataset.licence = sentence("Core", licence);
    addFindings(*this, dataset);
    if (progress && !progress(1)) return std::nullopt;
    return dataset;
  } catch (const StoppedReading&) {
    return std::nullopt;
  } catch (const std::bad_alloc&) {
    throw FileError({.file = shownPath(file)}, sentence("Core", "the table does not fit into memory"),
                    sentence("Core", "take a part of the file"));
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

std::optional<std::filesystem::path> fileBeside(const std::filesystem::path& file, const std::string& name) {
  for (const char* ending : {"", ".gz"}) {
    std::filesystem::path beside = file.parent_path() / (name + ending);
    std::error_code ignored;
    if (std::filesystem::exists(beside, ignored)) return beside;
  }
  return std::nullopt;
}

std::filesystem::path neededBeside(const std::filesystem::path& file, const std::string& name,
                                   const std::string& neededFor) {
  if (const auto beside = fileBeside(file, name)) return *beside;
  FileBytes itself(file);  // it may be what is missing
  throw FileError({.file = shownPath(file)},
                  filled(sentence("Core", "%1 is not beside it, and %2"), name, neededFor),
                  filled(sentence("Core", "put %1 into the same folder"), name));
}

std::string startOf(PackedFile& file) {
  return std::string(file.peek(std::size_t{1} << 20));
}

std::string hashOfFiles(std::span<const std::string> hashes) {
  if (hashes.size() == 1) return hashes.front();
  Sha256 all;
  for (const std::string& hash : hashes) all.update(hash.data(), hash.size());
  return all.hex();
}

ReadProgress partOf(const ReadProgress& progress, double from, double to) {
  if (!progress) return {};
  return [&progress, from, to](double done) { return progress(from + (to - from) * done); };
}

Reading readingOf(const RecordFormat& format, bool header) {
  return {.separator = format.separator,
          .quote = '\0',
          .comment = format.comment,
          .header = header,
          .missing = {format.missing}};
}

}  // namespace epsiscope
