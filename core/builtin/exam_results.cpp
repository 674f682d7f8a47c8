#include "core/builtin/built_in_table.h"
#include "core/text/sentence.h"

#include <cmath>

namespace epsiscope {

const char* const kExamResultsDescription = marked(
    "Core",
    "Whether 5,000 invented students passed an exam, with two numbers as features, so that a linear "
    "classifier is a line on a map. Known truth: the probability of passed is 1 / (1 + exp(-s)) with s = "
    "-9.2 + 0.25 practice + 0.12 midterm. practice (hours) is uniform on 0 to 40, midterm (points of 100) on "
    "0 to 70. Half of them pass. Bayes error (the smallest error rate any classifier can reach): 0.1265.");

Dataset makeExamResults() {
  constexpr std::size_t rows = 5000;
  Rng rng(20110301);
  std::vector<double> practice, midterm;
  std::vector<std::size_t> result;
  for (std::size_t row = 0; row < rows; ++row) {
    practice.push_back(static_cast<double>(rng.below(41)));
    midterm.push_back(static_cast<double>(rng.below(71)));
    const double score = -9.2 + 0.25 * practice.back() + 0.12 * midterm.back();
    result.push_back(rng.uniform() < 1 / (1 + std::exp(-score)) ? 1 : 0);
  }
  return builtInTable(
      "Exam results", kExamResultsDescription,
      {numberColumn("practice", std::move(practice)), numberColumn("midterm", std::move(midterm)),
       textColumn("result", result, {"failed", "passed"})});
}

}  // namespace epsiscope
