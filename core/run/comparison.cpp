#include "core/run/comparison.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <map>
#include <tuple>
#include <utility>

#include <nlohmann/json.hpp>

#include "core/base/cancellable_sort.h"
#include "core/base/file_error.h"
#include "core/base/json.h"
#include "core/results/paired_difference.h"
#include "core/study/study_names.h"
#include "core/tasks/task.h"
#include "core/text/csv_cell.h"
#include "core/text/digits17.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

/// The comparison that two results allow of their difference.
enum class Pairing { paired, unpaired, none };

/// Whether both are errors of the same quantity in the same rows.
bool measureTheSame(const Study& a, const Study& b) {
  const bool sameClass = !taskOf(a).hasClasses(a) || a.data.positive == b.data.positive;
  return a.data.target == b.data.target && sameClass && taskOf(a).measuresTheSame(a, b);
}

/// Whether both use the same rows: a rule that leaves rows out looks at the features.
bool useTheSameRows(const Result& a, const Result& b) {
  const DataChoice &one = a.study.data, &other = b.study.data;
  const bool sameRules = one.missing == other.missing && one.badCells == other.badCells &&
                         one.features == other.features && one.columns == other.columns &&
                         one.person == other.person && one.weight == other.weight;
  const bool allUsed = a.counts.rowsInFile == a.counts.rowsUsed && b.counts.rowsInFile == b.counts.rowsUsed;
  return a.rows == b.rows && a.counts == b.counts && one.reading == other.reading && (allUsed || sameRules);
}

bool haveTheSameSplits(const Result& a, const Result& b) {
  return useTheSameRows(a, b) && a.trainRows == b.trainRows && a.study.testFraction == b.study.testFraction &&
         splitSeedOf(a.study) == splitSeedOf(b.study);
}

Pairing relationOf(const NamedResult& first, const NamedResult& other, std::vector<std::string>& notes) {
  const Result &a = *first.result, &b = *other.result;
  if (a.dataSha256 != b.dataSha256) {
    notes.push_back(
        filled(sentence("Core",
                        "%1 and %2 are of different tables: their errors stand side by side, without "
                        "differences."),
               first.name, other.name));
    return Pairing::none;
  }
  if (!measureTheSame(a.study, b.study)) {
    notes.push_back(filled(sentence("Core",
                                    "%1 and %2 do not measure the same: another target, class or "
                                    "statistic. Their errors stand side by side, without differences."),
                           first.name, other.name));
    return Pairing::none;
  }
  if (!taskOf(a.study).facts().learns) {
    notes.push_back(
        filled(sentence("Core", "%1 and %2 have no splits to share: their differences are not paired."),
               first.name, other.name));
    return Pairing::unpaired;
  }
  if (haveTheSameSplits(a, b)) {
    if (a.study.trials != b.study.trials)
      notes.push_back(
          filled(sentence("Core", "Differences of %1 and %2 are over the first %3 splits, which both have."),
                 first.name, other.name, std::min(a.study.trials, b.study.trials)));
    return Pairing::paired;
  }
  notes.push_back(filled(sentence("Core",
                                  "%1 and %2 learn from other splits (seeds %3 and %4, %5 and %6 rows): "
                                  "their differences are not paired, and their intervals are wider."),
                         first.name, other.name, splitSeedOf(a.study), splitSeedOf(b.study), a.trainRows,
                         b.trainRows));
  return Pairing::unpaired;
}

/// The mean of the draws of each trial.
std::vector<double> trialMeans(const Result& result, const ResultRow& row) {
  const std::size_t draws = row.kind == "sampled" ? taskOf(result.study).draws(result.study) : 1;
  std::vector<double> means;
  for (std::size_t i = 0; i + draws <= row.values.size(); i += draws)
    means.push_back(meanOf(std::span(row.values).subspan(i, draws)));
  return means;
}

