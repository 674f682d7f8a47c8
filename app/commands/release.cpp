#include "app/commands/release.h"

#include <cstdio>
#include <filesystem>

#include "app/commands/arguments.h"
#include "app/commands/interrupt.h"
#include "app/commands/study_input.h"
#include "core/base/json.h"
#include "core/release/chosen_release.h"
#include "core/release/looks.h"
#include "core/release/release.h"
#include "core/release/release_proposal.h"
#include "core/results/guarantee_json.h"
#include "core/study/study.h"
#include "core/table/dataset.h"
#include "ui/release/own_places.h"

#include <nlohmann/json.hpp>

namespace epsiscope {

namespace {

const QString kReleaseCommand = QStringLiteral("release");

std::vector<OptionSpec> releaseOptions() {
  std::vector<OptionSpec> options = {
      {QStringLiteral("ledger"), QStringLiteral("FILE"),
       QStringLiteral("The ledger of this table, which pays: see epsiscope ledger create.")},
      {QStringLiteral("out"), QStringLiteral("DIR"), QStringLiteral("The folder that is made.")}};
  for (const OptionSpec& option : studyOptions())
    if (option.name != QLatin1String("threads")) options.push_back(option);
  return options;
}

void sayWhatIsLost(const ReleaseOutcome& outcome) {
  for (const std::size_t entry : outcome.lost)
    std::fprintf(stderr,
                 "epsiscope: Entry %zu of the ledger was booked for this study and not drawn, for example "
                 "because the machine was switched off: it is spent.\n",
                 entry);
  if (outcome.wasKept)
    std::fputs(
        "epsiscope: This was drawn before and not published; it is the same release, and costs nothing "
        "more.\n",
        stderr);
}

}  // namespace

int runRelease(const QStringList& given) {
  const Arguments arguments(
      kReleaseCommand,
      QStringLiteral(
          "Releases what the study asks for: books it in the ledger, draws once with secure noise in "
          "whole numbers, and writes a folder with the tables, a statement, a card and a signature. "
          "A study has one epsilon and one private method for that, and declares its reading, bounds "
          "and categories. Nothing is drawn beyond the budget, and nothing is paid back.\n\n"
          "  epsiscope ledger create table.ledger --data table.csv --epsilon 1\n"
          "  epsiscope release study.json --ledger table.ledger --out mean --set 'epsilon=[0.5]'\n"
          "  epsiscope verify mean --ledger table.ledger"),
      {QStringLiteral("STUDY.json")}, releaseOptions(), given);
  const std::filesystem::path file = arguments.positionals().front().toStdString();
  const LedgerPlace ledger = ledgerPlaceOf(arguments.requiredText(QStringLiteral("ledger")));
  const std::filesystem::path out = arguments.requiredText(QStringLiteral("out")).toStdString();
  Study study = studyWithOptions(kReleaseCommand, file, arguments);
  study.mode = Mode::classroom;  // what follows is checked for a release
  std::vector<Problem> found;
  const ChosenRelease chosen = chosenRelease(study, found);
  if (printProblems(found)) return 2;
  const auto check = [](const Study& checked, const PreparedTable& table,
                        const std::filesystem::path& folder) {
    return proposedRelease(checked, table, folder).problems;
  };
  // Noise is drawn and folders are put in place whole: an interrupt ends what is before, or waits.
  listenForInterrupt(Interrupt::finishes);
  const LoadedStudy loaded = loadStudy(
      std::move(study), file, [] { return !wasInterrupted(); }, check);
  if (loaded.problems) return 2;
  if (!loaded.input) return interruptedCode();
  const ReleaseOutcome outcome =
      release({.study = loaded.input->study,
               .table = *loaded.input->table,
               .chosen = chosen,
               .folder = loaded.input->folder,
               .ledger = ledger,
               .key = signingKeyFile(),
               .out = out,
               .wasLookedAt = wasLookedAt(looksFolder(), loaded.input->table->dataset()->sha256)});
  if (!arguments.has(QStringLiteral("quiet"))) sayWhatIsLost(outcome);
  const Json said = {{"out", out.string()},
                     {"entry", outcome.entry},
                     {"drawn_before", outcome.wasKept},
                     {"promise", guaranteeToJson(outcome.promise)}};
  std::puts(dumped(said, 2).c_str());
  return 0;
}

}  // namespace epsiscope
