#include "core/kernels/kernel_machine.h"

#include "core/linear/cholesky.h"
#include "core/text/sentence.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>
#include <vector>

namespace epsiscope {

namespace {

using Eigen::Index, Eigen::MatrixXd, Eigen::VectorXd;

const char* const kIndefinite = marked(
    "Core", "The kernel matrix is not positive semidefinite: this function of two rows is not a kernel.");

/// The largest negative eigenvalue that rounding can give a positive semidefinite matrix, and the shift that
/// makes its factor stable: eigenvalues of a sum of m terms are off by about m times a unit in the last
/// place.
double lift(const MatrixXd& gram) {
  return 1e-14 * static_cast<double>(gram.rows()) * std::max(1e-280, gram.diagonal().maxCoeff());
}

/// A gap that rounding may keep from getting smaller. f(x) is a sum of parts of up to kappa^2/(2 lambda m)
/// each, whose last bits stay in the gap: measured, some 1e-18 kappa^2/lambda.
double smallGap(double squaredKappa, double lambda) {
  return std::max(1e-14, 2e-18 * squaredKappa / lambda);
}

/// The concave quadratic slope'd - d'Qd/2 around a point inside a box, Q + mu I = LL'.
struct Face {
  VectorXd point, low, high;
  VectorXd slope;
  Cholesky factor;
  double mu;

  VectorXd times(const VectorXd& d) const { return factor.times(d) - mu * d; }
  VectorXd clamped(const VectorXd& v) const { return v.cwiseMax(low).cwiseMin(high); }

  /// Towards the unconstrained maximum: there, or to the first side in the way, or (often passing many sides
  /// at once) along its projection into the box; whichever gains most. `full` if there.
  VectorXd climb(bool& full) const {
    const VectorXd d = factor.solve(slope);
    const VectorXd room = (d.array() > 0).select(high - point, point - low);
    const double length = std::min(1.0, (room.array() / d.array().abs().max(1e-300)).minCoeff());
    full = length == 1;
    VectorXd next = point + length * d;
    if (!full) {
      const auto touched = length * d.array().abs() >= room.array() * (1 - 1e-12);
      next = touched.select((d.array() > 0).select(high.array(), low.array()), next.array()).matrix();
      const double gain = length * slope.dot(d) - length * length / 2 * d.dot(slope - mu * d);
      const VectorXd e = clamped(point + d) - point;
      const double rise = slope.dot(e), curvature = e.dot(times(e));
      const double along = curvature > 0 ? std::min(1.0, rise / curvature) : 1;
      if (along > 0 && along * rise - along * along / 2 * curvature > gain) next = point + along * e;
    }
    return clamped(next);
  }
};

/// The dual. L(u, y) = max over b of -b u - L*(-b), so with b_i = m a_i
///   min P = min_f max_b (1/m) sum (-L*(-b_i) - b_i f(x_i)) + lambda |f|^2,
/// convex in f and concave in b: the order may change. The inner minimum is at f = c sum b_i K(x_i, .), c =
/// 1/(2 lambda m), and leaves max over b of (1/m) (sum -L*(-b_i) - (c/2) b'Kb), which dualOf() makes a
/// concave quadratic in a box, in each orthant where there is a kink, and the logistic loss an entropy. As
/// lambda |f|^2 = sum b_i f(x_i)/(2m), the gap is (1/m) sum of dualityTerm(): terms >= 0, without
/// cancellation.
class DualProgram {
public:
  DualProgram(const KernelLoss& loss, const MatrixXd& gram, const VectorXd& labels, double lambda,
              const KernelMachine* start)
      : m_loss(loss),
        m_gram(gram),
        m_labels(labels),
        m_rows(static_cast<double>(gram.rows())),
        m_scale(1 / (2 * lambda * m_rows)),
        m_lift(lift(gram)),
        m_smallGap(smallGap(gram.diagonal().maxCoeff(), lambda)),
        m_dual(start ? VectorXd(start->dual * m_rows) : VectorXd::Zero(gram.rows())) {
    for (Index i = 0; i < m_dual.size(); ++i) m_dual[i] = std::clamp(m_dual[i], sides(i).low, sides(i).high);
    evaluate();
  }

  /// f from scratch, without the rounding of many small changes.
  void evaluate() { m_values = m_gram * (m_scale * m_dual); }

