#include "app/commands/merge.h"

#include <cstdio>
#include <vector>

#include "app/commands/arguments.h"
#include "app/commands/interrupt.h"
#include "app/commands/run_files.h"
#include "app/commands/study_input.h"
#include "core/base/file_error.h"
#include "core/run/merge.h"
#include "core/study/load.h"

namespace epsiscope {

namespace {

constexpr const char* kNotMerged = "Stopped; nothing was written.\n";

/// "2/8, 5/8 and 3 more"
std::string shardNames(const std::vector<Shard>& shards) {
  constexpr std::size_t kMost = 20;
  std::string text;
  for (std::size_t i = 0; i < std::min(kMost, shards.size()); ++i)
    text += (text.empty() ? "" : ", ") + textOf(shards[i]);
  if (shards.size() > kMost) text += " and " + std::to_string(shards.size() - kMost) + " more";
  return text;
}

int sayMissing(const Merged& merged) {
  const bool one = merged.missing.size() == 1;
  std::fprintf(
      stderr,
      "epsiscope: Of %zu shards %zu %s missing or not complete: %s; start %s again with run --shard, "
      "then merge.\n",
      merged.shards, merged.missing.size(), one ? "is" : "are", shardNames(merged.missing).c_str(),
      one ? "it" : "them");
  return 1;
}

/// The study with its data, for the pictures; nothing where they are not on this machine, or others.
std::optional<StudyInput> inputOf(const Result& result) {
  try {
    const std::shared_ptr<const Dataset> dataset =
        loadData(result.study.data, {}, [] { return !wasInterrupted(); });
    if (!dataset || dataset->sha256 != result.dataSha256) return std::nullopt;
    return StudyInput{.study = result.study, .folder = {}, .table = PreparedTable::of(result.study, dataset)};
  } catch (const FileError&) {
    return std::nullopt;
  }
}

}  // namespace

int runMerge(const QStringList& given) {
  std::vector<OptionSpec> options = wishOptions();
  options.insert(options.begin(), {QStringLiteral("out"), QStringLiteral("DIR"),
                                   QStringLiteral("Where the results and the charts go; made if absent.")});
  options.push_back({QStringLiteral("quiet"), QString(), QStringLiteral("No notes on stderr.")});
  const Arguments arguments(
      QStringLiteral("merge"),
      QStringLiteral("Puts the shards of a run together: the results are those of one run. Exit 1 names the "
                     "shards that are missing."),
      {
          QStringLiteral("DIR..."),
      },
      options, given);
  const std::filesystem::path folder = arguments.requiredText(QStringLiteral("out")).toStdString();
  const RunWishes wishes = wishesOf(arguments);
  std::vector<std::filesystem::path> folders;
  for (const QString& name : arguments.positionals()) folders.emplace_back(name.toStdString());
  listenForInterrupt(Interrupt::endsSoon, kNotMerged);
  const Merged merged = mergeParts(folders, [] { return !wasInterrupted(); });
  if (merged.missing.empty() && !merged.result)
    throw UsageError(
        QStringLiteral("merge: no shard in these folders has begun; start them again with run --shard."));
  if (!merged.result) return sayMissing(merged);
  prepareFolder(QStringLiteral("merge"), folder, merged.result->study, {});
  const std::optional<StudyInput> input = inputOf(*merged.result);
  if (input) {
    writeRunAndPictures(*input, *merged.result, folder, wishes);
  } else if (!wasInterrupted()) {
    writeRun(*merged.result, {}, folder, wishes);
    std::fputs(
        "Note: The data are not on this machine, so no pictures were drawn; open results.json where they "
        "are.\n",
        stderr);
  }
  if (!arguments.has(QStringLiteral("quiet"))) sayNotes(*merged.result);
  if (!wasInterrupted()) return 0;
  std::fputs(input ? kWithoutPictures : kNotMerged, stderr);
  return interruptedCode();
}

}  // namespace epsiscope