SplitSizes sizesOf(const Result& result, const ResultRow& row) {
  if (!taskOf(result.study).facts().learns) return {.train = 1, .test = 0};  // trials share nothing
  const double tested = std::round(result.study.testFraction * static_cast<double>(result.rows));
  return {.train = row.trainRows > 0 ? row.trainRows : result.trainRows,
          .test = static_cast<std::size_t>(tested)};
}

std::optional<RunDifference> differenceOf(const Result& first, const ResultRow& firstRow, const Result& other,
                                          const ResultRow& otherRow, Pairing relation) {
  if (relation == Pairing::none) return {};
  std::vector<double> a = trialMeans(other, otherRow), b = trialMeans(first, firstRow);
  std::optional<PairedDifference> found;
  if (relation == Pairing::paired) {
    const std::size_t common = std::min(a.size(), b.size());
    a.resize(common);
    b.resize(common);
    const SplitSizes sizes = sizesOf(first, firstRow);
    found = pairedDifference(a, b, sizes.train, sizes.test);
  } else {
    found = unpairedDifference(a, sizesOf(other, otherRow), b, sizesOf(first, firstRow));
  }
  if (!found) return {};
  const bool learns = taskOf(first.study).facts().learns;
  return RunDifference{.mean = found->mean,
                       .low = found->low,
                       .high = found->high,
                       .paired = relation == Pairing::paired,
                       .intervalOf = learns ? IntervalOf::splits : IntervalOf::draws};
}

/// All that a row shares with the one it is compared with, but for learner and lambda.
using Key = std::tuple<std::string, std::string, std::string, std::string, double, std::size_t>;
Key keyOf(const ResultRow& row) {
  return {row.method, row.metric, row.kind, row.group, row.epsilon, row.trainRows};
}

/// Learners distinguish rows, and values of lambda, where a result has several of them at one place: else the
/// runs differ in them, and that is what is compared.
struct Telling {
  bool learner = false, lambda = false;
};

Telling tellingIn(std::span<const NamedResult> results, const GoOn& goOn) {
  Telling telling;
  for (const NamedResult& one : results) {
    std::map<Key, const ResultRow*> first;
    for (const ResultRow& row : one.result->series) {
      if (!goOn()) throw Cancelled();
      const ResultRow& other = *first.emplace(keyOf(row), &row).first->second;
      telling.learner |= other.learner != row.learner;
      telling.lambda |= other.learner == row.learner && other.lambda != row.lambda &&
                        std::isfinite(other.lambda) && std::isfinite(row.lambda);
    }
  }
  return telling;
}

ComparedCell cellOf(const Task& task, const ResultRow& row, const Telling& telling) {
  ComparedCell cell{.method = row.method,
                    .metric = row.metric,
                    .kind = row.kind,
                    .group = row.group,
                    .epsilon = row.epsilon,
                    .trainRows = row.trainRows,
                    .role = task.roleOf(row.method)};
  if (telling.learner) cell.learner = row.learner;
  if (telling.lambda && std::isfinite(row.lambda)) cell.lambda = row.lambda;
  return cell;
}

/// The values that two rows of a cell share. Numbers by their bits, so that one that does not exist has a
/// place.
using CellKey = std::tuple<std::string, std::string, std::string, std::string, std::uint64_t, std::size_t,
                           std::string, std::uint64_t>;
CellKey keyOf(const ComparedCell& cell) {
  const auto bits = [](double value) { return std::bit_cast<std::uint64_t>(value); };
  return {cell.method,
          cell.metric,
          cell.kind,
          cell.group,
          bits(cell.epsilon),
          cell.trainRows,
          cell.learner.value_or(""),
          bits(cell.lambda.value_or(-1))};
}

