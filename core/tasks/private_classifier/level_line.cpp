#include "core/tasks/private_classifier/level_line.h"

#include <array>
#include <cassert>
#include <limits>

namespace epsiscope {

namespace {

constexpr std::size_t kNoEdge = std::numeric_limits<std::size_t>::max();

/// The grid's edges are numbered: to the right of a node at twice its index, upwards at one more. A line goes
/// from edge to edge; an edge joins at most two cells, so that it has at most two neighbours.
class Tracer {
public:
  Tracer(std::span<const double> values, std::size_t columns)
      : m_values(values), m_columns(columns), m_next(2 * values.size(), {kNoEdge, kNoEdge}) {}

  LevelLine line();

private:
  bool isAbove(std::size_t node) const { return m_values[node] > 0; }
  void connect(std::size_t one, std::size_t other);
  void cross(std::size_t node);
  void addPoint(std::size_t edge, LevelLine& line) const;
  void trace(std::size_t edge, LevelLine& line);

  const std::span<const double> m_values;
  const std::size_t m_columns;
  std::vector<std::array<std::size_t, 2>> m_next;  ///< the neighbours of each edge
};

void Tracer::connect(std::size_t one, std::size_t other) {
  m_next[one][m_next[one][0] == kNoEdge ? 0 : 1] = other;
  m_next[other][m_next[other][0] == kNoEdge ? 0 : 1] = one;
}

/// Joins the edges of the cell whose lower left corner is `node`: in turn, those that are crossed in pairs.
void Tracer::cross(std::size_t node) {
  const std::size_t right = node + 1, up = node + m_columns;
  const std::array edges = {2 * node, 2 * right + 1, 2 * up, 2 * node + 1};
  const std::array corners = {node, right, up + 1, up};
  std::vector<std::size_t> crossed;
  for (std::size_t k = 0; k < edges.size(); ++k)
    if (isAbove(corners[k]) != isAbove(corners[(k + 1) % corners.size()])) crossed.push_back(edges[k]);
  if (crossed.size() == 2) return connect(crossed[0], crossed[1]);
  if (crossed.size() != 4) return;
  const double middle = m_values[node] + m_values[right] + m_values[up] + m_values[up + 1];
  const bool joinsNode = (middle > 0) == isAbove(node);
  connect(crossed[0], crossed[joinsNode ? 1 : 3]);
  connect(crossed[2], crossed[joinsNode ? 3 : 1]);
}

void Tracer::addPoint(std::size_t edge, LevelLine& line) const {
  const std::size_t node = edge / 2, other = edge % 2 == 0 ? node + 1 : node + m_columns;
  const double share = m_values[node] / (m_values[node] - m_values[other]);
  line.x.push_back(static_cast<double>(node % m_columns) + (edge % 2 == 0 ? share : 0));
  line.y.push_back(static_cast<double>(node / m_columns) + (edge % 2 == 0 ? 0 : share));
}

/// Follows the line from this edge on, until it ends or closes; passed edges are taken off.
void Tracer::trace(std::size_t edge, LevelLine& line) {
  if (!line.x.empty()) {
    line.x.push_back(std::numeric_limits<double>::quiet_NaN());
    line.y.push_back(std::numeric_limits<double>::quiet_NaN());
  }
  while (true) {
    addPoint(edge, line);
    std::size_t& next = m_next[edge][m_next[edge][0] != kNoEdge ? 0 : 1];
    if (next == kNoEdge) return;
    const std::size_t to = next;
    next = kNoEdge;
    m_next[to][m_next[to][0] == edge ? 0 : 1] = kNoEdge;
    edge = to;
  }
}

LevelLine Tracer::line() {
  for (std::size_t node = 0; node + m_columns < m_values.size(); ++node)
    if ((node + 1) % m_columns != 0) cross(node);
  LevelLine line;
  const auto neighbours = [&](std::size_t edge) {
    return (m_next[edge][0] != kNoEdge ? 1 : 0) + (m_next[edge][1] != kNoEdge ? 1 : 0);
  };
  // Lines that end at the border come first; the rest is closed.
  for (const int wanted : {1, 2})
    for (std::size_t edge = 0; edge < m_next.size(); ++edge)
      if (neighbours(edge) == wanted) trace(edge, line);
  return line;
}

}  // namespace

LevelLine levelLine(std::span<const double> values, std::size_t columns) {
  assert(columns >= 2 && values.size() % columns == 0 && values.size() / columns >= 2);
  return Tracer(values, columns).line();
}

}  // namespace epsiscope
