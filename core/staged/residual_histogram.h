#pragma once

#include <span>
#include <vector>

namespace epsiscope {

/// Noisy counts of residuals by sign and size, in cells [top 2^-(j+1)/2, top 2^-j/2): how far labels lie from
/// their predictions, released once and used to choose where residuals are clipped.
///
/// Proof of epsilon-label-DP: each residual is counted in one of public cells, so replacing one label changes
/// two counts by one each; Laplace noise of scale 2/epsilon on every count hides it. Predictions were
/// released before, and are given. The rest is post-processing.
class ResidualHistogram {
public:
  /// The counts of residuals, above 0 and below it for each size.
  static std::vector<double> countsOf(std::span<const double> residuals, double top);
  /// `counts`: countsOf() with noise of noiseScale(epsilon) in each.
  ResidualHistogram(std::span<const double> counts, double top, double epsilon);

  /// The scale of the noise on every count.
  static double noiseScale(double epsilon) { return 2 / epsilon; }

  double meanSquare() const;
  /// The share of residuals that are no larger than `half`.
  double inside(double half) const;
  /// The mean excess where residuals are clipped to [-half, half]: signed, and of the sizes.
  double meanCut(double half) const;
  double meanSizeCut(double half) const;

private:
  struct Cell {
    double size = 0;  ///< of a residual in it, about
    double above = 0, below = 0;
  };
  std::vector<Cell> m_cells;
};

}  // namespace epsiscope
