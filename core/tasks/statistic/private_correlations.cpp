#include "core/tasks/statistic/private_correlations.h"

#include <cmath>

namespace epsiscope {

namespace {

std::vector<double> errorsOf(const std::vector<double>& moments, std::size_t columns, std::size_t rows,
                             double deviation, Rng& rng) {
  constexpr int kDraws = 200;
  const std::vector<double> without = correlationsFrom(moments, columns, rows);
  const NoisyNumbersLaw noise{.centre = moments, .deviation = deviation};
  std::vector<double> squares(without.size());
  for (int draw = 0; draw < kDraws; ++draw) {
    const std::vector<double> drawn = correlationsFrom(noise.draw(rng), columns, rows);
    for (std::size_t pair = 0; pair < squares.size(); ++pair) {
      // Where the noise left no spread, nothing is known: as wrong as saying 0.
      const double said = std::isnan(drawn[pair]) ? 0 : drawn[pair];
      squares[pair] += std::pow(said - without[pair], 2) / kDraws;
    }
  }
  for (double& square : squares) square = std::sqrt(square);
  return squares;
}

}  // namespace

std::shared_ptr<const ColumnMoments> momentsOf(const PreparedData& data,
                                               const std::vector<std::string>& columns,
                                               const std::vector<LabelBounds>& bounds, const GoOn& goOn) {
  std::vector<std::span<const double>> values;
  for (const std::string& column : columns)
    values.emplace_back(data.dataset->columns[static_cast<std::size_t>(data.dataset->find(column))].values);
  return ColumnMoments::of(values, bounds, data.rows, goOn);
}

PrivateCorrelations privateCorrelations(const HeldMoments& held, const std::vector<std::string>& columns,
                                        double epsilon, const ProtectedUnit& unit, Rng& rng) {
  const std::size_t rows = held.size();
  const std::vector<double> moments = releasedMoments(held, epsilon, unit);
  PrivateCorrelations made{.columns = columns, .epsilon = epsilon};
  made.values = correlationsFrom(moments, columns.size(), rows);
  held.custodian().publish(made.values);
  const double deviation = momentDeviation(columns.size(), epsilon, unit);
  made.errors = errorsOf(moments, columns.size(), rows, deviation, rng);
  made.toldFromZero = toldFromZero(moments, columns.size(), rows, deviation, made.kLevel);
  return made;
}

}  // namespace epsiscope
