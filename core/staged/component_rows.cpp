#include "core/staged/component_rows.h"

#include <algorithm>
#include <cmath>

#include "core/base/evenly_spread.h"
#include "core/base/parallel.h"
#include "core/central/whitened_rows.h"
#include "core/learners/joined_rows.h"
#include "core/learners/learner_features.h"
#include "core/learners/random_feature_rows.h"
#include "core/learners/row_sums.h"
#include "core/linear/cholesky.h"

namespace epsiscope {

namespace {

constexpr Eigen::Index kMostComponents = 512;
/// Training rows for each component: with fewer, the smallest ones fit the training rows alone.
constexpr std::size_t kRowsForComponent = 4;
constexpr std::size_t kMostCells = std::size_t{24} << 20;  ///< rows times components: 96 MiB
constexpr std::size_t kRowsForDirections = std::size_t{1} << 15;
constexpr std::size_t kRowsTogether = 512;

std::shared_ptr<const FeatureRows> joinedFeatures(const PreparedData& data, const Split& split,
                                                  const ComponentFeatures& features, std::size_t allRows,
                                                  unsigned threads, const GoOn& goOn) {
  const auto plain = winsorisedRows(data, split, threads, goOn);
  const std::size_t width = plain->width() - 1;
  const LearnerFeatures random{
      .random = true,
      .count = features.randomColumns,
      .gamma = features.gamma.value_or(features.gammaShare * defaultGamma(width, allRows)),
      .seed = features.seed};
  return std::make_shared<JoinedRows>(
      plain, std::make_shared<RandomFeatureRows>(plain, split.train, random, threads, goOn),
      std::sqrt(features.plainShare / static_cast<double>(std::max<std::size_t>(width, 1))));
}

Eigen::MatrixXf gathered(const WhitenedRows& whitened, std::span<const std::uint32_t> rows,
                         Eigen::Index components, unsigned threads, const GoOn& goOn) {
  Eigen::MatrixXf all(static_cast<Eigen::Index>(rows.size()), components + 1);
  const std::size_t blocks = (rows.size() + kRowsTogether - 1) / kRowsTogether;
  parallelFor(blocks, threads, [&](std::size_t block) {
    const std::size_t begin = block * kRowsTogether;
    Eigen::MatrixXd x;
    whitened.gather(rows.subspan(begin, std::min(kRowsTogether, rows.size() - begin)),
                    static_cast<std::size_t>(components), x);
    all.middleRows(static_cast<Eigen::Index>(begin), x.rows()) = x.cast<float>();
    return goOn();
  });
  return all;
}

}  // namespace

std::shared_ptr<const ComponentRows> ComponentRows::build(const PreparedData& data, const Split& split,
                                                          const ComponentFeatures& features, unsigned threads,
                                                          const GoOn& goOn) {
  const GoOn ask = goOn.oneAtATime();
  std::shared_ptr<ComponentRows> made(new ComponentRows);
  // The directions are found with some of the rows; all of them then stand in these coordinates.
  Split some{.train = evenlySpread<std::uint32_t>(split.train, kRowsForDirections), .test = split.test};
  const auto joined = joinedFeatures(data, some, features, split.train.size(), threads, ask.at(0.1));
  if (!ask(0.2)) return nullptr;
  const WhitenedRows whitened(joined, some.train,
                              sumRows(*joined, some.train, data.target, 0, threads, ask.at(0.2)).xx, threads,
                              ask.at(0.3));
  if (!ask(0.4)) return nullptr;
  Eigen::Index most = std::min<Eigen::Index>(kMostComponents, whitened.eigenvalues().size());
  const std::size_t rows = split.train.size();
  most = std::min(most, std::max<Eigen::Index>(1, static_cast<Eigen::Index>(rows / kRowsForComponent)));
  most = std::min(most, std::max(features.leastComponents, static_cast<Eigen::Index>(kMostCells / rows)));
  made->m_trainRows =
      evenlySpread<std::uint32_t>(split.train, kMostCells / static_cast<std::size_t>(most + 1));
  made->m_testRows = split.test;
  if (most > 0) made->m_spread = whitened.eigenvalues().head(most) / whitened.eigenvalues().sum();
  made->m_train = gathered(whitened, made->m_trainRows, most, threads, ask.at(0.6));
  made->m_test = gathered(whitened, made->m_testRows, most, threads, ask.at(0.9));
  if (!ask(1)) return nullptr;
  made->measureNorms();
  return made;
}

Eigen::VectorXf ComponentRows::inverseNorms(Eigen::Index components) const {
  return m_train.leftCols(components + 1).rowwise().norm().cwiseInverse();
}

void ComponentRows::measureNorms() {
  for (double k = 0; k < static_cast<double>(components()); k = std::max(k + 1, std::round(k * 1.4)))
    m_counts.push_back(static_cast<Eigen::Index>(k));
  m_counts.push_back(components());
  Eigen::ArrayXf squares = Eigen::ArrayXf::Ones(m_train.rows());
  Eigen::Index done = 0;
  for (const Eigen::Index count : m_counts) {
    for (; done < count; ++done) squares += m_train.col(done + 1).array().square();
    m_meanInverseNorms.push_back(squares.rsqrt().cast<double>().mean());
  }
  m_sums = std::vector<Late>(m_counts.size());
}

const ComponentRows::Sums& ComponentRows::sums(std::size_t i) const {
  Late& late = m_sums[i];
  std::call_once(late.once, [&] {
    Sums& sums = late.sums;
    sums.components = m_counts[i];
    sums.inverseNorms = inverseNorms(sums.components);
    sums.meanInverseNorm = m_meanInverseNorms[i];
    const Eigen::MatrixXf scaled =
        sums.inverseNorms.cwiseSqrt().asDiagonal() * m_train.leftCols(sums.components + 1);
    const Eigen::MatrixXd signal =
        (scaled.transpose() * scaled).cast<double>() / static_cast<double>(scaled.rows());
    // Weights that hardly show in the sums are left to the shrinkage.
    constexpr double kLeast = 1e-6;
    const Cholesky factor(signal + kLeast * Eigen::MatrixXd::Identity(signal.rows(), signal.cols()));
    sums.inverse.resize(signal.rows(), signal.cols());
    for (Eigen::Index j = 0; j < signal.cols(); ++j)
      sums.inverse.col(j) = factor.solve(Eigen::VectorXd::Unit(signal.rows(), j));
    sums.noise = sums.inverse.cwiseAbs2().rowwise().sum();
  });
  return late.sums;
}

}  // namespace epsiscope
