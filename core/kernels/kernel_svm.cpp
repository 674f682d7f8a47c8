#include "core/kernels/kernel_svm.h"

#include "core/linear/cholesky.h"
#include "core/text/sentence.h"

#include <algorithm>
#include <cassert>
#include <cmath>
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

VectorXd clampToUnit(const VectorXd& v) {
  return v.cwiseMax(0).cwiseMin(1);
}

/// The concave quadratic slope'd - d'Qd/2 around a point inside the unit box, Q + mu I = LL'.
struct Face {
  VectorXd point;
  VectorXd slope;
  Cholesky factor;
  double mu;

  VectorXd times(const VectorXd& d) const { return factor.times(d) - mu * d; }

  /// Towards the unconstrained maximum: there, or to the first side in the way, or (often passing many sides
  /// at once) along its projection into the box; whichever gains most. `full` if there.
  VectorXd climb(bool& full) const {
    const VectorXd d = factor.solve(slope);
    const VectorXd room = (d.array() > 0).select(1 - point.array(), point.array());
    const double length = std::min(1.0, (room.array() / d.array().abs().max(1e-300)).minCoeff());
    full = length == 1;
    VectorXd next = point + length * d;
    if (!full) {
      const auto touched = length * d.array().abs() >= room.array() * (1 - 1e-12);
      next = touched.select((d.array() > 0).cast<double>(), next.array()).matrix();
      const double gain = length * slope.dot(d) - length * length / 2 * d.dot(slope - mu * d);
      const VectorXd e = clampToUnit(point + d) - point;
      const double rise = slope.dot(e), curvature = e.dot(times(e));
      const double along = curvature > 0 ? std::min(1.0, rise / curvature) : 1;
      if (along > 0 && along * rise - along * along / 2 * curvature > gain) next = point + along * e;
    }
    return clampToUnit(next);
  }
};

/// The dual. (1 - u)_+ = max over b in [0, 1] of b (1 - u), so with b_i = m a_i
///   min P = min_f max_b (1/m) sum b_i (1 - y_i f(x_i)) + lambda |f|^2,
/// convex in f and linear in b: the order may change. The inner minimum is at f = c sum b_i y_i K(x_i, .), c
/// = 1/(2 lambda m), and leaves max over the unit box of (1/m) (sum b_i - (c/2) b'Qb), Q_ij = y_i y_j K_ij.
/// Its slope in b_i is (1 - u_i)/m with u_i = y_i f(x_i) = c (Qb)_i, so that lambda |f|^2 = sum b_i u_i /
/// (2m) and the gap is (1/m) sum (1 - u_i)_+ - b_i (1 - u_i): a sum of terms >= 0, without cancellation.
class BoxProgram {
public:
  BoxProgram(const MatrixXd& gram, const VectorXd& labels, double lambda, const KernelSvm* start)
      : m_gram(gram),
        m_labels(labels),
        m_rows(static_cast<double>(gram.rows())),
        m_scale(1 / (2 * lambda * m_rows)),
        m_lift(lift(gram)),
        m_box(start ? clampToUnit(start->dual * m_rows) : VectorXd::Zero(gram.rows())) {
    evaluate();
  }

  /// f from scratch, without the rounding of many small changes.
  void evaluate() { m_values = m_gram * (m_scale * m_box.cwiseProduct(m_labels)); }

  /// The maximum over each b_i in turn. Returns whether the same b_i as before are inside (0, 1).
  bool sweep() {
    bool sameFace = true;
    for (Index i = 0; i < m_box.size(); ++i) {
      const double slope = 1 - m_labels[i] * m_values[i], before = m_box[i];
      if (slope == 0 || (slope < 0 ? before == 0 : before == 1)) continue;
      m_box[i] = std::clamp(before + slope / (m_scale * m_gram(i, i)), 0.0, 1.0);
      if (inside(before) != inside(m_box[i])) sameFace = false;
      change(i, m_box[i] - before);
    }
    return sameFace;
  }

  Index insideCount() const { return static_cast<Index>(insideRows().size()); }

  /// Climbs to the maximum over the b_i inside (0, 1), dropping those that meet a side. Returns the number of
  /// factors made, 0 if the matrix has none.
  int climbFace(const GoOn& goOn) {
    int factors = 0;
    bool full = false;
    for (std::vector<Index> rows = insideRows(); !full && !rows.empty() && (factors == 0 || goOn());) {
      const Face face = faceOf(rows);
      if (!face.factor.exists()) return 0;
      ++factors;
      const VectorXd next = face.climb(full);
      for (std::size_t i = 0; i < rows.size(); ++i) {
        const double before = m_box[rows[i]];
        m_box[rows[i]] = next[static_cast<Index>(i)];
        change(rows[i], m_box[rows[i]] - before);
      }
      const std::size_t had = rows.size();
      rows = insideRows();
      if (rows.size() == had) break;
    }
    return factors;
  }

