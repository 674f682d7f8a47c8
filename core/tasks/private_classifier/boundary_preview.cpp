#include "core/tasks/private_classifier/boundary_preview.h"

#include <algorithm>
#include <cmath>
#include <mutex>

#include "core/erm/private_fit.h"
#include "core/tasks/private_classifier/cells.h"
#include "core/tasks/private_classifier/level_line.h"
#include "core/base/parallel.h"
#include "core/tasks/preview_axis.h"
#include "core/tasks/private_classifier/cache.h"
#include "core/tasks/streams.h"
#include "core/tasks/task.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

constexpr std::size_t kGrid = 80, kDraws = 50, kMostShown = 2000;
/// The most pieces of all draws together. More cannot be distinguished, and a chart takes time like the
/// square of their number.
constexpr std::size_t kMostPieces = 1000;

bool holdsNumbers(const Feature& feature) {
  return feature.codes.empty();
}

/// Whether the study itself has two features, both of numbers.
bool isPlane(const PrivateClassifierCache& cache) {
  const std::vector<Feature>& features = cache.data().features;
  return features.size() == 2 && std::ranges::all_of(features, holdsNumbers);
}

Study withFeatures(const Study& study, const std::vector<std::string>& features) {
  Study next = study;
  next.data.features = features;
  std::erase_if(next.data.columnBounds,
                [&](const ColumnBound& bound) { return std::ranges::count(features, bound.column) == 0; });
  return next;
}

/// Returns the cache of only the two features: that of the previous preview where it is the same. Null if
/// cancelled.
std::shared_ptr<const TaskCache> planeOf(const Study& study, const TaskCache& cache, const GoOn& goOn,
                                         const BoundaryPreview* drawn) {
  const std::shared_ptr<const Dataset>& dataset = cache.table()->dataset();
  if (drawn != nullptr && drawn->plane && isCacheOf(*drawn->plane, study, dataset.get())) return drawn->plane;
  return buildCache(study, PreparedTable::of(study, dataset), goOn);
}

/// Shows the training rows, no more than can be seen, and the range of both features over all of them.
void showRows(const ClassifierSplit& split, BoundaryPreview& preview) {
  const PreparedData& data = split.data().table->data();
  const std::vector<std::uint32_t>& places = split.trainPlaces();
  const std::size_t step = (places.size() + kMostShown - 1) / kMostShown;
  const auto at = [&](std::size_t feature, std::size_t i) {
    return data.features[feature].at(data.rows[places[i]]);
  };
  preview.xLow = preview.xHigh = at(0, 0);
  preview.yLow = preview.yHigh = at(1, 0);
  for (std::size_t i = 0; i < places.size(); ++i) {
    const double x = at(0, i), y = at(1, i);
    preview.xLow = std::min(preview.xLow, x);
    preview.xHigh = std::max(preview.xHigh, x);
    preview.yLow = std::min(preview.yLow, y);
    preview.yHigh = std::max(preview.yHigh, y);
    if (i % step != 0) continue;
    const bool positive = split.train().y[static_cast<Eigen::Index>(i)] > 0;
    (positive ? preview.positiveX : preview.negativeX).push_back(x);
    (positive ? preview.positiveY : preview.negativeY).push_back(y);
  }
  if (step > 1)
    preview.notes.push_back(filled(sentence("Core", "One in %1 rows is shown, of %2."), step, places.size()));
}

/// Widens the range of a feature that has only one value.
void widen(double& low, double& high) {
  const double margin = high > low ? 0.05 * (high - low) : std::max(0.5, 0.05 * std::abs(low));
  low -= margin;
  high += margin;
}

double gridValue(double low, double high, std::size_t i) {
  return low + (high - low) * static_cast<double>(i) / static_cast<double>(kGrid - 1);
}

/// The grid's points as rows, prepared like those of the file.
std::shared_ptr<const ClassRows> gridRows(const FeatureInputs& features, const ClassifierSplit& split,
                                          const BoundaryPreview& preview) {
  auto points = std::make_shared<Dataset>();
  points->columns = {{.name = preview.xName}, {.name = preview.yName}};
  PreparedData data;
  data.dataset = points;
  data.features = {{.name = preview.xName}, {.name = preview.yName}};
  for (std::size_t j = 0; j < kGrid; ++j)
    for (std::size_t i = 0; i < kGrid; ++i) {
      points->columns[0].values.push_back(gridValue(preview.xLow, preview.xHigh, i));
      points->columns[1].values.push_back(gridValue(preview.yLow, preview.yHigh, j));
      data.rows.push_back(static_cast<std::uint32_t>(data.rows.size()));
    }
  for (std::size_t k = 0; k < 2; ++k) data.features[k].values = points->columns[k].values;
  UnitRowsOptions options = unitRowsOptions(features, data);
  options.columnBounds = split.data().unit.columnBounds;
  options.columnLowers = split.data().unit.columnLowers;
  const UnitRows made = unitRows(data, options);
  return split.mapped(made.rows, 1);
}

BoundaryPreview::Line lineOf(const BoundaryPreview& preview, const ClassRows& grid,
                             const Eigen::VectorXd& weights) {
  Eigen::VectorXd scores;
  grid.margins(weights, scores);
  LevelLine line = levelLine({scores.data(), static_cast<std::size_t>(scores.size())}, kGrid);
  const auto scaled = [](std::vector<double>& values, double low, double high) {
    for (double& value : values) value = low + (high - low) * value / static_cast<double>(kGrid - 1);
  };
  scaled(line.x, preview.xLow, preview.xHigh);
  scaled(line.y, preview.yLow, preview.yHigh);
  return {std::move(line.x), std::move(line.y)};
}

