#include "core/tasks/private_classifier/split.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>
#include <numeric>
#include <utility>

#include "core/erm/classes.h"
#include "core/erm/dense_rows.h"
#include "core/erm/loss.h"
#include "core/erm/output_error.h"
#include "core/prepare/split.h"
#include "core/random/shuffle.h"
#include "core/tasks/split_rows.h"
#include "core/tasks/streams.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

using Eigen::Index;

/// Notes rows that are all 0: only a constant can distinguish them.
void noteEmptyRows(const SparseRows& rows, std::vector<std::string>& notes) {
  std::size_t empty = 0;
  for (std::size_t i = 0; i < rows.rows(); ++i) empty += rows.entriesOf(i).empty() ? 1 : 0;
  if (empty > 0)
    notes.push_back(counted(
        "Core",
        "%n rows have no entry but 0; every classifier without a constant puts such a row into the class -1.",
        "%n row has no entry but 0; every classifier without a constant puts such a row into the class -1.",
        empty));
}

void noteRareClass(const Eigen::VectorXd& labels, const std::string& positive,
                   std::vector<std::string>& notes) {
  const auto count = (labels.array() > 0).count();
  if (count == 1)
    notes.push_back(filled(
        sentence("Core", "Only one row has the class %1; it is learned from or tested on, never both."),
        quoted(positive)));
  else if (count + 1 == labels.size())
    notes.push_back(filled(
        sentence("Core",
                 "Only one row has another class than %1; it is learned from or tested on, never both."),
        quoted(positive)));
}

Eigen::VectorXd taken(const Eigen::VectorXd& all, std::span<const std::uint32_t> which) {
  Eigen::VectorXd some(static_cast<Index>(which.size()));
  for (std::size_t i = 0; i < which.size(); ++i) some[static_cast<Index>(i)] = all[which[i]];
  return some;
}

Eigen::VectorXd normsOf(const SparseRows& rows) {
  Eigen::VectorXd norms(static_cast<Index>(rows.rows()));
  for (std::size_t i = 0; i < rows.rows(); ++i) {
    const std::span<const double> entries = rows.entriesOf(i);
    norms[static_cast<Index>(i)] =
        Eigen::Map<const Eigen::VectorXd>(entries.data(), static_cast<Index>(entries.size())).norm();
  }
  return norms;
}

std::shared_ptr<const SparseRows> sparse(std::unique_ptr<ClassRows> rows) {
  return std::shared_ptr<const SparseRows>(static_cast<const SparseRows*>(rows.release()));
}

}  // namespace

std::shared_ptr<const ClassifierData> classifierData(const PrivateClassifierInputs& inputs,
                                                     std::shared_ptr<const PreparedTable> table) {
  const PreparedData& data = table->data();
  auto made = std::make_shared<ClassifierData>();
  made->unit = unitRows(data, unitRowsOptions(inputs.features, data));
  std::vector<Problem> problems;
  Classes classes = classesOf(*data.targetColumn, data.rows, inputs.positive, problems);
  assert(problems.empty() && !made->unit.longRow);
  made->labels = std::move(classes.labels);
  made->notes = std::move(classes.notes);
  for (const std::string& note : made->unit.notes) addOnce(made->notes, note);
  for (const std::string& note : data.fromOtherRows) addOnce(made->notes, note);
  if (!made->unit.notes.empty())
    made->takenFromRows = made->unit.notes.front();
  else if (!data.fromOtherRows.empty())
    made->takenFromRows = data.fromOtherRows.front();
  noteRareClass(made->labels, *inputs.positive, made->notes);
  noteEmptyRows(*made->unit.rows, made->notes);
  made->table = std::move(table);
  return made;
}

