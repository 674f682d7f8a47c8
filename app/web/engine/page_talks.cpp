#include "app/web/engine/page_talks.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <vector>

#include "app/web/engine/preview_json.h"
#include "core/base/file_error.h"
#include "core/builtin/generators.h"
#include "core/classes/class_response.h"
#include "core/mechanisms/registry.h"
#include "core/page/class_code.h"
#include "core/privacy/guarantee.h"
#include "core/privacy/guessing.h"
#include "core/privacy/normal_tail.h"
#include "core/random/rng.h"
#include "core/table/dataset.h"

namespace epsiscope {

namespace {

double numberIn(const Json& request, const char* key, double least, double most) {
  const auto found = request.find(key);
  const double value = found != request.end() && found->is_number() ? found->get<double>() : std::nan("");
  if (!(value >= least && value <= most))
    throw FileError({.file = "request", .columnName = {}},
                    std::string("\"") + key + "\" is no number that it can be",
                    "ask as app/web/README.md says");
  return value;
}

constexpr double kLeastEpsilon = 1e-3, kMostEpsilon = 50;
constexpr double kMostAnswers = 1e6, kMostAskedDraws = 1000;

double epsilonIn(const Json& request) {
  return numberIn(request, "epsilon", kLeastEpsilon, kMostEpsilon);
}

std::size_t drawsIn(const Json& request) {
  return static_cast<std::size_t>(numberIn(request, "count", 0, kMostAskedDraws));
}

Rng rngOf(const Json& request) {
  return Rng(static_cast<std::uint64_t>(numberIn(request, "seed", 0, 0x1p52)));
}

constexpr int kLastStep = 1000;
constexpr double kHuge = std::numeric_limits<double>::max();
/// In the order of CodeHeap::Fault.
constexpr std::array kFaultNames = {"letters", "length", "check", "kind", "other", "twice"};

std::string textIn(const Json& request, const char* key) {
  const auto found = request.find(key);
  if (found == request.end() || !found->is_string())
    throw FileError({.file = "request", .columnName = {}}, std::string("\"") + key + "\" is no text",
                    "ask as app/web/README.md says");
  return found->get<std::string>();
}

/// A guess in a lesson, or else the question of a class.
CodedQuestion codedIn(const Json& request) {
  if (!request.contains("lesson")) return askedOfClass(textIn(request, "question"));
  return guessedAt(textIn(request, "lesson"), static_cast<int>(numberIn(request, "step", 0, kLastStep)));
}

/// The incomes of the built-in sample, whose mean is released; each person's counts up to a public bound.
struct Incomes {
  static constexpr double kBound = 400;
  std::vector<double> values;
  double sum = 0;

