#include "ui/state/key_words.h"

#include "core/study/study_json.h"
#include "core/tasks/task.h"
#include "ui/state/tasks.h"
#include "ui/widgets/number_text.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <nlohmann/json.hpp>

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
    {"seed", QT_TRANSLATE_NOOP("Report", "Seed")},
    {"split_seed", QT_TRANSLATE_NOOP("Report", "Seed of the splits")},
    {"prior_seed", QT_TRANSLATE_NOOP("Report", "Seed of private priors")}};
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
    {"person", QT_TRANSLATE_NOOP("Report", "Column that names whom a row belongs to")},
    {"rows_per_person", QT_TRANSLATE_NOOP("Report", "Most rows of one person")},
    {"weight", QT_TRANSLATE_NOOP("Report", "Column of the rows' weights")},
    {"columns", QT_TRANSLATE_NOOP("Report", "Declared kinds and categories of columns")}};
constexpr KeyWords kSourceKeys[] = {
    {"target", QT_TRANSLATE_NOOP("Report", "Target")},
    {"unit", QT_TRANSLATE_NOOP("Report", "Unit")},
    {"recipe", QT_TRANSLATE_NOOP("Report", "Recipe")},
    {"sheet", QT_TRANSLATE_NOOP("Report", "Sheet")},
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
  QString name;
  std::span<const KeyWords> keys;
};

/// The blocks in the order of reports: the data, the runs, then the tasks.
std::vector<Block> allBlocks() {
  std::vector<Block> blocks = {{QStringLiteral("data"), kPreparationKeys},
                               {QStringLiteral("data"), kSourceKeys},
                               {QString(), kRunKeys}};
  for (const Task* task : allTasks())
    blocks.push_back({QLatin1String(task->facts().block), wordsOf(task->facts().task).keys});
  return blocks;
}

/// With more parts than these, each needs its key to be understood.
constexpr qsizetype kMostWithoutKeys = 3;

QString partsText(const QJsonObject& parts) {
  const bool isLong = parts.size() > kMostWithoutKeys;
  QStringList texts;
  if (const QJsonValue column = parts[QLatin1String("column")]; column.isString()) texts << valueText(column);
  for (auto part = parts.begin(); part != parts.end(); ++part)
    if (part.key() != QLatin1String("column") && !part.value().isNull()) {
      const QString value = valueText(part.value());
      texts << (isLong ? part.key() + QLatin1Char(' ') + value : value);
    }
  return texts.join(isLong ? QStringLiteral("; ") : QStringLiteral(" "));
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
  for (const Block& one : allBlocks())
    if (block == one.name) return one.keys;
  return {};
}

QString valueText(const QJsonValue& value, int digits) {
  if (value.isNull() || value.isUndefined()) return QObject::tr("not set");
  if (value.isBool()) return value.toBool() ? QObject::tr("yes") : QObject::tr("no");
  if (value.isDouble())
    return digits == 0 ? exactText(value.toDouble()) : numberText(value.toDouble(), digits);
  if (value == QLatin1String("suggested")) return QObject::tr("suggested");
  if (value == QLatin1String("matched")) return QObject::tr("matched");
  if (value.isString()) return value.toString();
  if (value.isObject()) return partsText(value.toObject());
  QStringList items;
  for (const auto& item : value.toArray()) items << valueText(item, digits);
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
  for (const Block& block : allBlocks()) {
    const QString& name = block.name;
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
