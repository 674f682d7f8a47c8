#include "app/web/engine/preview_json.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <concepts>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/results/guarantee_json.h"
#include "core/tasks/attack_preview.h"
#include "core/tasks/kernel_release/function_preview.h"
#include "core/tasks/kernel_release/theory_preview.h"
#include "core/tasks/label_classes/answers_preview.h"
#include "core/tasks/label_privacy/interval_preview.h"
#include "core/tasks/noise_preview.h"
#include "core/tasks/private_classifier/boundary_preview.h"
#include "core/tasks/private_classifier/tuning_preview.h"
#include "core/tasks/statistic/bounds_preview.h"
#include "core/tasks/statistic/budget_preview.h"
#include "core/tasks/statistic/histogram_preview.h"
#include "core/tasks/statistic/rows_preview.h"
#include "core/tasks/trade_off_preview.h"

namespace epsiscope {

namespace {

/// Names each field of a struct for a visitor: visitFields(visit, struct).
template <class Visit>
void visitFields(Visit& visit, const CurveKink& kink) {
  visit("low", kink.low);
  visit("x", kink.x);
  visit("rise", kink.rise);
  visit("why", kink.why);
}
template <class Visit>
void visitFields(Visit& visit, const MethodCurve& curve) {
  visit("method", curve.method);
  visit("label", curve.label);
  visit("x", curve.x);
  visit("y", curve.y);
  visit("q05", curve.q05);
  visit("q25", curve.q25);
  visit("q75", curve.q75);
  visit("q95", curve.q95);
  visit("standard_error", curve.standardError);
  visit("without_privacy", curve.withoutPrivacy);
  visit("kinks", curve.kinks);
  visit("guarantee", curve.guarantee);
  visit("notes", curve.notes);
}
template <class Visit>
void visitFields(Visit& visit, const CurveMark& mark) {
  visit("id", mark.id);
  visit("label", mark.label);
  visit("x", mark.x);
}
template <class Visit>
void visitFields(Visit& visit, const SmallestEpsilon& found) {
  visit("epsilon", found.epsilon);
  visit("at_low_end", found.atLowEnd);
  visit("not_even_without", found.notEvenWithout);
  visit("is_known", found.isKnown);
  visit("is_of_people", found.isOfPeople);
  visit("low", found.low);
  visit("high", found.high);
}
template <class Visit>
void visitFields(Visit& visit, const TradeOffPreview& preview) {
  visit("over_lambda", preview.overLambda);
  visit("metric", preview.metric);
  visit("curves", preview.curves);
  visit("predict_mean", preview.predictMean);
  visit("none", preview.none);
  visit("none_of", preview.noneOf);
  visit("low", preview.low);
  visit("high", preview.high);
  visit("marks", preview.marks);
  visit("at_epsilon", preview.atEpsilon);
  visit("predict_mean_at_epsilon", preview.predictMeanAtEpsilon);
  visit("promised_at_epsilon", preview.promisedAtEpsilon);
  visit("at_epsilon_of_splits", preview.atEpsilonOfSplits);
  visit("predict_mean_at_epsilon_of_splits", preview.predictMeanAtEpsilonOfSplits);
  visit("at_compared", preview.atCompared);
  visit("predict_mean_at_compared", preview.predictMeanAtCompared);
  visit("smallest_epsilon", preview.smallestEpsilon);
  visit("smallest_epsilon_for", preview.smallestEpsilonFor);
  visit("splits", preview.splits);
  visit("wanted_splits", preview.wantedSplits);
  visit("train_rows", preview.trainRows);
  visit("test_rows", preview.testRows);
}

template <class Visit>
void visitFields(Visit& visit, const LabelBounds& bounds) {
  visit("lower", bounds.lower);
  visit("upper", bounds.upper);
}
template <class Visit>
void visitFields(Visit& visit, const MatrixPreview& matrix) {
  visit("values", matrix.values);
  visit("outputs", matrix.outputs);
  visit("probabilities", matrix.probabilities);
}
template <class Visit>
void visitFields(Visit& visit, const NoiseCurve& curve) {
  visit("method", curve.method);
  visit("label", curve.label);
  visit("outputs", curve.outputs);
  visit("density", curve.density);
  visit("other_density", curve.otherDensity);
  visit("log_ratio", curve.logRatio);
  visit("discrete", curve.discrete);
  visit("mean", curve.mean);
  visit("sd", curve.sd);
  visit("epsilon_labels", curve.epsilonLabels);
  visit("delta", curve.delta);
  visit("max_log_ratio", curve.maxLogRatio);
  visit("proved", curve.proved);
  visit("note", curve.note);
  visit("without_promise", curve.withoutPromise);
  visit("matrix", curve.matrix);
}
template <class Visit>
void visitFields(Visit& visit, const NoisePreview& preview) {
  visit("label", preview.label);
  visit("other_label", preview.otherLabel);
  visit("bounds", preview.bounds);
  visit("curves", preview.curves);
  visit("notes", preview.notes);
  visit("compared", preview.compared);
}

template <class Visit>
void visitFields(Visit& visit, const Prior& prior) {
  visit("kind", std::string(prior.kind == Prior::Kind::bins ? "bins" : "points"));
  visit("nodes", prior.nodes);
  visit("mass", prior.mass);
}
template <class Visit>
void visitFields(Visit& visit, const OptimalInterval& interval) {
  visit("lower", interval.lower);
  visit("upper", interval.upper);
  visit("objective", interval.objective);
  visit("gamma", interval.gamma);
  visit("rounds", interval.rounds);
}
template <class Visit>
void visitFields(Visit& visit, const BinsPreview& bins) {
  visit("edges", bins.edges);
  visit("outputs", bins.outputs);
  visit("loss", bins.loss);
  visit("rounding_error", bins.roundingError);
  visit("note", bins.note);
}
template <class Visit>
void visitFields(Visit& visit, const IntervalPreview& preview) {
  visit("truth_nodes", preview.truthNodes);
  visit("truth_density", preview.truthDensity);
  visit("prior", preview.prior);
  visit("prior_is_private", preview.priorIsPrivate);
  visit("prior_note", preview.priorNote);
  visit("epsilon_prior", preview.epsilonPrior);
  visit("epsilon_labels", preview.epsilonLabels);
  visit("zeta", preview.zeta);
  visit("interval", preview.interval);
  visit("zetas", preview.zetas);
  visit("objective_over_zeta", preview.objectiveOverZeta);
  visit("upper_over_zeta", preview.upperOverZeta);
  visit("error_over_zeta", preview.errorOverZeta);
  visit("debiased_error_over_zeta", preview.debiasedErrorOverZeta);
  visit("suggested_zeta", preview.suggestedZeta);
  visit("error_over_share", preview.errorOverShare);
  visit("share", preview.share);
  visit("suggested_share", preview.suggestedShare);
  visit("bins", preview.bins);
  visit("heat_cells", preview.heatCells);
  visit("heat", preview.heat);
  visit("compared", preview.compared);
}

template <class Visit>
void visitFields(Visit& visit, const OutputRange& range) {
  visit("lower", range.lower);
  visit("upper", range.upper);
}
template <class Visit>
void visitFields(Visit& visit, const RocCurve& curve) {
  visit("false_alarms", curve.falseAlarms);
  visit("detections", curve.detections);
}
template <class Visit>
void visitFields(Visit& visit, const WitnessLine& line) {
  visit("what", line.what);
  visit("one", line.one);
  visit("other", line.other);
}
template <class Visit>
void visitFields(Visit& visit, const Attack& attack) {
  visit("best", attack.best);
  visit("success", attack.success);
  visit("is_exact", attack.isExact);
  visit("guessed", attack.guessed);
  visit("draws", attack.draws());
  visit("losses", attack.losses);
  visit("other_losses", attack.otherLosses);
}
template <class Visit>
void visitFields(Visit& visit, const BeliefCurve& curve) {
  visit("outputs", curve.outputs);
  visit("beliefs", curve.beliefs);
  visit("discrete", curve.discrete);
  visit("usual", curve.usual);
  visit("names", curve.names);
}
template <class Visit>
void visitFields(Visit& visit, const AttackedMethod& attacked) {
  visit("method", attacked.method);
  visit("label", attacked.label);
  visit("epsilon", attacked.epsilon);
  visit("delta", attacked.delta);
  visit("is_private", attacked.isPrivate);
  visit("neighbours", attacked.neighbours);
  visit("found", attacked.found);
  visit("worst", attacked.worst);
  visit("belief", attacked.belief);
  // What no test of such a release exceeds, for the picture's limits.
  visit("most_success", mostSuccess(attacked.epsilon, attacked.delta));
}
template <class Visit>
void visitFields(Visit& visit, const AttackPreview& preview) {
  visit("epsilon", preview.epsilon);
  visit("rows", preview.rows);
  visit("methods", preview.methods);
}

template <class Visit>
void visitFields(Visit& visit, const HistogramPreview& preview) {
  visit("mechanism", preview.mechanism);
  visit("edges", preview.edges);
  visit("categories", preview.categories);
  visit("counts", preview.counts);
  visit("released", preview.released);
  visit("noise", preview.noise);
  visit("clipped", preview.clipped);
  visit("uncounted", preview.uncounted);
  visit("notes", preview.notes);
}
template <class Visit>
void visitFields(Visit& visit, const BoundCurves& curves) {
  visit("bound", curves.bound);
  visit("clipping", curves.clipping);
  visit("noise", curves.noise);
  visit("together", curves.together);
  visit("declared", curves.declared);
  visit("best", curves.best);
}
template <class Visit>
void visitFields(Visit& visit, const BoundsPreview& preview) {
  visit("mechanism", preview.mechanism);
  visit("sampling_error", preview.samplingError);
  visit("upper", preview.upper);
  visit("lower", preview.lower);
  visit("notes", preview.notes);
}
template <class Visit>
void visitFields(Visit& visit, const BudgetPart& part) {
  visit("name", part.name);
  visit("mechanism", part.mechanism);
  visit("share", part.share);
  visit("epsilon", part.epsilon);
  visit("delta", part.delta);
  visit("clipping", part.clipping);
  visit("noise", part.noise);
  visit("together", part.together);
  visit("sampling_error", part.samplingError);
}
template <class Visit>
void visitFields(Visit& visit, const BudgetPreview& preview) {
  visit("parts", preview.parts);
  visit("epsilon", preview.epsilon);
  visit("delta", preview.accounts.delta);
  visit("unspent", preview.unspent);
  visit("zcdp", preview.accounts.zcdp);
  visit("exact", preview.accounts.exact);
  visit("spent", preview.accounts.spent);
}
template <class Visit>
void visitFields(Visit& visit, const RowsPreview& preview) {
  visit("mechanism", preview.mechanism);
  visit("epsilon", preview.epsilon);
  visit("as_sampling", preview.asSampling);
  visit("for_wanted", preview.forWanted);
  visit("as_sampling_at_epsilon", preview.asSamplingAtEpsilon);
  visit("for_wanted_at_epsilon", preview.forWantedAtEpsilon);
  visit("rows", preview.rows);
  visit("notes", preview.notes);
}

template <class Visit>
void visitFields(Visit& visit, const BoundaryPreview::Line& line) {
  visit("x", line.x);
  visit("y", line.y);
}
template <class Visit>
void visitFields(Visit& visit, const BoundaryPreview& preview) {
  visit("x_name", preview.xName);
  visit("y_name", preview.yName);
  visit("x_low", preview.xLow);
  visit("x_high", preview.xHigh);
  visit("y_low", preview.yLow);
  visit("y_high", preview.yHigh);
  visit("positive_x", preview.positiveX);
  visit("positive_y", preview.positiveY);
  visit("negative_x", preview.negativeX);
  visit("negative_y", preview.negativeY);
  visit("without_privacy", preview.withoutPrivacy);
  visit("method", preview.method);
  visit("guarantee", preview.guarantee);
  visit("draws", preview.draws);
  visit("reason", preview.reason);
  visit("notes", preview.notes);
  visit("compared", preview.compared);
}
template <class Visit>
void visitFields(Visit& visit, const TuningPreview::Candidate& candidate) {
  visit("lambda", candidate.lambda);
  visit("rows", candidate.rows);
  visit("mistakes", candidate.mistakes);
  visit("probability", candidate.probability);
  visit("score", candidate.score);
  visit("moves", candidate.moves);
  visit("probability_on_all_rows", candidate.probabilityOnAllRows);
}
template <class Visit>
void visitFields(Visit& visit, const TuningPreview::Pick& pick) {
  visit("picked", pick.picked);
  visit("error", pick.error);
}
template <class Visit>
void visitFields(Visit& visit, const TuningPreview& preview) {
  visit("candidates", preview.candidates);
  visit("by_parts", preview.byParts);
  visit("on_all_rows", preview.onAllRows);
  visit("chooses_on_all_rows", preview.choosesOnAllRows);
  visit("test_rows", preview.testRows);
  visit("most_above", preview.mostAbove);
  visit("epsilon", preview.epsilon);
  visit("delta", preview.delta);
  visit("of_choice", preview.ofChoice);
  visit("method", preview.method);
  visit("is_of_study", preview.isOfStudy);
  visit("reason", preview.reason);
}

template <class Visit>
void visitFields(Visit& visit, const TheoryPreview::Path& path) {
  visit("curve", path.curve);
  visit("rate", path.rate);
  visit("slope", path.slope);
  visit("distant_slope", path.distantSlope);
}
template <class Visit>
void visitFields(Visit& visit, const TheoryPreview::Scale& scale) {
  visit("id", scale.id);
  visit("label", scale.label);
  visit("sensitivity", scale.sensitivity);
  visit("scale", scale.scale);
  visit("times_paper", scale.timesPaper);
  visit("proved", scale.proved);
  visit("reason", scale.reason);
}
template <class Visit>
void visitFields(Visit& visit, const TheoryPreview& preview) {
  visit("reason", preview.reason);
  visit("axis", preview.axis);
  visit("terms", preview.terms);
  visit("measured", preview.measured);
  visit("paths", preview.paths);
  visit("wrong_signs", preview.wrongSigns);
  visit("low", preview.low);
  visit("high", preview.high);
  visit("current", preview.current);
  visit("valid_low", preview.validLow);
  visit("valid_high", preview.validHigh);
  visit("validity", preview.validity);
  visit("lambda_star", preview.lambdaStar);
  visit("epsilon_star", preview.epsilonStar);
  visit("rate", preview.rate);
  visit("marks", preview.marks);
  visit("scales", preview.scales);
  visit("notes", preview.notes);
  visit("compared", preview.compared);
}
template <class Visit>
void visitFields(Visit& visit, const FunctionPreview& preview) {
  visit("reason", preview.reason);
  visit("features", preview.features);
  visit("feature", preview.points == nullptr ? std::string() : preview.points->feature);
  visit("method", preview.method);
  visit("guarantee", preview.guarantee);
  visit("bounds", preview.bounds);
  visit("x", preview.x);
  visit("truth", preview.truth);
  visit("lower", preview.lower);
  visit("upper", preview.upper);
  visit("draws", preview.draws);
  visit("counts", preview.counts);
  visit("of_predictions", preview.ofPredictions);
  visit("of_function", preview.ofFunction);
  visit("cheaper_from", preview.cheaperFrom);
  visit("lambda", preview.lambda);
  visit("notes", preview.notes);
  visit("compared", preview.compared);
}

template <class Visit>
void visitFields(Visit& visit, const AnswersPreview& preview) {
  visit("method", preview.method);
  visit("method_label", preview.methodLabel);
  visit("classes", preview.classes);
  visit("answers", preview.answers);
  visit("probabilities", preview.probabilities);
  visit("epsilon", preview.epsilon);
  visit("epsilon_prior", preview.epsilonPrior);
  visit("largest_log_ratio", preview.largestLogRatio);
  visit("label", preview.label);
  visit("other_label", preview.otherLabel);
  visit("expected_error", preview.expectedError);
  visit("counts", preview.counts);
  visit("others", preview.others);
  visit("answered", preview.answered);
  visit("estimated", preview.estimated);
  visit("deviation", preview.deviation);
  visit("prior", preview.prior);
  visit("guarantee", preview.guarantee);
  visit("notes", preview.notes);
}

Json valueJson(double value) {
  return pageNumber(value);
}
Json valueJson(bool value) {
  return value;
}
Json valueJson(const std::string& text) {
  return text;
}
Json valueJson(const Guarantee& guarantee) {
  return toPageJson(guarantee);
}
template <std::integral Whole>
Json valueJson(const Whole& value) {
  return value;
}
template <class T>
Json valueJson(const std::vector<T>& list);
template <class T>
Json valueJson(const std::optional<T>& value);
template <class T>
Json valueJson(const std::shared_ptr<const T>& value);

/// A block with a key for each field.
class Block {
public:
  template <class T>
  void operator()(const char* key, const T& value);
  Json json = Json::object();
};

template <class T>
Json valueJson(const T& fields) {
  Block block;
  visitFields(block, fields);
  return std::move(block.json);
}
template <class T>
Json valueJson(const std::vector<T>& list) {
  Json json = Json::array();
  for (const T& one : list) json.push_back(valueJson(one));
  return json;
}
template <class T>
Json valueJson(const std::optional<T>& value) {
  return value ? valueJson(*value) : Json();
}
template <class T>
Json valueJson(const std::shared_ptr<const T>& value) {
  return value ? valueJson(*value) : Json();
}
template <class T>
void Block::operator()(const char* key, const T& value) {
  json[key] = valueJson(value);
}

}  // namespace

Json pageNumber(double value) {
  if (std::isnan(value)) return {};
  if (std::isinf(value)) return value > 0 ? "inf" : "-inf";
  return value;
}

Json toPageJson(const Guarantee& guarantee) {
  Json json = guaranteeToJson(guarantee);
  json["epsilon_total"] = pageNumber(guarantee.epsilon());
  return json;
}

Json toPageJson(const TradeOffPreview& preview) {
  return valueJson(preview);
}
Json toPageJson(const NoisePreview& preview) {
  return valueJson(preview);
}
Json toPageJson(const IntervalPreview& preview) {
  return valueJson(preview);
}
Json toPageJson(const AttackPreview& preview) {
  return valueJson(preview);
}
Json toPageJson(const HistogramPreview& preview) {
  return valueJson(preview);
}
Json toPageJson(const BoundsPreview& preview) {
  return valueJson(preview);
}
Json toPageJson(const BudgetPreview& preview) {
  return valueJson(preview);
}
Json toPageJson(const RowsPreview& preview) {
  return valueJson(preview);
}
Json toPageJson(const BoundaryPreview& preview) {
  return valueJson(preview);
}
Json toPageJson(const TuningPreview& preview) {
  return valueJson(preview);
}
Json toPageJson(const TheoryPreview& preview) {
  return valueJson(preview);
}
Json toPageJson(const FunctionPreview& preview) {
  return valueJson(preview);
}
Json toPageJson(const AnswersPreview& preview) {
  return valueJson(preview);
}

}  // namespace epsiscope
