#include "core/release/statement.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/erm/perturbation.h"
#include "core/results/guarantee_json.h"
#include "core/table/database_address.h"
#include "core/tasks/methods.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

Json noiseToJson(const ReleasedNoise& noise) {
  Json parameters = Json::object();
  for (const auto& [name, value] : noise.parameters) parameters[name] = numberOrNull(value);
  return {{"about", noise.about},
          {"law", noise.law},
          {"parameters", std::move(parameters)},
          {"half_width_95", numberOrNull(noise.halfWidth)}};
}

std::string whatItIs(const ReleaseStatement& statement) {
  const std::string &method = statement.method, data = quoted(statement.dataName);
  if (method.empty())
    return filled(sentence("Core", "Statistics of %1 with noise (%2 rows)."), data, statement.rows);
  const bool isOfSums = method == kMethodNoisySums || method == kMethodNoisySumsGaussian;
  const bool isOfWeights = perturbationOf(method).has_value();
  const std::string pattern =
      isOfSums
          ? sentence("Core",
                     "Weights of a regression of the column %1 of %2 (%3 rows), from sums with noise, by %4.")
      : isOfWeights
          ? sentence("Core", "Weights for the column %1 of %2, learned with noise from %3 rows, by %4.")
      : isCentralRidge(method)
          ? sentence(
                "Core",
                "Predictions of the column %1 of %2 for its rows (%3 rows), from sums with noise, by %4.")
          : sentence("Core", "The column %1 of %2 with noise in every cell (%3 rows), by %4.");
  return filled(pattern, quoted(statement.target), data, statement.rows, method);
}

std::string howSure(const Guarantee& promise) {
  if (promise.delta() > 0)
    return filled(
        sentence("Core",
                 "Epsilon is %1 and delta is %2: whatever somebody thought before, seeing this changes "
                 "the odds of any guess about what is protected by a factor of at most e^epsilon = %3, "
                 "but for events of probability delta."),
        promise.epsilon(), promise.delta(), std::exp(promise.epsilon()));
  return filled(
      sentence("Core",
               "Epsilon is %1: whatever somebody thought before, seeing this changes the odds of any "
               "guess about what is protected by a factor of at most e^epsilon = %2."),
      promise.epsilon(), std::exp(promise.epsilon()));
}

std::string forWhom(const ReleaseStatement& statement) {
  const Guarantee& promise = statement.promise;
  const bool isLabel = promise.neighbours() == Guarantee::Neighbours::label;
  if (promise.unit().isPerson())
    return filled(isLabel
                      ? sentence("Core",
                                 "Protected are the values of %1 of one person, who has at most %2 rows, "
                                 "whatever they are; all other columns are taken for public.")
                      : sentence("Core",
                                 "Protected are all rows of one person, at most %2, whatever stands in them, "
                                 "in %1 and in every other column."),
                  quoted(statement.target), promise.unit().most);
  return filled(
      isLabel ? sentence("Core",
                         "Protected is the value of %1 in one row, whatever it is; all other columns are "
                         "taken for public. Somebody with several rows is protected less.")
              : sentence("Core",
                         "Protected is one whole row, whatever stands in it, in %1 and in every other "
                         "column. Somebody with several rows is protected less."),
      quoted(statement.target));
}

std::string toWhom(const Guarantee& promise) {
  if (promise.trust() == Guarantee::Trust::local)
    return sentence(
        "Core",
        "Each answer was made noisy by itself: it could have been made where the value is at home, "
        "and whoever collects the answers need not be trusted.");
  return sentence("Core", "Whoever holds the table has seen true values and is trusted; all others are not.");
}

std::vector<std::string> assumptions(const ReleaseStatement& statement) {
  const bool areFound = std::ranges::any_of(statement.noise, [](const ReleasedNoise& noise) {
    return std::ranges::any_of(noise.parameters,
                               [](const auto& one) { return one.first == kBoundsShareOfRelease; });
  });
  std::vector<std::string> found = {
      areFound
          ? sentence("Core",
                     "The number of rows, the categories and how the cells are read are public: they were "
                     "declared and not taken from the table, and so were bounds, but for those that were "
                     "found with a share of epsilon: these are released numbers.")
          : sentence("Core",
                     "The number of rows, the bounds, the categories and how the cells are read are "
                     "public: they were declared and not taken from the table."),
      filled(
          sentence("Core",
                   "All releases of this table are entries of one ledger (%1, entry %2): their promises add "
                   "up, and so do those of any that is not there."),
          statement.ledger, statement.entry),
      statement.wasLookedAt
          ? sentence("Core",
                     "The table was open in Classroom before this release: whoever chose method, epsilon and "
                     "bounds may have done so after seeing true values, and this promise does not cover what "
                     "they saw.")
          : sentence(
                "Core",
                "No look at the table in Classroom is on record with whoever released it. Whoever saw the "
                "table in another way has seen true values; this promise is about what was released and "
                "nothing else.")};
  for (const std::string& note : {rowsOfQueryNote(statement.dataName), completeRowsNote(statement.promise)})
    if (!note.empty()) found.insert(found.begin() + 1, note);
  return found;
}

