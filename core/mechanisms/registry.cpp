#include "core/mechanisms/registry.h"

#include "core/classes/class_response.h"
#include "core/mechanisms/class_mechanism.h"
#include "core/mechanisms/discrete_laplace.h"
#include "core/mechanisms/exponential_quantile.h"
#include "core/mechanisms/gaussian.h"
#include "core/mechanisms/grid_response.h"
#include "core/mechanisms/laplace.h"
#include "core/mechanisms/rp_with_prior.h"
#include "core/mechanisms/rp_with_prior_debiased.h"
#include "core/mechanisms/rr_on_bins.h"
#include "core/mechanisms/staircase.h"
#include "core/mechanisms/unbiased.h"
#include "core/text/sentence.h"
#include "core/unbiased/unbiased_range.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace epsiscope {

namespace {

using Made = std::unique_ptr<Mechanism>;

StaircaseGoal staircaseGoal(const std::string& variant) {
  assert(variant.empty() || variant == "variance" || variant == "absolute");
  return variant == "absolute" ? StaircaseGoal::absoluteError : StaircaseGoal::variance;
}

OutsideRule outsideRule(const std::string& variant) {
  assert(variant.empty() || variant == "project" || variant == "uniform");
  return variant == "uniform" ? OutsideRule::uniform : OutsideRule::project;
}

Made makeLaplace(const MechanismParameters& p) {
  return std::make_unique<Laplace>(p.bounds, p.epsilon);
}

Made makeAnalytic(const MechanismParameters& p) {
  return makeGaussian(p.bounds, p.epsilon, p.delta);
}

Made makeClassic(const MechanismParameters& p) {
  return makeClassicGaussian(p.bounds, p.epsilon, p.delta);
}

Made makeStaircase(const MechanismParameters& p) {
  return std::make_unique<Staircase>(p.bounds, p.epsilon, staircaseGoal(p.variant));
}

Made makeRrOnBins(const MechanismParameters& p) {
  return std::make_unique<RrOnBins>(p.bounds, toPoints(p.prior), p.epsilon);
}

Made makeUnbiased(const MechanismParameters& p) {
  return std::make_unique<Unbiased>(p.bounds, toPoints(p.prior), p.epsilon, p.outputs, p.start, p.goOn);
}

std::optional<std::string> reasonAgainstUnbiased(const MechanismParameters& p) {
  return unbiasedProblem(toPoints(p.prior).nodes, p.epsilon, p.outputs);
}

Made makeRpWithPrior(const MechanismParameters& p) {
  return std::make_unique<RpWithPrior>(p.bounds, p.prior, p.epsilon, p.zeta, outsideRule(p.variant));
}

Made makeRpWithPriorDebiased(const MechanismParameters& p) {
  return std::make_unique<RpWithPriorDebiased>(p.bounds, p.prior, p.epsilon, p.zeta, outsideRule(p.variant));
}

Made makeRandomizedResponse(const MechanismParameters& p) {
  return std::make_unique<ClassMechanism>(ClassResponse(p.classes, p.epsilon));
}

Made makeRrWithPrior(const MechanismParameters& p) {
  return std::make_unique<ClassMechanism>(
      ClassResponse(p.classes, p.epsilon, likeliestAnswers(p.masses, p.epsilon)));
}

Made makeGridResponse(const MechanismParameters& p) {
  return std::make_unique<GridResponse>(p.bounds, p.epsilon);
}

Made makeDiscreteLaplace(const MechanismParameters& p) {
  return std::make_unique<DiscreteLaplace>(p.bounds, latticeOf(p.bounds, p.epsilon), p.epsilon);
}

std::optional<std::string> reasonAgainstDiscreteLaplace(const MechanismParameters& p) {
  if (DiscreteLaplaceSampler::canDraw(p.epsilon, latticeOf(p.bounds, p.epsilon).sensitivity))
    return std::nullopt;
  return filled(sentence("Core",
                         "Discrete Laplace noise cannot be drawn exactly at epsilon %1; choose another "
                         "epsilon, or laplace."),
                p.epsilon);
}

Made makeExponential(const MechanismParameters& p) {
  const auto others = std::make_shared<const std::vector<double>>(p.others);
  return std::make_unique<ExponentialQuantile>(p.bounds, *others, others, p.quantile, p.epsilon);
}

}  // namespace

