#include "app/commands/code.h"

#include <cstdio>
#include <filesystem>
#include <utility>

#include "app/commands/arguments.h"
#include "app/commands/interrupt.h"
#include "app/commands/study_input.h"
#include "core/code/literals.h"
#include "core/code/release_program.h"
#include "core/release/chosen_release.h"
#include "core/release/release_proposal.h"
#include "core/study/study.h"

namespace epsiscope {

namespace {

const QString kCodeCommand = QStringLiteral("code");

std::vector<OptionSpec> codeOptions() {
  std::vector<OptionSpec> options = {{QStringLiteral("language"), QStringLiteral("LANGUAGE"),
                                      QStringLiteral("The language of the program: python or r.")}};
  for (const OptionSpec& option : studyOptions())
    if (option.name != QLatin1String("threads")) options.push_back(option);
  return options;
}

ProgramLanguage languageIn(const Arguments& arguments) {
  const QString given = arguments.requiredText(QStringLiteral("language"));
  if (given == QLatin1String("python")) return ProgramLanguage::python;
  if (given == QLatin1String("r")) return ProgramLanguage::r;
  throw UsageError(
      QStringLiteral("code: --language is \"%1\", which is neither python nor r; choose one of them.")
          .arg(given));
}

}  // namespace

int runCode(const QStringList& given) {
  const Arguments arguments(
      kCodeCommand,
      QStringLiteral(
          "Prints a program that makes the same release with a library: in Python with OpenDP, or with "
          "diffprivlib where OpenDP lacks the noise; in R with OpenDP. Its first comments say what is "
          "promised, and in what it differs from epsiscope release: nothing books it, so whoever runs it "
          "accounts for it. Draws nothing.\n\n"
          "  epsiscope code study.json --language python --set 'epsilon=[0.5]' > release.py"),
      {QStringLiteral("STUDY.json")}, codeOptions(), given);
  const std::filesystem::path file = arguments.positionals().front().toStdString();
  const ProgramLanguage language = languageIn(arguments);
  Study study = studyWithOptions(kCodeCommand, file, arguments);
  study.mode = Mode::classroom;  // what follows is checked for a release
  std::vector<Problem> found;
  chosenRelease(study, found);
  if (printProblems(found)) return 2;
  ReleaseProposal proposal;
  const auto check = [&proposal](const Study& checked, const PreparedTable& table,
                                 const std::filesystem::path& folder) {
    proposal = proposedRelease(checked, table, folder);
    return proposal.problems;
  };
  const LoadedStudy loaded = loadStudy(
      std::move(study), file, [] { return !wasInterrupted(); }, check);
  if (loaded.problems) return 2;
  if (!loaded.input) return interruptedCode();
  const StudyInput& input = *loaded.input;
  std::fputs(releaseProgram(language, input.study, *input.table, input.folder, std::move(proposal)).c_str(),
             stdout);
  return 0;
}

}  // namespace epsiscope
