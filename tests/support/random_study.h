#pragma once

#include <cmath>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/random/rng.h"
#include "core/study/printed_mistakes.h"
#include "core/study/study.h"
#include "tests/support/every_task.h"

namespace epsiscope::test {

template <class Item>
const Item& anyOf(Rng& rng, const std::vector<Item>& items) {
  return items[rng.below(items.size())];
}

inline bool anyBool(Rng& rng) {
  return rng.below(2) == 0;
}

inline int anyInt(Rng& rng) {
  return static_cast<int>(rng.below(2000)) - 1000;
}

inline double anyNumber(Rng& rng) {
  return std::ldexp(rng.normal(), static_cast<int>(rng.below(80)) - 40);
}

inline std::string anyText(Rng& rng) {
  return anyOf<std::string>(
      rng, {"", "plain", "two words", "quote\"s", "back\\slash", "Größe", "line\nbreak", "5", "null"});
}

template <class Value>
std::optional<Value> maybe(Rng& rng, Value value) {
  return anyBool(rng) ? std::nullopt : std::optional<Value>(std::move(value));
}

/// None to two.
template <class Make>
auto some(Rng& rng, const Make& make) {
  std::vector<decltype(make(rng))> items;
  for (std::uint64_t i = rng.below(3); i > 0; --i) items.push_back(make(rng));
  return items;
}

inline DataChoice randomData(Rng& rng) {
  DataChoice data;
  data.file = anyText(rng);
  data.sha256 = maybe(rng, anyText(rng));
  data.target = anyText(rng);
  data.features = maybe(rng, some(rng, anyText));
  data.lower = maybe(rng, anyNumber(rng));
  data.upper = maybe(rng, anyNumber(rng));
  data.boundsFromData = anyBool(rng);
  data.unit = maybe(rng, anyText(rng));
  data.positive = maybe(rng, anyText(rng));
  data.prepare = anyText(rng);
  data.columnBounds = some(rng, [](Rng& r) {
    return ColumnBound{anyText(r), anyNumber(r), maybe(r, anyNumber(r))};
  });
  data.reading.origin = maybe(rng, anyBool(rng) ? ReadingOrigin::detected : ReadingOrigin::declared);
  data.reading.sheet = maybe(rng, anyText(rng));
  data.reading.separator = maybe(rng, anyText(rng));
  data.reading.decimal = maybe(rng, anyText(rng));
  data.reading.encoding = maybe(rng, anyText(rng));
  data.reading.header = maybe(rng, anyBool(rng));
  data.reading.names = maybe(rng, some(rng, anyText));
  data.missing = anyOf(rng, std::vector{MissingRule::stop, MissingRule::dropRows, MissingRule::dropColumns,
                                        MissingRule::mean});
  data.recipe = maybe(rng, anyText(rng));
  data.columns = some(rng, [](Rng& r) {
    return ColumnChoice{.column = anyText(r),
                        .kind = maybe(r, anyBool(r) ? ColumnKind::number : ColumnKind::text),
                        .categories = maybe(r, some(r, anyText)),
                        .reading = maybe(r, anyBool(r) ? CellForm::percent : CellForm::dayFirst),
                        .unit = maybe(r, anyText(r)),
                        .missing = some(r, anyText),
                        .same = some(r, [](Rng& s) { return some(s, anyText); }),
                        .labels = anyBool(r) ? std::map<std::string, std::string>()
                                             : std::map<std::string, std::string>{{anyText(r), "a"}}};
  });
  data.reading.thousands = maybe(rng, anyText(rng));
  data.reading.quote = maybe(rng, anyText(rng));
  data.reading.comment = maybe(rng, anyText(rng));
  data.reading.missingValues = maybe(rng, some(rng, anyText));
  data.reading.skipLines = maybe(rng, anyInt(rng));
  data.reading.skipBelow = maybe(rng, anyInt(rng));
  data.reading.unitLine = maybe(rng, anyBool(rng));
  data.reading.shortYears = maybe(rng, anyInt(rng));
  data.maxCategories = maybe(rng, anyInt(rng));
  data.person = maybe(rng, anyText(rng));
  data.rowsPerPerson = maybe(rng, anyInt(rng));
  data.weight = maybe(rng, anyText(rng));
  data.badCells = anyOf(rng, std::vector{BadCellRule::stop, BadCellRule::dropRows, BadCellRule::mean});
  return data;
}

inline NumberPerEpsilon anyNumberPerEpsilon(Rng& rng) {
  NumberPerEpsilon numbers;
  numbers = maybe(rng, anyNumber(rng));
  if (!numbers) numbers.each = some(rng, anyNumber);
  return numbers;
}

inline LabelPrivacy randomLabelPrivacy(Rng& rng) {
  LabelPrivacy task;
  task.methods = some(rng, anyText);
  task.learners = some(rng, anyText);
  task.lambda = maybe(rng, anyNumber(rng));
  task.zeta = anyNumberPerEpsilon(rng);
  task.delta = anyNumber(rng);
  task.prior = anyOf(rng, std::vector{PriorKind::noisyCounts, PriorKind::noisyLabels, PriorKind::uniform,
                                      PriorKind::file, PriorKind::exact});
  task.priorFile = maybe(rng, anyText(rng));
  task.priorShare = anyNumberPerEpsilon(rng);
  task.binWidth = anyNumber(rng);
  task.clipPredictions = anyBool(rng);
  task.randomFeatures = anyInt(rng);
  task.featureGamma = maybe(rng, anyNumber(rng));
  task.rrValues = anyInt(rng);
  task.unbiasedValues = anyInt(rng);
  return task;
}

inline KernelRelease randomKernelRelease(Rng& rng) {
  KernelRelease task;
  task.method = anyText(rng);
  task.loss = maybe(rng, anyText(rng));
  task.quantile = anyNumber(rng);
  task.threshold = anyNumber(rng);
  task.kernel = anyText(rng);
  task.gamma = anyNumber(rng);
  task.degree = anyInt(rng);
  task.lambda = anyNumber(rng);
  task.lambdaSweep = some(rng, anyNumber);
  task.release = anyText(rng);
  task.predictions = anyInt(rng);
  task.delta = anyNumber(rng);
  task.smoothness = anyNumber(rng);
  task.approximation = anyNumber(rng);
  task.bound = anyNumber(rng);
  task.mostRows = anyInt(rng);
  return task;
}

inline StatisticKind anyStatistic(Rng& rng) {
  return anyOf(rng, std::vector{StatisticKind::count, StatisticKind::sum, StatisticKind::mean,
                                StatisticKind::variance, StatisticKind::quantile, StatisticKind::histogram});
}

inline FurtherStatistic randomFurtherStatistic(Rng& rng) {
  return {.column = anyText(rng),
          .statistic = anyStatistic(rng),
          .mechanism = anyText(rng),
          .lower = maybe(rng, anyNumber(rng)),
          .upper = maybe(rng, anyNumber(rng)),
          .positive = maybe(rng, anyText(rng)),
          .quantile = anyNumber(rng),
          .bins = anyInt(rng),
          .share = anyNumber(rng),
          .by = some(rng, anyText),
          .halfWidth = maybe(rng, anyNumber(rng)),
          .weight = maybe(rng, anyText(rng)),
          .boundsShare = anyNumber(rng)};
}

inline Statistic randomStatistic(Rng& rng) {
  Statistic task;
  task.statistic = anyStatistic(rng);
  task.mechanism = anyText(rng);
  task.quantile = anyNumber(rng);
  task.bins = anyInt(rng);
  task.delta = anyNumber(rng);
  task.share = anyNumber(rng);
  task.by = some(rng, anyText);
  task.level = anyNumber(rng);
  task.halfWidth = maybe(rng, anyNumber(rng));
  task.boundsShare = anyNumber(rng);
  task.isConsistent = anyBool(rng);
  task.others = some(rng, randomFurtherStatistic);
  return task;
}

inline LabelClasses randomClasses(Rng& rng) {
  LabelClasses task;
  task.methods = some(rng, anyText);
  task.classes = maybe(rng, some(rng, anyText));
  task.prior = anyOf(rng, std::vector{PriorKind::noisyCounts, PriorKind::noisyLabels, PriorKind::uniform,
                                      PriorKind::file, PriorKind::exact});
  task.priorShare = maybe(rng, anyNumber(rng));
  task.lambda = maybe(rng, anyNumber(rng));
  task.randomFeatures = anyInt(rng);
  task.gamma = maybe(rng, anyNumber(rng));
  return task;
}

inline PrivateRegression randomRegression(Rng& rng) {
  PrivateRegression task;
  task.methods = some(rng, anyText);
  task.lambda = maybe(rng, anyNumber(rng));
  task.delta = anyNumber(rng);
  task.randomFeatures = anyInt(rng);
  task.gamma = anyNumber(rng);
  return task;
}

inline PrivateClassifier randomClassifier(Rng& rng) {
  PrivateClassifier task;
  task.methods = some(rng, anyText);
  task.loss = anyText(rng);
  task.h = anyNumber(rng);
  task.lambda = anyNumber(rng);
  task.lambdaSweep = some(rng, anyNumber);
  task.draws = anyInt(rng);
  task.randomFeatures = anyInt(rng);
  task.gamma = anyNumber(rng);
  task.tune = maybe(rng, some(rng, anyNumber));
  task.tuning = anyText(rng);
  task.delta = anyNumber(rng);
  return task;
}

inline PublishedColumn randomPublished(Rng& rng) {
  return {.label = anyText(rng),
          .method = anyText(rng),
          .source = anyText(rng),
          .isPrivate = anyBool(rng),
          .reason = anyText(rng),
          .epsilon = some(rng, anyNumber),
          .error = some(rng, anyNumber),
          .sd = some(rng, anyNumber),
          .lambda = some(rng, anyNumber),
          .withoutPrivacy = maybe(rng, anyNumber(rng))};
}

inline ChartLook randomLook(Rng& rng) {
  return {.chart = anyText(rng),
          .zoom = some(rng, anyNumber),
          .hidden = some(rng, anyText),
          .markers = some(rng, anyNumber),
          .logX = maybe(rng, anyBool(rng)),
          .logY = maybe(rng, anyBool(rng))};
}

inline ViewState randomView(Rng& rng) {
  ViewState view;
  view.epsilon = anyNumber(rng);
  view.label = maybe(rng, anyNumber(rng));
  view.otherLabel = maybe(rng, anyNumber(rng));
  view.tab = anyText(rng);
  view.learner = maybe(rng, anyText(rng));
  view.errorTarget = maybe(rng, anyNumber(rng));
  view.metric = anyText(rng);
  view.tradeOffAxis = anyText(rng);
  view.theoryAxis = anyText(rng);
  view.asPrinted = anyBool(rng);
  view.errorOverZeta = anyBool(rng);
  view.feature = maybe(rng, anyText(rng));
  view.columns = maybe(rng, some(rng, anyText));
  view.grid = anyText(rng);
  view.spacing = anyText(rng);
  view.brushLow = maybe(rng, anyNumber(rng));
  view.brushHigh = maybe(rng, anyNumber(rng));
  view.privateData = anyBool(rng);
  view.method = maybe(rng, anyText(rng));
  view.compareEpsilon = maybe(rng, anyNumber(rng));
  view.ghost = anyBool(rng);
  view.row = maybe(rng, rng.bits());
  view.searchDeeper = anyBool(rng);
  view.draws = anyInt(rng);
  view.charts = some(rng, randomLook);
  view.lesson = maybe(rng, anyText(rng));
  view.lessonStep = anyInt(rng);
  if (anyBool(rng)) view.other = R"({"colour":["laplace"],"later":[0.5,2]})";
  return view;
}

/// Any value in every field, whether it makes sense or not.
inline Study randomStudy(Rng& rng) {
  Study study;
  study.data = randomData(rng);
  study.task = anyOf(rng, everyTask());
  study.mode = anyOf(rng, std::vector{Mode::classroom, Mode::release});
  study.epsilon = some(rng, anyNumber);
  study.trials = anyInt(rng);
  study.testFraction = rng.uniform();
  study.trainSizes = some(rng, anyInt);
  study.seed = rng.bits();
  if (rng.uniform() < 0.5) study.splitSeed = rng.bits();
  if (rng.uniform() < 0.5) study.priorSeed = rng.bits();
  study.labelPrivacy = randomLabelPrivacy(rng);
  study.kernelRelease = randomKernelRelease(rng);
  study.privateClassifier = randomClassifier(rng);
  study.statistic = randomStatistic(rng);
  study.labelClasses = randomClasses(rng);
  study.privateRegression = randomRegression(rng);
  study.published = some(rng, randomPublished);
  for (const PrintedMistakeRow& row : printedMistakes())
    if (rng.below(4) == 0) study.asPrinted.emplace_back(row.id);
  study.view = randomView(rng);
  study.about = {.purpose = anyText(rng), .author = anyText(rng)};
  return study;
}

}  // namespace epsiscope::test
