#include "core/tasks/private_classifier/exact_release.h"

#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/numbers.h"
#include "core/base/said_error.h"
#include "core/erm/classes.h"
#include "core/erm/unit_rows.h"
#include "core/erm/whole_perturbation.h"
#include "core/study/study.h"
#include "core/tasks/feature_inputs.h"
#include "core/tasks/private_classifier/cells.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

std::optional<WholePerturbation> wholePlan(const Study& study, const std::string& method,
                                           const PublicRows& rows, double epsilon) {
  return planWholePerturbation(methodOf(study, method), lossOf(study.privateClassifier), rows,
                               study.privateClassifier.lambda, rowBudget(study, epsilon));
}

std::string cannotBeDrawn(double epsilon) {
  return filled(sentence("Core", kWeightsCannotBeDrawn), epsilon);
}

ReleasedTable weightsTable(const UnitRows& unit, const Eigen::VectorXd& weights) {
  ReleasedColumn feature{.name = "feature", .words = unit.columns},
      weight{.name = "weight", .numbers = {weights.begin(), weights.end()}}, lower{.name = "lower"},
      upper{.name = "upper"};
  for (std::size_t j = 0; j < unit.columns.size(); ++j) {
    const bool isScaled = j < unit.columnBounds.size();
    lower.numbers.push_back(isScaled ? unit.columnLowers[j] : kNaN);
    upper.numbers.push_back(isScaled ? unit.columnBounds[j] : kNaN);
  }
  return {.name = "weights",
          .columns = {std::move(feature), std::move(weight), std::move(lower), std::move(upper)}};
}

/// How a row's score is computed: each number clipped to its bounds and mapped to [-1, 1], the row divided by
/// its length where it is longer than longest_row, then all with `share`, the constant included.
ReleasedTable scalingTable(const UnitRowsOptions& options, const WholePerturbation& how, double rows) {
  const bool hasConstant = options.how == UnitRowsOptions::How::unitRows;
  const double share = hasConstant ? std::sqrt(0.5) : 1;
  return {.name = "scaling",
          .columns = {{.name = "name", .words = {"longest_row", "share", "constant", "rows", "lambda"}},
                      {.name = "value",
                       .numbers = {options.longest, share, hasConstant ? share : 0, rows,
                                   how.facts.regularisation}}}};
}

ReleasedTable classesTable(const std::string& positive) {
  return {.name = "classes",
          .columns = {{.name = "score", .words = {"above 0", "at most 0"}},
                      {.name = "class", .words = {positive, "(every other)"}}}};
}

ReleasedNoise noiseOf(Perturbation method, const WholePerturbation& how) {
  constexpr double kBeyond = 1.959963984540054;  // of normal noise at 95 %
  const bool isOutput = isOfOutput(method), isNormal = how.plan.isNormal;
  ReleasedNoise noise{.about = isOutput ? sentence("Core", "Each weight") : sentence("Core", kRandomSlope),
                      .law = isNormal ? "normal" : "norm",
                      .parameters = {{isNormal ? "standard_deviation" : "scale", how.plan.noiseScale},
                                     {"lattice_step", how.rest.step},
                                     {"standard_deviation_of_rest", std::sqrt(how.rest.variance())}}};
  if (isOutput && isNormal)
    noise.halfWidth = kBeyond * std::sqrt(how.plan.noiseScale * how.plan.noiseScale + how.rest.variance());
  return noise;
}

}  // namespace

std::string whyClassifierStays(const Study& study, const std::string& method, std::size_t rows,
                               double epsilon) {
  if (study.privateClassifier.randomFeatures > 0) return sentence("Core", kFeaturesAreRandom);
  if (study.privateClassifier.tune)
    return sentence("Core",
                    "The choice of Lambda has no proof in whole numbers: it can be looked at, and what is "
                    "released is learned with one Lambda; take private_classifier.tune away.");
  // Where so many weights can be hidden, and one, so can those between them.
  for (const std::size_t columns : {std::size_t{1}, std::size_t{1} << 20})
    if (!wholePlan(study, method, {.rows = rows, .columns = columns}, epsilon)) return cannotBeDrawn(epsilon);
  return {};
}

Released releasedClassifier(const Study& study, const PreparedData& data, const std::string& method,
                            double epsilon, const Custodian& custodian) {
  const UnitRowsOptions options = unitRowsOptions(featureInputs(study.data), data);
  const UnitRows unit = unitRows(data, options);
  std::vector<Problem> problems;
  LabelledRows rows{unit.rows,
                    classesOf(*data.targetColumn, data.rows, study.data.positive, problems).labels};
  if (!problems.empty()) throw SaidError(problems.front().sentence);
  const auto how = wholePlan(study, method, rows.publicFacts(), epsilon);
  if (!how) throw SaidError(cannotBeDrawn(epsilon));
  const Eigen::VectorXd weights = wholeWeights({std::move(rows), custodian}, lossOf(study.privateClassifier),
                                               methodOf(study, method), study.privateClassifier.lambda, *how);
  custodian.publish(weights);
  Released released;
  released.tables.push_back(weightsTable(unit, weights));
  released.tables.push_back(scalingTable(options, *how, static_cast<double>(data.rows.size())));
  released.tables.push_back(classesTable(*study.data.positive));
  released.noise.push_back(noiseOf(methodOf(study, method), *how));
  return released;
}

}  // namespace epsiscope
