#include "ui/report/report_of.h"

#include <QCoreApplication>

#include "core/tasks/audit_preview.h"
#include "core/tasks/task.h"
#include "core/tasks/warnings.h"
#include "core/results/result.h"
#include "core/study/plan.h"
#include "core/study/study_json.h"
#include "core/tasks/noise_preview.h"
#include "core/tasks/problems.h"
#include "ui/charts/axis_range.h"
#include "ui/charts/chart_look.h"
#include "ui/charts/chart_summary.h"
#include "ui/explain/odd_conditions.h"
#include "ui/export/chart_export.h"
#include "ui/report/claims_table.h"
#include "ui/report/cost_table.h"
#include "ui/report/first_page.h"
#include "ui/report/parameter_facts.h"
#include "ui/report/portable_paths.h"
#include "ui/report/release_table.h"
#include "ui/report/repeat_command.h"
#include "ui/report/report_tables.h"
#include "ui/state/picture.h"
#include "ui/state/tasks.h"
#include "ui/state/view_kind.h"
#include "ui/state/words.h"
#include "ui/views/study_charts.h"

#include <nlohmann/json.hpp>

namespace epsiscope {

namespace {

QStringList marksOf(const AppState& state) {
  QStringList marks;
  if (isPlan(state.study.data))
    marks << QObject::tr("Planned, not measured: nobody was asked, the people are invented.");
  if (state.study.mode == Mode::classroom)
    marks << QObject::tr("Classroom mode: nothing in this report is private.");
  if (!state.result)
    marks << QObject::tr(
        "There is no run yet: the numbers are previews. Press Run and export again for measured ones.");
  else if (state.resultIsOutOfDate())
    marks << QObject::tr(
        "The last run was of other parameters, so its numbers are left out. Press Run and export "
        "again for measured ones.");
  else if (!state.result->complete)
    marks << QObject::tr("The run was stopped before its end: its finished parts are shown.");
  return marks;
}

std::vector<ReportFact> aboutFacts(const AppState& state, const QString& date) {
  std::vector<ReportFact> facts = {
      {QObject::tr("Program"), QStringLiteral("Epsiscope " EPSISCOPE_VERSION)},
      {QObject::tr("Date"), date},
      {QObject::tr("Seed"), QString::number(state.study.seed), QStringLiteral("seed")}};
  if (taskOf(state.study).facts().learns)
    facts.push_back({QObject::tr("Seed of the splits"), QString::number(splitSeedOf(state.study)),
                     QStringLiteral("split_seed")});
  if (state.result && !state.resultIsOutOfDate())
    facts.push_back({QObject::tr("Date of the run"), QString::fromStdString(state.result->date)});
  return facts;
}

void addOnce(QStringList& sentences, const QString& sentence) {
  if (!sentence.isEmpty() && !sentences.contains(sentence)) sentences << sentence;
}

/// The warnings of the study, the data, the run and every view.
QStringList warningsOf(const AppState& state) {
  QStringList found;
  for (const Problem& problem : state.problems) addOnce(found, inSymbols(problem.sentence));
  for (const std::string& note : state.dataset->notes) addOnce(found, inSymbols(note));
  for (const std::string& note : warnings(state.study, *state.cache)) addOnce(found, inSymbols(note));
  if (const auto* noise = previewOf<NoisePreview>(state))
    for (const std::string& note : noise->notes) addOnce(found, inSymbols(note));
  if (state.result && !state.resultIsOutOfDate())
    for (const std::string& note : state.result->notes) addOnce(found, inSymbols(note));
  AppState viewed = state;
  for (const ViewKind* view : viewsOf(state.study)) {
    viewed.study.view.tab = view->id;
    for (const OddCondition& odd : oddConditions(viewed))
      addOnce(found, odd.question + QLatin1Char(' ') + odd.answer);
  }
  return found;
}

/// Adds them as they are looked at.
void addCharts(Report& report, const std::vector<LookedAtChart>& charts) {
  for (const auto& [model, look] : charts) {
    const ChartModel shown = withLook(model, look);
    report.charts.push_back({model, look, chartSummary(shown, seenState(shown, look).hidden)});
  }
}

/// The data last, as they remain where the study asks for that; as they are, and whatever else draws true
/// values, where the person does.
void addAllCharts(Report& report, const AppState& state, TrueValues trueValues) {
  const bool withTruth = trueValues == TrueValues::shown;
  const auto isLeftOut = [&](const LookedAtChart& chart) { return chart.model.drawsTruth && !withTruth; };
  std::vector<LookedAtChart> answers = chartsOfAnswers(state);
  std::erase_if(answers, isLeftOut);
  addCharts(report, answers);
  report.firstOfData = report.charts.size();
  if (!withTruth && !state.study.view.privateData) return;
  std::vector<LookedAtChart> ofData = chartsOfData(state);
  std::erase_if(ofData, isLeftOut);
  addCharts(report, ofData);
}

/// The picture that is there is finished: withAllPictures() sees to it.
void addClaims(Report& report, const AppState& state, const QString& date) {
  const Picture* picture = pictureWith<AuditPreview>(state);
  if (picture == nullptr) return;
  const auto& preview = *previewOf<AuditPreview>(picture);
  report.claimMarks = claimsMarks(preview);
  report.claims = claimsTable(picture->study, preview, date);
  if (!brokenPromises(preview).isEmpty())
    report.marks << QObject::tr("The audit found that not all that is claimed is true: see \"%1\".")
                        .arg(claimsTitle());
}

/// A study file with a line for each block: short, and still a file that opens.
QString studyText(const Json& json) {
  QStringList lines;
  for (const auto& [key, value] : json.items())
    lines << QString::fromStdString(dumped(Json(key)) + ": " + dumped(value));
  return QStringLiteral("{") + lines.join(QStringLiteral(",\n ")) + QStringLiteral("}\n");
}

/// The keys whose values are not the defaults; of blocks their keys.
Json withoutDefaults(const Json& json, const Json& defaults) {
  Json left = Json::object();
  for (const auto& [key, value] : json.items()) {
    const bool isKnown = defaults.contains(key);
    if (isKnown && value == defaults[key]) continue;
    left[key] = isKnown && value.is_object() && defaults[key].is_object()
                    ? withoutDefaults(value, defaults[key])
                    : value;
  }
  return left;
}

/// The format and its version are named, whatever they are.
Json inShort(const Study& study) {
  Json defaults = studyToJson(Study());
  for (const char* key : {"format", "version"}) defaults.erase(key);
  return withoutDefaults(studyToJson(study), defaults);
}

}  // namespace

Report reportOf(const AppState& state, const QString& date, TrueValues trueValues) {
  const TaskWords& task = wordsOf(state.study.task);
  const Ledger ledger = ledgerOf(state);
  const AppState shown = withoutFolders(state);
  Report report{.title = QObject::tr("%1: %2").arg(QString::fromStdString(state.dataset->name),
                                                   QCoreApplication::translate("Tasks", task.name)),
                .marks = marksOf(state),
                .conclusion = {},
                .summary = {},
                .expected = {},
                .limits = {},
                .about = aboutFacts(state, date),
                .data = sourceFacts(shown),
                .preparation = preparationFacts(state),
                .parameters = parameterFacts(shown.study),
                .guarantee = guaranteeFacts(state.study, ledger),
                .charts = {},
                .tables = {methodTable(state)},
                .warnings = warningsOf(state),
                .ledger = ledgerTable(ledger),
                .command = shellLine(repeatCommand(shown)),
                .commandHint = {},
                .study = studyText(studyToJson(shown.study)),
                .shortStudy = studyText(inShort(shown.study))};
  fillFirstPage(report, state, ledger, date);
  report.costs = costTable(state);
  addAllCharts(report, state, trueValues);
  addClaims(report, state, date);
  report.release = releaseTable(state);
  if (const auto* noise = previewOf<NoisePreview>(state)) report.tables.push_back(verdictTable(*noise));
  if (trueValues == TrueValues::shown)
    for (ReportTable& table : groupTables(state)) report.tables.push_back(std::move(table));
  report.shortTables = report.tables;
  if (state.result && !state.resultIsOutOfDate()) {
    for (ReportTable& table : resultTables(*state.result)) report.tables.push_back(std::move(table));
    for (ReportTable& table : shortResultTables(*state.result))
      report.shortTables.push_back(std::move(table));
  }
  report.commandHint =
      state.studyFile.isEmpty()
          ? QObject::tr(
                "Save the study at the end of this report as study.json first, where its data file is "
                "found.")
          : QObject::tr(
                "In the folder of the study. The study at the end of this report, saved as a file, does "
                "the same without --set.");
  return report;
}

}  // namespace epsiscope
