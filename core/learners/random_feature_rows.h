#pragma once

#include "core/base/go_on.h"
#include "core/learners/learner_features.h"

#include <Eigen/Core>

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace epsiscope {

/// Random Fourier features of a row z: the paired map
///   v = D^-1/2 (cos(W z), sin(W z)),   the D rows of W drawn from N(0, 2 gamma I),
/// centred by its mean over the training rows. v.v' is exp(-gamma |z - z'|^2) on average over W, with a
/// standard deviation of at most (2D)^-1/2 (Rahimi and Recht 2007), and |v| = 1.
class RandomFeatureRows final : public FeatureRows {
public:
  /// `rows`: z, best winsorised. A single household of 1200 people would otherwise be where cos and sin have
  /// been through many turns, and say nothing.
  /// `later`: not centred here, for StoredRows does it without computing the features twice.
  enum class Centring { now, later };

  RandomFeatureRows(std::shared_ptr<const FeatureRows> rows, std::span<const std::uint32_t> trainRows,
                    const LearnerFeatures& learner, unsigned threads, const GoOn& goOn,
                    Centring centring = Centring::now);

  std::size_t width() const override { return static_cast<std::size_t>(1 + 2 * m_frequencies.cols()); }
  const std::vector<std::string>& dropped() const override { return m_rows->dropped(); }
  void gather(std::span<const std::uint32_t> rows, Eigen::MatrixXd& x) const override;

  const Eigen::MatrixXd& frequencies() const { return m_frequencies; }  ///< W transposed, d by D
  Eigen::VectorXd trainMean() const;                                    ///< of v

private:
  void centre(std::span<const std::uint32_t> trainRows, unsigned threads, const GoOn& goOn);

  std::shared_ptr<const FeatureRows> m_rows;
  Eigen::MatrixXd m_frequencies;
  Eigen::VectorXd m_centre;  ///< training mean of D^-1/2 (cos - 1, sin)
};

}  // namespace epsiscope
