#include "core/tasks/kernel_release/suggested_lambda.h"

#include <cmath>
#include <limits>

#include "core/study/study.h"
#include "core/tasks/kernel_release/cache.h"
#include "core/tasks/kernel_release/release.h"

namespace epsiscope {

double suggestedKernelLambda(const Study& study, double rows, double epsilon) {
  Study ridge = study;
  ridge.kernelRelease.method = kMethodKernelRidge;
  ridge.data.lower = -1;
  ridge.data.upper = 1;
  double best = study.kernelRelease.lambda, lowest = std::numeric_limits<double>::infinity();
  // Two digits, the second 0 or 5, from 1e-6 to 10.
  for (int power = -6; power < 1; ++power)
    for (int digits = 10; digits < 100; digits += 5) {
      const double lambda = digits * std::pow(10.0, power - 1);
      const double scale =
          leastSquaresNoise(outputPerturbation(ridge, rows, lambda, epsilon), NoiseBound::tight).scale;
      const double pull = lambda / (1 + lambda) / 2;
      const double loss = 2 * scale * scale + pull * pull;
      if (loss < lowest) {
        lowest = loss;
        best = lambda;
      }
    }
  return best;
}

Suggestions suggestionsOn(const Study& study, const KernelReleaseCache& cache) {
  if (isSvm(study)) return {};
  const auto rows = static_cast<double>(cache.trainRows());
  return {{"kernel_release.lambda", suggestedKernelLambda(study, rows, viewEpsilon(study))}};
}

}  // namespace epsiscope
