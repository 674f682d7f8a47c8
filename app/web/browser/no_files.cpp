// In the place of what reads and writes files: a page has none, its table comes with it.

#include "core/base/commit.h"
#include "core/base/file_error.h"
#include "core/base/plain_file.h"
#include "core/base/store.h"
#include "core/reading/reader.h"
#include "core/recipes/recipe.h"
#include "core/text/printable.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

[[noreturn]] void refuseFile(const std::filesystem::path& file) {
  throw FileError({.file = shownPath(file)}, sentence("Core", "a page cannot read or write files"),
                  sentence("Core", "open the study in the program"));
}

}  // namespace

std::string shownPath(const std::filesystem::path& file) {
  return printable(file.string());
}

std::string beginningOf(const std::filesystem::path&, std::size_t) {
  return {};
}

std::string readWholeFile(const std::filesystem::path& file, std::size_t, const GoOn&) {
  refuseFile(file);
}

void writeFileAtomically(const std::filesystem::path& file, std::string_view, Readers) {
  refuseFile(file);
}

std::optional<Dataset> readDataset(const std::filesystem::path& file, const ReadOptions&, const GoOn&) {
  refuseFile(file);
}

std::span<const Recipe> recipes() {
  return {};
}

const Recipe* findRecipe(const std::string&) {
  return nullptr;
}

const Recipe* recipeForFile(const std::filesystem::path&) {
  return nullptr;
}

std::optional<Dataset> Recipe::read(const std::filesystem::path& path, const GoOn&) const {
  refuseFile(path);
}

const char* commitName() {
  return "no commit";
}

}  // namespace epsiscope
