#include "core/tasks/kernel_release/split.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <map>
#include <mutex>
#include <optional>
#include <tuple>
#include <utility>

#include "core/kernels/kernel_ridge.h"
#include "core/kernels/kernel_svm.h"
#include "core/tasks/kernel_release/release.h"
#include "core/base/parallel.h"
#include "core/study/problem_list.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

using Eigen::Index;
using Eigen::MatrixXd;
using Eigen::VectorXd;
using Fit = std::shared_ptr<const KernelPredictions>;

VectorXd centred(VectorXd labels, const LabelBounds& bounds, bool clip) {
  for (double& label : labels) label = (clip ? bounds.clamp(label) : label) - bounds.middle();
  return labels;
}

Fit noFit(const std::string& sentence) {
  return std::make_shared<const KernelPredictions>(KernelPredictions{{}, sentence});
}

/// The coefficients of f = sum_i c_i K(x_i, .), or the reason why there are none.
struct Coefficients {
  VectorXd values;
  std::string reason;
};

Coefficients coefficientsOf(const KernelSvm& svm, const VectorXd& labels) {
  if (!svm.reason.empty()) return {{}, svm.reason};
  if (!svm.reached)
    return {{},
            filled(sentence("Core",
                            "The support vector machine at lambda %1 was not found as exactly as its noise "
                            "assumes; it is left out."),
                   svm.lambda)};
  return {weightsOf(svm, labels), {}};
}

}  // namespace

struct KernelSplit::State {
  Kernel kernel;
  bool svm = false;
  KernelRows rows;
  VectorXd testVariances;
  // For previews, in which any lambda is possible. Ridge is labelled for `labelled`.
  std::optional<KernelRidge> ridge;
  LabelBounds labelled;
  MatrixXd gram, testGram;                                       ///< K and K_test of support vector machines
  std::map<double, std::shared_ptr<const KernelSvm>> solutions;  ///< by lambda: the starts for near ones
  std::map<std::tuple<double, double, double>, Fit> fits;        ///< by lambda and bounds
  std::mutex guard;

  std::tuple<double, double, double> key(double lambda, const LabelBounds& bounds) const {
    return {lambda, svm ? -1 : bounds.lower, svm ? 1 : bounds.upper};
  }
  /// Precondition: the thread holds the guard.
  void labelFor(const LabelBounds& bounds);
  Fit ridgeFit(double lambda, const LabelBounds& bounds);
  Fit svmFit(double lambda, const GoOn& goOn);
  std::optional<KernelSvm> solve(double lambda, const KernelSvm* start, const GoOn& goOn) const {
    const auto m = static_cast<double>(gram.rows());
    return kernelSvm(gram, rows.labels, lambda, {.tolerance = svmGap(m, lambda, kappa(kernel))}, start, goOn);
  }
};

void KernelSplit::State::labelFor(const LabelBounds& bounds) {
  if (!(labelled == bounds)) ridge->relabel(centred(rows.labels, bounds, true));
  labelled = bounds;
}

/// Precondition: the thread holds the guard.
Fit KernelSplit::State::ridgeFit(double lambda, const LabelBounds& bounds) {
  labelFor(bounds);
  std::optional<KernelFit> fit = ridge->fit(lambda);
  if (!fit) return noFit(ridge->reasonAgainst(lambda));
  return std::make_shared<const KernelPredictions>(KernelPredictions{std::move(fit->predictions), {}});
}

/// Starts from the solution of the next larger lambda that is known: near ones have near solutions.
Fit KernelSplit::State::svmFit(double lambda, const GoOn& goOn) {
  std::shared_ptr<const KernelSvm> start;
  {
    const std::lock_guard lock(guard);
    if (const auto near = solutions.lower_bound(lambda); near != solutions.end()) start = near->second;
  }
  std::optional<KernelSvm> solved = solve(lambda, start.get(), goOn);
  if (!solved) return nullptr;
  const Coefficients found = coefficientsOf(*solved, rows.labels);
  if (!found.reason.empty()) return noFit(found.reason);
  const std::lock_guard lock(guard);
  solutions[lambda] = std::make_shared<const KernelSvm>(std::move(*solved));
  return std::make_shared<const KernelPredictions>(KernelPredictions{testGram * found.values, {}});
}

/// Builds the long parts one after the other; false if cancelled.
class KernelSplit::Builder {
public:
  Builder(State& state, const LabelBounds& bounds, unsigned threads, const GoOn& goOn)
      : m_state(state), m_bounds(bounds), m_threads(threads), m_gate(goOn.oneAtATime()) {}

  bool fits(const std::vector<double>& lambdas);
  bool preview();

private:
  const MatrixXd& rows() const { return m_state.rows.rows; }
  bool ridge(const MatrixXd& testRows, double end);
  bool gram(double end);
  std::optional<std::vector<Coefficients>> coefficients(const std::vector<double>& lambdas, double begin);
  std::optional<MatrixXd> predictions(const std::vector<Coefficients>& found);
  GoOn between(double begin, double end) { return m_gate.part(begin, end); }

