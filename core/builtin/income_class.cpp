#include "core/builtin/built_in_table.h"
#include "core/text/sentence.h"

#include <cmath>

namespace epsiscope {

const char* const kIncomeClassDescription = marked(
    "Core",
    "Whether 5,000 invented people earn more than 50,000 a year, with numbers and words as features. Known "
    "truth: the "
    "probability of >50K is 1 / (1 + exp(-s)) with s = -11 + 0.08 age + 0.1 hours + e + o, where e is 0 for "
    "school, 1.5 "
    "for college, 2.5 for bachelor, 4 for master; o is 0 for service, 0.5 for craft, 1 for sales, 2 for "
    "technical; region has no influence. age is uniform on 18 to 70, hours is 20, 30, 40, 50, 60 with "
    "probabilities "
    "0.1, 0.15, 0.45, 0.2, 0.1; school, college, bachelor, master have 0.4, 0.3, 0.2, 0.1, the occupations "
    "and the "
    "regions are equally likely. Bayes error (the smallest error rate any classifier can reach): 0.1815.");

Dataset makeIncomeClass() {
  constexpr std::size_t rows = 5000;
  const std::vector<std::string> educations = {"school", "college", "bachelor", "master"};
  const std::vector<std::string> occupations = {"service", "craft", "sales", "technical"};
  const std::vector<std::string> regions = {"north", "east", "south", "west"};
  const std::vector<double> educationScore = {0, 1.5, 2.5, 4}, occupationScore = {0, 0.5, 1, 2};
  Rng rng(19940608);
  std::vector<double> age, hours;
  std::vector<std::size_t> education, occupation, region, income;
  for (std::size_t row = 0; row < rows; ++row) {
    age.push_back(static_cast<double>(18 + rng.below(53)));
    hours.push_back(20 + 10 * static_cast<double>(drawIndex(rng, {0.1, 0.15, 0.45, 0.2, 0.1})));
    education.push_back(drawIndex(rng, {0.4, 0.3, 0.2, 0.1}));
    occupation.push_back(static_cast<std::size_t>(rng.below(4)));
    region.push_back(static_cast<std::size_t>(rng.below(4)));
    const double score = -11 + 0.08 * age.back() + 0.1 * hours.back() + educationScore[education.back()] +
                         occupationScore[occupation.back()];
    income.push_back(rng.uniform() < 1 / (1 + std::exp(-score)) ? 1 : 0);
  }
  return builtInTable(
      "Income class", kIncomeClassDescription,
      {numberColumn("age", std::move(age)), textColumn("education", education, educations),
       textColumn("occupation", occupation, occupations), numberColumn("hours", std::move(hours)),
       textColumn("region", region, regions), textColumn("income", income, {"<=50K", ">50K"})});
}

}  // namespace epsiscope
