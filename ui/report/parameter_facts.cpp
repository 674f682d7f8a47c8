#include "ui/report/parameter_facts.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <span>

#include "core/study/methods.h"
#include "core/study/prepare_study.h"
#include "core/study/study_settings.h"
#include "ui/views/data_charts.h"
#include "ui/views/words.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

QString say(const char* text) {
  return QCoreApplication::translate("Report", text);
}

struct KeyWords {
  const char* key;
  const char* name;
};

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
    {"positive", QT_TRANSLATE_NOOP("Report", "Positive class")}};

/// As the study file writes it, without its punctuation.
QString valueText(const QJsonValue& value) {
  if (value.isNull() || value.isUndefined()) return QObject::tr("not set");
  if (value.isBool()) return value.toBool() ? QObject::tr("yes") : QObject::tr("no");
  if (value.isDouble()) return exactText(value.toDouble());
  if (value.isString()) return value.toString();
  if (value.isObject()) {
    QStringList parts;
    for (const QJsonValue& part : value.toObject()) parts << valueText(part);
    return parts.join(QLatin1Char(' '));
  }
  QStringList items;
  for (const QJsonValue& item : value.toArray()) items << valueText(item);
  return items.isEmpty() ? QObject::tr("none") : items.join(QStringLiteral(", "));
}

QJsonObject jsonOf(const Study& study) {
  return QJsonDocument::fromJson(QByteArray::fromStdString(compactJson(study))).object();
}

QString methodsText(const QJsonArray& methods) {
  QStringList names;
  for (const QJsonValue& method : methods)
    names << QString::fromStdString(methodLabel(method.toString().toStdString()));
  return names.join(QStringLiteral(", "));
}

void add(std::vector<ReportFact>& facts, const QJsonObject& json, const QString& block,
         std::span<const KeyWords> keys) {
  for (const KeyWords& words : keys) {
    const QString key = QLatin1String(words.key);
    // Keys that are left out while they have no value say nothing.
    if (!json.contains(key)) continue;
    facts.push_back(
        {.name = say(words.name),
         .value = key == QLatin1String("methods") ? methodsText(json[key].toArray()) : valueText(json[key]),
         .key = block.isEmpty() ? key : block + QLatin1Char('.') + key});
  }
}

std::span<const KeyWords> keysOf(Task task) {
  if (task == Task::kernelRelease) return kKernelKeys;
  if (task == Task::privateClassifier) return kClassifierKeys;
  return kLabelKeys;
}

QString blockOf(Task task) {
  if (task == Task::kernelRelease) return QStringLiteral("kernel_release");
  return task == Task::privateClassifier ? QStringLiteral("private_classifier")
                                         : QStringLiteral("label_privacy");
}

QString whoSeesWhat(Task task) {
  if (task == Task::labelPrivacy)
    return QObject::tr(
        "Each label is made noisy before it is handed on: who learns sees noisy labels and the public "
        "features. Where a method says \"by a curator\", one trusted party sees the true labels and "
        "everybody else what it releases.");
  if (task == Task::kernelRelease)
    return QObject::tr("One trusted curator sees all rows; everybody else sees the released predictions.");
  return QObject::tr("One trusted curator sees all rows; everybody else sees the released weights.");
}

/// The largest one that a method of the study may fail with.
double largestDelta(const AppState& state) {
  double delta = 0;
  if (state.noise)
    for (const NoiseCurve& curve : state.noise->preview.curves) delta = std::max(delta, curve.delta);
  return delta;
}

}  // namespace

