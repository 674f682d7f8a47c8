#include "ui/page/static_parts.h"

#include <QCoreApplication>

#include <algorithm>

#include "core/base/now_text.h"
#include "core/study/plan.h"
#include "core/study/study.h"
#include "core/text/printable.h"
#include "core/text/sentence.h"
#include "ui/charts/chart_look.h"
#include "ui/charts/chart_summary.h"
#include "ui/report/first_page.h"
#include "ui/report/ledger.h"
#include "ui/report/report_html.h"
#include "ui/state/tasks.h"
#include "ui/state/view_kind.h"
#include "ui/views/chart_list.h"
#include "ui/views/study_charts.h"

namespace epsiscope {

namespace {

QString paragraph(const QString& text, const char* kind) {
  return QStringLiteral("<p class=\"%1\">%2</p>\n").arg(QLatin1String(kind), text.toHtmlEscaped());
}

/// The promise and what it rests on, without a date: the same study is the same page.
std::vector<ReportFact> factsSaid(const Report& report, const Study& study) {
  std::vector<ReportFact> facts = report.summary;
  std::erase_if(facts, [&](const ReportFact& fact) {
    return fact.value == QStringLiteral("–") || fact.name == QObject::tr("Date and version") ||
           (!study.view.errorTarget && fact.name == QObject::tr("Wanted error"));
  });
  return facts;
}

QString figuresOf(const ViewKind& view, const AppState& state) {
  ChartList charts(state.study);
  view.addCharts(state, charts);
  QString figures;
  for (const auto& [model, look] : charts.take()) {
    const ChartModel shown = withLook(model, look);
    figures += chartFigure({model, look, chartSummary(shown, seenState(shown, look).hidden)});
  }
  return figures;
}

/// What would steer a terminal or turn the direction of text is a name from a file.
QString harmless(const QString& html) {
  return QString::fromStdString(printable(html.toStdString()));
}

}  // namespace

StaticParts staticPartsOf(const AppState& given, const GoOn& goOn) {
  const ViewKind& view = *viewKind(view_id::tradeOff);
  const AppState state = withPictureOf(view, given, goOn);
  StaticParts parts;
  if (!state.isCurrent(state.pictureOf(view.id).get())) return parts;
  Report report;
  fillFirstPage(report, state, ledgerOf(state), QString::fromStdString(nowText()));
  parts.title =
      QObject::tr("%1: %2").arg(QString::fromStdString(state.dataset->name),
                                QCoreApplication::translate("Tasks", wordsOf(state.study.task).name));
  parts.conclusion = report.conclusion;
  parts.words = harmless(
      QStringLiteral("<h1>%1</h1>\n").arg(parts.title.toHtmlEscaped()) +
      (isPlan(state.study.data) ? paragraph(QString::fromStdString(sentence("Core", kPlannedMark)), "mark")
                                : QString()) +
      paragraph(report.conclusion, "conclusion") + factsTable(factsSaid(report, state.study)));
  parts.picture = harmless(figuresOf(view, state));
  parts.errors = harmless(captionedTable(report.expected));
  return parts;
}

}  // namespace epsiscope