  /// The maximum over each b_i in turn. Returns whether the same b_i as before are inside their sides.
  bool sweep() {
    bool sameFace = true;
    for (Index i = 0; i < m_dual.size(); ++i) {
      const double before = m_dual[i];
      const double after = bestDual(m_loss, m_labels[i], before, m_values[i], m_scale * m_gram(i, i));
      if (after == before) continue;
      if (faceOf(i, before) != faceOf(i, after)) sameFace = false;
      set(i, after);
    }
    return sameFace;
  }

  Index insideCount() const { return static_cast<Index>(insideRows().size()); }

  /// Climbs to the maximum over the b_i inside, dropping those that meet a side. Returns the number of
  /// factors made, 0 if the matrix has none.
  int climbFace(const GoOn& goOn) {
    if (isEntropy()) return climbEntropy();
    int factors = 0;
    bool full = false;
    for (std::vector<Index> rows = insideRows(); !full && !rows.empty() && (factors == 0 || goOn());) {
      const Face face = quadraticOn(rows);
      if (!face.factor.exists()) return 0;
      ++factors;
      const VectorXd next = face.climb(full);
      for (std::size_t i = 0; i < rows.size(); ++i) set(rows[i], next[static_cast<Index>(i)]);
      const std::size_t had = rows.size();
      rows = insideRows();
      if (rows.size() == had) break;
    }
    return factors;
  }

  /// Objective and gap at the present point.
  void describe(KernelMachine& machine) const {
    Eigen::ArrayXd losses(m_dual.size()), terms(m_dual.size());
    for (Index i = 0; i < m_dual.size(); ++i) {
      losses[i] = valueOf(m_loss, m_values[i], m_labels[i]);
      terms[i] = dualityTerm(m_loss, m_labels[i], m_dual[i], m_values[i]);
    }
    const double penalty = m_dual.dot(m_values) / (2 * m_rows);
    machine.objective = losses.sum() / m_rows + penalty;
    machine.gap = terms.sum() / m_rows;
    machine.norm = std::sqrt(std::max(0.0, penalty / machine.lambda));
    machine.dual = m_dual / m_rows;
    machine.predictions = m_values;
  }

private:
  bool isEntropy() const { return m_loss.kind == KernelLossKind::logistic; }
  LossDual sides(Index i) const { return dualOf(m_loss, m_labels[i]); }

  /// 0 at a side or at the kink, else the orthant where there is a kink.
  int faceOf(Index i, double b) const {
    const LossDual dual = sides(i);
    if (!(b > dual.low && b < dual.high)) return 0;
    return dual.kink > 0 ? (b > 0) - (b < 0) : 1;
  }

  std::vector<Index> insideRows() const {
    std::vector<Index> rows;
    for (Index i = 0; i < m_dual.size(); ++i)
      if (faceOf(i, m_dual[i]) != 0) rows.push_back(i);
    return rows;
  }

  void set(Index i, double b) {
    m_values += (m_scale * (b - m_dual[i])) * m_gram.col(i);
    m_dual[i] = b;
  }

  /// The dual divided by c/m, to second order around the present point.
  Face quadraticOn(const std::vector<Index>& rows) const {
    const auto count = static_cast<Index>(rows.size());
    VectorXd low(count), high(count), slope(count);
    MatrixXd q = m_gram(rows, rows);
    for (Index i = 0; i < count; ++i) {
      const Index row = rows[static_cast<std::size_t>(i)];
      const double b = m_dual[row], y = m_labels[row];
      const LossDual dual = sides(row);
      low[i] = dual.kink > 0 && b > 0 ? 0 : dual.low;
      high[i] = dual.kink > 0 && b < 0 ? 0 : dual.high;
      double rise = y - m_values[row] - dual.curve * b - (b > 0 ? dual.kink : -dual.kink), curve = dual.curve;
      if (isEntropy()) {
        const double p = y * b;
        rise = y * fallingLogit(p) - m_values[row];
        curve = 1 / (p * (1 - p));
      }
      slope[i] = rise / m_scale;
      q(i, i) += curve / m_scale;
    }
    q.diagonal().array() += m_lift;
    return {.point = m_dual(rows),
            .low = std::move(low),
            .high = std::move(high),
            .slope = std::move(slope),
            .factor = Cholesky(q),
            .mu = m_lift};
  }

  /// The dual value.
  double value() const {
    double sum = -m_dual.dot(m_values) / 2;
    for (Index i = 0; i < m_dual.size(); ++i)
      sum += valueOf(m_loss, 0, m_labels[i]) - dualityTerm(m_loss, m_labels[i], m_dual[i], 0);
    return sum / m_rows;
  }

