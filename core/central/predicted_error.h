#pragma once

#include "core/privacy/bounds.h"

#include <Eigen/Core>

#include <cstddef>

namespace epsiscope {

/// What is supposed of the labels before any is seen, so that a method can be tuned, and methods compared,
/// without spending privacy: label = middle of the bounds + constant + x.w + rest, with independent normal
/// weights of equal variance on the features x. All variances are in units of (width of the bounds)^2. Of the
/// labels' spread of about a fifth of the width the features are taken to explain two thirds.
///
/// The predictions are right on average over such labels; for other labels they rank methods, no more. No
/// guarantee of privacy leans on the model. Its constants are round numbers; the features that go with it
/// were compared on the true labels of California housing and of Communities and Crime, which was not
/// private.
struct PublicModel {
  double offset = 1.0 / 16;    ///< of the constant
  double signal = 1.0 / 32;    ///< of x.w, averaged over the training rows
  double residual = 1.0 / 64;  ///< of the rest
  double misfit = 0.5;         ///< share of the rest that is a fixed function of the features, not noise
  bool operator==(const PublicModel&) const = default;
};

/// Random features follow bent lines as well. Straight ones leave a quarter more unexplained; random features
/// of a kernel that is smoother than the data would like, as the central ridge uses them, a sixteenth.
inline constexpr PublicModel kModelOfRandomFeatures{};
inline constexpr PublicModel kModelOfSmoothFeatures{.residual = 1.0 / 64 + 1.0 / 1024};
inline constexpr PublicModel kModelOfPlainFeatures{.residual = 1.0 / 64 + 1.0 / 256};

/// Variances of the constant and of the coefficients of (1, u), u the principal components scaled to variance
/// 1: a component gets its share `eigenvalue / sum` of the signal. In squared units of the label.
Eigen::VectorXd coefficientVariances(const PublicModel& model, const Eigen::VectorXd& eigenvalues,
                                     const LabelBounds& bounds);

/// What a label randomizer does to labels, averaged over labels uniform on the bounds.
struct LabelNoise {
  double variance = 0;
  double squaredBias = 0;
};

/// The penalty that minimises predictedErrorOfLabels(): (residual + vbar) / (n tau^2), tau^2 = signal /
/// sum of eigenvalues, all in units of the label. `meanSquaredRowNorm`: that sum, of the centred features.
double bestLambda(const PublicModel& model, double meanVariance, std::size_t trainRows,
                  double meanSquaredRowNorm, const LabelBounds& bounds);

/// Expected squared error on a new row of ridge on released labels, over labels of the model and the noise:
/// rest + (rest + vbar)/n (1 + sum h_j^2) + sum p_j (1 - h_j)^2, h_j = e_j/(e_j + lambda), e_j the
/// eigenvalues of the features' covariance, p_j coefficientVariances(); new rows are taken to spread as the
/// training rows do. Plus the squared bias of a released label, as if none of it averaged out.
double predictedErrorOfLabels(const PublicModel& model, const Eigen::VectorXd& eigenvalues,
                              std::size_t trainRows, const LabelNoise& noise, double lambda,
                              const LabelBounds& bounds);

}  // namespace epsiscope
