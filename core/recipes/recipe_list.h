#pragma once

#include "core/recipes/recipe.h"
#include "core/recipes/record_reader.h"

namespace epsiscope {

// One source each, without a header of its own: what a recipe says of its data set, and how it reads the
// table.
Recipe californiaHousing();
Recipe communities();
Recipe adult();
Recipe kddCup();
Recipe criteoSponsoredSearch();

}  // namespace epsiscope
