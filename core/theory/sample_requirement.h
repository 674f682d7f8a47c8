#pragma once

#include <functional>
#include <optional>

namespace epsiscope {

/// One private linear classifier learned from n rows of length at most 1 (Chaudhuri, Monteleoni and Sarwate
/// 2011, section 4): the minimiser of the mean loss and (lambda/2) |f|^2, with noise b on the weights (output
/// perturbation) or b.f/n in the objective.
struct PerturbedClassifier {
  double rows = 1;
  double lambda = 1;         ///< Delta_reg included
  double curvature = 0.25;   ///< c, the largest l''; |l'| <= 1
  double length = 0;         ///< E|b|
  double squaredLength = 0;  ///< E|b|^2
  bool isOfOutput = false;
};

/// An upper bound on L(f_priv) - L(f_0), L the expected loss on a fresh row, for every f_0 with |f_0|^2 <=
/// `reference`: of its mean for `failure` = 1, else one that fails with at most that probability.
double excessLoss(const PerturbedClassifier& release, double reference, double failure = 1);

/// Returns the fewest rows from which on the bound stays at or below `wanted`, to one in a hundred; null
/// beyond kMostRowsOfTheory. `excess`: the bound for so many rows.
std::optional<double> rowsEnough(const std::function<double(double)>& excess, double wanted);
inline constexpr double kMostRowsOfTheory = 1e12;

/// The parameters of the paper's requirements on n.
struct SampleRequirement {
  double dimensions = 1;  ///< d
  double curvature = 0.25;
  double reference = 1;  ///< |f_0|^2
  double excess = 0.1;   ///< epsilon_g
  double epsilon = 1;    ///< epsilon_p
  double delta = 0.05;   ///< probability of failure; the theorems have 1 - 2 delta, Corollaries 5 and 6 print
                         ///< 1 - delta for the same n
};
/// The maximum in Theorem 3, (43), and in Theorem 4, (59). The paper has it times an unknown constant C. The
/// second rests on (62), which needs n lambda > 4 c/epsilon and is printed for a sixteenth of that.
double printedRowsOfOutput(const SampleRequirement& wanted);
double printedRowsOfObjective(const SampleRequirement& wanted);

}  // namespace epsiscope
