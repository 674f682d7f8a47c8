#include "core/run/differences.h"

#include "core/study/load.h"
#include "core/study/problem_list.h"
#include "core/study/study_json.h"
#include "core/tasks/task.h"
#include "core/text/sentence.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <tuple>

namespace epsiscope {

namespace {

constexpr double kTolerance = 1e-9;

bool same(double a, double b) {
  if (std::isnan(a) || std::isnan(b)) return std::isnan(a) && std::isnan(b);
  return a == b || std::abs(a - b) <= kTolerance * std::max(std::abs(a), std::abs(b));
}

/// A study without the parts that do not decide its results: paths, the view, its purpose.
Json deciding(const Study& study) {
  Json json = studyToJson(study);
  json.erase("about");
  json.erase("view");
  json.erase("published");
  json["data"].erase("file");
  json["data"].erase("sha256");  // the results hold that of the data they were computed from
  json["label_privacy"].erase("prior_file");
  return json;
}

/// Lists that are left out while they are empty are null here.
Json valueAt(const Json& block, const std::string& key) {
  return block.contains(key) ? block.at(key) : Json();
}

/// Calls differs(path, value, other) for each value that is not the same in both.
template <class Differs>
void forEachDifference(const Json& now, const Json& stored, const std::string& path, const Differs& differs) {
  std::set<std::string> keys;
  for (const Json& block : {now, stored})
    for (const auto& [key, value] : block.items()) keys.insert(key);
  for (const std::string& key : keys) {
    const std::string at = path.empty() ? key : path + "." + key;
    const Json value = valueAt(now, key), other = valueAt(stored, key);
    if (value.is_object() && other.is_object())
      forEachDifference(value, other, at, differs);
    else if (value.is_number_float() && other.is_number_float()
                 ? !same(value.get<double>(), other.get<double>())
                 : value != other)
      differs(at, value, other);
  }
}

std::string shownNumber(double value) {
  return std::isnan(value) ? "absent" : shortestText(value);
}

std::string cellName(const ResultRow& row) {
  const std::string learner = row.learner.empty() ? "" : " (" + row.learner + ")";
  const std::string rows =
      row.trainRows > 0 ? counted("Core", " from %n rows", " from %n row", row.trainRows) : "";
  const std::string group = row.group.empty() ? "" : " of " + row.group;
  return row.method + learner + group + " at epsilon " + shortestText(row.epsilon) + rows + ", " + row.kind +
         " " + row.metric;
}

/// Where a study has no sweep there is one lambda at each epsilon, which is compared like any other number.
bool sameCell(const ResultRow& a, const ResultRow& b) {
  const auto isOf = [&](const Task* task) { return a.task == task->facts().id; };
  const auto task = std::ranges::find_if(allTasks(), isOf);
  const bool onePerEpsilon = task != allTasks().end() && !(*task)->facts().hasLambdaSweep;
  return a.task == b.task && a.method == b.method && a.learner == b.learner && a.group == b.group &&
         same(a.epsilon, b.epsilon) && (onePerEpsilon || same(a.lambda, b.lambda)) &&
         a.trainRows == b.trainRows && a.metric == b.metric && a.kind == b.kind;
}

/// Rows found by their cell. Those that agree in everything but epsilon and lambda are few, whatever their
/// order.
class RowsByCell {
public:
  explicit RowsByCell(const std::vector<ResultRow>& rows) {
    for (const ResultRow& row : rows) m_rows[keyOf(row)].push_back(&row);
  }
  /// Null if there is none.
  const ResultRow* like(const ResultRow& row) const {
    const auto group = m_rows.find(keyOf(row));
    if (group == m_rows.end()) return nullptr;
    const auto found =
        std::ranges::find_if(group->second, [&](const ResultRow* other) { return sameCell(*other, row); });
    return found == group->second.end() ? nullptr : *found;
  }

private:
  using Key =
      std::tuple<std::string, std::string, std::string, std::string, std::size_t, std::string, std::string>;
  static Key keyOf(const ResultRow& row) {
    return {row.task, row.method, row.learner, row.group, row.trainRows, row.metric, row.kind};
  }

