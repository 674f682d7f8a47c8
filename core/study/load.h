#pragma once

#include <filesystem>
#include <memory>

#include "core/base/go_on.h"
#include "core/study/data_choice.h"
#include "core/text/sentence.h"

namespace epsiscope {

struct Recipe;

/// How the study says that its file is read. Throws FileError for a word that says nothing.
ReadOptions readOptions(const DataChoice& choice);
/// The file of `data` read by the recipe, and what the recipe knows declared: target, bounds, unit, class,
/// preparation. What `data` said of how to read the file, and of its columns, is given up.
DataChoice applyRecipe(const DataChoice& data, const Recipe& recipe);
/// The recipe that `data` names. Throws FileError for a name that is none, and for keys that say how the file
/// is read, which a recipe knows.
const Recipe& recipeOf(const DataChoice& data);

/// Returns `data` with the public bounds of its target that it does not declare and that are known: those of
/// built-in data and of recipes. A file's own labels are never looked at.
DataChoice withKnownBounds(const DataChoice& data);

/// The data set a study names: a built-in one, or a file (relative paths start at `folder`). Throws
/// FileError. Null if cancelled.
std::shared_ptr<const Dataset> loadData(const DataChoice& choice, const std::filesystem::path& folder,
                                        const GoOn& goOn = {});

/// Whether these are not the data that the study was saved with.
bool dataChanged(const DataChoice& choice, const Dataset& dataset);
/// The sentence for it.
inline constexpr const char* kDataChanged = marked(
    "Core",
    "The data have changed since the study was saved, so its results differ; save the study to accept them.");

}  // namespace epsiscope
