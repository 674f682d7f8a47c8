#include "app/commands/run.h"

#include <cstdio>

#include "app/commands/arguments.h"
#include "app/commands/interrupt.h"
#include "app/commands/run_files.h"
#include "app/commands/study_input.h"
#include "core/results/result.h"
#include "core/run/run.h"
#include "core/run/run_shard.h"

namespace epsiscope {

namespace {

constexpr const char* kNothingWritten = "Stopped before the first result; nothing was written.\n";

/// A line for every tenth of the way.
class ProgressLines {
public:
  explicit ProgressLines(bool quiet) : m_quiet(quiet) {}
  void operator()(double fraction, const std::string& phase) {
    const int tenth = static_cast<int>(fraction * 10);
    if (m_quiet || tenth <= m_tenth) return;
    m_tenth = tenth;
    std::fprintf(stderr, "%3d %%  %s\n", tenth * 10, phase.c_str());
  }

private:
  bool m_quiet;
  int m_tenth = -1;
};

int stoppedBeforeAnything() {
  std::fputs(kNothingWritten, stderr);
  return interruptedCode();
}

/// Null where the whole run is wanted.
std::optional<Shard> shardOption(const Arguments& arguments) {
  const auto text = arguments.text(QStringLiteral("shard"));
  if (!text) return std::nullopt;
  const std::optional<Shard> shard = shardFrom(text->toStdString());
  if (!shard)
    throw UsageError(
        QStringLiteral("run: --shard is \"%1\"; write it like 3/8, the third of eight, with up to %2 "
                       "of them.")
            .arg(*text)
            .arg(kMostShards));
  return shard;
}

int runOneShard(const StudyInput& input, const Shard& shard, const std::filesystem::path& folder,
                unsigned threads, bool quiet) {
  // A file that only proves something would meet that of another process: the shard's own is tried at once.
  makeFolder(QStringLiteral("run"), folder);
  ProgressLines lines(quiet);
  listenForInterrupt(Interrupt::finishes);
  const ShardState state =
      runShard(input.study, input.table, shard, folder, {.threads = threads, .studyFolder = input.folder},
               [&](double fraction, const std::string& phase) {
                 lines(fraction, phase);
                 return !wasInterrupted();
               });
  if (!state.isComplete()) {
    std::fprintf(stderr,
                 "Stopped; %zu of %zu cells of shard %s are kept. Start it again and it goes on there.\n",
                 state.found, state.cells, textOf(shard).c_str());
    return interruptedCode();
  }
  if (!quiet)
    std::fprintf(stderr, "Shard %s is complete: %zu cells, %zu of them from before.\n", textOf(shard).c_str(),
                 state.cells, state.before);
  return 0;
}

}  // namespace

int runRun(const QStringList& given) {
  std::vector<OptionSpec> options = studyOptions();
  options.insert(
      options.begin(),
      {{QStringLiteral("out"), QStringLiteral("DIR"),
        QStringLiteral("Where the results and the charts go; made if absent.")},
       {QStringLiteral("shard"), QStringLiteral("I/N"),
        QStringLiteral("Computes the I-th of N parts alone, from 1/N to N/N, for epsiscope merge. A part "
                       "that was ended goes on where it was.")},
       levelOption()});
  const std::vector<OptionSpec> wishes = wishOptions();
  options.insert(options.begin() + 3, wishes.begin(), wishes.end());
  const Arguments arguments(QStringLiteral("run"),
                            QStringLiteral("Runs a study and writes its results.\n\n") + settingExamples(),
                            {QStringLiteral("STUDY.json")}, options, given);
  const std::filesystem::path folder = arguments.requiredText(QStringLiteral("out")).toStdString();
  const std::filesystem::path file = arguments.positionals().front().toStdString();
  const bool quiet = arguments.has(QStringLiteral("quiet"));
  const unsigned threads = threadsOption(arguments);
  const std::optional<Shard> shard = shardOption(arguments);
  listenForInterrupt(Interrupt::endsSoon, kNothingWritten);
  const LoadedStudy loaded = loadStudy(
      withLevel(QStringLiteral("run"), studyWithOptions(QStringLiteral("run"), file, arguments), arguments),
      file, [] { return !wasInterrupted(); });
  if (loaded.problems) return 2;
  if (!loaded.input) return stoppedBeforeAnything();
  noteLookAt(*loaded.input);
  if (shard) return runOneShard(*loaded.input, *shard, folder, threads, quiet);
  prepareFolder(QStringLiteral("run"), folder, loaded.input->study, loaded.input->folder);
  ProgressLines lines(quiet);
  listenForInterrupt(Interrupt::finishes);
  const auto result = run(loaded.input->study, loaded.input->table,
                          {.threads = threads, .keepWhenStopped = true, .folder = loaded.input->folder},
                          [&](double fraction, const std::string& phase, const Result*) {
                            lines(fraction, phase);
                            return !wasInterrupted();
                          });
  if (!result || result->series.empty()) return stoppedBeforeAnything();
  writeRunAndPictures(*loaded.input, *result, folder, wishesOf(arguments));
  if (!quiet) sayNotes(*result);
  if (!wasInterrupted()) return 0;
  std::fputs(result->complete ? kWithoutPictures : "Stopped; the finished cells were written.\n", stderr);
  return interruptedCode();
}

}  // namespace epsiscope
