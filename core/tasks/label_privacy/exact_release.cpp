#include "core/tasks/label_privacy/exact_release.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/base/numbers.h"
#include "core/base/said_error.h"
#include "core/bins/optimal_bins.h"
#include "core/central/central_ridge.h"
#include "core/central/whole_central_sums.h"
#include "core/mechanisms/for_release.h"
#include "core/mechanisms/label_answers.h"
#include "core/mechanisms/registry.h"
#include "core/mechanisms/suggested_zeta.h"
#include "core/prior/private_prior.h"
#include "core/prior/prior_questions.h"
#include "core/prior/value_grid.h"
#include "core/study/study.h"
#include "core/tasks/label_privacy/inputs.h"
#include "core/tasks/label_privacy/pipeline.h"
#include "core/tasks/label_privacy/split.h"
#include "core/tasks/methods.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

/// How often labels lie in each bin, or at each value, in whole numbers.
struct WholeCountsOfLabels {
  LabelBounds bounds;
  std::size_t bins = 1;
  std::vector<double> values;  ///< empty: bins are counted
  double epsilon = 1;

  WholeNumbersLaw lawOn(std::span<const double> labels) const {
    return WholeNoisyCounts{epsilon}.lawOn(values.empty() ? binCounts(labels, bounds, bins)
                                                          : valueCounts(labels, values, Rounding::nearest));
  }
};

std::vector<double> asDoubles(const std::vector<WideInteger>& numbers) {
  std::vector<double> doubles;
  for (const WideInteger number : numbers) doubles.push_back(static_cast<double>(number));
  return doubles;
}

/// All that is public when the labels are asked for.
struct LabelOrder {
  const Study& study;
  const RegistryRow& row;
  LabelBounds bounds;
  std::size_t rows = 0;
  double epsilon = 1;  ///< of the unit
  double own = 1;      ///< of a row
  std::optional<Prior> filePrior;

  bool needsPrior() const { return row.needs.priorBins || row.needs.priorPoints; }
  /// The part of a row's epsilon for its prior.
  double epsilonOfPrior() const {
    const bool isPaid = needsPrior() && priorCosts(study.labelPrivacy.prior);
    return isPaid ? priorShare(study, rows, epsilon) * own : 0;
  }
  /// All but the prior, and a zeta that needs one.
  MechanismParameters parameters() const {
    MechanismParameters found;
    found.epsilon = own - epsilonOfPrior();
    found.bounds = bounds;
    found.delta = study.labelPrivacy.delta / protectedUnit(study.data).rows();
    return found;
  }
  bool isUnbiased() const { return row.id == kMethodUnbiased; }
  Rounding rounding() const { return isUnbiased() ? Rounding::keepMean : Rounding::nearest; }
  std::size_t values() const {
    const LabelPrivacy& task = study.labelPrivacy;
    return static_cast<std::size_t>(isUnbiased() ? task.unbiasedValues : task.rrValues);
  }
};

LabelOrder orderOf(const Study& study, const std::string& method, std::size_t rows, double epsilon,
                   const std::filesystem::path& folder) {
  std::optional<std::filesystem::path> priorFile;
  if (study.labelPrivacy.prior == PriorKind::file && study.labelPrivacy.priorFile)
    priorFile = folder / *study.labelPrivacy.priorFile;
  return {.study = study,
          .row = *findMechanism(method),
          .bounds = bounds(study.data),
          .rows = rows,
          .epsilon = epsilon,
          .own = protectedUnit(study.data).epsilonOfRow(epsilon),
          .filePrior = readPriorFile(priorFile)};
}

Prior ofFile(const LabelOrder& order) {
  if (order.row.needs.priorBins) return *order.filePrior;
  Prior points = toPoints(*order.filePrior);
  return order.isUnbiased() ? points : withFewerValues(std::move(points), kMostBinnedValues).prior;
}

std::size_t binsOf(const LabelOrder& order) {
  return binCount(order.bounds, binWidth(order.study, order.rows, order.epsilon));
}

/// The prior where nothing is asked: that of the file, or the uniform one.
Prior publicPrior(const LabelOrder& order) {
  if (order.study.labelPrivacy.prior == PriorKind::file) return ofFile(order);
  if (order.row.needs.priorBins) return uniformPrior(order.bounds, binsOf(order));
  return roundedToValues(uniformPrior(order.bounds, 1), valueGrid(order.bounds, order.values()),
                         order.rounding());
}

