#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/data/reader.h"
#include "core/data/recipes/published_files.h"

namespace epsiscope {

/// How a published data set is read from its original files and prepared: what a study's `data.recipe` names.
/// The first file is the one that `data.file` names; the others lie beside it.
struct Recipe {
  const char* id;           ///< "adult"
  const char* title;        ///< for people
  const char* description;  ///< one sentence: what the rows are, what is done to them
  const char* reference;
  const char* licence;
  const char* publisher;                 ///< page of the publisher
  std::vector<const char*> files;        ///< names of the original files, the main one first
  std::vector<PublishedFile> downloads;  ///< empty where the publisher offers none that can be checked

  const char* target;
  const char* positive = nullptr;          ///< of classes; null for regression
  std::optional<double> lower{}, upper{};  ///< public bounds of the target
  const char* unit = nullptr;
  bool dropsRows = false;               ///< rows with missing cells are left out
  const char* prepare = "standardise";  ///< see core/study/preparations.h
  std::vector<std::string> leftOut{};   ///< columns of the table that are no features

  /// Reads the table. Throws FileError, also for a file that is not the one the recipe is for. Nothing if
  /// `progress` said stop.
  std::optional<Dataset> (*read)(const std::filesystem::path& file, const ReadProgress& progress);
};

std::span<const Recipe> recipes();
/// Null if there is none with that id.
const Recipe* findRecipe(const std::string& id);
/// The recipe for a file of that name, unpacked or not; null if there is none.
const Recipe* recipeForFile(const std::filesystem::path& file);

}  // namespace epsiscope