std::vector<ReportFact> sourceFacts(const AppState& state) {
  const Dataset& dataset = *state.dataset;
  const Study& study = state.study;
  std::vector<ReportFact> facts = {
      {QObject::tr("Data"), QString::fromStdString(dataset.name)},
      {QObject::tr("Source"), QString::fromStdString(study.data.file), QStringLiteral("data.file")},
      {QObject::tr("Rows and columns"),
       QObject::tr("%1 rows, %2 columns").arg(countText(dataset.rows()), countText(dataset.columns.size()))},
      {QObject::tr("SHA-256"), QString::fromStdString(dataset.sha256)},
      {QObject::tr("Target"), QString::fromStdString(study.data.target), QStringLiteral("data.target")}};
  if (study.data.unit)
    facts.push_back(
        {QObject::tr("Unit"), QString::fromStdString(*study.data.unit), QStringLiteral("data.unit")});
  if (!dataset.description.empty())
    facts.push_back({QObject::tr("Description"), QString::fromStdString(dataset.description)});
  if (!dataset.licence.empty())
    facts.push_back({QObject::tr("Licence"), QString::fromStdString(dataset.licence)});
  if (study.data.file.starts_with("builtin:")) return facts;
  const Reading& reading = dataset.reading;
  const QString separator = reading.separator == '\t'  ? QObject::tr("tab")
                            : reading.separator == ' ' ? QObject::tr("space")
                                                       : QString(QLatin1Char(reading.separator));
  facts.push_back(
      {QObject::tr("How the file was read"),
       QObject::tr("separator %1, decimal mark %2, %3, %4")
           .arg(separator, QString(QLatin1Char(reading.decimal)), QString::fromStdString(reading.encoding),
                reading.header ? QObject::tr("first line holds names") : QObject::tr("no line of names"))});
  return facts;
}

std::vector<ReportFact> preparationFacts(const AppState& state) {
  std::vector<ReportFact> facts;
  add(facts, jsonOf(state.study)[QLatin1String("data")].toObject(), QStringLiteral("data"), kPreparationKeys);
  const PreparedData& data = state.cache->data;
  const std::size_t used = data.rows.size(), all = state.dataset->rows();
  facts.push_back({QObject::tr("Rows in use"),
                   used == all ? QObject::tr("all %1").arg(countText(all))
                               : QObject::tr("%1 of %2; %3 were left out")
                                     .arg(countText(used), countText(all), countText(all - used))});
  facts.push_back({QObject::tr("Features in use"), countText(data.features.size())});
  if (const ClippedShare clipped = clippedShare(*data.targetColumn, state.study.data);
      !hasClasses(state.study) && state.study.data.lower && state.study.data.upper)
    facts.push_back({QObject::tr("Labels outside the declared bounds"),
                     QObject::tr("%1 of %2; for training they are moved to the nearest bound")
                         .arg(countText(clipped.below + clipped.above), countText(clipped.total))});
  QStringList notes;
  for (const std::string& note : data.notes) notes << inSymbols(note);
  if (!notes.isEmpty())
    facts.push_back({QObject::tr("What was done to the cells"), notes.join(QLatin1Char(' '))});
  return facts;
}

std::vector<ReportFact> parameterFacts(const Study& study) {
  const QJsonObject json = jsonOf(study);
  const QString block = blockOf(study.task);
  std::vector<ReportFact> facts = {
      {QObject::tr("Task"), QCoreApplication::translate("Tasks", wordsOf(study.task).name),
       QStringLiteral("task")},
      {QObject::tr("Privacy budget ε of the pictures"), exactText(viewEpsilon(study)),
       QStringLiteral("view.epsilon")}};
  add(facts, json[block].toObject(), block, keysOf(study.task));
  add(facts, json, {}, kRunKeys);
  // JSON of Qt has no room for all seeds.
  for (ReportFact& fact : facts)
    if (fact.key == QLatin1String("seed")) fact.value = QString::number(study.seed);
  return facts;
}

std::vector<ReportFact> guaranteeFacts(const AppState& state) {
  const Study& study = state.study;
  const TaskWords& words = wordsOf(study.task);
  const double delta = largestDelta(state);
  return {
      {QObject::tr("What is promised"),
       delta > 0 ? QObject::tr("ε = %1; a method with Gaussian noise may exceed it with probability δ = %2")
                       .arg(exactText(viewEpsilon(study)), exactText(delta))
                 : QObject::tr("ε = %1, without exception (δ = 0)").arg(exactText(viewEpsilon(study)))},
      {QObject::tr("About which change"), QCoreApplication::translate("Tasks", words.hidden)},
      {QObject::tr("Who sees what"), whoSeesWhat(study.task)},
      {QObject::tr("Mode"),
       study.mode == Mode::classroom
           ? QObject::tr("Classroom: true labels and rows are shown, so nothing in this report is private.")
           : QObject::tr("Release"),
       QStringLiteral("mode")}};
}

}  // namespace epsiscope
