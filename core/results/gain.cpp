#include "core/results/gain.h"

#include <algorithm>
#include <limits>
#include <map>
#include <string>

namespace epsiscope {

std::vector<double> epsilonsWithoutGain(const Result& result) {
  struct Errors {
    std::map<std::string, double> others;  ///< by method and learner
    double mean = std::numeric_limits<double>::quiet_NaN();
  };
  std::map<double, Errors> found;
  for (const ResultRow& row : result.series) {
    if (row.metric != "test_mse" || row.trainRows > 0) continue;
    Errors& at = found[row.epsilon];
    if (row.method == "predict-mean")
      at.mean = row.mean;
    else if (row.role == MethodRole::method)
      at.others.insert_or_assign(row.method + "/" + row.learner, row.mean);
  }
  std::vector<double> epsilons;
  for (const auto& [epsilon, errors] : found)
    if (!errors.others.empty() && std::ranges::all_of(errors.others, [mean = errors.mean](const auto& other) {
          return other.second > mean;
        }))
      epsilons.push_back(epsilon);
  return epsilons;
}

}  // namespace epsiscope