Prior priorFor(const LabelOrder& order, const HeldNumbers& labels) {
  const LabelPrivacy& task = order.study.labelPrivacy;
  const bool needsBins = order.row.needs.priorBins;
  if (task.prior == PriorKind::noisyLabels) {
    MechanismParameters parameters;
    parameters.epsilon = order.epsilonOfPrior();
    parameters.bounds = order.bounds;
    const std::vector<double> noisy = labels.ask(LabelAnswers{madeForRelease("laplace", parameters)});
    Prior prior = priorOfNoisyLabels(noisy, order.bounds, task.binWidth).prior;
    if (needsBins) return prior;
    return roundedToValues(prior, valueGrid(order.bounds, order.values()), order.rounding());
  }
  if (task.prior != PriorKind::noisyCounts) return publicPrior(order);
  const WholeCountsOfLabels counts{
      order.bounds, binsOf(order),
      needsBins ? std::vector<double>() : valueGrid(order.bounds, order.values()), order.epsilonOfPrior()};
  return priorOfCounts(asDoubles(labels.ask(counts)), publicPrior(order)).prior;
}

double zetaFor(const LabelOrder& order, std::size_t features, const Prior& prior, double epsilon2) {
  if (const auto given = order.study.labelPrivacy.zeta.at(order.study.epsilon, order.epsilon)) return *given;
  const bool isDebiased = order.row.id == kMethodRpWithPriorDebiased;
  const ZetaCriterion criterion{
      .release = isDebiased ? RpWithPrior::Release::debiased : RpWithPrior::Release::asDrawn,
      .varianceWeight = std::min(1.0, static_cast<double>(features + 1) / static_cast<double>(order.rows))};
  return suggestZeta(prior, epsilon2, order.bounds, criterion).zeta;
}

/// As a file of a prior has it, so that it can be the public one of a next study.
ReleasedTable tableOf(const Prior& prior) {
  const std::vector<double>& nodes = prior.nodes;
  ReleasedTable table{.name = "prior"};
  if (prior.kind == Prior::Kind::bins)
    table.columns = {{.name = "lower", .numbers = {nodes.begin(), nodes.end() - 1}},
                     {.name = "upper", .numbers = {nodes.begin() + 1, nodes.end()}}};
  else
    table.columns = {{.name = "value", .numbers = nodes}};
  table.columns.push_back({.name = "mass", .numbers = prior.mass});
  return table;
}

std::shared_ptr<const Mechanism> randomizerFor(const LabelOrder& order, std::size_t features,
                                               const HeldNumbers& labels, Released& released) {
  MechanismParameters parameters = order.parameters();
  if (order.needsPrior()) {
    parameters.prior = priorFor(order, labels);
    labels.custodian().publish(parameters.prior.mass);
    released.tables.push_back(tableOf(parameters.prior));
  }
  if (order.row.needs.zeta) parameters.zeta = zetaFor(order, features, parameters.prior, parameters.epsilon);
  if (const auto reason = reasonAgainstRelease(order.row.id, parameters)) throw SaidError(*reason);
  return madeForRelease(order.row.id, parameters);
}

/// The two outer labels' means and variances are what others need to correct for the noise where it is not
/// the same for all labels.
ReleasedNoise noiseOf(const Mechanism& mechanism, const std::string& method, const std::string& target) {
  constexpr double kLevel = 0.95;
  const LabelBounds& bounds = mechanism.bounds();
  ReleasedNoise noise{.about = target, .law = method};
  const double middle = bounds.lower + bounds.width() / 2;
  for (const auto& [name, label] :
       {std::pair("lower", bounds.lower), std::pair("middle", middle), std::pair("upper", bounds.upper)}) {
    noise.parameters.emplace_back(std::string("mean_at_") + name, mechanism.mean(label));
    noise.parameters.emplace_back(std::string("variance_at_") + name, mechanism.variance(label));
  }
  if (const double step = mechanism.support().step; step > 0)
    noise.parameters.emplace_back("lattice_step", step);
  // Noise that is added is the same for every label.
  if (mechanism.support().lower == -kInfinity) {
    const OutputRange range = mechanism.outputRange(middle, kLevel);
    noise.halfWidth = (range.upper - range.lower) / 2;
  }
  return noise;
}

