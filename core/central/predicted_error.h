#pragma once

#include "core/privacy/bounds.h"

#include <Eigen/Core>

namespace epsiscope {

/// Assumptions about the labels before any is seen, so that a method can be tuned, and methods compared,
/// without spending privacy: label = middle of the bounds + constant + x.w + rest, with independent normal
/// weights of equal variance on the features x. All variances are in units of (width of the bounds)^2. The
/// features are assumed to explain two thirds of the labels' spread of about a fifth of the width.
///
/// The predictions are right on average over such labels; for other labels they only rank methods. No
/// guarantee of privacy depends on the model. Its constants are round numbers; the features that go with it
/// were compared on the true labels of California housing and of Communities and Crime, which was not
/// private.
struct PublicModel {
  double offset = 1.0 / 16;    ///< variance of the constant
  double signal = 1.0 / 32;    ///< variance of x.w, averaged over the training rows
  double residual = 1.0 / 64;  ///< variance of the rest
  double misfit = 0.5;         ///< share of the rest that is a fixed function of the features, not noise
  bool operator==(const PublicModel&) const = default;
};

/// The models by kind of features. Random ones follow bent lines as well. Straight ones leave a quarter more
/// unexplained; random features of a kernel that is smoother than would suit the data, as the central ridge
/// uses them, a sixteenth.
inline constexpr PublicModel kModelOfRandomFeatures{};
inline constexpr PublicModel kModelOfSmoothFeatures{.residual = 1.0 / 64 + 1.0 / 1024};
inline constexpr PublicModel kModelOfPlainFeatures{.residual = 1.0 / 64 + 1.0 / 256};

/// The variances of the constant and of the coefficients of (1, u), with u the principal components scaled to
/// variance 1: a component gets its share `eigenvalue / sum` of the signal. In squared units of the label.
Eigen::VectorXd coefficientVariances(const PublicModel& model, const Eigen::VectorXd& eigenvalues,
                                     const LabelBounds& bounds);

}  // namespace epsiscope
