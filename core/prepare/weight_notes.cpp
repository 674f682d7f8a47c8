#include "core/prepare/weight_notes.h"

#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <cmath>

namespace epsiscope {

namespace {

/// With three digits, or to a whole number.
SentencePart roundedMean(double mean) {
  constexpr int kDigits = 3;
  constexpr double kLarge = 100;
  return mean < kLarge ? SentencePart(roundedText(mean, kDigits)) : SentencePart(std::round(mean));
}

/// What the sizes of the weights speak for; empty where there are none.
std::string sizeEvidence(const WeightCells& cells) {
  if (cells.positive == 0) return {};
  const SentencePart mean = roundedMean(cells.mean());
  if (cells.addUpToRows())
    return filled(sentence("Core", "Its mean is %1, as of weights that add up to the number of rows."), mean);
  if (cells.mean() < 1) return filled(sentence("Core", "Its mean is %1."), mean);
  return filled(
      sentence("Core", "Its mean is %1 and its sum %2, as where rows stand for a population of that size."),
      mean, std::round(cells.sum));
}

}  // namespace

std::string unusualWeights(const WeightCells& cells) {
  std::string said;
  if (cells.negative > 0)
    addSentence(said, counted("Core", "%n values are below 0 and count as 0.",
                              "%n value is below 0 and counts as 0.", cells.negative));
  if (cells.zero > 0)
    addSentence(said, counted("Core", "%n rows have the weight 0 and add nothing to a statistic.",
                              "%n row has the weight 0 and adds nothing to a statistic.", cells.zero));
  if (cells.without > 0)
    addSentence(said, counted("Core",
                              "%n rows have no weight: a statistic does with them what is chosen for missing "
                              "cells and for cells that are no numbers.",
                              "%n row has no weight: a statistic does with it what is chosen for missing "
                              "cells and for cells that are no numbers.",
                              cells.without));
  return said;
}

std::string unusualWeights(const Dataset& dataset, const std::string& column) {
  const int index = dataset.find(column);
  return index < 0 ? std::string()
                   : unusualWeights(weightCells(dataset.columns[static_cast<std::size_t>(index)]));
}

std::string weightProposal(const LikelyWeight& weight) {
  std::string said = filled(sentence("Core", "Is %1 the weight of its row, how many people it stands for?"),
                            quoted(weight.column));
  addSentence(said, weight.isSaidByFile ? sentence("Core", "The file weights its rows by this column.")
                                        : sentence("Core", "Its name says so."));
  addSentence(said, sizeEvidence(weight.cells));
  addSentence(said, unusualWeights(weight.cells));
  return said;
}

}  // namespace epsiscope
