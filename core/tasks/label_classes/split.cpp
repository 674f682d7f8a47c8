#include "core/tasks/label_classes/split.h"

#include <algorithm>
#include <utility>

#include "core/base/evenly_spread.h"
#include "core/learners/learner_features.h"
#include "core/prepare/split.h"
#include "core/random/shuffle.h"
#include "core/tasks/split_rows.h"
#include "core/tasks/streams.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

/// The number of rows gathered at once.
constexpr std::size_t kGatheredRows = 1024;
/// The limit of the numbers and scores of the training rows, over which a fit passes up to a hundred times: a
/// fit of so many takes seconds.
constexpr std::size_t kMostSplitNumbers = std::size_t{1} << 23;
constexpr std::size_t kFewestSplitRows = 16384;

/// The rows one after the other; empty if cancelled.
std::vector<double> gatheredRows(const FeatureRows& features, std::span<const std::uint32_t> rows,
                                 const GoOn& goOn) {
  const std::size_t width = features.width();
  std::vector<double> numbers(rows.size() * width);
  Eigen::MatrixXd block;
  for (std::size_t first = 0; first < rows.size(); first += kGatheredRows) {
    if (!goOn(static_cast<double>(first) / static_cast<double>(rows.size()))) return {};
    features.gather(rows.subspan(first, std::min(kGatheredRows, rows.size() - first)), block);
    Eigen::MatrixXd::Map(numbers.data() + first * width, block.cols(), block.rows()) = block.transpose();
  }
  return numbers;
}

/// The labels of these rows of the table. `labels`: of the rows in use, which are ascending.
std::vector<std::int32_t> labelsOf(const ClassLabels& labels, const std::vector<std::uint32_t>& inUse,
                                   std::span<const std::uint32_t> rows) {
  std::vector<std::int32_t> found;
  found.reserve(rows.size());
  for (const std::uint32_t row : rows) {
    const auto place = std::lower_bound(inUse.begin(), inUse.end(), row) - inUse.begin();
    found.push_back(labels.codes[static_cast<std::size_t>(place)]);
  }
  return found;
}

std::vector<std::string> notesOfLabels(const ClassLabels& labels) {
  std::vector<std::string> notes;
  if (labels.others > 0)
    notes.push_back(counted("Core",
                            "%n rows have a label that is none of the declared classes: they answer evenly, "
                            "and count as errors where they are tested on.",
                            "%n row has a label that is none of the declared classes: it answers evenly, and "
                            "counts as an error where it is tested on.",
                            labels.others));
  const std::vector<double> counts = classCounts(labels.codes, labels.classes.size());
  std::vector<std::string> absent;
  for (std::size_t i = 0; i < counts.size(); ++i)
    if (counts[i] == 0) absent.push_back(labels.classes[i]);
  if (!absent.empty())
    notes.push_back(filled(sentence("Core", "No row has the class %1."), quotedList(absent)));
  if (std::ranges::count_if(counts, [](double count) { return count > 0; }) == 1)
    notes.push_back(sentence(
        "Core",
        "All rows have the same class, so there is nothing to distinguish and every guess is right."));
  return notes;
}

}  // namespace

std::shared_ptr<const LabelClassesSplit> LabelClassesSplit::build(const LabelClassesInputs& inputs,
                                                                  const PreparedData& data, unsigned threads,
                                                                  const GoOn& goOn) {
  std::shared_ptr<LabelClassesSplit> made(new LabelClassesSplit);
  made->m_trial = inputs.split.trial;
  made->m_counts = data.counts;
  ClassLabels labels =
      classLabels(*data.targetColumn, data.rows,
                  inputs.classes ? *inputs.classes : classesIn(*data.targetColumn, data.rows, kMostClasses));
  made->m_labelNotes = notesOfLabels(labels);

  const Split split = splitRows(data.rows, data.persons, inputs.split);
  LearnerFeatures learner;
  learner.random = inputs.randomFeatures > 0;
  if (learner.random) {
    learner.count = static_cast<std::size_t>(inputs.randomFeatures);
    learner.gamma = inputs.gamma;
    learner.seed = featureStream(inputs.split.seed, inputs.split.trial).bits();
  }
  const GoOn gate = goOn.oneAtATime().at(0);
  const auto features = makeFeatureRows(data, split, learner, threads, gate);
  if (!gate()) return nullptr;
  if (!features->dropped().empty())
    made->m_notes.push_back(filled(sentence("Core", "Left out, being constant in the training part: %1."),
                                   quotedList(features->dropped())));
  made->m_width = features->width();
  const std::size_t most =
      std::max(kFewestSplitRows, kMostSplitNumbers / (made->m_width + labels.classes.size()));
  std::vector<std::uint32_t> train = evenlySpread<std::uint32_t>(split.train, most);
  const std::vector<std::uint32_t> test = evenlySpread<std::uint32_t>(split.test, most);
  if (train.size() < split.train.size() || test.size() < split.test.size())
    made->m_notes.push_back(
        filled(sentence("Core",
                        "Fitted to %1 of %2 training rows and tested on %3 of %4 test rows, evenly spread: "
                        "all of them would take too long. The labels of the others are not used."),
               train.size(), split.train.size(), test.size(), split.test.size()));
  Rng order = orderStream(inputs.split.seed, inputs.split.trial);
  shuffle(std::span(train), order);
  made->m_trainLabels = labelsOf(labels, data.rows, train);
  made->m_testLabels = labelsOf(labels, data.rows, test);
  made->m_train = gatheredRows(*features, train, goOn.part(0, 0.8));
  made->m_test = gatheredRows(*features, test, goOn.part(0.8, 1));
  made->m_classes = std::move(labels.classes);
  return goOn(1) ? made : nullptr;
}

ClassRowsPart LabelClassesSplit::train(std::size_t rows) const {
  const std::size_t count = rows == 0 ? trainRows() : std::min(rows, trainRows());
  return {{std::span(m_train).first(count * width()), width()}, std::span(m_trainLabels).first(count)};
}

double LabelClassesSplit::testError(const ClassWeights& weights) const {
  const RowBlock rows{m_test, m_width};
  std::vector<double> scores;
  std::size_t wrong = 0;
  for (std::size_t i = 0; i < testRows(); ++i)
    wrong += static_cast<std::int32_t>(weights.predicted(rows.row(i), scores)) == m_testLabels[i] ? 0 : 1;
  return static_cast<double>(wrong) / static_cast<double>(testRows());
}

double LabelClassesSplit::errorOfConstant(std::size_t predicted) const {
  const auto right = std::ranges::count(m_testLabels, static_cast<std::int32_t>(predicted));
  return 1 - static_cast<double>(right) / static_cast<double>(m_testLabels.size());
}

double LabelClassesSplit::errorOfBestConstant() const {
  double least = 1;
  for (std::size_t i = 0; i < m_classes.size(); ++i) least = std::min(least, errorOfConstant(i));
  return least;
}

}  // namespace epsiscope
