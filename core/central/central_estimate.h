#pragma once

#include "core/central/central_release.h"
#include "core/learners/row_sums.h"

#include <Eigen/Core>

namespace epsiscope {

/// The best linear estimate of the weights from a released vector, for every amount of noise. With M, Q the
/// matrices of ClippedSums, P the model's variances of the weights, v that of the rest and s the variance
/// of the noise in each coordinate of the released sum / n (spec 4, generalised to clipped rows, for which
/// M and Q differ):
///   w = P M (M P M + (v/n) Q + s I)^-1 (released / n).
/// The noise is the same in every direction, so the eigenvectors of M P M + (v/n) Q serve every s: one
/// decomposition, then a point of a curve costs O(d^2).
class CentralEstimate {
public:
  /// `test`: means over the test rows, in the coordinates of the release, labels measured from the middle.
  CentralEstimate(const ClippedSums& sums, const Eigen::VectorXd& variances, double residualPerRow,
                  const RowSums& test);

  /// The exact expected mean squared test error over the noise: |bias|^2 + trace.
  double expectedError(double noiseVariance) const;
  /// The squared error of the weights that the model expects before the release, on rows with the spread of
  /// the training rows.
  double predictedWeightError(double noiseVariance) const;
  /// The law of a prediction, which is affine in the noise. A row x with z = x' basis() has the mean z'means
  /// and, with `noiseVariance` in each coordinate, a variance given by the squares of z: z^2'variances.
  struct Prediction {
    Eigen::VectorXd means;
    Eigen::VectorXd variances;
  };
  Prediction prediction(double noiseVariance) const;
  const Eigen::MatrixXd& basis() const { return m_back; }
  /// Orthonormal directions, one per column, and the sums / n without noise along each.
  const Eigen::MatrixXd& directions() const { return m_eigenvectors; }
  const Eigen::VectorXd& sums() const { return m_released; }
  /// The weights of (1, u) for a released vector along the directions, sums() with noise.
  Eigen::VectorXd weights(const Eigen::VectorXd& released, double noiseVariance) const;

private:
  Eigen::VectorXd m_eigenvalues;
  Eigen::MatrixXd m_eigenvectors;
  Eigen::MatrixXd m_back;        ///< P M eigenvectors
  Eigen::MatrixXd m_testGram;    ///< back' (test xx) back
  Eigen::VectorXd m_testLabels;  ///< back' (test xr)
  Eigen::VectorXd m_released;    ///< eigenvectors' labels
  double m_testSquares = 0;
  double m_priorSum = 0;
};

}  // namespace epsiscope
