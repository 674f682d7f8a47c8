#include "app/commands/run_files.h"

#include <array>
#include <cstdio>
#include <sstream>

#include "app/commands/interrupt.h"
#include "app/commands/offscreen.h"
#include "app/commands/study_pictures.h"
#include "core/base/parallel.h"
#include "core/base/store.h"
#include "core/results/gain.h"
#include "core/results/result_file.h"
#include "core/results/result_folder.h"
#include "core/results/written_files.h"
#include "core/study/study_paths.h"
#include "core/table/database_address.h"
#include "core/text/printable.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

constexpr std::array kTables = {"results.csv", "learning_curve.csv"};
const QString kComments = QStringLiteral("comments"), kTrueValues = QStringLiteral("true-values");

/// The files that a run of the study reads.
ResultFolder::Files inputsOf(const Study& study, const std::filesystem::path& folder) {
  std::error_code error;
  const Study found = withAbsolutePaths(study, std::filesystem::absolute(folder / ".", error));
  ResultFolder::Files files = {fileOnDisk(found.data.file)};
  for (const std::string& file : filesBeside(found)) files.emplace_back(file);
  return files;
}

/// Writes a table's notes as comments above its rows, or into a file of the same name with .txt.
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

void writeTables(const Result& result, const std::filesystem::path& folder, bool comments) {
  writeTable(folder / kTables[0], toCsv(result), csvNotes(result), comments);
  if (!result.study.trainSizes.empty())
    writeTable(folder / kTables[1], learningCurveCsv(result), csvNotes(result), comments);
}

/// `input` is null where no pictures are drawn.
void writeAll(const StudyInput* input, const Result& found, const std::filesystem::path& studyFolder,
              const std::filesystem::path& folder, const RunWishes& wishes) {
  Result result = found;
  result.study = withPathsMoved(found.study, studyFolder, folder);
  ResultFolder files(folder, inputsOf(found.study, studyFolder));
  writeTables(result, files.inner(), wishes.comments);
  if (input != nullptr) writePictures(*input, result, files.inner(), wishes.trueValues);
  result.files = files.files();
  writeFileAtomically(files.inner() / kResultsList, toJson(result));
  for (const std::string& left : files.publish()) std::fprintf(stderr, "Note: %s\n", printable(left).c_str());
}

/// Whether a run may write a file of this name.
bool isRunFile(const std::string& name) {
  for (const char* table : kTables)
    if (name == table || name == std::string(table) + ".txt") return true;
  return isPictureFile(name);
}

}  // namespace

void makeFolder(const QString& command, const std::filesystem::path& folder) {
  const std::error_code error = makeFolders(folder);
  if (!std::filesystem::is_directory(folder))
    throw UsageError(
        QStringLiteral("%1: the folder %2 cannot be made (%3); choose another --out.")
            .arg(command, QString::fromStdString(folder.string()),
                 QString::fromStdString(error ? error.message() : "there is a file of that name")));
}

void prepareFolder(const QString& command, const std::filesystem::path& folder, const Study& study,
                   const std::filesystem::path& studyFolder) {
  makeFolder(command, folder);
  ResultFolder(folder, inputsOf(study, studyFolder)).requireRoom(isRunFile);
}

void writeRun(const Result& found, const std::filesystem::path& studyFolder,
              const std::filesystem::path& folder, const RunWishes& wishes) {
  writeAll(nullptr, found, studyFolder, folder, wishes);
}

void writeRunAndPictures(const StudyInput& input, const Result& found, const std::filesystem::path& folder,
                         const RunWishes& wishes) {
  writeRun(found, input.folder, folder, wishes);
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
    writeAll(&input, found, input.folder, folder, wishes);
  } catch (...) {
    std::fputs("Note: The results were written, but not all pictures of them.\n", stderr);
    throw;
  }
}

void sayNotes(const Result& result) {
  for (const std::string& note : result.notes) std::fprintf(stderr, "Note: %s\n", printable(note).c_str());
  if (ranWithFewerThreads())
    std::fputs(
        "Note: The system gave this run fewer threads than it wanted, so it took longer; its figures are the "
        "same.\n",
        stderr);
  // A reader of one error alone should know that a single private number does better.
  std::string where;
  for (const double epsilon : epsilonsWithoutGain(result))
    where += (where.empty() ? "" : ", ") + roundedText(epsilon, 3);
  if (!where.empty())
    std::fprintf(stderr,
                 "Note: At epsilon %s no method has a smaller error than predicting the private mean; "
                 "more rows, a larger epsilon, fewer predictions or narrower bounds would help.\n",
                 where.c_str());
}

std::vector<OptionSpec> wishOptions() {
  return {{kComments, QString(),
           QStringLiteral("Puts what is in NAME.csv.txt on top of NAME.csv, in lines that start with #.")},
          {kTrueValues, QString(),
           QStringLiteral("Puts charts and tables of true values into the report: rows, counts and answers "
                          "as they are.")}};
}

RunWishes wishesOf(const Arguments& arguments) {
  return {.comments = arguments.has(kComments),
          .trueValues = arguments.has(kTrueValues) ? TrueValues::shown : TrueValues::leftOut};
}

}  // namespace epsiscope