/// The cells of all results, each with the rows that it has of them; null: none.
class Cells {
public:
  Cells(std::span<const NamedResult> results, const GoOn& goOn)
      : m_results(results), m_telling(tellingIn(results, goOn)) {
    for (std::size_t i = 0; i < results.size(); ++i)
      for (const ResultRow& row : results[i].result->series) {
        if (!goOn()) throw Cancelled();
        if (row.trials > 0) add(i, row);
      }
  }
  std::vector<ComparedCell> compared(const std::vector<Pairing>& relations, const GoOn& goOn) {
    std::vector<std::size_t> order(m_cells.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    const auto isBefore = [&](std::size_t a, std::size_t b) {
      return std::pair(placeOf(a), a) < std::pair(placeOf(b), b);
    };
    if (!sortUnlessCancelled(order, isBefore, goOn)) throw Cancelled();
    std::vector<ComparedCell> cells;
    for (const std::size_t i : order) {
      if (!goOn()) throw Cancelled();
      cells.push_back(filledIn(i, relations));
    }
    return cells;
  }

private:
  void add(std::size_t source, const ResultRow& row) {
    ComparedCell cell = cellOf(taskOf(m_results[source].result->study), row, m_telling);
    const auto [found, isNew] = m_places.emplace(keyOf(cell), m_cells.size());
    if (isNew) {
      m_cells.push_back(std::move(cell));
      m_rows.emplace_back(m_results.size(), nullptr);
    }
    m_methods.emplace(row.method, m_methods.size());
    m_rows[found->second][source] = &row;
  }

  using Place = std::tuple<std::size_t, std::string, std::string, std::string, std::string, std::size_t,
                           double, double>;
  Place placeOf(std::size_t i) const {
    const ComparedCell& cell = m_cells[i];
    return {m_methods.at(cell.method), cell.metric, cell.kind, cell.learner.value_or(""), cell.group,
            cell.trainRows, cell.lambda.value_or(-1),
            // A number that does not exist has no place among others.
            std::isnan(cell.epsilon) ? -1 : cell.epsilon};
  }

  ComparedCell filledIn(std::size_t i, const std::vector<Pairing>& relations) const {
    ComparedCell cell = m_cells[i];
    const ResultRow* first = m_rows[i].front();
    for (std::size_t source = 0; source < m_results.size(); ++source) {
      const ResultRow* row = m_rows[i][source];
      cell.errors.emplace_back();
      cell.differences.emplace_back();
      if (row == nullptr) continue;
      cell.isPrivate &= row->guarantee && row->guarantee->isPrivate();
      cell.errors.back() = {.mean = row->mean,
                            .sd = row->sd,
                            .trials = row->trials,
                            .learner = row->learner,
                            .lambda = row->lambda};
      if (source > 0 && first != nullptr)
        cell.differences.back() = differenceOf(*m_results.front().result, *first, *m_results[source].result,
                                               *row, relations[source]);
    }
    return cell;
  }

  std::span<const NamedResult> m_results;
  Telling m_telling;
  std::map<std::string, std::size_t> m_methods;  ///< with the order in which they appear
  std::map<CellKey, std::size_t> m_places;       ///< of cells
  std::vector<ComparedCell> m_cells;
  std::vector<std::vector<const ResultRow*>> m_rows;
};

void requireOneTask(std::span<const NamedResult> results) {
  if (results.size() < 2)
    throw FileError({.file = results.empty() ? "results.json" : results.front().name, .columnName = {}},
                    sentence("Core", "one result has nothing to be compared with"),
                    sentence("Core", "choose two or more results"));
  const TaskId task = results.front().result->study.task;
  for (const NamedResult& one : results)
    if (one.result->study.task != task)
      throw FileError({.file = one.name, .columnName = {}},
                      filled(sentence("Core", "it is of the task %1, and %2 is of %3"),
                             nameOf(one.result->study.task), results.front().name, nameOf(task)),
                      sentence("Core", "compare results of one task"));
}

}  // namespace