std::shared_ptr<const ClassifierSplit> ClassifierSplit::build(const PrivateClassifierInputs& inputs,
                                                              std::shared_ptr<const ClassifierData> data,
                                                              unsigned threads, const GoOn& goOn) {
  std::vector<std::uint32_t> places(data->table->data().rows.size());
  std::iota(places.begin(), places.end(), 0U);
  const Split split = splitRows(places, data->table->data().persons, inputs.split);

  std::shared_ptr<ClassifierSplit> made(new ClassifierSplit);
  made->m_train.y = taken(data->labels, split.train);
  made->m_test.y = taken(data->labels, split.test);
  made->m_trainPlaces = split.train;
  made->m_data = std::move(data);
  if (!made->takeRows(inputs, split, threads, goOn)) return nullptr;
  made->m_noise.emplace(made->m_train.x->columns());
  made->m_order.resize(split.train.size());
  std::iota(made->m_order.begin(), made->m_order.end(), 0U);
  Rng order = orderStream(inputs.split.seed, inputs.split.trial);
  shuffle(std::span(made->m_order), order);
  return goOn(1) ? made : nullptr;
}

bool ClassifierSplit::takeRows(const PrivateClassifierInputs& inputs, const Split& split, unsigned threads,
                               const GoOn& goOn) {
  const SparseRows& all = *m_data->unit.rows;
  const std::shared_ptr<const SparseRows> train = sparse(all.takeRows(split.train));
  const std::shared_ptr<const SparseRows> test = sparse(all.takeRows(split.test));
  m_train.x = train;
  m_test.x = test;
  m_testNorms = normsOf(*test);
  if (inputs.randomFeatures == 0) return goOn(0.5);
  Rng frequencies = featureStream(inputs.split.seed, inputs.split.trial);
  m_map.emplace(train->columns(), inputs.randomFeatures / 2, inputs.gamma, frequencies);
  if (inputs.cosinesAlone) {
    m_shifts.resize(inputs.randomFeatures / 2);
    for (double& shift : m_shifts) shift = 2 * std::numbers::pi * frequencies.uniform();
  }
  m_train.x = mapped(train, threads, [&] { return goOn(0.2); });
  m_test.x = m_train.x ? mapped(test, threads, [&] { return goOn(0.9); }) : nullptr;
  if (m_test.x) m_testNorms = static_cast<const DenseRows&>(*m_test.x).matrix().rowwise().norm();
  return m_test.x != nullptr;
}

std::shared_ptr<const ClassRows> ClassifierSplit::mapped(std::shared_ptr<const SparseRows> rows,
                                                         unsigned threads, const GoOn& goOn) const {
  if (!m_map) return rows;
  std::shared_ptr<const DenseRows> paired = m_map->map(*rows, threads, goOn);
  if (m_shifts.size() == 0 || paired == nullptr) return paired;
  return FourierRows::cosines(*paired, m_shifts);
}

LabelledRows ClassifierSplit::firstRows(std::size_t count) const {
  std::vector<std::uint32_t> which(m_order.begin(), m_order.begin() + static_cast<std::ptrdiff_t>(count));
  std::sort(which.begin(), which.end());
  return taken(m_train, which);
}

double ClassifierSplit::entriesOfRow() const {
  if (m_map) return static_cast<double>(m_train.x->columns());
  const auto& rows = static_cast<const SparseRows&>(*m_train.x);
  double entries = 0;
  for (std::size_t i = 0; i < rows.rows(); ++i) entries += static_cast<double>(rows.entriesOf(i).size());
  return entries / static_cast<double>(rows.rows());
}

TestErrors ClassifierSplit::errors(const Eigen::VectorXd& weights, const Loss& loss) const {
  Eigen::VectorXd scores;
  m_test.x->margins(weights, scores);
  double sum = 0;
  for (Index i = 0; i < scores.size(); ++i) sum += value(loss, m_test.y[i] * scores[i]);
  const auto rows = static_cast<double>(scores.size());
  return {static_cast<double>(countMistakes(scores, m_test.y)) / rows, sum / rows};
}

double ClassifierSplit::expectedError(const Eigen::VectorXd& weights, double scale, bool isNormal) const {
  Eigen::VectorXd scores;
  m_test.x->margins(weights, scores);
  if (isNormal) return expectedErrorOfNormalNoise(scores, m_test.y, m_testNorms, scale);
  return expectedErrorOfOutputPerturbation(scores, m_test.y, m_testNorms, scale, *m_noise);
}

double ClassifierSplit::errorOfConstantGuess() const {
  const auto positive = static_cast<double>((m_test.y.array() > 0).count());
  const double share = positive / static_cast<double>(m_test.y.size());
  return std::min(share, 1 - share);
}

}  // namespace epsiscope
