#include "core/tasks/private_regression/split.h"

#include <algorithm>
#include <numeric>
#include <span>
#include <utility>

#include "core/audit/neighbour_rows.h"
#include "core/audit/sums_audit.h"
#include "core/base/evenly_spread.h"
#include "core/privacy/clamped_laplace.h"
#include "core/random/shuffle.h"
#include "core/tasks/split_rows.h"
#include "core/tasks/streams.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

using Eigen::Index;
using Eigen::VectorXd;

/// The limit of the test rows' numbers: a draw passes over all of them, and so many take a hundredth of a
/// second.
constexpr std::size_t kMostTestedNumbers = std::size_t{1} << 23;
constexpr std::size_t kFewestTestedRows = 16384;

VectorXd labelsOfRows(const VectorXd& all, std::span<const std::uint32_t> places) {
  VectorXd some(static_cast<Index>(places.size()));
  for (std::size_t i = 0; i < places.size(); ++i) some[static_cast<Index>(i)] = all[places[i]];
  return some;
}

}  // namespace

std::shared_ptr<const RegressionSplit> RegressionSplit::build(const PrivateRegressionInputs& inputs,
                                                              std::shared_ptr<const RegressionData> data,
                                                              unsigned threads, const GoOn& goOn) {
  std::vector<std::uint32_t> places(data->table->data().rows.size());
  std::iota(places.begin(), places.end(), 0U);
  Split split = splitRows(places, data->table->data().persons, inputs.split);

  std::shared_ptr<RegressionSplit> made(new RegressionSplit);
  made->m_bounds = inputs.bounds;
  made->m_trial = inputs.split.trial;
  made->m_data = std::move(data);
  const auto columns = static_cast<std::size_t>(
      inputs.randomFeatures > 0 ? inputs.randomFeatures : made->m_data->unit.rows->columns());
  const std::size_t all = split.test.size();
  split.test = evenlySpread<std::uint32_t>(split.test,
                                           std::max(kFewestTestedRows, kMostTestedNumbers / (columns + 1)));
  if (split.test.size() < all)
    made->m_notes.push_back(filled(
        sentence("Core", "Tested on %1 of %2 test rows, evenly spread: all of them would take too long."),
        split.test.size(), all));
  made->m_labels = labelsOfRows(made->m_data->labels, split.train);
  for (double& label : made->m_labels) {
    const double clipped = inputs.bounds.clamp(label);
    if (clipped != label) ++made->m_clippedLabels;
    label = (clipped - inputs.bounds.middle()) / (inputs.bounds.width() / 2);
  }
  made->m_testLabels = labelsOfRows(made->m_data->labels, split.test);
  if (!made->takeRows(inputs, split, threads, goOn)) return nullptr;
  made->m_order.resize(split.train.size());
  std::iota(made->m_order.begin(), made->m_order.end(), 0U);
  Rng order = orderStream(inputs.split.seed, inputs.split.trial);
  shuffle(std::span(made->m_order), order);
  made->m_sums = regressionSums(*made->m_train, made->m_labels, rowWeights(hasConstant(inputs.features)),
                                [&] { return goOn(0.9); });
  return goOn(1) ? made : nullptr;
}

bool RegressionSplit::takeRows(const PrivateRegressionInputs& inputs, const Split& split, unsigned threads,
                               const GoOn& goOn) {
  m_train = m_data->unit.rows->takeRows(split.train);
  m_test = m_data->unit.rows->takeRows(split.test);
  if (inputs.randomFeatures == 0) return goOn(0.5);
  Rng frequencies = featureStream(inputs.split.seed, inputs.split.trial);
  const FourierRows map(m_train->columns(), inputs.randomFeatures / 2, inputs.gamma, frequencies);
  m_train = map.map(static_cast<const SparseRows&>(*m_train), threads, [&] { return goOn(0.2); });
  if (m_train) m_test = map.map(static_cast<const SparseRows&>(*m_test), threads, [&] { return goOn(0.7); });
  return m_train && m_test;
}

LabelledRows RegressionSplit::rowsOf(std::size_t rows) const {
  if (rows == 0 || rows >= trainRows()) return {m_train, m_labels};
  std::vector<std::uint32_t> which(m_order.begin(), m_order.begin() + static_cast<std::ptrdiff_t>(rows));
  std::sort(which.begin(), which.end());
  return {m_train->takeRows(which), labelsOfRows(m_labels, which)};
}

VectorXd RegressionSplit::row(std::size_t place) const {
  return summedRow(weights(), rowAt(*m_train, static_cast<std::uint32_t>(place)),
                   m_labels[static_cast<Index>(place)]);
}

double RegressionSplit::error(const VectorXd& given) const {
  VectorXd predictions;
  m_test->margins(given.tail(m_test->columns()), predictions);
  const double constant = weights().constant > 0 ? weights().constant * given[0] : 0;
  const double half = m_bounds.width() / 2;
  const auto clipped = (predictions.array() + constant).max(-1).min(1) * half + m_bounds.middle();
  return (clipped - m_testLabels.array()).square().mean();
}

LaplaceLaw RegressionSplit::lawOfMean(double epsilon, std::size_t rows) const {
  const bool all = rows == 0 || rows >= trainRows();
  const double mean = all ? m_labels.mean() : labelsOfRows(m_labels, std::span(m_order).first(rows)).mean();
  const double value = m_bounds.middle() + mean * m_bounds.width() / 2;
  const auto n = static_cast<double>(all ? trainRows() : rows);
  return {.centre = {value},
          .scale = m_bounds.width() / (n * epsilon),
          .cost = {.epsilon = epsilon, .neighbours = Booking::Neighbours::row}};
}

double RegressionSplit::errorOfMean(double epsilon, std::size_t rows) const {
  const LaplaceLaw law = lawOfMean(epsilon, rows);
  const double value = law.centre.front();
  const ClampedMove move = clampedLaplace(value, m_bounds, law.scale);
  const Eigen::ArrayXd residuals = value - m_testLabels.array();
  return residuals.square().mean() + 2 * residuals.mean() * move.mean + move.meanSquare;
}

}  // namespace epsiscope
