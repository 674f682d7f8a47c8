#include "app/commands/describe.h"

#include <cmath>
#include <cstdio>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "app/commands/arguments.h"
#include "app/commands/data_file.h"
#include "app/commands/interrupt.h"
#include "app/commands/mechanism_options.h"
#include "app/commands/study_input.h"
#include "core/base/json.h"
#include "core/glance/table_glance.h"
#include "core/results/guarantee_json.h"
#include "core/study/load.h"
#include "core/tasks/problems.h"
#include "core/tasks/statistic/private_glance.h"
#include "core/tasks/task.h"
#include "core/tasks/undeclared.h"

#include <nlohmann/json.hpp>

namespace epsiscope {

namespace {

const QString kDescribe = QStringLiteral("describe");
const QString kBudgetOption = QStringLiteral("epsilon");

Json namesOf(const Dataset& dataset, const std::vector<std::size_t>& columns) {
  Json names = Json::array();
  for (const std::size_t column : columns) names.push_back(dataset.columns[column].name);
  return names;
}

Json histogramFacts(const Column& column, const ColumnProfile& profile) {
  if (column.kind == ColumnKind::text) {
    Json categories = Json::array();
    std::size_t shown = 0;
    for (std::size_t i = 0; i < profile.histogram.size(); ++i) {
      categories.push_back(column.categories[static_cast<std::size_t>(profile.classes[i])]);
      shown += profile.histogram[i];
    }
    const std::size_t others = column.size() - column.missing - column.badCells.size() - shown;
    return {{"categories", std::move(categories)}, {"counts", profile.histogram}, {"others", others}};
  }
  Json edges = Json::array();
  const std::size_t bars = profile.histogram.size();
  for (std::size_t i = 0; bars > 0 && i <= bars; ++i)
    edges.push_back(std::lerp(profile.quantiles.front(), profile.quantiles.back(),
                              static_cast<double>(i) / static_cast<double>(bars)));
  return {{"edges", std::move(edges)}, {"counts", profile.histogram}};
}

Json columnFacts(const Column& column, const ColumnProfile& profile, const std::vector<Oddity>& oddities) {
  const bool isText = column.kind == ColumnKind::text;
  Json facts = {{"name", column.name},          {"kind", isText ? "text" : "number"},
                {"missing", column.missing},    {"bad", column.badCells.size()},
                {"distinct", profile.distinct}, {"histogram", histogramFacts(column, profile)}};
  if (isText) {
    facts["quartiles"] = nullptr;
  } else {
    facts["min"] = numberOrNull(profile.numbers.min);
    facts["max"] = numberOrNull(profile.numbers.max);
    facts["mean"] = numberOrNull(profile.numbers.mean);
    facts["sd"] = numberOrNull(profile.numbers.sd);
    facts["quartiles"] = Json::array();
    for (std::size_t i = 1; i <= 3; ++i) facts["quartiles"].push_back(numberOrNull(profile.quantiles[i]));
  }
  facts["oddities"] = Json::array();
  for (const Oddity& oddity : oddities)
    facts["oddities"].push_back(
        {{"kind", nameOf(oddity.kind)}, {"says", oddity.says}, {"privacy", oddity.privacy}});
  return facts;
}

Json toJson(const TableGlance& glance, const Dataset& dataset) {
  Json json = {{"private", false}, {"rows", glance.rows}, {"duplicate_rows", glance.duplicateRows}};
  json["person"] = glance.person ? Json({{"column", glance.person->column},
                                         {"people", glance.person->names},
                                         {"most_rows", glance.person->mostRows}})
                                 : Json(nullptr);
  json["columns"] = Json::array();
  for (std::size_t i = 0; i < dataset.columns.size(); ++i)
    json["columns"].push_back(columnFacts(dataset.columns[i], glance.profiles[i], glance.oddities[i]));
  json["missing"] = Json::array();
  for (const MissingPattern& pattern : glance.missing)
    json["missing"].push_back({{"columns", namesOf(dataset, pattern.columns)}, {"rows", pattern.rows}});
  json["pairs"] = Json::array();
  for (const Association& pair : glance.associations.pairs)
    json["pairs"].push_back({{"a", dataset.columns[pair.a].name},
                             {"b", dataset.columns[pair.b].name},
                             {"measure", nameOf(pair.measure)},
                             {"value", numberOrNull(pair.value)},
                             {"rows", pair.rows}});
  json["pairs_from_rows"] = glance.associations.rows;
  json["without_pairs"] = namesOf(dataset, glance.associations.leftOut);
  return json;
}

Json twinFacts(const PrivateGlance::ColumnTwin& twin) {
  Json histogram = twin.isText ? Json({{"categories", twin.categories}}) : Json({{"edges", twin.edges}});
  histogram.update({{"counts", twin.counts},
                    {"epsilon", twin.epsilon},
                    {"half_width", numberOrNull(twin.halfWidth)},
                    {"total_variation", numberOrNull(twin.totalVariation)}});
  Json facts = {
      {"name", twin.column}, {"kind", twin.isText ? "text" : "number"}, {"histogram", std::move(histogram)}};
  if (twin.isText) {
    facts["quartiles"] = nullptr;
    return facts;
  }
  facts["quartiles"] = Json::array();
  facts["quartile_half_widths"] = Json::array();
  for (const PrivateGlance::Quartile& quartile : twin.quartiles) {
    facts["quartiles"].push_back(quartile.value);
    facts["quartile_half_widths"].push_back(numberOrNull(quartile.halfWidth));
  }
  return facts;
}

Json toJson(const PrivateGlance& glance) {
  Json json = {{"private", glance.guarantee.isPrivate()},
               {"guarantee", guaranteeToJson(glance.guarantee)},
               {"level", PrivateGlance::kLevel},
               {"rows", glance.rows}};
  json["columns"] = Json::array();
  for (const PrivateGlance::ColumnTwin& twin : glance.columns) json["columns"].push_back(twinFacts(twin));
  json["pairs"] = Json::array();
  const auto& [names, values, errors, told, epsilon] = glance.correlations;
  for (std::size_t a = 0; a < names.size(); ++a)
    for (std::size_t b = a + 1; b < names.size(); ++b) {
      const std::size_t pair = glance.correlations.placeOf(a, b);
      json["pairs"].push_back({{"a", names[a]},
                               {"b", names[b]},
                               {"measure", nameOf(AssociationMeasure::pearson)},
                               {"value", numberOrNull(values[pair])},
                               {"expected_error", numberOrNull(errors[pair])},
                               {"told_from_zero", told[pair] ? true : false},
                               {"rows", glance.rows}});
    }
  json["epsilon_of_pairs"] = epsilon;
  return json;
}

bool namesStudy(const QString& given) {
  return given.endsWith(QLatin1String(".json"), Qt::CaseInsensitive);
}

/// The study of this file, or one of all columns of the data set of that name.
Study studyOf(const QString& given, const Arguments& arguments) {
  if (namesStudy(given)) return studyWithOptions(kDescribe, given.toStdString(), arguments);
  Study study;
  study.data.file = dataFile(given);
  study.data.target.clear();
  return withOptions(kDescribe, std::move(study), arguments);
}

int describePrivately(const Study& study, const std::shared_ptr<const Dataset>& dataset, double epsilon,
                      const std::filesystem::path& folder, const GoOn& goOn) {
  if (printProblems(glanceProblems(study, *dataset))) return 2;
  const Study asked = glanceStudy(study, *dataset, epsilon);
  const auto table = PreparedTable::of(asked, dataset);
  if (printProblems(problems(asked, *table, folder))) return 2;
  std::vector<Problem> missing;
  for (const Undeclared& one : undeclaredIn(asked, table->data())) missing.push_back({one.key, one.sentence});
  if (printProblems(missing)) return 2;
  const auto cache = buildCache(asked, table, goOn);
  const auto glance = cache ? privateGlance(asked, *cache, goOn) : std::nullopt;
  if (!glance) return interruptedCode();
  std::puts(dumped(toJson(*glance), 2).c_str());
  return 0;
}

}  // namespace

int runDescribe(const QStringList& given) {
  std::vector<OptionSpec> options = studyOptions();
  std::erase_if(options, [](const OptionSpec& option) { return option.name == QLatin1String("quiet"); });
  options.insert(
      options.begin(),
      {kBudgetOption, QStringLiteral("E"),
       QStringLiteral("What remains of it for this epsilon: a histogram of each column, quartiles and "
                      "correlations of those of numbers, one possible result with expected errors. "
                      "Bounds and categories must be declared.")});
  const Arguments arguments(
      kDescribe,
      QStringLiteral(
          "Describes a table at a glance, as JSON: the distribution of each column and what is odd about "
          "it, which columns are missing together, and how much two columns say about each other. The "
          "declarations of a study are taken into account. Not private without --epsilon."),
      {QStringLiteral("DATA|STUDY.json")}, options, given);
  std::optional<double> epsilon;
  if (arguments.has(kBudgetOption)) epsilon = positiveNumber(kDescribe, arguments, kBudgetOption);
  listenForInterrupt(Interrupt::endsSoon);
  const auto goOn = [] { return !wasInterrupted(); };
  const QString& name = arguments.positionals().front();
  const Study study = studyOf(name, arguments);
  const auto folder =
      namesStudy(name) ? std::filesystem::path(name.toStdString()).parent_path() : std::filesystem::path();
  std::vector<Problem> modes = problems(study, folder);
  std::erase_if(modes, [](const Problem& problem) { return problem.field != "mode"; });
  if (printProblems(modes)) return 2;  // only Classroom shows what is true
  const auto dataset = loadData(study.data, folder, goOn);
  if (!dataset) return interruptedCode();
  if (epsilon) return describePrivately(study, dataset, *epsilon, folder, goOn);
  const auto glance = glanceAt(*dataset, study.data, goOn, threadsOption(arguments));
  if (!glance) return interruptedCode();
  std::puts(dumped(toJson(*glance, *dataset), 2).c_str());
  return 0;
}

}  // namespace epsiscope
