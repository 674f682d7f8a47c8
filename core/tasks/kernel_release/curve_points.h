#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <Eigen/Core>

#include "core/tasks/kernel_release/inputs.h"
#include "core/tasks/kernel_release/rows.h"

namespace epsiscope {

/// Points along one feature, all others held: those of numbers at their medians, each text at its most
/// frequent category. Of true rows.
struct CurvePoints {
  std::string feature;
  std::vector<double> x;   ///< the feature's values, ascending
  Eigen::MatrixXd points;  ///< as the kernel needs them, one per row
};

/// The names of the features along which there is a curve: those of numbers.
std::vector<std::string> curveFeatures(const PreparedData& data);

/// `count` points from the first to the last percentile of the feature, which is one of curveFeatures(),
/// prepared like the rows of the trial.
CurvePoints curvePoints(const KernelReleaseInputs& inputs, const KernelData& data, const std::string& feature,
                        std::size_t count, unsigned threads);

}  // namespace epsiscope
