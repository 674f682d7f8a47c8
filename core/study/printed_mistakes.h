#pragma once

#include <span>
#include <string>

#include "core/study/study_fwd.h"

namespace epsiscope {

/// Mistakes that stand in published papers and programs. A study may repeat them (Study::asPrinted), so that
/// an audit is seen to find them; what is released so is never called private.
enum class PrintedMistake {
  halfNoise,
  oneNumber,
  featureNorm,
  noiseOverRows,
  ignoredLambda,
  freeIntercept,
  unsquaredNorm,
  classicGaussian,
  staircaseWeights,
  rawLabels,
  frequencies
};

struct PrintedMistakeRow {
  PrintedMistake mistake;
  const char* id;        ///< in a study's "as_printed"
  const char* task;      ///< id of the task that it is made in
  const char* name;      ///< a few words, in context "Core"
  const char* sentence;  ///< what is wrong, and with which methods, in context "Core"
  const char* source;    ///< who printed it
};

/// All of them, task by task.
std::span<const PrintedMistakeRow> printedMistakes();
const PrintedMistakeRow& rowOf(PrintedMistake mistake);

/// Whether the study is of the mistake's task and repeats it.
bool repeats(const Study& study, PrintedMistake mistake);
/// What is wrong and who printed it, in the language of the screen.
std::string noteOf(PrintedMistake mistake);

}  // namespace epsiscope
