#pragma once

#include "core/recipes/recipe.h"
#include "core/study/study.h"

namespace epsiscope {

/// The file of `data` read by the recipe, and what the recipe knows declared: target, bounds, unit, class,
/// preparation. What `data` said of how to read the file, and of its columns, is given up.
DataChoice applyRecipe(const DataChoice& data, const Recipe& recipe);

/// The recipe that `data` names. Throws FileError for a name that is none, and for keys that say how the file
/// is read, which a recipe knows.
const Recipe& recipeOf(const DataChoice& data);

}  // namespace epsiscope
