#include "ui/state/key_words.h"

#include "core/study/study_json.h"
#include "ui/widgets/number_text.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <nlohmann/json.hpp>

#include <array>
#include <cmath>
#include <cstdint>
#include <utility>

namespace epsiscope {

namespace {

constexpr KeyWords kRunKeys[] = {
    {"epsilon", QT_TRANSLATE_NOOP("Report", "Budgets ε of the runs")},
    {"trials", QT_TRANSLATE_NOOP("Report", "Runs")},
    {"test_fraction", QT_TRANSLATE_NOOP("Report", "Share of the rows kept for testing")},
    {"train_sizes", QT_TRANSLATE_NOOP("Report", "Also learned from so many rows")},
    {"seed", QT_TRANSLATE_NOOP("Report", "Seed")}};
constexpr KeyWords kLabelKeys[] = {
    {"methods", QT_TRANSLATE_NOOP("Report", "Methods")},
    {"learner", QT_TRANSLATE_NOOP("Report", "Learner")},
    {"lambda", QT_TRANSLATE_NOOP("Report", "Regularisation λ")},
    {"random_features", QT_TRANSLATE_NOOP("Report", "Random features")},
    {"feature_gamma", QT_TRANSLATE_NOOP("Report", "Kernel rate γ of the random features")},
    {"rr_values", QT_TRANSLATE_NOOP("Report", "Public values of RR-on-Bins")},
    {"unbiased_values", QT_TRANSLATE_NOOP("Report", "Public values of the unbiased randomizer")},
    {"zeta", QT_TRANSLATE_NOOP("Report", "Half-width ζ")},
    {"delta", QT_TRANSLATE_NOOP("Report", "Failure probability δ")},
    {"prior", QT_TRANSLATE_NOOP("Report", "Prior")},
    {"prior_file", QT_TRANSLATE_NOOP("Report", "File of the prior")},
    {"prior_share", QT_TRANSLATE_NOOP("Report", "Share of ε spent on the prior")},
    {"bin_width", QT_TRANSLATE_NOOP("Report", "Histogram width")},
    {"clip_predictions", QT_TRANSLATE_NOOP("Report", "Predictions clipped to the bounds")}};
constexpr KeyWords kKernelKeys[] = {
    {"method", QT_TRANSLATE_NOOP("Report", "Method")},
    {"kernel", QT_TRANSLATE_NOOP("Report", "Kernel")},
    {"gamma", QT_TRANSLATE_NOOP("Report", "Kernel rate γ")},
    {"degree", QT_TRANSLATE_NOOP("Report", "Degree of a polynomial kernel")},
    {"lambda", QT_TRANSLATE_NOOP("Report", "Regularisation λ")},
    {"lambda_sweep", QT_TRANSLATE_NOOP("Report", "Also at these λ")},
    {"predictions", QT_TRANSLATE_NOOP("Report", "Released predictions N")},
    {"smoothness", QT_TRANSLATE_NOOP("Report", "Smoothness r of the theory")},
    {"approximation", QT_TRANSLATE_NOOP("Report", "Approximation constant of the theory")},
    {"bound", QT_TRANSLATE_NOOP("Report", "Bound of labels M, where none are declared")},
    {"most_rows", QT_TRANSLATE_NOOP("Report", "Training rows at most")}};
constexpr KeyWords kClassifierKeys[] = {
    {"methods", QT_TRANSLATE_NOOP("Report", "Methods")},
    {"loss", QT_TRANSLATE_NOOP("Report", "Loss")},
    {"h", QT_TRANSLATE_NOOP("Report", "Rounding of the corner h")},
    {"lambda", QT_TRANSLATE_NOOP("Report", "Regularisation Λ")},
    {"lambda_sweep", QT_TRANSLATE_NOOP("Report", "Also at these Λ")},
    {"draws", QT_TRANSLATE_NOOP("Report", "Draws of noise in each run")},
    {"random_features", QT_TRANSLATE_NOOP("Report", "Random features (0: none)")},
    {"gamma", QT_TRANSLATE_NOOP("Report", "Kernel rate γ of the random features")},
    {"tune", QT_TRANSLATE_NOOP("Report", "Candidates for Λ, chosen from privately")}};
constexpr KeyWords kPreparationKeys[] = {
    {"prepare", QT_TRANSLATE_NOOP("Report", "Scaling of the features")},
    {"missing", QT_TRANSLATE_NOOP("Report", "Missing cells")},
    {"features", QT_TRANSLATE_NOOP("Report", "Features")},
    {"column_bounds", QT_TRANSLATE_NOOP("Report", "Declared bounds of columns")},
    {"lower", QT_TRANSLATE_NOOP("Report", "Declared lower bound of the target")},
    {"upper", QT_TRANSLATE_NOOP("Report", "Declared upper bound of the target")},
    {"bounds_from_data", QT_TRANSLATE_NOOP("Report", "Bounds taken from the private labels")},
    {"positive", QT_TRANSLATE_NOOP("Report", "Positive class")},
    {"bad_cells", QT_TRANSLATE_NOOP("Report", "Cells that are no numbers")},
    {"columns", QT_TRANSLATE_NOOP("Report", "Declared kinds and categories of columns")}};
constexpr KeyWords kSourceKeys[] = {
    {"target", QT_TRANSLATE_NOOP("Report", "Target")},
    {"unit", QT_TRANSLATE_NOOP("Report", "Unit")},
    {"recipe", QT_TRANSLATE_NOOP("Report", "Recipe")},
    {"separator", QT_TRANSLATE_NOOP("Report", "Separator")},
    {"decimal", QT_TRANSLATE_NOOP("Report", "Decimal mark")},
    {"thousands", QT_TRANSLATE_NOOP("Report", "Thousands mark")},
    {"quote", QT_TRANSLATE_NOOP("Report", "Quote")},
    {"comment", QT_TRANSLATE_NOOP("Report", "Start of comment lines")},
    {"encoding", QT_TRANSLATE_NOOP("Report", "Encoding")},
    {"header", QT_TRANSLATE_NOOP("Report", "First line holds names")},
    {"names", QT_TRANSLATE_NOOP("Report", "Names of the columns")},
    {"missing_values", QT_TRANSLATE_NOOP("Report", "Spellings of a missing cell")}};

struct Block {
  const char* name;
  std::span<const KeyWords> keys;
};
constexpr std::array<Block, 6> kBlocks = {{{"data", kPreparationKeys},
                                           {"data", kSourceKeys},
                                           {"", kRunKeys},
                                           {"label_privacy", kLabelKeys},
                                           {"kernel_release", kKernelKeys},
                                           {"private_classifier", kClassifierKeys}}};

QString partsText(const QJsonObject& parts) {
  QStringList texts;
  if (const QJsonValue column = parts[QLatin1String("column")]; column.isString()) texts << valueText(column);
  for (auto part = parts.begin(); part != parts.end(); ++part)
    if (part.key() != QLatin1String("column") && !part.value().isNull()) texts << valueText(part.value());
  return texts.join(QLatin1Char(' '));
}

QJsonValue qtValue(const Json& json) {
  if (json.is_boolean()) return json.get<bool>();
  if (json.is_string()) return QString::fromStdString(json.get<std::string>());
  if (json.is_number_unsigned()) {
    const auto number = json.get<std::uint64_t>();
    // JSON of Qt has no room for all seeds.
    return std::in_range<qint64>(number) ? QJsonValue(static_cast<qint64>(number))
                                         : QJsonValue(static_cast<double>(number));
  }
  if (json.is_number_integer()) return QJsonValue(static_cast<qint64>(json.get<std::int64_t>()));
  if (json.is_number() && std::isfinite(json.get<double>())) return json.get<double>();
  if (json.is_array()) {
    QJsonArray items;
    for (const Json& item : json) items.append(qtValue(item));
    return items;
  }
  if (!json.is_object()) return QJsonValue::Null;
  QJsonObject object;
  for (const auto& [key, value] : json.items()) object.insert(QString::fromStdString(key), qtValue(value));
  return object;
}

}  // namespace

std::span<const KeyWords> keysOfBlock(const QString& block) {
  for (const Block& one : kBlocks)
    if (block == QLatin1String(one.name)) return one.keys;
  return {};
}

QString valueText(const QJsonValue& value) {
  if (value.isNull() || value.isUndefined()) return QObject::tr("not set");
  if (value.isBool()) return value.toBool() ? QObject::tr("yes") : QObject::tr("no");
  if (value.isDouble()) return exactText(value.toDouble());
  if (value.isString()) return value.toString();
  if (value.isObject()) return partsText(value.toObject());
  QStringList items;
  for (const QJsonValue& item : value.toArray()) items << valueText(item);
  return items.isEmpty() ? QObject::tr("none") : items.join(QStringLiteral(", "));
}

QJsonObject jsonOf(const Study& study) {
  return qtValue(studyToJson(study)).toObject();
}

QJsonValue valueOf(const Study& study, const QString& key) {
  const std::optional<Json> value = studyValue(study, key.toStdString());
  return value ? qtValue(*value) : QJsonValue(QJsonValue::Undefined);
}

std::vector<KeyChange> keyChanges(const Study& before, const Study& after) {
  const QJsonObject old = jsonOf(before), now = jsonOf(after);
  std::vector<KeyChange> changes;
  for (const Block& block : kBlocks) {
    const QString name = QLatin1String(block.name);
    const QJsonObject from = name.isEmpty() ? old : old[name].toObject();
    const QJsonObject to = name.isEmpty() ? now : now[name].toObject();
    for (const KeyWords& words : block.keys) {
      const QString key = QLatin1String(words.key);
      if (from[key] == to[key]) continue;
      changes.push_back({.key = name.isEmpty() ? key : name + QLatin1Char('.') + key,
                         .name = QCoreApplication::translate("Report", words.name),
                         .before = valueText(from[key]),
                         .after = valueText(to[key])});
    }
  }
  return changes;
}

}  // namespace epsiscope
