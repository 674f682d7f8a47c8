#include "core/builtin/generators.h"

#include "core/builtin/built_in_table.h"
#include "core/text/sentence.h"

#include <algorithm>
#include <array>

namespace epsiscope {

std::span<const BuiltIn> builtIns() {
  static const std::array<BuiltIn, 6> all = {{
      {.id = "house-prices",
       .title = marked("Core", "House prices"),
       .target = "price",
       .lower = 0,
       .upper = 5,
       .unit = "100,000 $",
       .positive = nullptr,
       .description = kHousePricesDescription,
       .make = makeHousePrices},
      {.id = "advertising-sales",
       .title = marked("Core", "Advertising sales"),
       .target = "sales",
       .lower = 0,
       .upper = 60,
       .unit = "1,000 units",
       .positive = nullptr,
       .description = kAdvertisingSalesDescription,
       .make = makeAdvertisingSales},
      {.id = "exam-results",
       .title = marked("Core", "Exam results"),
       .target = "result",
       .lower = 0,
       .upper = 1,
       .unit = "",
       .positive = "passed",
       .description = kExamResultsDescription,
       .make = makeExamResults},
      {.id = "income-class",
       .title = marked("Core", "Income class"),
       .target = "income",
       .lower = 0,
       .upper = 1,
       .unit = "",
       .positive = ">50K",
       .description = kIncomeClassDescription,
       .make = makeIncomeClass},
      {.id = "census-sample",
       .title = marked("Core", "Census sample"),
       .target = "income",
       .lower = 0,
       .upper = 200,
       .unit = "1,000 $",
       .positive = nullptr,
       .description = kCensusSampleDescription,
       .make = makeCensusSample},
      {.id = "health-survey",
       .title = marked("Core", "Health survey"),
       .target = "condition",
       .lower = 0,
       .upper = 1,
       .unit = "",
       .positive = "none",
       .description = kHealthSurveyDescription,
       .make = makeHealthSurvey},
  }};
  return all;
}

const BuiltIn* findBuiltIn(const std::string& id) {
  const auto all = builtIns();
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const BuiltIn& builtIn) { return builtIn.id == id; });
  return found == all.end() ? nullptr : &*found;
}

}  // namespace epsiscope
