#include "core/tasks/private_regression/rows.h"

#include <cassert>
#include <cmath>
#include <set>
#include <utility>

#include "core/study/preparations.h"
#include "core/tasks/guarantees.h"
#include "core/text/wording.h"

namespace epsiscope {

std::shared_ptr<const RegressionData> regressionData(const PrivateRegressionInputs& inputs,
                                                     std::shared_ptr<const PreparedTable> table) {
  const PreparedData& data = table->data();
  auto made = std::make_shared<RegressionData>();
  made->unit = unitRows(data, regressionRowOptions(inputs.features, data));
  assert(!made->unit.longRow);
  made->labels.resize(static_cast<Eigen::Index>(data.rows.size()));
  for (std::size_t i = 0; i < data.rows.size(); ++i)
    made->labels[static_cast<Eigen::Index>(i)] = data.target[data.rows[i]];
  for (const std::string& note : made->unit.notes) addOnce(made->notes, note);
  for (const std::string& note : data.fromOtherRows) addOnce(made->notes, note);
  if (!made->notes.empty()) made->takenFromRows = made->notes.front();
  made->table = std::move(table);
  return made;
}

UnitRowsOptions regressionRowOptions(const FeatureInputs& features, const PreparedData& data) {
  UnitRowsOptions options = unitRowsOptions(features, data);
  if (options.how == UnitRowsOptions::How::none) return options;
  options.how = UnitRowsOptions::How::unitRowsPlain;
  options.longest = longestRow(data);
  return options;
}

double longestRow(const PreparedData& data) {
  constexpr double kShare = 0.8, kOfNumber = 1.0 / 3;
  std::set<const std::int32_t*> texts;
  double square = 0;
  for (const Feature& feature : data.features) {
    if (feature.codes.empty())
      square += kOfNumber;
    else if (texts.insert(feature.codes.data()).second)
      square += 1;
  }
  return std::max(1.0, kShare * std::sqrt(square));
}

bool hasConstant(const FeatureInputs& features) {
  return features.prepare != kPrepareUnitRowsPlain && features.prepare != kPrepareNone;
}

}  // namespace epsiscope
