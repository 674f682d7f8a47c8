#include "app/commands/run.h"

#include <cstdio>
#include <sstream>

#include "app/commands/arguments.h"
#include "app/commands/interrupt.h"
#include "app/commands/offscreen.h"
#include "app/commands/study_input.h"
#include "app/commands/study_pictures.h"
#include "core/base/atomic_file.h"
#include "core/base/parallel.h"
#include "core/results/gain.h"
#include "core/results/result.h"
#include "core/results/result_file.h"
#include "core/results/result_folder.h"
#include "core/run/run.h"
#include "core/study/study_paths.h"
#include "core/text/printable.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

constexpr const char* kNothingWritten = "Stopped before the first result; nothing was written.\n";
constexpr const char* kWithoutPictures = "Stopped; the results were written, but not all pictures of them.\n";

/// Creates the folder if need be and proves, before anything is computed, that a file can be written there.
void prepareFolder(const std::filesystem::path& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (!std::filesystem::is_directory(folder))
    throw UsageError(
        QStringLiteral("run: the folder %1 cannot be made (%2); choose another --out.")
            .arg(QString::fromStdString(folder.string()),
                 QString::fromStdString(error ? error.message() : "there is a file of that name")));
  const std::filesystem::path probe = folder / ".epsiscope-probe";
  writeFileAtomically(probe, "");
  std::filesystem::remove(probe, error);
}

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

/// What a table's rows do not say stands above them as comments, or in a file of the same name with .txt.
void writeTable(const std::filesystem::path& file, const std::string& table, const std::string& notes,
                bool comments) {
  if (!comments) {
    std::filesystem::path beside = file;
    beside += ".txt";
    writeFileAtomically(file, table);
    writeFileAtomically(beside, notes);
    return;
  }
  std::string commented;
  std::istringstream lines(notes);
  for (std::string line; std::getline(lines, line);) commented += "# " + line + '\n';
  writeFileAtomically(file, commented + table);
}

/// The result as it is written: paths start at the folder that it lies in.
Result stored(const Result& result, const std::filesystem::path& studyFolder,
              const std::filesystem::path& folder) {
  Result next = result;
  std::error_code error;
  const std::filesystem::path from = std::filesystem::absolute(studyFolder / ".", error);
  const std::filesystem::path to = std::filesystem::canonical(folder, error);
  if (!error) next.study = withRelativePaths(withAbsolutePaths(result.study, from), to);
  return next;
}

void writeTables(const Result& result, const std::filesystem::path& folder, bool comments) {
  writeTable(folder / "results.csv", toCsv(result), csvNotes(result), comments);
  if (!result.study.trainSizes.empty())
    writeTable(folder / "learning_curve.csv", learningCurveCsv(result), csvNotes(result), comments);
}

/// All files of the run at once, with the pictures or without; those of an earlier run go.
void writeRun(const StudyInput& input, const Result& found, const std::filesystem::path& folder,
              bool comments, bool pictures) {
  Result result = stored(found, input.folder, folder);
  ResultFolder files(folder);
  writeTables(result, files.inner(), comments);
  if (pictures) writePictures(input, result, files.inner());
  result.files = files.files();
  writeFileAtomically(files.inner() / "results.json", toJson(result));
  files.publish();
}

/// A run that took hours is safe before anything is drawn, which takes memory and time of its own.
void writeRunAndPictures(const StudyInput& input, const Result& found, const std::filesystem::path& folder,
                         bool comments) {
  writeRun(input, found, folder, comments, false);
  if (!found.complete) return;
  listenForInterrupt(Interrupt::endsSoon, kWithoutPictures);
  if (wasInterrupted()) return;
  if (!OffscreenApplication::canDraw()) {
    std::fputs(
        "Note: The pictures were not drawn, because the system gives this program too little memory or too "
        "few threads for them; open results.json in the window where there is more.\n",
        stderr);
    return;
  }
  try {
    writeRun(input, found, folder, comments, true);
  } catch (...) {
    std::fputs("Note: The results were written, but not all pictures of them.\n", stderr);
    throw;
  }
}

/// Whoever reads one error alone should know that a single private number does better.
void sayNotes(const Result& result) {
  for (const std::string& note : result.notes) std::fprintf(stderr, "Note: %s\n", printable(note).c_str());
  if (ranWithFewerThreads())
    std::fputs(
        "Note: The system gave this run fewer threads than it wanted, so it took longer; its figures are the "
        "same.\n",
        stderr);
  std::string where;
  for (const double epsilon : epsilonsWithoutGain(result))
    where += (where.empty() ? "" : ", ") + roundedText(epsilon, 3);
  if (!where.empty())
    std::fprintf(stderr,
                 "Note: At epsilon %s predicting the private mean is better than every method with noise; "
                 "more rows, a larger epsilon, fewer predictions or narrower bounds would help.\n",
                 where.c_str());
}

int stoppedBeforeAnything() {
  std::fputs(kNothingWritten, stderr);
  return interruptedCode();
}

}  // namespace

int runRun(const QStringList& given) {
  std::vector<OptionSpec> options = studyOptions();
  const QString comments = QStringLiteral("comments");
  options.insert(options.begin(),
                 {{QStringLiteral("out"), QStringLiteral("DIR"),
                   QStringLiteral("Where the results and the charts go; made if absent.")},
                  {comments, QString(),
                   QStringLiteral("Puts what is in NAME.csv.txt on top of NAME.csv, in lines that start "
                                  "with #.")}});
  const Arguments arguments(QStringLiteral("run"),
                            QStringLiteral("Runs a study and writes its results.\n\n") + settingExamples(),
                            {QStringLiteral("STUDY.json")}, options, given);
  const std::filesystem::path folder = arguments.requiredText(QStringLiteral("out")).toStdString();
  const std::filesystem::path file = arguments.positionals().front().toStdString();
  const bool quiet = arguments.has(QStringLiteral("quiet"));
  const unsigned threads = threadsOption(arguments);
  listenForInterrupt(Interrupt::endsSoon, kNothingWritten);
  const LoadedStudy loaded = loadStudy(studyWithOptions(QStringLiteral("run"), file, arguments), file,
                                       [] { return !wasInterrupted(); });
  if (loaded.problems) return 2;
  if (!loaded.input) return stoppedBeforeAnything();
  prepareFolder(folder);
  ProgressLines lines(quiet);
  listenForInterrupt(Interrupt::finishes);
  const auto result = run(loaded.input->study, loaded.input->table,
                          {.threads = threads, .keepWhenStopped = true, .folder = loaded.input->folder},
                          [&](double fraction, const std::string& phase, const Result*) {
                            lines(fraction, phase);
                            return !wasInterrupted();
                          });
  if (!result || result->series.empty()) return stoppedBeforeAnything();
  writeRunAndPictures(*loaded.input, *result, folder, arguments.has(comments));
  if (!quiet) sayNotes(*result);
  if (!wasInterrupted()) return 0;
  std::fputs(result->complete ? kWithoutPictures : "Stopped; the finished cells were written.\n", stderr);
  return interruptedCode();
}

}  // namespace epsiscope
