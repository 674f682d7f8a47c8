#include "core/tasks/private_regression/exact_release.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/borrowed.h"
#include "core/base/numbers.h"
#include "core/base/said_error.h"
#include "core/erm/labelled_rows.h"
#include "core/erm/tilt_law.h"
#include "core/erm/unit_rows.h"
#include "core/erm/whole_tilt.h"
#include "core/privacy/custody.h"
#include "core/privacy/hidden_rest.h"
#include "core/study/study.h"
#include "core/sums/sums_fit.h"
#include "core/sums/whole_sums_law.h"
#include "core/tasks/feature_inputs.h"
#include "core/tasks/guarantees.h"
#include "core/tasks/methods.h"
#include "core/tasks/private_regression/release.h"
#include "core/tasks/private_regression/rows.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

/// Rows and their labels, in half widths from the middle of the bounds.
struct RowsToSum {
  const SparseRows& x;
  const std::vector<double>& labels;
};

struct WholeNoisySums {
  const WholeSumsPlan& plan;
  const Booking& price;

  WholeSumsLaw lawOn(const RowsToSum& held) const {
    const SumsLattice& lattice = plan.lattice;
    WholeSumsLaw law{.exact = {}, .plan = plan, .cost = price};
    law.exact.resize(placeOfPair(lattice.size(), 0));
    for (std::size_t row = 0; row < held.labels.size(); ++row)
      addProducts(lattice, wholeRow(lattice, held.x.indexOf(row), held.x.entriesOf(row), held.labels[row]),
                  law.exact);
    return law;
  }
};

std::optional<WholeSumsPlan> wholePlan(const Study& study, const std::string& method, std::size_t features,
                                       bool isWithConstant, double epsilon) {
  return planWholeSums(features, isWithConstant, protectedUnit(study.data).rows(), epsilon,
                       regressionDelta(study, method));
}

/// All that is public about how the numbers of the table became those that the sums are of. Its features are
/// those of the rows, without a constant.
struct PublicScales {
  std::vector<std::string> features;
  std::vector<double> lowers, uppers;  ///< empty: the columns are taken as they are
  double longest = 1;
  LabelBounds bounds;

  bool isScaled() const { return !uppers.empty(); }
  double middle(std::size_t feature) const {
    return isScaled() ? uppers[feature] / 2 + lowers[feature] / 2 : 0;
  }
  double halfWidth(std::size_t feature) const {
    return isScaled() ? uppers[feature] / 2 - lowers[feature] / 2 : 1;
  }
};

/// The table "weights", from weights of the constant and the features in half widths of the label.
ReleasedTable weightsTable(double constant, const std::vector<double>& scaled, const PublicScales& scales) {
  const double half = scales.bounds.width() / 2;
  ReleasedColumn feature{.name = "feature"}, weight{.name = "weight"}, lower{.name = "lower"},
      upper{.name = "upper"}, ofScaled{.name = "scaled_weight"};
  double atZero = scales.bounds.middle() + half * constant;
  for (std::size_t j = 0; j < scaled.size(); ++j) {
    const double width = scales.halfWidth(j);
    const double own = width > 0 ? half * scaled[j] / (width * scales.longest) : 0;
    atZero -= own * scales.middle(j);
    feature.words.push_back(scales.features[j]);
    weight.numbers.push_back(own);
    lower.numbers.push_back(scales.isScaled() ? scales.lowers[j] : kNaN);
    upper.numbers.push_back(scales.isScaled() ? scales.uppers[j] : kNaN);
    ofScaled.numbers.push_back(scaled[j]);
  }
  feature.words.emplace_back(kConstantColumn);
  weight.numbers.push_back(atZero);
  lower.numbers.push_back(kNaN);
  upper.numbers.push_back(kNaN);
  ofScaled.numbers.push_back(constant);
  return {.name = "weights",
          .columns = {std::move(feature), std::move(weight), std::move(lower), std::move(upper),
                      std::move(ofScaled)}};
}

ReleasedTable scalingTable(const PublicScales& scales, double rows, double lambda) {
  return {.name = "scaling",
          .columns = {{.name = "name",
                       .words = {"label_lower", "label_upper", "label_middle", "label_half_width",
                                 "longest_row", "rows", "lambda"}},
                      {.name = "value",
                       .numbers = {scales.bounds.lower, scales.bounds.upper, scales.bounds.middle(),
                                   scales.bounds.width() / 2, scales.longest, rows, lambda}}}};
}