Comparison compareRuns(std::span<const NamedResult> results, const GoOn& goOn) {
  requireOneTask(results);
  Comparison comparison{
      .sources = {}, .task = nameOf(results.front().result->study.task), .cells = {}, .notes = {}};
  std::vector<Pairing> relations;
  for (const NamedResult& one : results) {
    const Result& result = *one.result;
    comparison.sources.push_back({.name = one.name,
                                  .seed = result.study.seed,
                                  .splitSeed = splitSeedOf(result.study),
                                  .dataName = result.dataName,
                                  .dataSha256 = result.dataSha256});
    const bool isFirst = &one == &results.front();
    relations.push_back(isFirst ? Pairing::none : relationOf(results.front(), one, comparison.notes));
    if (!result.complete)
      comparison.notes.push_back(
          filled(sentence("Core", "%1 is of a run that was stopped early."), one.name));
  }
  comparison.cells = Cells(results, goOn).compared(relations, goOn);
  return comparison;
}

std::string comparisonCsv(const Comparison& comparison) {
  std::string csv =
      "result,seed,split_seed,task,method,learner,epsilon,lambda,train_rows,metric,kind,mean,sd,trials,"
      "difference,low,high,paired,private,role,group\n";
  for (const ComparedCell& cell : comparison.cells)
    for (std::size_t i = 0; i < comparison.sources.size(); ++i) {
      if (!cell.errors[i]) continue;
      const Comparison::Source& source = comparison.sources[i];
      const ComparedError& error = *cell.errors[i];
      csv += csvCell(source.name) + ',' + std::to_string(source.seed) + ',' +
             std::to_string(source.splitSeed) + ',' + comparison.task + ',' + cell.method + ',' +
             csvCell(error.learner) + ',' + digits17(cell.epsilon) + ',' + digits17(error.lambda) + ',' +
             (cell.trainRows > 0 ? std::to_string(cell.trainRows) : "") + ',' + cell.metric + ',' +
             cell.kind + ',' + digits17(error.mean) + ',' + digits17(error.sd) + ',' +
             std::to_string(error.trials) + ',';
      if (const auto& difference = cell.differences[i])
        csv += digits17(difference->mean) + ',' + digits17(difference->low) + ',' +
               digits17(difference->high) + ',' + (difference->paired ? "yes" : "no");
      else
        csv += ",,,";
      csv += std::string(",no,") + idOf(cell.role) + ',' + csvCell(cell.group) +
             '\n';  // errors against true values
    }
  return csv;
}

std::string comparisonJson(const Comparison& comparison) {
  Json json = {{"format", "epsiscope-comparison"}, {"task", comparison.task}, {"private", false}};
  json["results"] = Json::array();
  for (const Comparison::Source& source : comparison.sources)
    json["results"].push_back({{"name", source.name},
                               {"seed", source.seed},
                               {"split_seed", source.splitSeed},
                               {"data", source.dataName},
                               {"sha256", source.dataSha256}});
  json["notes"] = comparison.notes;
  json["cells"] = Json::array();
  for (const ComparedCell& cell : comparison.cells) {
    Json one = {{"method", cell.method},
                {"metric", cell.metric},
                {"kind", cell.kind},
                {"role", idOf(cell.role)},
                {"epsilon", numberOrNull(cell.epsilon)}};
    if (!cell.group.empty()) one["group"] = cell.group;
    one["train_rows"] = cell.trainRows > 0 ? Json(cell.trainRows) : Json();
    one["errors"] = one["differences"] = Json::array();
    for (const auto& error : cell.errors)
      one["errors"].push_back(error ? Json{{"mean", numberOrNull(error->mean)},
                                           {"sd", numberOrNull(error->sd)},
                                           {"trials", error->trials},
                                           {"learner", error->learner},
                                           {"lambda", numberOrNull(error->lambda)}}
                                    : Json());
    for (const auto& difference : cell.differences)
      one["differences"].push_back(difference ? Json{{"mean", difference->mean},
                                                     {"low", difference->low},
                                                     {"high", difference->high},
                                                     {"paired", difference->paired},
                                                     {"interval_of", idOf(difference->intervalOf)}}
                                              : Json());
    json["cells"].push_back(std::move(one));
  }
  return dumped(json, 1) + "\n";
}

}  // namespace epsiscope
