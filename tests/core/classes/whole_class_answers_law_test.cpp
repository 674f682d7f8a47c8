#include "core/classes/whole_class_answers_law.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <vector>

#include "core/classes/class_labels.h"

namespace epsiscope::whole_class_answers_law_test {
namespace {

/// All that a label can be answered with, drawn often: chi-square with at most 4 degrees at 1e-6.
TEST(WholeClassAnswersLaw, DrawsTheLawOfRandomisedResponse) {
  constexpr double kMostOfChiSquare = 33.4;
  constexpr std::size_t kDraws = 200'000, kClasses = 5;
  Rng rng(3);
  for (const double epsilon : {0.1, 1.0, 4.0})
    for (const std::vector<std::size_t>& offered :
         {std::vector<std::size_t>{0, 1, 2, 3, 4}, std::vector<std::size_t>{1, 3},
          std::vector<std::size_t>{2}})
      for (std::int32_t label = kOtherClass; label < static_cast<std::int32_t>(kClasses); ++label) {
        const WholeClassAnswersLaw law{{.response = ClassResponse(kClasses, epsilon, offered),
                                        .labels = std::vector<std::int32_t>(kDraws, label)}};
        std::array<double, kClasses> counted{};
        for (const std::int32_t answer : law.draw(rng)) ++counted[static_cast<std::size_t>(answer)];
        double statistic = 0;
        for (std::size_t answer = 0; answer < kClasses; ++answer) {
          const double expected = kDraws * law.response.probability(label, answer);
          if (expected > 0)
            statistic += (counted[answer] - expected) * (counted[answer] - expected) / expected;
          else
            EXPECT_EQ(counted[answer], 0);
        }
        EXPECT_LT(statistic, kMostOfChiSquare) << epsilon << ", label " << label;
      }
}

}  // namespace
}  // namespace epsiscope::whole_class_answers_law_test