/// The table "sums", with the label's name.
ReleasedTable sumsTable(const RegressionSums& sums, const WholeSumsPlan& plan, const PublicScales& scales,
                        const std::string& label) {
  const SumsLattice& lattice = plan.lattice;
  std::vector<std::string> names = scales.features;
  std::vector<double> weights(names.size(), 1);
  if (lattice.hasConstant) {
    names.insert(names.begin(), kConstantColumn);
    weights.insert(weights.begin(), sums.weights.constant);
  }
  names.push_back(label);
  weights.push_back(sums.weights.label);
  const double onDiagonal = plan.trueDeviation(true), beside = plan.trueDeviation(false);
  ReleasedColumn first{.name = "first"}, second{.name = "second"}, sum{.name = "sum"},
      deviation{.name = "noise_standard_deviation"}, step{.name = "lattice_step"};
  for (std::size_t i = 0; i + 1 < names.size(); ++i)
    for (std::size_t j = i; j < names.size(); ++j) {
      const bool isNoisy = isPrivateEntry(lattice, j, i);
      const double scale = weights[i] * weights[j];
      first.words.push_back(names[i]);
      second.words.push_back(names[j]);
      const auto row = static_cast<Eigen::Index>(i), column = static_cast<Eigen::Index>(j);
      sum.numbers.push_back(isNoisy ? sums.matrix(row, column) / scale : sums.rows);
      deviation.numbers.push_back(isNoisy ? (i == j ? onDiagonal : beside) * lattice.step() / scale : 0);
      step.numbers.push_back(isNoisy ? lattice.step() / scale : 1);
    }
  return {.name = "sums",
          .columns = {std::move(first), std::move(second), std::move(sum), std::move(deviation),
                      std::move(step)}};
}

ReleasedNoise noiseOfSums(const WholeSumsPlan& plan) {
  const SumsLattice& lattice = plan.lattice;
  ReleasedNoise noise{.about = sentence("Core", "The sums"),
                      .law = plan.isNormal ? "discrete-gaussian" : "discrete-laplace"};
  if (plan.isNormal) {
    noise.parameters = {{"scale", plan.normal(true).deviation() * lattice.step()},
                        {"scale_beside_diagonal", plan.normal(false).deviation() * lattice.step()}};
  } else {
    noise.parameters = {{"scale", lattice.step() / plan.laplaceSampler().rate()}};
  }
  noise.parameters.insert(noise.parameters.end(),
                          {{"lattice_step_x", 1 / static_cast<double>(lattice.length())},
                           {"lattice_step_y", 1 / static_cast<double>(lattice.label())},
                           {"lattice_step_of_sums", lattice.step()},
                           {"weight_of_constant", lattice.weights().constant},
                           {"weight_of_label", lattice.weights().label}});
  return noise;
}

std::vector<double> labelsInHalfWidths(const PreparedData& data, const LabelBounds& bounds) {
  std::vector<double> labels;
  labels.reserve(data.rows.size());
  for (const std::uint32_t row : data.rows)
    labels.push_back((bounds.clamp(data.target[row]) - bounds.middle()) / (bounds.width() / 2));
  return labels;
}

std::optional<WholeTilt> wholeTilt(const Study& study, const PublicRows& rows, double constant,
                                   double epsilon) {
  const ProtectedUnit unit = protectedUnit(study.data);
  const PrivateRegression& task = study.privateRegression;
  return planWholeTilt(rows.rows, static_cast<Eigen::Index>(rows.columns) + (constant > 0 ? 1 : 0), constant,
                       task.lambda, unit.epsilonOfRow(epsilon), unit.deltaOfRow(epsilon, task.delta));
}

/// The minimum of the rows with a random slope, certified.
struct CertifiedTilt {
  const WholeTilt& how;
  double constant;
  const Booking& price;

  TiltLaw lawOn(const LabelledRows& held) const {
    return {.x = held.x,
            .y = borrowed(held.y),
            .constant = constant,
            .plan = how.plan,
            .goOn = {},
            .cost = price,
            .certified = how.facts};
  }
};

Eigen::VectorXd tiltedWeights(const Custody<LabelledRows>& held, double constant, const WholeTilt& how,
                              const Booking& price) {
  Booking ofMinimum = price, ofRest = price;
  ofRest.epsilon = price.rows * how.plan.solverEpsilon;
  ofRest.delta = 0;
  ofMinimum.epsilon = price.epsilon - ofRest.epsilon;
  const TiltedFit fit = held.ask(CertifiedTilt{how, constant, ofMinimum});
  return held.ask(HiddenRest<WholeRestLaw>{{.point = fit.weights, .rest = how.rest, .cost = ofRest}});
}

