#pragma once

#include "core/privacy/bounds.h"

#include <Eigen/Core>

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

}  // namespace epsiscope