std::string howDrawn(const ReleaseStatement& statement) {
  return filled(
      sentence("Core",
               "The noise was drawn in whole numbers with words of the system's secure generator, so "
               "that no rounding and no seed tells more than is promised. Epsiscope %1 (%2), %3."),
      statement.version, statement.commit, statement.time);
}

void addList(std::string& card, const std::vector<std::string>& points) {
  for (const std::string& point : points) card += "- " + point + '\n';
}

void addHeading(std::string& card, const std::string& heading) {
  card += "\n## " + heading + "\n\n";
}

}  // namespace

Json statementToJson(const ReleaseStatement& statement) {
  Json noise = Json::array();
  for (const ReleasedNoise& one : statement.noise) noise.push_back(noiseToJson(one));
  return {{"format", "epsiscope-release"},
          {"version", 1},
          {"task", statement.task},
          {"method", textOrNull(statement.method)},
          {"target", statement.target},
          {"data", statement.dataName},
          {"rows", statement.rows},
          {"promise", guaranteeToJson(statement.promise)},
          {"unit", statement.promise.unit().isPerson() ? "person" : "row"},
          {"person", textOrNull(statement.person)},
          {"assumptions", assumptions(statement)},
          {"looked_at_in_classroom", statement.wasLookedAt},
          {"noise", std::move(noise)},
          {"secure", true},
          {"float_safe", true},
          {"ledger", statement.ledger},
          {"entry", statement.entry},
          {"program", statement.version},
          {"commit", statement.commit},
          {"time", statement.time}};
}

std::vector<std::string> promiseInWords(const ReleaseStatement& statement) {
  return {whatItIs(statement), howSure(statement.promise), forWhom(statement), toWhom(statement.promise)};
}

std::string noiseInWords(const ReleasedNoise& noise) {
  std::string said = filled(sentence("Core", "%1: noise by the law %2"), noise.about, noise.law);
  for (const auto& [name, value] : noise.parameters) said += filled(", %1 %2", name, value);
  if (noise.halfWidth)
    said += filled(sentence("Core",
                            "; with 95 % probability a number is at most %1 away from what it is without "
                            "noise"),
                   *noise.halfWidth);
  return said + '.';
}

std::vector<std::string> statementInWords(const ReleaseStatement& statement) {
  std::vector<std::string> paragraphs = promiseInWords(statement);
  for (std::string& one : assumptions(statement)) paragraphs.push_back(std::move(one));
  for (const ReleasedNoise& noise : statement.noise) paragraphs.push_back(noiseInWords(noise));
  paragraphs.push_back(howDrawn(statement));
  return paragraphs;
}

std::string modelCard(const ReleaseStatement& statement, const Released& released) {
  std::string card = "# " + whatItIs(statement) + '\n';
  addHeading(card, sentence("Core", "Promise"));
  addList(card, {howSure(statement.promise), forWhom(statement), toWhom(statement.promise)});
  addHeading(card, sentence("Core", "Assumptions"));
  addList(card, assumptions(statement));
  addHeading(card, sentence("Core", "Noise"));
  std::vector<std::string> points;
  for (const ReleasedNoise& noise : statement.noise) points.push_back(noiseInWords(noise));
  addList(card, points);
  addHeading(card, sentence("Core", "Contents"));
  points.clear();
  for (const ReleasedTable& table : released.tables) {
    std::string columns;
    for (const ReleasedColumn& column : table.columns) columns += (columns.empty() ? "" : ", ") + column.name;
    points.push_back(table.name + ".csv, " + table.name + ".json: " + columns);
  }
  addList(card, points);
  addHeading(card, sentence("Core", "Limits"));
  addList(card,
          {sentence("Core",
                    "What is computed from this release costs nothing more; another release of the same "
                    "table does."),
           sentence("Core",
                    "Noise of known size is in every number: correct for it where it bends what is computed, "
                    "and give intervals."),
           howDrawn(statement)});
  return card;
}

}  // namespace epsiscope
