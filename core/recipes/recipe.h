#pragma once

#include "core/base/go_on.h"
#include "core/prepare/prepare.h"
#include "core/reading/reader.h"
#include "core/recipes/published_files.h"

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace epsiscope {

/// The way in which a published data set is read from its original files and prepared: the value of a study's
/// `data.recipe`. The first file is the one that `data.file` names; the others lie beside it, packed with
/// gzip or not.
struct Recipe {
  const char* id;           ///< "adult"
  const char* title;        ///< for people
  const char* description;  ///< one sentence: the rows and their preparation
  const char* reference;
  const char* licence;
  const char* publisher;                   ///< page of the publisher
  std::vector<const char*> files;          ///< names of the original files, the main one first
  std::vector<const char*> otherNames{};   ///< other forms of the main file
  std::vector<PublishedFile> downloads{};  ///< empty where the publisher offers none that can be checked

  const char* target;
  const char* positive = nullptr;          ///< of classes; null for regression
  std::optional<double> lower{}, upper{};  ///< public bounds of the target
  const char* unit = nullptr;
  MissingRule missing = MissingRule::stop;  ///< for cells that the table still misses
  const char* prepare = "standardise";      ///< see core/study/preparations.h

  /// Columns, reading, notes and hash of the files read; see recipe_list.h.
  Dataset (*table)(const std::filesystem::path& file, const GoOn& goOn);

  /// Reads the table, prepared. Throws FileError, also for a file that is not the one the recipe is for. Null
  /// if cancelled. Its sha256 is the file's; of several files it is the SHA-256 of their hashes in
  /// hexadecimal digits, one after another in the order of `files`.
  std::optional<Dataset> read(const std::filesystem::path& file, const GoOn& goOn = {}) const;
};

std::span<const Recipe> recipes();
/// Null if there is none with that id.
const Recipe* findRecipe(const std::string& id);
/// The recipe for a file of that name, unpacked or not; null if there is none.
const Recipe* recipeForFile(const std::filesystem::path& file);

}  // namespace epsiscope