/// Weights of the constant and the features, with the constant in half widths of the label.
std::pair<double, std::vector<double>> apart(const Eigen::VectorXd& weights, std::size_t features,
                                             double constant) {
  return {constant > 0 ? constant * weights[0] : 0,
          {weights.end() - static_cast<Eigen::Index>(features), weights.end()}};
}

ReleasedNoise noiseOfSlope(const WholeTilt& how) {
  return {.about = sentence("Core", kRandomSlope),
          .law = "normal",
          .parameters = {{"standard_deviation", how.plan.deviation},
                         {"lattice_step", how.rest.step},
                         {"standard_deviation_of_rest", std::sqrt(how.rest.variance())}}};
}

Released releasedTilt(const Study& study, LabelledRows rows, double constant, const PublicScales& scales,
                      double epsilon, const Custodian& custodian) {
  const auto how = wholeTilt(study, rows.publicFacts(), constant, epsilon);
  if (!how) throw SaidError(filled(sentence("Core", kWeightsCannotBeDrawn), epsilon));
  const auto n = static_cast<double>(rows.y.size());
  const Eigen::VectorXd weights = tiltedWeights({std::move(rows), custodian}, constant, *how,
                                                priceOfRegression(study, kMethodObjectiveGaussian, epsilon));
  custodian.publish(weights);
  const auto [ofConstant, scaled] = apart(weights, scales.features.size(), constant);
  return {.tables = {weightsTable(ofConstant, scaled, scales), scalingTable(scales, n, how->plan.lambda)},
          .noise = {noiseOfSlope(*how)}};
}

}  // namespace

std::string whyWeightsStay(const Study& study, const std::string& method, std::size_t rows, double epsilon) {
  // Where so many can be summed up, so can fewer.
  constexpr std::size_t kMostFeatures = std::size_t{1} << 20;
  if (study.privateRegression.randomFeatures > 0) return sentence("Core", kFeaturesAreRandom);
  if (method == kMethodObjectiveGaussian) {
    for (const std::size_t columns : {std::size_t{1}, kMostFeatures})
      if (!wholeTilt(study, {.rows = rows, .columns = columns}, 1, epsilon))
        return filled(sentence("Core", kWeightsCannotBeDrawn), epsilon);
    return {};
  }
  if (!wholePlan(study, method, kMostFeatures, true, epsilon))
    return filled(sentence("Core", kSumsCannotBeDrawn), epsilon);
  return {};
}

Released releasedWeights(const Study& study, const PreparedData& data, const std::string& method,
                         double epsilon, const Custodian& custodian) {
  const FeatureInputs inputs = featureInputs(study.data);
  const UnitRowsOptions options = regressionRowOptions(inputs, data);
  const UnitRows unit = unitRows(data, options);
  const PublicScales scales{.features = unit.columns,
                            .lowers = unit.columnLowers,
                            .uppers = unit.columnBounds,
                            .longest = options.longest,
                            .bounds = bounds(study.data)};
  const std::vector<double> labels = labelsInHalfWidths(data, scales.bounds);
  if (method == kMethodObjectiveGaussian)
    return releasedTilt(study,
                        {unit.rows, Eigen::Map<const Eigen::VectorXd>(
                                        labels.data(), static_cast<Eigen::Index>(labels.size()))},
                        rowWeights(hasConstant(inputs)).constant, scales, epsilon, custodian);
  const WholeSumsPlan plan =
      wholePlan(study, method, unit.columns.size(), hasConstant(inputs), epsilon).value();
  const Booking price = priceOfRegression(study, method, epsilon);
  const Custody<RowsToSum> held({*unit.rows, labels}, custodian);
  const auto rows = static_cast<double>(data.rows.size());
  const RegressionSums sums = toRegressionSums(held.ask(WholeNoisySums{plan, price}), plan, rows);
  const SumsFit fit = fitSums(sums, study.privateRegression.lambda);
  custodian.publish(fit.weights);
  const auto [constant, scaled] =
      apart(fit.weights, scales.features.size(), plan.lattice.hasConstant ? sums.weights.constant : 0);
  Released released;
  released.tables.push_back(weightsTable(constant, scaled, scales));
  released.tables.push_back(scalingTable(scales, rows, fit.lambda));
  released.tables.push_back(sumsTable(sums, plan, scales, study.data.target));
  released.noise.push_back(noiseOfSums(plan));
  return released;
}

}  // namespace epsiscope
