#pragma once

#include <Eigen/Core>

#include <vector>

namespace epsiscope {

/// T = u.b, any unit vector u times noise b in d dimensions with density proportional to exp(-|b|): the
/// normal law with a random variance 2 G, G ~ Gamma((d + 1)/2), or symmetric variance-gamma. Its
/// characteristic function is (1 + w^2)^(-(d + 1)/2), its density f_d(t) = c_d t^(d/2) K_(d/2)(t), its
/// variance d + 1; for d = 1 it is Laplace. log P(T > t) is kept as Chebyshev polynomials: right to 2e-11 of
/// the tail, in a small part of the time that logProjectedTail() takes.
class ProjectedNoise {
public:
  explicit ProjectedNoise(Eigen::Index dimension);

  Eigen::Index dimension() const { return m_dimension; }
  double tail(double t) const;  ///< P(T > t) for t >= 0; 0 below the smallest double

private:
  static constexpr int kDegree = 11;
  using Piece = Eigen::Vector<double, kDegree + 1>;

  Piece interpolated(double begin, double width) const;

  Eigen::Index m_dimension;
  double m_start, m_end;  ///< the pieces divide every octave between them; tail() is straight before
  double m_tailAtStart;
  std::vector<Piece> m_pieces;  ///< coefficients of Chebyshev's polynomials
};

/// log P(T > t) for t > 0, right to about d 1e-16.
double logProjectedTail(Eigen::Index dimension, double t);

/// The part of T beyond t >= 0: P(T > t), E max(T - t, 0) and E max(T - t, 0)^2 / 2, each minus the
/// derivative of the next.
struct NoiseBeyond {
  double tail = 0, excess = 0, halfSquare = 0;
};
/// Right to about d 1e-16 of the value at 0.
NoiseBeyond projectedNoiseBeyond(Eigen::Index dimension, double t);

}  // namespace epsiscope