std::size_t piecesOf(const BoundaryPreview::Line& line) {
  if (line.x.empty()) return 0;
  return 1 + static_cast<std::size_t>(
                 std::count_if(line.x.begin(), line.x.end(), [](double x) { return std::isnan(x); }));
}

/// Leaves out all but the first draws, as many as can be seen.
void leaveOutPieces(BoundaryPreview& preview) {
  std::size_t pieces = 0, kept = 0;
  while (kept < preview.draws.size() && (pieces += piecesOf(preview.draws[kept])) <= kMostPieces) ++kept;
  if (kept == preview.draws.size()) return;
  preview.draws.resize(kept);
  preview.notes.push_back(filled(sentence("Core",
                                          "%1 of %2 private boundaries are shown, for they break into very "
                                          "many pieces; a smaller gamma gives smoother ones."),
                                 kept, kDraws));
}

/// The data that the parts of one picture share.
struct BoundaryParts {
  const Study& study;
  const LabelledRows& rows;
  const ClassRows& grid;
  const Loss loss;
  const int trial;
  const GoOn& goOn;
};

/// Draws the lines from weights with different noise each; along epsilon only its scale changes.
void drawLines(const BoundaryParts& picture, const Eigen::VectorXd& start, BoundaryPreview& preview) {
  const Perturbation method = methodOf(picture.study, preview.method);
  std::vector<char> reached(kDraws, 0);
  preview.draws.resize(kDraws);
  const bool all = parallelFor(kDraws, 0, [&](std::size_t draw) {
    Rng rng = classifierStream(picture.study.seed, picture.trial, "boundary", 0, 0, 0, draw);
    const PrivateFit fit =
        fitPrivately({picture.rows, rng}, picture.loss, picture.study.privateClassifier.lambda, method,
                     rowBudget(picture.study, viewEpsilon(picture.study)), start, picture.goOn);
    if (!picture.goOn()) return false;
    preview.draws[draw] = lineOf(preview, picture.grid, fit.weights);
    reached[draw] = fit.reached;
    return true;
  });
  if (all && std::find(reached.begin(), reached.end(), 0) != reached.end())
    preview.notes.push_back(notReachedSentence(method));
}

}  // namespace

std::vector<std::string> firstTwoFeatures(const TaskCache& cache) {
  std::vector<std::string> names;
  for (const Feature& feature : cache.data().features)
    if (holdsNumbers(feature) && names.size() < 2) names.push_back(feature.name);
  return names.size() == 2 ? names : std::vector<std::string>();
}

namespace {

/// Precondition: the study has two features, both of numbers.
BoundaryPreview boundaryOf(const Study& study, const PrivateClassifierCache& cache, const GoOn& asked) {
  BoundaryPreview preview;
  const ClassifierSplit& split = cache.split();
  preview.xName = cache.data().features[0].name;
  preview.yName = cache.data().features[1].name;
  preview.method = shownClassifierMethod(study);
  if (!preview.method.empty()) preview.guarantee = taskOf(study).promise(study, cache.data(), preview.method);
  showRows(split, preview);
  widen(preview.xLow, preview.xHigh);
  widen(preview.yLow, preview.yHigh);

  std::mutex guard;
  const GoOn goOn = [&] {
    const std::lock_guard lock(guard);
    return asked();
  };
  const std::shared_ptr<const ClassRows> grid = gridRows(featureInputs(study.data), split, preview);
  const BoundaryParts picture{study,         split.train(), *grid, lossOf(study.privateClassifier),
                              cache.trial(), goOn};
  const Minimum minimum =
      minimise(*picture.rows.x, picture.rows.y,
               {.loss = picture.loss, .lambda = study.privateClassifier.lambda}, {}, goOn);
  if (!goOn()) return preview;
  preview.withoutPrivacy = lineOf(preview, *grid, minimum.weights);
  if (!preview.method.empty()) drawLines(picture, minimum.weights, preview);
  leaveOutPieces(preview);
  return preview;
}

}  // namespace

BoundaryPreview previewBoundary(const Study& study, const TaskCache& cache, const GoOn& goOn,
                                const BoundaryPreview* drawn) {
  const auto* own = PrivateClassifierCache::ifOf(&cache);
  BoundaryPreview preview;
  if (own == nullptr) {
    preview.reason = sentence("Core", "Only private classifiers have a boundary to see.");
    return preview;
  }
  if (isPlane(*own)) return boundaryOf(study, *own, goOn);
  const std::vector<std::string> features = firstTwoFeatures(cache);
  if (features.empty()) {
    preview.reason = sentence(
        "Core",
        "A boundary can be drawn for two features that hold numbers; choose two in the list of features.");
    return preview;
  }
  const Study plane = withFeatures(study, features);
  const std::shared_ptr<const TaskCache> learned = planeOf(plane, cache, goOn, drawn);
  if (!learned) return preview;
  preview = boundaryOf(plane, PrivateClassifierCache::of(*learned), goOn);
  preview.plane = learned;
  preview.notes.push_back(
      filled(sentence("Core",
                      "Learned from %1 and %2 alone, the first two features that hold numbers; to see "
                      "others, choose two in the list of features."),
             features.front(), features.back()));
  return preview;
}

}  // namespace epsiscope
