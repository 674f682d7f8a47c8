#include "core/code/release_program.h"

#include <algorithm>
#include <vector>

#include "core/base/go_on.h"
#include "core/code/code_step.h"
#include "core/code/code_steps.h"
#include "core/code/step_program.h"
#include "core/code/table_program.h"
#include "core/release/release_proposal.h"
#include "core/study/study.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

bool isByDiffprivlib(const std::vector<CodeStep>& steps) {
  return std::ranges::any_of(steps, [](const CodeStep& step) { return step.law == "staircase"; });
}

std::string titleOfCode(ProgramLanguage language, bool isDiffprivlib) {
  if (isDiffprivlib) return "Written for diffprivlib 0.6 (pip install diffprivlib), by Epsiscope.";
  return language == ProgramLanguage::python
             ? "Written for OpenDP 0.14 (pip install 'opendp==0.14.*'), by Epsiscope."
             : "Written for OpenDP for R 0.14 (the package opendp), by Epsiscope. R is 4.1 or newer.";
}

/// Neighbours by OpenDP's distances.
std::string neighboursOfCode(const Guarantee& promise) {
  const bool isPerson = promise.unit().isPerson();
  const std::string rows =
      isPerson ? filled("up to %1 rows, those of one person,", promise.unit().most) : "one row";
  if (promise.neighbours() == Guarantee::Neighbours::label)
    return filled(
        "Neighbours: the label of %1 is replaced, all other columns are public and the same. OpenDP is told "
        "so by the distance between two columns of labels, not between two tables.",
        rows);
  const std::size_t distance = 2 * (isPerson ? promise.unit().most : 1);
  return filled(
      "Neighbours: %1 replaced by other values, so the number of rows is the same and public. OpenDP's "
      "symmetric distance counts rows that are added or taken away: a replaced row is one of each, so D_IN "
      "is %2. OpenDP is told the number of rows where that matters, and then a replaced row moves a sum by "
      "one width of the bounds, and not by two largest values.",
      rows, distance);
}

/// The differences that there are whatever is released.
std::vector<std::string> commonDifferences(const Study& study) {
  std::vector<std::string> said = {
      std::string(
          "There is no ledger, no booking and no signature: nothing stops this program from being run twice, "
          "and each run is paid for again. You must account for it."),
      "It starts anew: noise that Epsiscope drew for the same study is another draw, and another price.",
      "Values beyond the bounds are clamped to them, as in Epsiscope.",
      std::string(
          "Numbers are read by Python or R: a cell that they cannot read is a missing one, as in Epsiscope "
          "where the reading is declared, but which spellings they take for a number may differ."),
      std::string(
          "Rows with a missing cell in a column that is read below are left out, before the rows are "
          "counted; "
          "the program ends if there are then more or fewer than the study's. That number, the bounds, the "
          "categories and how the file is read are taken for public.")};
  if (study.data.person)
    said.emplace_back(
        "Rows beyond the most of one person are left out at random, by another draw than that of Epsiscope.");
  return said;
}

std::string differencesOfCode(const Study& study, const std::vector<CodeStep>& steps) {
  std::vector<std::string> said;
  for (const CodeStep& step : steps) addOnce(said, stepDifferences(step));
  for (const std::string& one : commonDifferences(study)) addOnce(said, one);
  std::string lines = commentLines("Differences from the release of Epsiscope:");
  for (const std::string& one : said) lines += commentLines("* " + one);
  return lines;
}

std::string headOfCode(ProgramLanguage language, const Study& study, const ReleaseStatement& statement,
                       const std::vector<CodeStep>& steps) {
  std::string lines = commentLines(titleOfCode(language, isByDiffprivlib(steps)));
  lines += commentLines("Run it in the folder of the study, for it reads the file from there.") + "#\n";
  for (const std::string& one : promiseInWords(statement)) lines += commentLines(one);
  lines += commentLines(neighboursOfCode(statement.promise)) + "#\n";
  return lines + differencesOfCode(study, steps) + '\n';
}

std::string importsOfCode(ProgramLanguage language, bool isDiffprivlib) {
  if (language == ProgramLanguage::r) return "library(opendp)\nenable_features(\"contrib\")\n\n";
  const std::string library = isDiffprivlib
                                  ? "from diffprivlib.mechanisms import Staircase\n\n"
                                  : "import opendp.prelude as dp\n\ndp.enable_features(\"contrib\")\n\n";
  return "import csv\nimport json\nimport math\nimport random\nimport sys\n\n" + library;
}

}  // namespace

std::string releaseProgram(ProgramLanguage language, const Study& study, const PreparedTable& table,
                           const std::filesystem::path& folder, ReleaseProposal proposal) {
  if (needsPlannedNoise(study)) planRelease(study, table, folder, GoOn(), proposal);
  const std::vector<CodeStep> steps = codeSteps(language, study, table, proposal);
  std::string program = headOfCode(language, study, *proposal.statement, steps) +
                        importsOfCode(language, isByDiffprivlib(steps)) +
                        tableProgram(language, study, table) + stepFunctions(language);
  for (const CodeStep& step : steps) program += stepProgram(language, step);
  return program;
}

}  // namespace epsiscope