  /// Objective and gap at the present point.
  void describe(KernelSvm& svm) const {
    const VectorXd u = m_labels.cwiseProduct(m_values);
    const auto loss = (1 - u.array()).max(0);
    const double penalty = m_box.dot(u) / (2 * m_rows);
    svm.objective = loss.sum() / m_rows + penalty;
    svm.gap = (loss - m_box.array() * (1 - u.array())).sum() / m_rows;
    svm.norm = std::sqrt(std::max(0.0, penalty / svm.lambda));
    svm.dual = m_box / m_rows;
    svm.decisions = m_values;
  }

private:
  static bool inside(double b) { return b > 0 && b < 1; }

  std::vector<Index> insideRows() const {
    std::vector<Index> rows;
    for (Index i = 0; i < m_box.size(); ++i)
      if (inside(m_box[i])) rows.push_back(i);
    return rows;
  }

  void change(Index i, double by) { m_values += (m_scale * by * m_labels[i]) * m_gram.col(i); }

  Face faceOf(const std::vector<Index>& rows) const {
    const VectorXd y = m_labels(rows);
    MatrixXd q = y.asDiagonal() * m_gram(rows, rows) * y.asDiagonal();
    q.diagonal().array() += m_lift;
    return {.point = m_box(rows),
            .slope = (1 - y.array() * m_values(rows).array()).matrix() / m_scale,
            .factor = Cholesky(q),
            .mu = m_lift};
  }

  const MatrixXd& m_gram;
  const VectorXd& m_labels;
  double m_rows, m_scale, m_lift;
  VectorXd m_box;     ///< b
  VectorXd m_values;  ///< f(x_i)
};

/// A gap that rounding may keep from getting smaller.
constexpr double kSmallGap = 1e-14;

bool fineEnough(const KernelSvm& svm, const SvmSettings& settings) {
  return svm.gap <= std::max(kSmallGap, settings.tolerance * svm.objective);
}

/// Decades of the gap, of those to go.
double share(double gap, double tolerance) {
  return gap < 1 ? std::clamp(std::log(gap) / std::log(std::max(tolerance, kSmallGap)), 0.0, 1.0) : 0;
}

}  // namespace

double publicGap(const SvmSettings& settings) {
  assert(settings.tolerance < 1);
  return std::max(kSmallGap, settings.tolerance / (1 - settings.tolerance));
}

/// Coordinate ascent finds which b_i are inside (0, 1) and converges slowly from there; once a sweep leaves
/// them the same, Newton's step on their face ends it. A factor costs as much as about n^2/(64 m) sweeps: it
/// has to wait for as many, so that neither takes much longer than the other.
std::optional<KernelSvm> kernelSvm(const MatrixXd& gram, const VectorXd& labels, double lambda,
                                   const SvmSettings& settings, const KernelSvm* start, const GoOn& goOn) {
  assert(gram.rows() == gram.cols() && gram.rows() == labels.size() && labels.size() > 0 && lambda > 0);
  KernelSvm svm;
  svm.lambda = lambda;
  if (!(gram.diagonal().minCoeff() >= 0)) {
    svm.reason = sentence("Core", kIndefinite);
    return svm;
  }
  BoxProgram program(gram, labels, lambda, start);
  const GoOn ask = [&, gate = goOn.oneAtATime()] { return gate(share(svm.gap, settings.tolerance)); };
  const double rows = static_cast<double>(gram.rows());
  double wait = 0;
  while (true) {
    program.describe(svm);
    if (fineEnough(svm, settings)) {
      program.evaluate();
      program.describe(svm);
      svm.reached = fineEnough(svm, settings);
    }
    if (std::isnan(svm.gap)) svm.reason = gramProblem(gram);
    if (svm.reached || !svm.reason.empty() || svm.sweeps >= settings.maxSweeps) return svm;
    if (!ask()) return std::nullopt;
    ++svm.sweeps;
    if (!program.sweep() || --wait > 0) continue;
    const double inside = static_cast<double>(program.insideCount());
    const int factors = program.climbFace(ask);
    if (inside > 0 && factors == 0) svm.reason = sentence("Core", kIndefinite);
    wait = factors * inside * inside / (64 * rows);
  }
}

VectorXd weightsOf(const KernelSvm& svm, const VectorXd& labels) {
  return svm.dual.cwiseProduct(labels) / (2 * svm.lambda);
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