  State& m_state;
  const LabelBounds m_bounds;
  const unsigned m_threads;
  const GoOn m_gate;
};

bool KernelSplit::Builder::ridge(const MatrixXd& testRows, double end) {
  m_state.labelled = m_bounds;
  m_state.ridge = KernelRidge::build(m_state.kernel, rows(), centred(m_state.rows.labels, m_bounds, true),
                                     testRows, m_threads, between(0, end));
  return m_state.ridge.has_value();
}

bool KernelSplit::Builder::gram(double end) {
  auto k = epsiscope::gram(m_state.kernel, rows(), m_threads, between(0, end));
  if (!k) return false;
  m_state.gram = std::move(*k);
  return true;
}

std::optional<std::vector<Coefficients>> KernelSplit::Builder::coefficients(
    const std::vector<double>& lambdas, double begin) {
  std::vector<Coefficients> found(lambdas.size());
  std::atomic<std::size_t> done = 0;
  const bool all = parallelFor(lambdas.size(), m_threads, [&](std::size_t i) {
    const auto tell = [&](double) {
      return m_gate(begin + (0.95 - begin) * static_cast<double>(done) / static_cast<double>(found.size()));
    };
    if (m_state.svm) {
      const auto svm = m_state.solve(lambdas[i], nullptr, tell);
      if (!svm) return false;
      found[i] = coefficientsOf(*svm, m_state.rows.labels);
    } else {
      found[i].reason = m_state.ridge->reasonAgainst(lambdas[i]);
      if (found[i].reason.empty()) found[i].values = *m_state.ridge->alpha(lambdas[i]);
    }
    ++done;
    return tell(1);
  });
  return all ? std::optional(std::move(found)) : std::nullopt;
}

/// The predictions, one column each, a few test rows at a time: K_test as a whole may not fit into memory.
std::optional<MatrixXd> KernelSplit::Builder::predictions(const std::vector<Coefficients>& found) {
  constexpr Index kTogether = 512;
  const Index tested = m_state.rows.testRows.rows();
  MatrixXd weights = MatrixXd::Zero(rows().rows(), static_cast<Index>(found.size()));
  for (std::size_t i = 0; i < found.size(); ++i)
    if (found[i].reason.empty()) weights.col(static_cast<Index>(i)) = found[i].values;
  MatrixXd values(tested, weights.cols());
  const auto blocks = static_cast<std::size_t>((tested + kTogether - 1) / kTogether);
  const bool all = parallelFor(blocks, m_threads, [&](std::size_t i) {
    const Index begin = static_cast<Index>(i) * kTogether, count = std::min(kTogether, tested - begin);
    const auto k = epsiscope::gram(m_state.kernel, m_state.rows.testRows.middleRows(begin, count), rows(), 1);
    // One by one: a product of matrices would round differently beside other lambdas.
    for (Index j = 0; j < weights.cols(); ++j)
      values.col(j).segment(begin, count).noalias() = *k * weights.col(j);
    return m_gate(0.95);
  });
  return all ? std::optional(std::move(values)) : std::nullopt;
}

bool KernelSplit::Builder::fits(const std::vector<double>& lambdas) {
  const double begun = m_state.svm ? 0.1 : 0.9;
  if (!(m_state.svm ? gram(begun) : ridge(MatrixXd(0, rows().cols()), begun))) return false;
  const auto found = coefficients(lambdas, begun);
  if (!found) return false;
  const auto values = predictions(*found);
  if (!values) return false;
  for (std::size_t i = 0; i < lambdas.size(); ++i)
    m_state.fits[m_state.key(lambdas[i], m_bounds)] =
        (*found)[i].reason.empty() ? std::make_shared<const KernelPredictions>(
                                         KernelPredictions{values->col(static_cast<Index>(i)), {}})
                                   : noFit((*found)[i].reason);
  m_state.ridge.reset();
  m_state.gram.resize(0, 0);
  return true;
}

bool KernelSplit::Builder::preview() {
  if (!m_state.svm) return ridge(m_state.rows.testRows, 1);
  if (!gram(0.7)) return false;
  auto k = epsiscope::gram(m_state.kernel, m_state.rows.testRows, rows(), m_threads, between(0.7, 1));
  if (!k) return false;
  m_state.testGram = std::move(*k);
  return true;
}

KernelSplit::KernelSplit(std::unique_ptr<State> state) : m_state(std::move(state)) {}
KernelSplit::~KernelSplit() = default;

