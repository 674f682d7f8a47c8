#pragma once

#include <span>
#include <string>

#include "core/study/study_fwd.h"
#include "core/text/sentence.h"

namespace epsiscope {

/// Mistakes in published papers and programs. A study may repeat them (Study::asPrinted), so that an audit
/// can be seen to find them; releases that repeat one are never called private.
enum class PrintedMistake {
  halfNoise,
  oneNumber,
  featureNorm,
  noiseOverRows,
  ignoredLambda,
  freeIntercept,
  unsquaredNorm,
  wholeBudget,
  fewRows,
  deviationForScale,
  classicGaussian,
  staircaseWeights,
  rawLabels,
  frequencies,
  intervalEpsilon
};

/// Why a study that repeats some releases nothing.
inline constexpr const char* kMistakesAreNotReleased =
    marked("Core",
           "Published mistakes are there to be studied, never to release with: take them out, or choose "
           "classroom.");

struct PrintedMistakeRow {
  PrintedMistake mistake;
  const char* id;        ///< in a study's "as_printed"
  const char* task;      ///< id of the task in which it is made
  const char* name;      ///< a few words, in context "Core"
  const char* sentence;  ///< the fault and the methods that have it, in context "Core"
  const char* source;    ///< the publication
};

/// All rows, task by task.
std::span<const PrintedMistakeRow> printedMistakes();
const PrintedMistakeRow& rowOf(PrintedMistake mistake);

/// Whether the study has the mistake's task and repeats it.
bool repeats(const Study& study, PrintedMistake mistake);
/// The mistake and its publication, in the language of the screen.
std::string noteOf(PrintedMistake mistake);

}  // namespace epsiscope
