#include "core/linear/tridiagonal.h"

#include "core/base/parallel.h"

#include <Eigen/Householder>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <utility>

namespace epsiscope {

namespace {

using Eigen::Index;
using Eigen::MatrixXd;
using Eigen::VectorXd;

/// Columns are shared out in stripes. A tile of kHeight by kWidth stays in the processor's first cache while
/// it serves twice, as itself and transposed.
constexpr Index kStripe = 256, kWidth = 32, kHeight = 128;

std::size_t stripesOf(Index size) {
  return static_cast<std::size_t>((size + kStripe - 1) / kStripe);
}

/// Below 512 rows a thread, starting one costs more than it gains.
unsigned threadsFor(Index size, unsigned threads) {
  return std::clamp(static_cast<unsigned>(size / 512), 1U, threadCount(threads));
}

/// y += the columns [begin, end) of the lower triangle of `a`, and their mirror image, times x. y begins at
/// row `begin`.
void addStripe(const Eigen::Ref<const MatrixXd>& a, Index begin, Index end,
               const Eigen::Ref<const VectorXd>& x, Eigen::Ref<VectorXd> y) {
  for (Index j = begin; j < end; j += kWidth) {
    const Index width = std::min(kWidth, end - j);
    auto across = y.segment(j - begin, width);
    across.noalias() +=
        a.block(j, j, width, width).template selfadjointView<Eigen::Lower>() * x.segment(j, width);
    for (Index i = j + width; i < a.rows(); i += kHeight) {
      const Index height = std::min(kHeight, a.rows() - i);
      const auto tile = a.block(i, j, height, width);
      y.segment(i - begin, height).noalias() += tile * x.segment(j, width);
      across.noalias() += tile.transpose() * x.segment(i, height);
    }
  }
}

/// Dongarra, Sorensen and Hammarling's blocked reduction (1989; LAPACK's dsytrd). Half its operations are
/// products of the matrix and a vector, which are as fast as memory: each reads the lower triangle once.
class Reduction {
public:
  Reduction(MatrixXd symmetric, unsigned threads) : m_a(std::move(symmetric)), m_threads(threads) {
    const Index n = m_a.rows();
    m_k.diagonal.resize(n);
    m_k.subdiagonal.resize(n - 1);
    m_k.factors = MatrixXd::Zero(Tridiagonal::kPanel, n);
    m_w.resize(n, Tridiagonal::kPanel);
    m_parts.resize(n, static_cast<Index>(stripesOf(n)));
    m_tau = VectorXd::Zero(n);
  }

  bool run(const GoOn& goOn) {
    const Index n = m_a.rows();
    for (m_begin = 0; m_begin < n; m_begin += Tridiagonal::kPanel) {
      const Index end = std::min(n, m_begin + Tridiagonal::kPanel);
      for (Index j = m_begin; j < end; ++j) {
        if (!goOn(1 - std::pow(static_cast<double>(n - j) / static_cast<double>(n), 3))) return false;
        reduceColumn(j);
      }
      updateFrom(end);
      keepFactor(end - m_begin);
    }
    m_a.triangularView<Eigen::Upper>().setZero();
    return true;
  }

  Tridiagonal take() {
    m_k.reflections = std::move(m_a);
    return std::move(m_k);
  }

private:
  /// Column j of the panel, brought up to date with the panel's columns before it, gives H_j and its w:
  /// H_j A H_j = A - v w' - w v', w = p - tau (p.v)/2 v, p = tau A v.
  void reduceColumn(Index j) {
    const Index n = m_a.rows(), left = n - j - 1, done = j - m_begin;
    auto column = m_a.col(j).tail(left + 1);
    column.noalias() -= m_a.block(j, m_begin, left + 1, done) * m_w.row(j).head(done).transpose();
    column.noalias() -= m_w.block(j, 0, left + 1, done) * m_a.block(j, m_begin, 1, done).transpose();
    m_k.diagonal(j) = column(0);
    m_w.col(done).setZero();
    if (left == 0) return;
    auto v = m_a.col(j).tail(left);
    v.makeHouseholderInPlace(m_tau(j), m_k.subdiagonal(j));
    v(0) = 1;
    auto w = m_w.col(done).tail(left);
    multiplyRest(v, w);
    const auto before = m_a.block(j + 1, m_begin, left, done);
    const auto wBefore = m_w.block(j + 1, 0, left, done);
    const VectorXd wv = wBefore.transpose() * v, vv = before.transpose() * v;
    w.noalias() -= before * wv;
    w.noalias() -= wBefore * vv;
    w *= m_tau(j);
    w -= m_tau(j) / 2 * w.dot(v) * v;
  }

