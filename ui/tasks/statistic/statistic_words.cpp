#include "ui/tasks/statistic/statistic_words.h"

#include <algorithm>

namespace epsiscope {

namespace {

constexpr StatisticWords kStatisticWords[] = {
    {.kind = StatisticKind::count,
     .name = QT_TRANSLATE_NOOP("QObject", "count"),
     .tip = QT_TRANSLATE_NOOP("QObject", "How many rows lie inside the bounds, or have a certain value."),
     .hint = QT_TRANSLATE_NOOP("QObject", "One replaced row changes a count by at most 1."),
     .quantity = QT_TRANSLATE_NOOP("QObject", "count of %1"),
     .noiseCosts = QT_TRANSLATE_NOOP(
         "QObject",
         "At this ε the noise is larger than what the count would differ by if other people had been asked. "
         "More ε helps, or fewer statistics that share it; the count of many rows has the same noise as "
         "that of few."),
     .bounds = QT_TRANSLATE_NOOP(
         "QObject",
         "Declared, public bounds: rows whose value lies between them are counted. The noise on a count is "
         "the same for any bounds."),
     .cards = {"told-outright", "below-zero", "hidden-row"}},
    {.kind = StatisticKind::sum,
     .name = QT_TRANSLATE_NOOP("QObject", "sum"),
     .tip = QT_TRANSLATE_NOOP("QObject", "The sum of the values, moved to the bounds."),
     .hint =
         QT_TRANSLATE_NOOP("QObject", "One replaced row changes the sum by at most the width of the bounds."),
     .quantity = QT_TRANSLATE_NOOP("QObject", "sum of %1"),
     .cards = {"hidden-row", "clipping-dominates", "wanted-below-clipping", "far-bound", "wide-bounds"}},
    {.kind = StatisticKind::mean,
     .name = QT_TRANSLATE_NOOP("QObject", "mean"),
     .tip = QT_TRANSLATE_NOOP("QObject", "The mean of the values, moved to the bounds."),
     .hint = QT_TRANSLATE_NOOP(
         "QObject", "One replaced row changes the mean by at most the width of the bounds over n."),
     .quantity = QT_TRANSLATE_NOOP("QObject", "mean of %1"),
     .cards = {"beyond-bounds", "hidden-row", "clipping-dominates", "wanted-below-clipping", "far-bound",
               "wide-bounds"}},
    {.kind = StatisticKind::variance,
     .name = QT_TRANSLATE_NOOP("QObject", "variance"),
     .tip = QT_TRANSLATE_NOOP("QObject",
                              "The mean squared distance from the mean, of the values moved to the bounds."),
     .hint = QT_TRANSLATE_NOOP(
         "QObject",
         "One replaced row changes the variance by less than the square of the bounds' width over n."),
     .quantity = QT_TRANSLATE_NOOP("QObject", "variance of %1"),
     .cards = {"below-zero", "hidden-row", "clipping-dominates", "wanted-below-clipping", "far-bound",
               "wide-bounds"}},
    {.kind = StatisticKind::quantile,
     .name = QT_TRANSLATE_NOOP("QObject", "quantile"),
     .tip = QT_TRANSLATE_NOOP("QObject",
                              "The value that a certain share of the rows lies below: 0.5 is the median."),
     .hint = QT_TRANSLATE_NOOP(
         "QObject",
         "The exponential mechanism prefers values whose rank is near the wanted one; it needs no noise."),
     .quantity = QT_TRANSLATE_NOOP("QObject", "quantile %1 of %2"),
     .noiseCosts = QT_TRANSLATE_NOOP(
         "QObject",
         "At this ε so many ranks can hardly be told apart that the quantile differs more than if other "
         "people had been asked. More ε or more rows help; narrower bounds do only where fewer ranks "
         "than that lie between the quantile and a bound."),
     .bounds = QT_TRANSLATE_NOOP(
         "QObject",
         "Declared, public bounds: the quantile is drawn from between them, by ranks. Values outside are "
         "moved to the nearest bound."),
     .aboutClipping = QT_TRANSLATE_NOOP(
         "QObject",
         "%1 of the error is that the quantile lies outside the declared bounds, between which every answer "
         "is drawn. That stays whatever ε is; wider bounds remove it."),
     .whyNot =
         QT_TRANSLATE_NOOP("QObject",
                           "Noise on a quantile would have to be as wide as the bounds: one row can move it "
                           "that far. The exponential mechanism does better."),
     .cards = {"tied-quantile", "uniform-quantile", "clipping-dominates", "wanted-below-clipping"}},
    {.kind = StatisticKind::histogram,
     .name = QT_TRANSLATE_NOOP("QObject", "histogram"),
     .tip = QT_TRANSLATE_NOOP(
         "QObject", "How many rows lie in each of some equal cells, or have each of the categories."),
     .hint = QT_TRANSLATE_NOOP("QObject",
                               "One replaced row leaves one cell for another: two counts change by 1 each."),
     .quantity = QT_TRANSLATE_NOOP("QObject", "counts of %1"),
     .noiseCosts = QT_TRANSLATE_NOOP(
         "QObject",
         "At this ε the noise on a cell is larger than what its count would differ by if other people had "
         "been asked. More ε helps, fewer statistics that share it, or coarser cells: each holds more rows "
         "and has the same noise."),
     .bounds = QT_TRANSLATE_NOOP(
         "QObject",
         "Declared, public bounds: the cells lie between them, and a value outside is "
         "counted in the cell at that end. The noise on a cell is the same for any bounds."),
     .aboutClipping = QT_TRANSLATE_NOOP(
         "QObject",
         "%1 of the error is that of values outside the declared bounds: they are counted in the cells at "
         "the ends before any noise is added. That stays whatever ε is; wider bounds remove it, and as many "
         "cells are then coarser."),
     .cards = {"told-outright", "below-zero", "hidden-row", "clipping-dominates", "wanted-below-clipping",
               "more-cells-than-rows", "ragged-histogram", "full-ends", "uncounted"}}};
static_assert(isOneRowEach(kStatisticWords));

constexpr std::array<std::string_view, 3> kCardsOfEach = {"starved-part", "same-labels", "almost-free"};

}  // namespace

bool StatisticWords::isAbout(std::string_view card) const {
  return std::ranges::count(cards, card) + std::ranges::count(kCardsOfEach, card) > 0;
}

const StatisticWords& wordsOf(StatisticKind kind) {
  return kStatisticWords[static_cast<std::size_t>(kind)];
}

}  // namespace epsiscope
