#include "core/tasks/kernel_release/split.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <map>
#include <mutex>
#include <optional>
#include <tuple>
#include <utility>

#include "core/kernels/kernel_ridge.h"
#include "core/kernels/kernel_machine.h"
#include "core/tasks/kernel_release/release.h"
#include "core/base/numbers.h"
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

/// `scale`: the labels' unit, of which the machine has learned them in multiples.
Coefficients coefficientsOf(const KernelMachine& machine, double scale) {
  if (!machine.reason.empty()) return {{}, machine.reason};
  if (!machine.reached)
    return {{},
            filled(sentence("Core",
                            "The kernel machine at lambda %1 was not found as exactly as its noise assumes; "
                            "it is left out."),
                   machine.lambda)};
  return {scale * weightsOf(machine), {}};
}

}  // namespace

struct KernelSplit::State {
  Kernel kernel;
  KernelLoss loss;
  KernelRows rows;
  VectorXd testVariances;
  // For previews, in which any lambda is possible. Ridge is labelled for `labelled`.
  std::optional<KernelRidge> ridge;
  LabelBounds labelled;
  MatrixXd gram, testGram;                         ///< K and K_test of every loss but the square
  using Key = std::tuple<double, double, double>;  ///< bounds and lambda
  std::map<Key, std::shared_ptr<const KernelMachine>> solutions;  ///< the starts for near ones
  std::map<Key, Fit> fits;
  std::mutex guard;

  bool isRidge() const { return loss.kind == KernelLossKind::square; }
  Key key(double lambda, const LabelBounds& any) const {
    const LabelBounds bounds = boundsFor(any);
    return {bounds.lower, bounds.upper, lambda};
  }
  LabelBounds boundsFor(const LabelBounds& bounds) const {
    return isOfClasses(loss.kind) ? LabelBounds{-1, 1} : bounds;
  }
  /// Precondition: the thread holds the guard.
  void labelFor(const LabelBounds& bounds);
  Fit ridgeFit(double lambda, const LabelBounds& bounds);
  Fit machineFit(double lambda, const LabelBounds& bounds, const GoOn& goOn);
  /// Learns from labels in halves of their range.
  std::optional<KernelMachine> solve(double lambda, const LabelBounds& bounds, const KernelMachine* start,
                                     const GoOn& goOn) const {
    const auto m = static_cast<double>(gram.rows());
    const VectorXd labels = centred(rows.labels, boundsFor(bounds), true) / scaleOf(bounds);
    return kernelMachine(loss, gram, labels, lambda, {.tolerance = machineGap(m, lambda, kappa(kernel))},
                         start, goOn);
  }
  double scaleOf(const LabelBounds& bounds) const { return boundsFor(bounds).width() / 2; }
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
Fit KernelSplit::State::machineFit(double lambda, const LabelBounds& bounds, const GoOn& goOn) {
  const Key wanted = key(lambda, bounds), beyond = key(kInfinity, bounds);
  std::shared_ptr<const KernelMachine> start;
  {
    const std::lock_guard lock(guard);
    const auto near = solutions.lower_bound(wanted);
    if (near != solutions.end() && near->first < beyond) start = near->second;
  }
  std::optional<KernelMachine> solved = solve(lambda, bounds, start.get(), goOn);
  if (!solved) return nullptr;
  const Coefficients found = coefficientsOf(*solved, scaleOf(bounds));
  if (!found.reason.empty()) return noFit(found.reason);
  const std::lock_guard lock(guard);
  solutions[wanted] = std::make_shared<const KernelMachine>(std::move(*solved));
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
    if (m_state.isRidge()) {
      found[i].reason = m_state.ridge->reasonAgainst(lambdas[i]);
      if (found[i].reason.empty()) found[i].values = *m_state.ridge->alpha(lambdas[i]);
    } else {
      const auto machine = m_state.solve(lambdas[i], m_bounds, nullptr, tell);
      if (!machine) return false;
      found[i] = coefficientsOf(*machine, m_state.scaleOf(m_bounds));
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
  const double begun = m_state.isRidge() ? 0.9 : 0.1;
  if (!(m_state.isRidge() ? ridge(MatrixXd(0, rows().cols()), begun) : gram(begun))) return false;
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
  if (m_state.isRidge()) return ridge(m_state.rows.testRows, 1);
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
  state->loss = inputs.loss;
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
  state->loss = inputs.loss;
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

double KernelSplit::quantileOfLabels(const LabelBounds& bounds, double quantile) const {
  VectorXd labels = centred(m_state->rows.labels, bounds, true);
  const auto count = static_cast<double>(labels.size());
  const auto place = static_cast<std::ptrdiff_t>(std::max(1.0, std::ceil(quantile * count))) - 1;
  std::nth_element(labels.begin(), labels.begin() + place, labels.end());
  return labels[place];
}

/// A slider that is dragged for long meets many lambdas.
constexpr std::size_t kMostFits = 2000;

Fit KernelSplit::predictions(double lambda, const LabelBounds& bounds, const GoOn& goOn) const {
  State& state = *m_state;
  std::unique_lock lock(state.guard);
  if (const auto known = state.fits.find(state.key(lambda, bounds)); known != state.fits.end())
    return known->second;
  Fit fit;
  if (state.isRidge()) {
    fit = state.ridgeFit(lambda, bounds);
  } else {
    lock.unlock();
    fit = state.machineFit(lambda, bounds, goOn);
    lock.lock();
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
  if (state.isRidge()) {
    const std::lock_guard lock(state.guard);
    state.labelFor(bounds);
    found.reason = state.ridge->reasonAgainst(lambda);
    if (found.reason.empty()) found.values = *state.ridge->alpha(lambda);
  } else {
    Fit fit = predictions(lambda, bounds, goOn);
    if (!fit) return nullptr;
    if (!fit->reason.empty()) return fit;
    const std::lock_guard lock(state.guard);
    const auto solved = state.solutions.find(state.key(lambda, bounds));
    if (solved == state.solutions.end()) return nullptr;
    found = coefficientsOf(*solved->second, state.scaleOf(bounds));
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
  if (m_state->isRidge()) return learned * tested;
  // Measured: the number of times that the solver passes over the kernel matrix.
  return 50 / std::min(1.0, lambda * learned) * learned * learned;
}

}  // namespace epsiscope
