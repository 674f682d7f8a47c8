#pragma once

#include <memory>

#include "core/recipes/recipe.h"
#include "core/erm/classes.h"
#include "core/erm/unit_rows.h"
#include "tests/support/shared_files.h"

namespace epsiscope::test {

/// Adult as the papers prepare it: 104 columns, +1 for more than 50,000 dollars.
struct Adult {
  UnitRows x;
  Eigen::VectorXd y;
};

inline Adult preparedAdult(UnitRowsOptions::How how = UnitRowsOptions::How::unitRowsPlain) {
  auto dataset = findRecipe("adult")->read(dataFile("adult/adult.data"));
  std::vector<Problem> problems;
  const PreparedData data = prepare(std::make_shared<const Dataset>(std::move(dataset.value())),
                                    {.target = "income", .classTarget = true}, problems);
  const Classes classes = classesOf(*data.targetColumn, data.rows, ">50K", problems);
  return {unitRows(data, {.how = how}), classes.labels};
}

}  // namespace epsiscope::test
