#include "core/tasks/statistic/private_correlations.h"

#include <cmath>

#include "core/statistics/noisy_moments.h"
#include "core/study/study.h"

namespace epsiscope {

namespace {

/// The values in the rows in use.
std::vector<double> valuesInUse(const PreparedData& data, const std::string& name) {
  const Column& column = data.dataset->columns[static_cast<std::size_t>(data.dataset->find(name))];
  std::vector<double> values;
  values.reserve(data.rows.size());
  for (const std::uint32_t row : data.rows) values.push_back(column.values[row]);
  return values;
}

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

PrivateCorrelations privateCorrelations(const Study& study, const PreparedData& data,
                                        const std::vector<std::string>& columns,
                                        const std::vector<LabelBounds>& bounds, double epsilon,
                                        const Custodian& custodian, Rng& rng) {
  std::vector<std::vector<double>> values;
  for (const std::string& column : columns) values.push_back(valuesInUse(data, column));
  const ProtectedUnit unit = protectedUnit(study.data);
  const BoundedColumns held({values.begin(), values.end()}, bounds);
  const std::vector<double> moments = releasedMoments({held, custodian}, epsilon, unit);
  PrivateCorrelations made{.columns = columns, .epsilon = epsilon};
  made.values = correlationsFrom(moments, columns.size(), data.rows.size());
  custodian.publish(
      Eigen::Map<const Eigen::VectorXd>(made.values.data(), static_cast<Eigen::Index>(made.values.size())));
  const double deviation = momentDeviation(columns.size(), epsilon, unit);
  made.errors = errorsOf(moments, columns.size(), data.rows.size(), deviation, rng);
  made.toldFromZero = toldFromZero(moments, columns.size(), data.rows.size(), deviation, made.kLevel);
  return made;
}

}  // namespace epsiscope