std::span<const RegistryRow> mechanismRegistry() {
  static const std::array rows = {
      RegistryRow{
          "laplace",
          "Laplace",
          marked(
              "Core",
              "Adds noise that falls off evenly on both sides of the label: the simplest private release."),
          "C. Dwork, F. McSherry, K. Nissim, A. Smith: Calibrating noise to sensitivity in private data "
          "analysis. TCC 2006",
          {},
          {},
          makeLaplace},
      RegistryRow{
          "gaussian",
          "Gaussian",
          marked("Core",
                 "Adds bell-shaped noise, no more than a small allowed failure probability delta requires."),
          "B. Balle, Y.-X. Wang: Improving the Gaussian mechanism for differential privacy. ICML 2018",
          {.delta = true},
          {},
          makeAnalytic},
      RegistryRow{
          "gaussian-classic",
          marked("Core", "Gaussian, classic formula"),
          marked("Core",
                 "Adds bell-shaped noise by the textbook formula, which is proved only for epsilon below 1."),
          "C. Dwork, A. Roth: The algorithmic foundations of differential privacy. 2014, Theorem A.1",
          {.delta = true},
          {},
          makeClassic},
      RegistryRow{
          "staircase",
          "Staircase",
          marked(
              "Core",
              "Adds noise with a stepped density: no other added noise has a smaller error at this epsilon."),
          "Q. Geng, P. Viswanath: The optimal noise-adding mechanism in differential privacy. IEEE "
          "Transactions on Information Theory, 2016",
          {},
          {"variance", "absolute"},
          makeStaircase},
      RegistryRow{
          "rr-on-bins",
          "RR-on-Bins",
          marked("Core",
                 "Puts the labels into bins chosen for a prior, and answers with the output of the label's "
                 "bin more "
                 "often than with any other."),
          "B. Ghazi, P. Kamath, R. Kumar, E. Leeman, P. Manurangsi, A. V. Varadarajan, C. Zhang: Regression "
          "with label differential privacy. ICLR 2023",
          {.priorPoints = true},
          {},
          makeRrOnBins},
      RegistryRow{
          "unbiased",
          marked("Core", "Optimal unbiased"),
          marked("Core",
                 "Answers from a list so that the mean of the answers is the label, with the smallest error "
                 "for a prior."),
          "A. Badanidiyuru, B. Ghazi, P. Kamath, R. Kumar, E. Leeman, P. Manurangsi, A. V. Varadarajan, C. "
          "Zhang: Optimal unbiased randomizers for regression with label differential privacy. NeurIPS 2023",
          {.priorPoints = true, .outputs = true},
          {},
          makeUnbiased,
          reasonAgainstUnbiased},
      RegistryRow{"rp-with-prior",
                  "RPWithPrior",
                  marked("Core",
                         "Answers with a value near the label more often than with any other from an "
                         "interval where labels "
                         "are expected."),
                  "H. Liu, R. Huang: RPWithPrior: label differential privacy in regression",
                  {.zeta = true, .priorBins = true},
                  {"project", "uniform"},
                  makeRpWithPrior},
      RegistryRow{"rp-with-prior-debiased",
                  marked("Core", "RPWithPrior, debiased"),
                  marked("Core",
                         "RPWithPrior stretched about the middle of its interval, so that on average it "
                         "equals the label."),
                  "Epsiscope; after Liu and Huang's RPWithPrior",
                  {.zeta = true, .priorBins = true},
                  {"project", "uniform"},
                  makeRpWithPriorDebiased},
      RegistryRow{"grid-response",
                  marked("Core", "Grid response"),
                  marked("Core",
                         "Answers with the label's cell of a grid or with any other cell, corrected so that "
                         "on average it equals the label."),
                  "Epsiscope; after S. L. Warner: Randomized response. Journal of the American Statistical "
                  "Association, 1965",
                  {},
                  {},
                  makeGridResponse},
  };
  return rows;
}

std::span<const RegistryRow> statisticMechanisms() {
  static const std::array rows = {
      RegistryRow{"discrete-laplace",
                  marked("Core", "Discrete Laplace"),
                  marked("Core",
                         "Adds whole numbers that fall off evenly on both sides: for counts an exact "
                         "release, drawn without rounding."),
                  "A. Ghosh, T. Roughgarden, M. Sundararajan: Universally utility-maximizing privacy "
                  "mechanisms. STOC 2009",
                  {},
                  {},
                  makeDiscreteLaplace,
                  reasonAgainstDiscreteLaplace},
      RegistryRow{"exponential",
                  marked("Core", "Exponential"),
                  marked("Core",
                         "Answers with a value near the wanted rank more often than with any other: for "
                         "medians and other quantiles."),
                  "F. McSherry, K. Talwar: Mechanism design via differential privacy. FOCS 2007",
                  {.table = true},
                  {},
                  makeExponential},
  };
  return rows;
}

std::span<const RegistryRow> classMechanisms() {
  static const std::array rows = {
      RegistryRow{"randomized-response",
                  marked("Core", "Randomized response"),
                  marked("Core",
                         "Answers with the true class more often than with any other one; nobody but its "
                         "owner sees the label."),
                  "S. L. Warner: Randomized response. Journal of the American Statistical Association, 1965",
                  {.classes = true},
                  {},
                  makeRandomizedResponse},
      RegistryRow{"rr-with-prior",
                  marked("Core", "RR with a prior"),
                  marked("Core",
                         "Randomized response among the classes that a prior says are likely; with a small "
                         "epsilon only those are answered."),
                  "B. Ghazi, N. Golowich, R. Kumar, P. Manurangsi, C. Zhang: Deep learning with label "
                  "differential privacy. NeurIPS 2021",
                  {.classes = true, .masses = true},
                  {},
                  makeRrWithPrior},
  };
  return rows;
}

std::span<const std::span<const RegistryRow>> allMechanisms() {
  static const std::array all = {mechanismRegistry(), statisticMechanisms(), classMechanisms()};
  return all;
}

const RegistryRow* findMechanism(const std::string& id) {
  for (const auto& rows : allMechanisms())
    for (const RegistryRow& row : rows)
      if (row.id == id) return &row;
  return nullptr;
}

std::optional<std::string> reasonAgainst(const RegistryRow& row, const MechanismParameters& parameters) {
  return row.reason != nullptr ? row.reason(parameters) : std::nullopt;
}

}  // namespace epsiscope
