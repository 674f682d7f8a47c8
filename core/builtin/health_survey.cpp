#include "core/builtin/built_in_table.h"
#include "core/text/sentence.h"

#include <algorithm>
#include <cmath>

namespace epsiscope {

const char* const kHealthSurveyDescription = marked(
    "Core",
    "Which condition 5,000 invented people named in a survey, with numbers and words as features; no real "
    "person is among them. Known truth: the probability of a condition is proportional to exp(s) with s = "
    "2.5 "
    "for none, 0.5 - 0.16 (age - 45) for allergy, -1 and 4.5 more for smokers for asthma, -3.5 + 0.2 (age - "
    "45) + 0.4 (bmi - 26) for diabetes, -0.5 - 3 (sleep - 7) for migraine; region has no influence. age is "
    "uniform on 18 to 80, bmi is normal with mean 26 and standard deviation 4, sleep (hours) with 7 and 1.2, "
    "one in four smokes, the regions are equally likely. 41 % have none. Bayes error (the smallest error "
    "rate "
    "any classifier can reach): 0.2895.");

Dataset makeHealthSurvey() {
  constexpr std::size_t rows = 5000;
  const std::vector<std::string> conditions = {"none", "allergy", "asthma", "diabetes", "migraine"};
  const std::vector<std::string> answers = {"no", "yes"};
  const std::vector<std::string> regions = {"north", "east", "south", "west"};
  Rng rng(20211206);
  std::vector<double> age, bmi, sleep;
  std::vector<std::size_t> smoker, region, condition;
  for (std::size_t row = 0; row < rows; ++row) {
    age.push_back(static_cast<double>(18 + rng.below(63)));
    bmi.push_back(rounded(std::clamp(26 + 4 * rng.normal(), 15.0, 45.0), 1));
    sleep.push_back(rounded(std::clamp(7 + 1.2 * rng.normal(), 3.0, 11.0), 1));
    smoker.push_back(drawIndex(rng, {0.75, 0.25}));
    region.push_back(static_cast<std::size_t>(rng.below(4)));
    const double years = age.back() - 45;
    std::vector<double> likely = {2.5, 0.5 - 0.16 * years, smoker.back() == 1 ? 3.5 : -1.0,
                                  -3.5 + 0.2 * years + 0.4 * (bmi.back() - 26),
                                  -0.5 - 3 * (sleep.back() - 7)};
    double sum = 0;
    for (double& score : likely) sum += score = std::exp(score);
    for (double& probability : likely) probability /= sum;
    condition.push_back(drawIndex(rng, likely));
  }
  return builtInTable(
      "Health survey", kHealthSurveyDescription,
      {numberColumn("age", std::move(age)), numberColumn("bmi", std::move(bmi)),
       numberColumn("sleep", std::move(sleep)), textColumn("smoker", smoker, answers),
       textColumn("region", region, regions), textColumn("condition", condition, conditions)});
}

}  // namespace epsiscope