  /// Newton's step for the entropy: not quite to a side, where its slope has no end, and halfway back as
  /// often as the dual value would fall.
  int climbEntropy() {
    const std::vector<Index> rows = insideRows();
    const Face face = quadraticOn(rows);
    if (!face.factor.exists()) return 0;
    constexpr double kAlmost = 0.99;
    const VectorXd step = face.factor.solve(face.slope);
    const VectorXd room = (step.array() > 0).select(face.high - face.point, face.point - face.low);
    const double reach = (room.array() / step.array().abs().max(1e-300)).minCoeff();
    const VectorXd before = m_dual;
    const double had = value();
    constexpr int kHalvings = 30;
    double length = std::min(1.0, kAlmost * reach);
    for (int halved = 0; halved < kHalvings; ++halved, length /= 2) {
      m_dual(rows) = face.point + length * step;
      evaluate();
      if (value() >= had - m_smallGap) return 1;
    }
    m_dual = before;
    evaluate();
    return 1;
  }

  const KernelLoss& m_loss;
  const MatrixXd& m_gram;
  const VectorXd& m_labels;
  double m_rows, m_scale, m_lift, m_smallGap;
  VectorXd m_dual;    ///< b
  VectorXd m_values;  ///< f(x_i)
};

/// Decades of the gap, of those to go.
double share(double gap, double tolerance) {
  return gap < 1 ? std::clamp(std::log(gap) / std::log(std::max(tolerance, 1e-14)), 0.0, 1.0) : 0;
}

}  // namespace

double publicGap(const MachineSettings& settings, double lambda, double kappa) {
  assert(settings.tolerance < 1);
  return std::max(smallGap(kappa * kappa, lambda), settings.tolerance / (1 - settings.tolerance));
}

/// Coordinate ascent (Shalev-Shwartz and Zhang 2013) finds which b_i are inside their sides and may converge
/// slowly from there; once a sweep leaves them the same, Newton's step on their face ends it. A factor costs
/// as much as about n^2/(64 m) sweeps: it has to wait for as many, so that neither takes much longer than the
/// other. Where the dual is curved, sweeps may be enough, and have the first turn.
std::optional<KernelMachine> kernelMachine(const KernelLoss& loss, const MatrixXd& gram,
                                           const VectorXd& labels, double lambda,
                                           const MachineSettings& settings, const KernelMachine* start,
                                           const GoOn& goOn) {
  assert(gram.rows() == gram.cols() && gram.rows() == labels.size() && labels.size() > 0 && lambda > 0);
  KernelMachine machine;
  machine.lambda = lambda;
  if (!(gram.diagonal().minCoeff() >= 0)) {
    machine.reason = sentence("Core", kIndefinite);
    return machine;
  }
  DualProgram program(loss, gram, labels, lambda, start);
  const GoOn ask = [&, gate = goOn.oneAtATime()] { return gate(share(machine.gap, settings.tolerance)); };
  const double rows = static_cast<double>(gram.rows()), small = smallGap(gram.diagonal().maxCoeff(), lambda);
  const auto fineEnough = [&] {
    return machine.gap <= std::max(small, settings.tolerance * machine.objective);
  };
  const bool isCurved = loss.kind == KernelLossKind::logistic || dualOf(loss, 1).curve > 0;
  double wait = isCurved ? rows / 64 : 0;
  while (true) {
    program.describe(machine);
    if (fineEnough()) {
      program.evaluate();
      program.describe(machine);
      machine.reached = fineEnough();
    }
    if (std::isnan(machine.gap)) machine.reason = gramProblem(gram);
    if (machine.reached || !machine.reason.empty() || machine.sweeps >= settings.maxSweeps) return machine;
    if (!ask()) return std::nullopt;
    ++machine.sweeps;
    if (!program.sweep() || --wait > 0) continue;
    const double inside = static_cast<double>(program.insideCount());
    const int factors = program.climbFace(ask);
    if (inside > 0 && factors == 0) machine.reason = sentence("Core", kIndefinite);
    wait = factors * inside * inside / (64 * rows);
  }
}

VectorXd weightsOf(const KernelMachine& machine) {
  return machine.dual / (2 * machine.lambda);
}

std::string gramProblem(const MatrixXd& gram) {
  if (!gram.allFinite()) return sentence("Core", "The kernel matrix has values that are not finite.");
  if ((gram - gram.transpose()).cwiseAbs().maxCoeff() > lift(gram))
    return sentence("Core", "The kernel matrix is not symmetric.");
  MatrixXd lifted = gram;
  lifted.diagonal().array() += lift(gram);
  return isPositiveDefinite(lifted) ? "" : sentence("Core", kIndefinite);
}

}  // namespace epsiscope
