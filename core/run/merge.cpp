#include "core/run/merge.h"

#include <algorithm>
#include <map>
#include <utility>

#include "core/base/file_error.h"
#include "core/base/plain_file.h"
#include "core/run/differences.h"
#include "core/run/part_file.h"
#include "core/run/run_record.h"
#include "core/study/study_paths.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

namespace fs = std::filesystem;

bool samePlan(const RunPart& one, const RunPart& other) {
  const auto sameRow = [](const ResultRow& a, const ResultRow& b) {
    return a.method == b.method && a.learner == b.learner && a.group == b.group && a.epsilon == b.epsilon &&
           a.trainRows == b.trainRows && a.metric == b.metric && a.kind == b.kind;
  };
  const auto sameCell = [](const CellPlan& a, const CellPlan& b) {
    return a.rows.size() == b.rows.size() && a.draws == b.draws && a.cost == b.cost &&
           a.repeatsPrevious == b.repeatsPrevious;
  };
  return std::ranges::equal(one.facts.series, other.facts.series, sameRow) &&
         std::ranges::equal(one.cells, other.cells, sameCell);
}

void requireSameRun(const RunPart& first, const fs::path& firstFile, const RunPart& part,
                    const fs::path& file) {
  const std::string other = unlikeness(first, part);
  if (other.empty()) return;
  throw FileError({.file = shownPath(file), .columnName = {}},
                  "it is not of the same run as " + shownPath(firstFile) + ": " + other,
                  "merge shards of one run only, and run again those of another");
}

std::string joinedKeys(const std::vector<std::string>& keys) {
  std::string text;
  for (const std::string& key : keys) text += (text.empty() ? "" : ", ") + key;
  return text;
}

/// All that the parts have found, as if one process had.
class Merge {
public:
  void add(RunPart part, const fs::path& file);
  Merged merged(const GoOn& goOn);

private:
  bool isComplete(const Shard& shard) const;
  Result assembled(const GoOn& goOn);

  fs::path m_firstFile;
  std::optional<RunPart> m_all;
};

void Merge::add(RunPart part, const fs::path& file) {
  if (!m_all) {
    part.facts.study = withAbsolutePaths(part.facts.study, fs::absolute(file).parent_path());
    m_all = std::move(part);
    m_firstFile = file;
    return;
  }
  requireSameRun(*m_all, m_firstFile, part, file);
  m_all->found.merge(part.found);
  m_all->trials.merge(part.trials);
  m_all->seconds += part.seconds;
  m_all->facts.threads = std::max(m_all->facts.threads, part.facts.threads);
  m_all->facts.date = std::max(m_all->facts.date, part.facts.date);
}

bool Merge::isComplete(const Shard& shard) const {
  return allOfCells(shard, m_all->facts.study.trials, m_all->cells, [this](const CellOfTrial& cell) {
    return m_all->found.contains(cell) && m_all->trials.contains(cell.trial);
  });
}

/// Assembles the rows in the order in which one run finds them.
Result Merge::assembled(const GoOn& goOn) {
  RunRecord record(m_all->facts, m_all->cells);
  double beginning = 0;
  auto found = m_all->found.begin();
  for (const auto& [trial, facts] : m_all->trials) {
    if (!goOn(static_cast<double>(trial) / m_all->facts.study.trials)) throw Cancelled();
    beginning += facts.seconds;
    record.result.trainRows = facts.trainRows;
    for (const std::string& note : facts.notes) addOnce(record.result.notes, note);
    const auto cells = found;
    for (; found != m_all->found.end() && found->first.trial == trial; ++found)
      record.keep(found->first.cell, found->second);
    for (auto cell = cells; cell != found; ++cell) addOnce(record.result.notes, cell->second.note);
  }
  record.result.phases = {{"split and prepare", beginning}, {"draw and fit", m_all->seconds}};
  return record.finished();
}

Merged Merge::merged(const GoOn& goOn) {
  Merged merged;
  if (!m_all) return merged;
  merged.shards = m_all->shard.count;
  for (std::size_t index = 1; index <= merged.shards; ++index) {
    if (!goOn(0)) throw Cancelled();
    if (const Shard shard{.index = index, .count = merged.shards}; !isComplete(shard))
      merged.missing.push_back(shard);
  }
  if (merged.missing.empty()) merged.result = assembled(goOn);
  return merged;
}

}  // namespace

std::string unlikeness(const RunPart& one, const RunPart& other) {
  const Result &facts = one.facts, &others = other.facts;
  if (facts.version != others.version)
    return "one was made by Epsiscope " + facts.version + ", the other by " + others.version;
  // Another commit of the same version may compute other bits.
  if (one.commit != other.commit && !one.commit.empty() && !other.commit.empty())
    return "one was made by commit " + one.commit + ", the other by " + other.commit;
  if (facts.dataSha256 != others.dataSha256) return "their data differ (SHA-256)";
  if (one.priorSha256 != other.priorSha256) return "their prior files differ (SHA-256)";
  if (const std::vector<std::string> keys = differingKeys(facts.study, others.study); !keys.empty())
    return "their studies differ in " + joinedKeys(keys);
  if (one.shard.count != other.shard.count)
    return "one run was divided into " + std::to_string(one.shard.count) + " shards, the other into " +
           std::to_string(other.shard.count);
  if (facts.notes != others.notes || facts.counts != others.counts || !samePlan(one, other))
    return "they were planned differently, though version, study and data are the same";
  return {};
}

Merged mergeParts(std::span<const fs::path> folders, const GoOn& goOn) {
  Merge merge;
  for (const fs::path& folder : folders) {
    const std::vector<fs::path> files = partsIn(folder);
    if (files.empty())
      throw FileError({.file = shownPath(folder), .columnName = {}}, "there is no shard of a run in it",
                      "name the folders that run --shard has written into");
    for (const fs::path& file : files)
      if (std::optional<RunPart> part = readPart(file, goOn)) merge.add(std::move(*part), file);
  }
  return merge.merged(goOn);
}

}  // namespace epsiscope