  std::map<Key, std::vector<const ResultRow*>> m_rows;
};

void compareNumber(const ResultRow& row, const char* name, double now, double stored,
                   std::vector<std::string>& found) {
  if (!same(now, stored))
    found.push_back(cellName(row) + ": " + name + " is " + shownNumber(now) + ", in the results it is " +
                    shownNumber(stored) + ".");
}

void compareRows(const ResultRow& now, const ResultRow& stored, std::vector<std::string>& found) {
  const std::size_t before = found.size();
  compareNumber(now, "lambda", now.lambda, stored.lambda, found);
  compareNumber(now, "zeta", now.zeta, stored.zeta, found);
  compareNumber(now, "half_width", now.halfWidth, stored.halfWidth, found);
  compareNumber(now, "mean", now.mean, stored.mean, found);
  compareNumber(now, "sd", now.sd, stored.sd, found);
  compareNumber(now, "q05", now.q05, stored.q05, found);
  compareNumber(now, "q25", now.q25, stored.q25, found);
  compareNumber(now, "q50", now.q50, stored.q50, found);
  compareNumber(now, "q75", now.q75, stored.q75, found);
  compareNumber(now, "q95", now.q95, stored.q95, found);
  compareNumber(now, "without_privacy", now.withoutPrivacy, stored.withoutPrivacy, found);
  if (stored.role && now.role != stored.role) found.push_back(cellName(now) + ": its role differs.");
  if (now.guarantee != stored.guarantee) found.push_back(cellName(now) + ": what is promised of it differs.");
  if (now.note != stored.note) found.push_back(cellName(now) + ": the note on it differs.");
  if (now.trials != stored.trials || now.values.size() != stored.values.size())
    found.push_back(cellName(now) + ": there are " + std::to_string(now.trials) + " trials, in the results " +
                    std::to_string(stored.trials) + " with " +
                    counted("Core", "%n values.", "%n value.", stored.values.size()));
  else if (found.size() == before &&
           !std::equal(now.values.begin(), now.values.end(), stored.values.begin(), same))
    found.push_back(cellName(now) + ": the values of single trials differ.");
}

/// Whether the data are those of the results is decided by their SHA-256 alone.
std::vector<std::string> decidingNotes(std::vector<std::string> notes) {
  std::erase(notes, sentence("Core", kDataChanged));
  return notes;
}

}  // namespace

std::vector<std::string> differingKeys(const Study& one, const Study& other) {
  std::vector<std::string> keys;
  forEachDifference(deciding(one), deciding(other), {},
                    [&](const std::string& key, const Json&, const Json&) { keys.push_back(key); });
  return keys;
}

std::vector<std::string> differences(const Result& recomputed, const Result& stored) {
  std::vector<std::string> found;
  if (recomputed.version != stored.version)
    found.push_back("This is Epsiscope " + recomputed.version + ", the results were made by " +
                    stored.version + ".");
  if (recomputed.dataSha256 != stored.dataSha256)
    found.push_back("The data are not those of the results: their SHA-256 differs.");
  if (recomputed.rows != stored.rows || recomputed.trainRows != stored.trainRows ||
      recomputed.clippedLabels != stored.clippedLabels)
    found.push_back("The number of rows, of training rows or of clipped labels differs.");
  RowCounts counts = recomputed.counts;
  counts.readAsDetected = stored.counts.readAsDetected;  // what that changes is seen in the guarantees
  if (counts != stored.counts) found.push_back("The numbers of rows left out or of cells filled differ.");
  forEachDifference(deciding(recomputed.study), deciding(stored.study), {},
                    [&](const std::string& key, const Json& value, const Json& other) {
                      found.push_back("The study's " + key + " is " + dumped(value) +
                                      ", in the results it is " + dumped(other) + ".");
                    });
  if (decidingNotes(recomputed.notes) != decidingNotes(stored.notes)) found.push_back("The notes differ.");
  if (recomputed.complete && !stored.complete)
    found.push_back("The results are of a run that was stopped early.");
  const RowsByCell storedRows(stored.series), recomputedRows(recomputed.series);
  for (const ResultRow& row : recomputed.series)
    if (const ResultRow* other = storedRows.like(row))
      compareRows(row, *other, found);
    else
      found.push_back(cellName(row) + " is not in the results.");
  for (const ResultRow& row : stored.series)
    if (!recomputedRows.like(row))
      found.push_back(cellName(row) + " is in the results but not in the study.");
  if (found.empty() && stored.series.size() != recomputed.series.size())
    found.push_back("The results hold a row twice.");
  return found;
}

}  // namespace epsiscope
