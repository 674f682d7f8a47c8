#include "core/builtin/built_in_table.h"
#include "core/text/sentence.h"

#include <cmath>

namespace epsiscope {

const char* const kCensusSampleDescription =
    marked("Core",
           "Age, sex, region and yearly income (in 1,000 $) of 1,000 invented people, as a census "
           "might sample them; no real person is among them. Known truth: income = (42 - 0.015 (age - "
           "50)^2 + r) exp(0.7 z - 0.245) with z standard normal, where r is 0 for north, -4 for east, "
           "2 for south, 6 for west; sex has no influence. age is 18 + a + b with a uniform on 0 to 19 "
           "and b uniform on 0 to 45, the sexes and the regions are equally likely. The exponential "
           "has mean 1, so the mean over all such people is 39.86 for income and 50 for age. Incomes "
           "have a heavy right tail: about 4 in 1,000 lie above the public bound of 200.");

Dataset makeCensusSample() {
  constexpr std::size_t rows = 1000;
  const std::vector<std::string> sexes = {"female", "male"};
  const std::vector<std::string> regions = {"north", "east", "south", "west"};
  const std::vector<double> regionIncome = {0, -4, 2, 6};
  Rng rng(20200401);
  std::vector<double> age, income;
  std::vector<std::size_t> sex, region;
  for (std::size_t row = 0; row < rows; ++row) {
    const std::uint64_t youngest = 18 + rng.below(20);
    age.push_back(static_cast<double>(youngest + rng.below(46)));
    sex.push_back(static_cast<std::size_t>(rng.below(2)));
    region.push_back(static_cast<std::size_t>(rng.below(4)));
    const double fromMiddle = age.back() - 50;
    const double expected = 42 - 0.015 * fromMiddle * fromMiddle + regionIncome[region.back()];
    income.push_back(rounded(expected * std::exp(0.7 * rng.normal() - 0.245), 1));
  }
  return builtInTable("Census sample", kCensusSampleDescription,
                      {numberColumn("age", std::move(age)), textColumn("sex", sex, sexes),
                       textColumn("region", region, regions), numberColumn("income", std::move(income))});
}

}  // namespace epsiscope
