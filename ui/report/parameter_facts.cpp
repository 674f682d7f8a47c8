#include "ui/report/parameter_facts.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

#include "core/start/data_start.h"
#include "core/tasks/methods.h"
#include "core/tasks/task_cache.h"
#include "core/tasks/task.h"
#include "ui/state/key_words.h"
#include "ui/state/words.h"
#include "ui/state/row_counts_text.h"
#include "ui/state/tasks.h"
#include "ui/views/data/data_charts.h"
#include "ui/widgets/names_text.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

QString say(const char* text) {
  return QCoreApplication::translate("Report", text);
}

QString methodsText(const QJsonArray& methods) {
  QStringList names;
  for (const auto& method : methods)
    names << QString::fromStdString(methodLabel(method.toString().toStdString()));
  return namesText(names);
}

/// Says nothing where nothing is learned.
bool isOfLearning(const QString& key) {
  static const QStringList keys = {QStringLiteral("prepare"), QStringLiteral("features"),
                                   QStringLiteral("column_bounds"), QStringLiteral("test_fraction"),
                                   QStringLiteral("train_sizes")};
  return keys.contains(key);
}

void add(std::vector<ReportFact>& facts, const QJsonObject& json, const QString& block, bool learns) {
  for (const KeyWords& words : keysOfBlock(block)) {
    const QString key = QLatin1String(words.key);
    // Keys that are left out while they have no value say nothing.
    const bool boundsWeights =
        key == QLatin1String("column_bounds") && json.contains(QLatin1String("weight"));
    if (!json.contains(key) || (!learns && !boundsWeights && isOfLearning(key))) continue;
    facts.push_back(
        {.name = say(words.name),
         .value = key == QLatin1String("methods") ? methodsText(json[key].toArray()) : valueText(json[key]),
         .key = block.isEmpty() ? key : block + QLatin1Char('.') + key});
  }
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
  if (study.data.recipe)
    facts.push_back(
        {QObject::tr("Recipe"), QString::fromStdString(*study.data.recipe), QStringLiteral("data.recipe")});
  QStringList sentences;
  for (const std::string& one : readingSentences(study.data, dataset))
    sentences << QString::fromStdString(one);
  facts.push_back({dataset.readAsDetected ? QObject::tr("How the file was read, as detected")
                   : study.data.recipe    ? QObject::tr("How the file was read")
                                          : QObject::tr("How the file was read, as declared"),
                   sentences.join(QLatin1Char(' '))});
  return facts;
}

std::vector<ReportFact> preparationFacts(const AppState& state) {
  std::vector<ReportFact> facts;
  add(facts, jsonOf(state.study)[QLatin1String("data")].toObject(), QStringLiteral("data"),
      taskOf(state.study).facts().learns);
  const PreparedData& data = state.cache->data();
  facts.push_back({QObject::tr("Rows in use"), rowCountsText(data.counts)});
  const bool learns = taskOf(state.study).facts().learns;
  if (learns) {
    const std::size_t used = state.cache->features(), found = data.features.size();
    facts.push_back({QObject::tr("Features in use"),
                     used == found ? countText(found)
                                   : QObject::tr("%1 of %2; the others are the same in every row that is "
                                                 "learned from")
                                         .arg(countText(used), countText(found))});
  }
  if (const ClippedShare clipped = clippedShare(*data.targetColumn, state.study.data);
      clipped.total > 0 && !taskOf(state.study).holdsClasses(state.study) && state.study.data.lower &&
      state.study.data.upper)
    facts.push_back({learns ? QObject::tr("Labels outside the declared bounds")
                            : QObject::tr("Values outside the declared bounds"),
                     (learns ? QObject::tr("%1 of %2; for training they are moved to the nearest bound")
                             : QObject::tr("%1 of %2; they are moved to the nearest bound"))
                         .arg(countText(clipped.below + clipped.above), countText(clipped.total))});
  QStringList notes;
  for (const std::string& note : data.notes) notes << inSymbols(note);
  if (!notes.isEmpty())
    facts.push_back({QObject::tr("What was done to the cells"), notes.join(QLatin1Char(' '))});
  return facts;
}

std::vector<ReportFact> parameterFacts(const Study& study) {
  const QJsonObject json = jsonOf(study);
  const QString block = QLatin1String(taskOf(study).facts().block);
  std::vector<ReportFact> facts = {
      {QObject::tr("Task"), QCoreApplication::translate("Tasks", wordsOf(study.task).name),
       QStringLiteral("task")},
      {QObject::tr("Privacy budget ε of the pictures"), exactText(viewEpsilon(study)),
       QStringLiteral("view.epsilon")}};
  const bool learns = taskOf(study).facts().learns;
  add(facts, json[block].toObject(), block, learns);
  add(facts, json, {}, learns);
  // JSON of Qt has no room for all seeds.
  for (ReportFact& fact : facts) {
    if (fact.key == QLatin1String("seed")) fact.value = QString::number(study.seed);
    if (fact.key == QLatin1String("split_seed")) fact.value = QString::number(splitSeedOf(study));
    if (fact.key == QLatin1String("prior_seed")) fact.value = QString::number(priorSeedOf(study));
  }
  return facts;
}

std::vector<ReportFact> guaranteeFacts(const Study& study, const Ledger& ledger) {
  const TaskWords& words = wordsOf(study.task);
  double delta = 0;
  for (const LedgerLine& entry : ledger.entries) delta = std::max(delta, entry.delta);
  const QString epsilon = exactText(viewEpsilon(study));
  QStringList promised;
  if (ledger.entries.empty())
    promised << QObject::tr("Nothing: no method of this study is private.");
  else if (delta > 0)
    promised << QObject::tr("ε = %1; a method with Gaussian noise may exceed it with probability δ = %2.")
                    .arg(epsilon, exactText(delta));
  else
    promised << QObject::tr("ε = %1, without exception (δ = 0).").arg(epsilon);
  promised << ledger.notBooked;
  return {
      {QObject::tr("What is promised"), promised.join(QLatin1Char(' '))},
      {QObject::tr("About which change"), QCoreApplication::translate("Tasks", words.hidden)},
      {QObject::tr("Who sees what"), QObject::tr(wordsOf(study.task).whoSeesWhat)},
      {QObject::tr("Mode"),
       study.mode == Mode::classroom
           ? QObject::tr("Classroom: true labels and rows are shown, so nothing in this report is private.")
           : QObject::tr("Release"),
       QStringLiteral("mode")}};
}

}  // namespace epsiscope
