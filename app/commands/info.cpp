#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>

#include "app/commands/arguments.h"
#include "app/commands/info.h"
#include "core/data/near_names.h"
#include "core/data/profile.h"
#include "core/data/wording.h"
#include "core/study/load.h"

namespace epsiscope {

namespace {

using Json = nlohmann::ordered_json;

/// null for a value that does not exist.
Json orNull(double value) {
  return std::isfinite(value) ? Json(value) : Json(nullptr);
}

Json columnFacts(const Column& column) {
  const ColumnSummary summary = summarise(column);
  return {{"name", column.name},        {"kind", column.kind == ColumnKind::number ? "number" : "text"},
          {"missing", column.missing},  {"min", orNull(summary.min)},
          {"max", orNull(summary.max)}, {"mean", orNull(summary.mean)},
          {"sd", orNull(summary.sd)}};
}

/// What the columns' facts do not say: quartiles and distinct values of numbers, the size of each class of a
/// text.
Json targetFacts(const Column& column) {
  Json facts = columnFacts(column);
  facts["count"] = summarise(column).count;
  if (column.kind == ColumnKind::text) {
    std::vector<std::size_t> sizes(column.categories.size());
    for (const std::int32_t code : column.codes)
      if (code >= 0) ++sizes[static_cast<std::size_t>(code)];
    facts["distinct"] = sizes.size();
    facts["classes"] = Json::object();
    for (std::size_t i = 0; i < sizes.size(); ++i) facts["classes"][column.categories[i]] = sizes[i];
    return facts;
  }
  std::vector<double> sorted;
  for (const double value : column.values)
    if (!std::isnan(value)) sorted.push_back(value);
  std::sort(sorted.begin(), sorted.end());
  facts["bad"] = column.badCells.size();
  facts["q25"] = orNull(quantile(sorted, 0.25));
  facts["median"] = orNull(quantile(sorted, 0.5));
  facts["q75"] = orNull(quantile(sorted, 0.75));
  facts["distinct"] = std::unique(sorted.begin(), sorted.end()) - sorted.begin();
  return facts;
}

Json facts(const Dataset& dataset) {
  Json columns = Json::array();
  for (const Column& column : dataset.columns) columns.push_back(columnFacts(column));
  return {{"rows", dataset.rows()},
          {"columns", std::move(columns)},
          {"separator", std::string(1, dataset.reading.separator)},
          {"decimal", std::string(1, dataset.reading.decimal)},
          {"encoding", dataset.reading.encoding},
          {"header", dataset.reading.header},
          {"notes", dataset.notes}};
}

const Column& targetOf(const Dataset& dataset, const QString& name) {
  const int index = dataset.find(name.toStdString());
  if (index >= 0) return dataset.columns[static_cast<std::size_t>(index)];
  std::vector<std::string> names;
  for (const Column& column : dataset.columns) names.push_back(column.name);
  const std::vector<std::string> near = nearNames(name.toStdString(), names);
  const std::string hint =
      near.empty() ? "the columns are " + quotedList(names) : "did you mean " + quotedList(near) + "?";
  throw UsageError(QStringLiteral("info: there is no column \"%1\" in %2; %3%4")
                       .arg(name, QString::fromStdString(dataset.name), QString::fromStdString(hint),
                            near.empty() ? QStringLiteral(".") : QString()));
}

std::optional<bool> headerOption(const Arguments& arguments) {
  const auto given = arguments.text(QStringLiteral("header"));
  if (!given) return std::nullopt;
  if (*given == QLatin1String("yes") || *given == QLatin1String("no")) return *given == QLatin1String("yes");
  throw UsageError(QStringLiteral("info: --header is \"%1\"; write yes or no.").arg(*given));
}

std::optional<std::string> textOption(const Arguments& arguments, const char* name) {
  const auto given = arguments.text(QString::fromLatin1(name));
  return given ? std::optional(given->toStdString()) : std::nullopt;
}

}  // namespace

int runInfo(const QStringList& given) {
  const Arguments arguments(
      QStringLiteral("info"), QStringLiteral("Says how a data file (or builtin:NAME) reads, as JSON."),
      {QStringLiteral("DATA")},
      {{QStringLiteral("target"), QStringLiteral("T"), QStringLiteral("Adds statistics of this column.")},
       {QStringLiteral("separator"), QStringLiteral("S"),
        QStringLiteral("comma, semicolon, tab or space, or the character.")},
       {QStringLiteral("decimal"), QStringLiteral("D"), QStringLiteral("The decimal mark: . or ,")},
       {QStringLiteral("encoding"), QStringLiteral("E"),
        QStringLiteral("UTF-8, UTF-16LE, UTF-16BE, Latin-1 or Windows-1252.")},
       {QStringLiteral("header"), QStringLiteral("yes|no"),
        QStringLiteral("Whether the first line names the columns.")}},
      given);
  DataChoice choice;
  choice.file = arguments.positionals().front().toStdString();
  choice.separator = textOption(arguments, "separator");
  choice.decimal = textOption(arguments, "decimal");
  choice.encoding = textOption(arguments, "encoding");
  choice.header = headerOption(arguments);
  const auto dataset = loadData(choice, {});
  Json json = facts(*dataset);
  if (const auto target = arguments.text(QStringLiteral("target")))
    json["target"] = targetFacts(targetOf(*dataset, *target));
  std::puts(json.dump(2, ' ', false, Json::error_handler_t::replace).c_str());
  return 0;
}

}  // namespace epsiscope