std::shared_ptr<const KernelSplit> KernelSplit::build(const KernelReleaseInputs& inputs,
                                                      const KernelData& data, std::size_t rows,
                                                      const std::vector<double>& lambdas,
                                                      const LabelBounds& bounds, unsigned threads,
                                                      const GoOn& goOn) {
  auto state = std::make_unique<State>();
  state->kernel = inputs.kernel;
  state->svm = inputs.svm;
  state->rows = kernelRows(inputs, data, {.rows = rows}, threads);
  state->testVariances = gramDiagonal(state->kernel, state->rows.testRows);
  if (!Builder(*state, bounds, threads, goOn).fits(lambdas)) return nullptr;
  state->rows.rows.resize(0, 0);
  state->rows.testRows.resize(0, 0);
  return std::shared_ptr<const KernelSplit>(new KernelSplit(std::move(state)));
}

std::shared_ptr<const KernelSplit> KernelSplit::buildForPreview(const KernelReleaseInputs& inputs,
                                                                const KernelData& data,
                                                                const LabelBounds& bounds, unsigned threads,
                                                                const GoOn& goOn) {
  auto state = std::make_unique<State>();
  state->kernel = inputs.kernel;
  state->svm = inputs.svm;
  state->rows = kernelRows(inputs, data, {.mostTestRows = kMostPreviewRows}, threads);
  state->testVariances = gramDiagonal(state->kernel, state->rows.testRows);
  if (!Builder(*state, bounds, threads, goOn).preview()) return nullptr;
  return std::shared_ptr<const KernelSplit>(new KernelSplit(std::move(state)));
}

std::size_t KernelSplit::rows() const {
  return static_cast<std::size_t>(m_state->rows.labels.size());
}

std::size_t KernelSplit::droppedFeatures() const {
  return m_state->rows.dropped;
}

std::size_t KernelSplit::testRows() const {
  return static_cast<std::size_t>(m_state->rows.testLabels.size());
}

const std::vector<std::string>& KernelSplit::notes() const {
  return m_state->rows.notes;
}

VectorXd KernelSplit::testLabels(const LabelBounds& bounds) const {
  return centred(m_state->rows.testLabels, bounds, false);
}

const VectorXd& KernelSplit::testWeights() const {
  return m_state->rows.testWeights;
}

const VectorXd& KernelSplit::testVariances() const {
  return m_state->testVariances;
}

const Kernel& KernelSplit::kernel() const {
  return m_state->kernel;
}

double KernelSplit::meanLabel(const LabelBounds& bounds) const {
  return centred(m_state->rows.labels, bounds, true).mean();
}

/// A slider that is dragged for long meets many lambdas.
constexpr std::size_t kMostFits = 2000;

Fit KernelSplit::predictions(double lambda, const LabelBounds& bounds, const GoOn& goOn) const {
  State& state = *m_state;
  std::unique_lock lock(state.guard);
  if (const auto known = state.fits.find(state.key(lambda, bounds)); known != state.fits.end())
    return known->second;
  Fit fit;
  if (state.svm) {
    lock.unlock();
    fit = state.svmFit(lambda, goOn);
    lock.lock();
  } else {
    fit = state.ridgeFit(lambda, bounds);
  }
  if (!fit) return nullptr;
  if (state.fits.size() >= kMostFits) {
    state.fits.clear();
    state.solutions.clear();
  }
  return state.fits[state.key(lambda, bounds)] = fit;
}

Fit KernelSplit::at(const MatrixXd& points, double lambda, const LabelBounds& bounds,
                    const GoOn& goOn) const {
  State& state = *m_state;
  Coefficients found;
  if (state.svm) {
    Fit fit = predictions(lambda, bounds, goOn);
    if (!fit) return nullptr;
    if (!fit->reason.empty()) return fit;
    const std::lock_guard lock(state.guard);
    const auto solved = state.solutions.find(lambda);
    if (solved == state.solutions.end()) return nullptr;
    found = coefficientsOf(*solved->second, state.rows.labels);
  } else {
    const std::lock_guard lock(state.guard);
    state.labelFor(bounds);
    found.reason = state.ridge->reasonAgainst(lambda);
    if (found.reason.empty()) found.values = *state.ridge->alpha(lambda);
  }
  if (!found.reason.empty()) return noFit(found.reason);
  const auto k = gram(state.kernel, points, state.rows.rows, 1, goOn);
  if (!k) return nullptr;
  return std::make_shared<const KernelPredictions>(KernelPredictions{*k * found.values, {}});
}

double KernelSplit::costOfFit(double lambda, const LabelBounds& bounds) const {
  const std::lock_guard lock(m_state->guard);
  if (m_state->fits.contains(m_state->key(lambda, bounds))) return 0;
  const auto learned = static_cast<double>(rows()), tested = static_cast<double>(testRows());
  if (!m_state->svm) return learned * tested;
  // Measured: the number of times that the solver passes over the kernel matrix.
  return 50 / std::min(1.0, lambda * learned) * learned * learned;
}

}  // namespace epsiscope