  Incomes() {
    const BuiltIn& builtIn = *findBuiltIn("census-sample");
    const Dataset dataset = builtIn.make();
    for (const double value : dataset.columns[static_cast<std::size_t>(dataset.find(builtIn.target))].values)
      values.push_back(std::min(value, kBound));
    for (const double value : values) sum += value;
  }
  double people() const { return static_cast<double>(values.size()); }
  /// The one whose income is nearest to a round one.
  std::size_t ana() const {
    constexpr double kRound = 100;
    const auto nearer = [](double a, double b) { return std::abs(a - kRound) < std::abs(b - kRound); };
    return static_cast<std::size_t>(std::ranges::min_element(values, nearer) - values.begin());
  }
  /// The mean where Ana's place has somebody with that income.
  double meanWith(double income) const { return (sum - values[ana()] + income) / people(); }
  /// Laplace noise for a mean, which moves by the bound over the number of people.
  std::unique_ptr<Mechanism> noise(double epsilon) const {
    MechanismParameters parameters;
    parameters.epsilon = epsilon;
    const double rest = (sum - values[ana()]) / people();
    parameters.bounds = {rest, rest + kBound / people()};
    return findMechanism("laplace")->make(parameters);
  }
};

Json factsOf(const Incomes& incomes, const Mechanism& noise, double epsilon) {
  return {{"people", incomes.values.size()},
          {"bound", Incomes::kBound},
          {"epsilon", epsilon},
          {"sd", pageNumber(std::sqrt(noise.variance(incomes.meanWith(0))))},
          {"ratio", pageNumber(std::exp(epsilon))}};
}

}  // namespace

/// With two answers the squares of frequencyDeviations() do not depend on what the class would truly say, so
/// that the deviation is exact; the interval takes the estimate for normal.
Json classEstimate(const Json& request) {
  const double epsilon = epsilonIn(request);
  const std::array<double, 2> answers = {numberIn(request, "yes", 0, kMostAnswers),
                                         numberIn(request, "no", 0, kMostAnswers)};
  const ClassResponse response(2, epsilon);
  Json json = {{"epsilon", response.epsilon()},
               {"truth", response.truth()},
               {"other", response.other()},
               {"most_sure", attackerPosterior(epsilon)},
               {"ratio", pageNumber(std::exp(epsilon))},
               {"answers", answers[0] + answers[1]}};
  if (answers[0] + answers[1] == 0) return json;
  const double estimate = unbiasedFrequencies(response, answers).front();
  const double deviation = frequencyDeviations(response, answers, 0).front();
  const double reach = deviation * normalTailQuantile(std::log(0.025));
  json.update({{"share", answers[0] / (answers[0] + answers[1])},
               {"estimate", estimate},
               {"standard_error", deviation},
               {"low", std::clamp(estimate - reach, 0.0, 1.0)},
               {"high", std::clamp(estimate + reach, 0.0, 1.0)}});
  return json;
}

Json codeOfPhone(const Json& request) {
  const CodedQuestion question = codedIn(request);
  const double most = codedValues(question.kind) - 1;
  const auto chance = static_cast<std::uint32_t>(numberIn(request, "chance", 0, 0xffffffffU));
  const int value = question.kind == CodedQuestion::Kind::answer
                        ? static_cast<int>(numberIn(request, "yes", 0, 1))
                    : request.contains("choice") ? static_cast<int>(numberIn(request, "choice", 0, most))
                                                 : guessValue(numberIn(request, "number", -kHuge, kHuge));
  return {{"code", classCode(question, value, chance)}};
}

Json codesOfClass(const Json& request) {
  const CodedQuestion question = codedIn(request);
  const int all = codedValues(question.kind);
  const bool isNumber = question.kind == CodedQuestion::Kind::guess && !request.contains("choices");
  const int count =
      request.contains("choices") ? static_cast<int>(numberIn(request, "choices", 1, all)) : all;
  const CodeHeap heap = readCodes(textIn(request, "text"), question, count);
  Json values = Json::array(), refused = Json::array();
  for (const int value : heap.values) values.push_back(isNumber ? Json(guessNumber(value)) : Json(value));
  for (const CodeHeap::Refused& one : heap.refused)
    refused.push_back({{"code", one.code}, {"why", kFaultNames.at(static_cast<std::size_t>(one.fault))}});
  return {{"values", std::move(values)}, {"refused", std::move(refused)}};
}

Json meansWithAndWithout(const Json& request) {
  const double epsilon = epsilonIn(request);
  const std::size_t count = drawsIn(request);
  Rng rng = rngOf(request);
  static const Incomes incomes;
  const double income = incomes.values[incomes.ana()];
  const double with = incomes.meanWith(income), without = incomes.meanWith(0);
  const std::unique_ptr<Mechanism> noise = incomes.noise(epsilon);
  Json releases = Json::array();
  for (std::size_t i = 0; i < count; ++i) {
    const double first = noise->sample(with, rng), second = noise->sample(without, rng);
    releases.push_back(
        {{"with", first}, {"without", second}, {"income", (first - second) * incomes.people()}});
  }
  Json json = factsOf(incomes, *noise, epsilon);
  json.update({{"with", with}, {"without", without}, {"income", income}, {"releases", std::move(releases)}});
  return json;
}

Json guessingGame(const Json& request) {
  const double epsilon = epsilonIn(request);
  const std::size_t count = drawsIn(request);
  Rng rng = rngOf(request);
  static const Incomes incomes;
  const std::array<double, 2> means = {incomes.meanWith(0), incomes.meanWith(Incomes::kBound)};
  const std::unique_ptr<Mechanism> noise = incomes.noise(epsilon);
  Json releases = Json::array();
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t who = rng.below(2);
    const double result = noise->sample(means[who], rng);
    const bool isFirst = std::abs(result - means[0]) <= std::abs(result - means[1]);
    releases.push_back({{"who", who}, {"result", result}, {"best", isFirst ? 0 : 1}});
  }
  const double best = laplaceGuess(epsilon, 1);
  const CountRange luck = likelyCounts(static_cast<int>(count), best, 0.95);
  Json json = factsOf(incomes, *noise, epsilon);
  json.update({{"means", means},
               {"best", best},
               {"luck", {luck.low, luck.high}},
               {"roof", attackerPosterior(epsilon)},
               {"releases", std::move(releases)}});
  return json;
}

}  // namespace epsiscope
