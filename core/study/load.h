#pragma once

#include <filesystem>
#include <memory>

#include "core/base/go_on.h"
#include "core/study/data_choice.h"
#include "core/text/sentence.h"

namespace epsiscope {

struct Recipe;

/// The options by which the study reads its file. Throws FileError for an unknown word.
ReadOptions readOptions(const DataChoice& choice);
/// The file of `data` read by the recipe, with the recipe's knowledge declared: target, bounds, unit, class,
/// preparation. The choices in `data` about reading the file, and about its columns, are given up.
DataChoice applyRecipe(const DataChoice& data, const Recipe& recipe);
/// The recipe that `data` names. Throws FileError for a name that is none, and for keys about how the file is
/// read, which a recipe knows.
const Recipe& recipeOf(const DataChoice& data);

/// Returns `data` with the known public bounds of its target where it declares none: those of built-in data
/// and of recipes. A file's own labels are never looked at.
DataChoice withKnownBounds(const DataChoice& data);

/// The data set that a study names: a built-in one, or a file (relative paths start at `folder`). Throws
/// FileError. Null if cancelled.
std::shared_ptr<const Dataset> loadData(const DataChoice& choice, const std::filesystem::path& folder,
                                        const GoOn& goOn = {});

/// Whether these differ from the data with which the study was saved.
bool dataChanged(const DataChoice& choice, const Dataset& dataset);
/// The sentence about changed data.
inline constexpr const char* kDataChanged = marked(
    "Core",
    "The data have changed since the study was saved, so its results differ; save the study to accept them.");

}  // namespace epsiscope