/// The learner that is shown, of all rows in use. Features are public here, and so are its random ones.
CentralRidge centralRidgeOf(const Study& study, const PreparedData& data, const Split& all,
                            const std::filesystem::path& folder) {
  const LabelPrivacyInputs inputs = labelPrivacyInputs(study, learnerUse(study), folder);
  LearnerFeatures learner;
  if (learnerFor(kMethodCentralRidge, shownLearner(study)) == kLearnerRandomFeatures)
    learner = randomFeaturesOf(inputs);
  const auto rows = makeCentralFeatures(data, all, learner, 1, GoOn());
  return CentralRidge::build(rows, all, data.target, bounds(study.data), centralModel(learner), 1).value();
}

CentralNoise centralNoiseFor(const Study& study, const std::string& method, double epsilon) {
  const double delta = method == kMethodCentralRidgeGaussian ? study.labelPrivacy.delta : 0;
  return {epsilon, delta, protectedUnit(study.data).rows()};
}

ReleasedNoise noiseOfSums(const CentralReleased& released) {
  return {.about = sentence("Core", "The sums of labels times features"),
          .law = released.plan.isNormal() ? "discrete-gaussian" : "discrete-laplace",
          .parameters = {{"standard_deviation", released.noiseDeviation},
                         {"lattice_step", released.step},
                         {"components", static_cast<double>(released.components)},
                         {"row_norm", released.rowNorm}}};
}

/// Predictions for the rows, from noisy sums alone and public features.
Released releasedPredictions(const Study& study, const PreparedData& data, const std::string& method,
                             double epsilon, const std::filesystem::path& folder,
                             const Custodian& custodian) {
  const Split all{.train = data.rows, .test = data.rows};
  const auto found =
      centralRidgeOf(study, data, all, folder).released(centralNoiseFor(study, method, epsilon), custodian);
  if (!found) throw SaidError(filled(sentence("Core", kSumsCannotBeDrawn), epsilon));
  ReleasedColumn row{.name = "row"}, prediction{.name = study.data.target, .numbers = found->predictions};
  for (const std::uint32_t place : data.rows) row.numbers.push_back(place + 1.0);
  Released released;
  released.tables.push_back({.name = "predictions", .columns = {std::move(row), std::move(prediction)}});
  released.noise.push_back(noiseOfSums(*found));
  return released;
}

}  // namespace

std::string whyLabelsStay(const Study& study, const std::string& method, std::size_t rows, double epsilon,
                          const std::filesystem::path& folder) {
  if (isCentralRidge(method)) {
    // Rows are whitened: none is longer than the root of their number, and there are no more components.
    const bool can = canPlanWholeCentral(rows, std::sqrt(static_cast<double>(rows)),
                                         centralNoiseFor(study, method, epsilon));
    return can ? std::string() : filled(sentence("Core", kSumsCannotBeDrawn), epsilon);
  }
  if (findMechanism(method) == nullptr) return sentence("Core", kNoiseIsNotWhole);
  if (needsPrior(method) && study.labelPrivacy.prior == PriorKind::exact)
    return sentence("Core", kExactPriorNote);
  const LabelOrder order = orderOf(study, method, rows, epsilon, folder);
  MechanismParameters parameters = order.parameters();
  if (order.needsPrior()) parameters.prior = publicPrior(order);
  parameters.zeta = order.bounds.width();
  return reasonAgainstRelease(method, parameters).value_or("");
}

Released releasedLabels(const Study& study, const PreparedData& data, const std::string& method,
                        double epsilon, const std::filesystem::path& folder, const Custodian& custodian) {
  if (isCentralRidge(method)) return releasedPredictions(study, data, method, epsilon, folder, custodian);
  std::vector<double> held;
  held.reserve(data.rows.size());
  for (const std::uint32_t row : data.rows) held.push_back(data.target[row]);
  const HeldNumbers labels(held, custodian);
  const LabelOrder order = orderOf(study, method, data.rows.size(), epsilon, folder);
  Released released;
  const std::shared_ptr<const Mechanism> randomizer =
      randomizerFor(order, data.features.size(), labels, released);
  ReleasedColumn row{.name = "row"}, label{.name = study.data.target};
  for (const std::uint32_t place : data.rows) row.numbers.push_back(place + 1.0);
  label.numbers = labels.ask(LabelAnswers{randomizer});
  custodian.publish(label.numbers);
  released.tables.insert(released.tables.begin(),
                         {.name = "labels", .columns = {std::move(row), std::move(label)}});
  released.noise.push_back(noiseOf(*randomizer, method, study.data.target));
  return released;
}

}  // namespace epsiscope