  /// y += the last rows and columns of A times x. Stripes are summed in their order.
  void multiplyRest(const Eigen::Ref<const VectorXd>& x, Eigen::Ref<VectorXd> y) {
    const Index size = x.size();
    const std::size_t stripes = stripesOf(size);
    const auto part = [&](std::size_t stripe) {
      const Index begin = static_cast<Index>(stripe) * kStripe;
      return m_parts.col(static_cast<Index>(stripe)).head(size - begin);
    };
    parallelFor(stripes, threadsFor(size, m_threads), [&](std::size_t stripe) {
      const Index begin = static_cast<Index>(stripe) * kStripe;
      part(stripe).setZero();
      addStripe(m_a.bottomRightCorner(size, size), begin, std::min(size, begin + kStripe), x, part(stripe));
      return true;
    });
    for (std::size_t stripe = 0; stripe < stripes; ++stripe) y.tail(part(stripe).size()) += part(stripe);
  }

  /// The lower triangle of A - V W' - W V' from row and column `from` on.
  void updateFrom(Index from) {
    const Index size = m_a.rows() - from, panel = Tridiagonal::kPanel;
    if (size == 0) return;
    MatrixXd left(size, 2 * panel), right(size, 2 * panel);
    left << m_a.block(from, m_begin, size, panel), m_w.bottomRows(size);
    right << left.rightCols(panel), left.leftCols(panel);
    parallelFor(stripesOf(size), threadsFor(size, m_threads), [&](std::size_t stripe) {
      const Index begin = static_cast<Index>(stripe) * kStripe, width = std::min(kStripe, size - begin);
      m_a.block(from + begin, from + begin, size - begin, width).noalias() -=
          left.bottomRows(size - begin) * right.middleRows(begin, width).transpose();
      return true;
    });
  }

  /// Schreiber and Van Loan's F of the panel, column by column.
  void keepFactor(Index width) {
    const Index left = m_a.rows() - m_begin - 1;
    MatrixXd v = m_a.block(m_begin + 1, m_begin, left, width);
    v.triangularView<Eigen::StrictlyUpper>().setZero();
    const MatrixXd products = v.transpose() * v;
    auto f = m_k.factors.middleCols(m_begin, width);
    for (Index i = 0; i < width; ++i) {
      const double tau = m_tau(m_begin + i);
      f.col(i).head(i).noalias() =
          f.topLeftCorner(i, i).template triangularView<Eigen::Upper>() * (-tau * products.col(i).head(i));
      f(i, i) = tau;
    }
  }

  MatrixXd m_a;  ///< below the diagonal of the columns done: their v
  unsigned m_threads;
  Tridiagonal m_k;
  MatrixXd m_w;      ///< n by kPanel, of the panel at work
  MatrixXd m_parts;  ///< one column per stripe
  VectorXd m_tau;
  Index m_begin = 0;  ///< of the panel at work
};

/// The columns of reflections, and their F, of the panel that begins at `begin`; v_j is 0 above row j + 1.
struct Panel {
  Panel(const Tridiagonal& k, Index begin)
      : width(std::min(Tridiagonal::kPanel, k.diagonal.size() - begin)),
        v(k.reflections.block(begin + 1, begin, k.diagonal.size() - begin - 1, width)),
        factor(k.factors.block(0, begin, width, width)) {}

  Index width;
  Eigen::Block<const MatrixXd> v, factor;
};

}  // namespace

std::optional<Tridiagonal> tridiagonalise(MatrixXd symmetric, unsigned threads, const GoOn& goOn) {
  assert(symmetric.rows() == symmetric.cols() && symmetric.rows() > 0);
  Reduction reduction(std::move(symmetric), threads);
  if (!reduction.run(goOn)) return std::nullopt;
  return reduction.take();
}

void multiplyByQ(const Tridiagonal& k, Eigen::Ref<MatrixXd> rows) {
  for (Index begin = 0; begin < rows.cols(); begin += Tridiagonal::kPanel) {
    const Panel panel(k, begin);
    auto part = rows.rightCols(panel.v.rows());
    const MatrixXd reflected = part * panel.v * panel.factor;
    part.noalias() -= reflected * panel.v.transpose();
  }
}

void multiplyByTransposedQ(const Tridiagonal& k, Eigen::Ref<MatrixXd> rows) {
  const Index panels = (rows.cols() + Tridiagonal::kPanel - 1) / Tridiagonal::kPanel;
  for (Index i = panels - 1; i >= 0; --i) {
    const Panel panel(k, i * Tridiagonal::kPanel);
    auto part = rows.rightCols(panel.v.rows());
    const MatrixXd reflected = part * panel.v * panel.factor.transpose();
    part.noalias() -= reflected * panel.v.transpose();
  }
}

}  // namespace epsiscope
