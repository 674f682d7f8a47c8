#include "ui/report/report_html.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

#include "core/text/printable.h"
#include "ui/export/chart_export.h"
#include "ui/report/claims_table.h"
#include "ui/report/release_table.h"
#include "ui/state/key_words.h"

namespace epsiscope {

namespace {

QString element(const char* tag, const QString& content, const QString& attributes = {}) {
  return QStringLiteral("<%1%2>%3</%1>\n").arg(QLatin1String(tag), attributes, content);
}

QString plain(const char* tag, const QString& text, const QString& attributes = {}) {
  return element(tag, text.toHtmlEscaped(), attributes);
}

QString section(const QString& title, const QString& content) {
  return element("section", QLatin1Char('\n') + plain("h2", title) + content);
}

/// Names as headings of their rows.
QString factsHtml(const std::vector<ReportFact>& facts) {
  QString rows;
  const bool hasKeys = std::ranges::any_of(facts, [](const ReportFact& fact) { return !fact.key.isEmpty(); });
  for (const ReportFact& fact : facts) {
    const QString name = plain("th", fact.name, QStringLiteral(" scope=\"row\" align=\"left\""));
    const QString key = fact.key.isEmpty() ? QString() : plain("code", fact.key);
    rows += element(
        "tr",
        name + element("td", fact.value.toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1String("<br/>"))) +
            (hasKeys ? element("td", key, QStringLiteral(" class=\"key\"")) : QString()));
  }
  return element("table", QLatin1Char('\n') + rows,
                 QStringLiteral(" class=\"facts\" cellpadding=\"3\" cellspacing=\"0\""));
}

/// Numbers stand at the right.
QString dataCell(const QString& text) {
  static const QRegularExpression number(
      QStringLiteral("^[\u2212-]?[0-9][0-9.,\u2009]*(e[\u2212-]?[0-9]+)?$|^\u2013$"));
  return plain(
      "td", text,
      number.match(text).hasMatch() ? QStringLiteral(" class=\"number\" align=\"right\"") : QString());
}

/// A page of a browser has room to the side and knows captions; one of paper has neither.
enum class Medium { web, paper };

/// A row below the row with its last cells, each behind its heading; those that say nothing are left out.
QString sentencesBelow(const ReportTable& table, const QStringList& row, qsizetype beside) {
  QStringList sentences;
  for (qsizetype i = beside; i < row.size(); ++i)
    if (row[i].size() > 1) sentences << QObject::tr("%1: %2").arg(table.headings[i], row[i]);
  if (sentences.isEmpty()) return {};
  return element("tr", plain("td", sentences.join(QLatin1Char(' ')),
                             QStringLiteral(" class=\"note\" colspan=\"%1\"").arg(beside)));
}

/// A table without rows is left out, and its notes stand alone.
QString tableHtml(const ReportTable& table, Medium medium) {
  QString notes;
  for (const QString& note : table.notes) notes += plain("p", note, QStringLiteral(" class=\"note\""));
  if (table.headings.isEmpty() || table.rows.empty()) return notes;
  const bool isWeb = medium == Medium::web;
  const qsizetype beside = table.headings.size() - (isWeb ? 0 : table.below);
  QString rows = isWeb ? plain("caption", table.caption) : QString();
  QString cells;
  for (const QString& heading : table.headings.first(beside))
    cells += plain("th", heading, QStringLiteral(" scope=\"col\" align=\"left\""));
  rows += element("thead", element("tr", cells));
  QString body;
  for (const QStringList& row : table.rows) {
    cells.clear();
    for (qsizetype i = 0; i < std::min(beside, row.size()); ++i)
      cells +=
          i == 0 ? plain("th", row[i], QStringLiteral(" scope=\"row\" align=\"left\"")) : dataCell(row[i]);
    body += element("tr", cells) + sentencesBelow(table, row, beside);
  }
  rows += element("tbody", body);
  QString html = isWeb ? QString() : plain("h4", table.caption);
  html += element("div",
                  element("table", QLatin1Char('\n') + rows,
                          QStringLiteral(" class=\"data\" cellpadding=\"2\" cellspacing=\"0\"")),
                  QStringLiteral(" class=\"wide\""));
  return html + notes;
}

QString marksHtml(const QStringList& sentences) {
  QString marks;
  for (const QString& mark : sentences)
    marks += element("p", plain("strong", mark), QStringLiteral(" class=\"mark\""));
  return marks;
}

QString listHtml(const QStringList& items) {
  if (items.isEmpty()) return plain("p", QObject::tr("None."));
  QString list;
  for (const QString& item : items) list += plain("li", item);
  return element("ul", list);
}

/// The page that a board reads.
QString frontHtml(const Report& report, Medium medium) {
  QString html = plain("h1", report.title) + marksHtml(report.marks);
  if (!report.conclusion.isEmpty())
    html += plain("p", report.conclusion, QStringLiteral(" class=\"conclusion\""));
  return html + factsHtml(report.summary) + tableHtml(report.expected, medium) +
         plain("h3", QObject::tr("Limits and assumptions")) + listHtml(report.limits);
}

QString claimsHtml(const Report& report, Medium medium) {
  if (report.claims.headings.isEmpty()) return {};
  return element("div",
                 section(claimsTitle(), marksHtml(report.claimMarks) + tableHtml(report.claims, medium)),
                 QStringLiteral(" class=\"claims\""));
}

QString releaseHtml(const Report& report, Medium medium) {
  return element("div", section(releaseTitle(), tableHtml(report.release, medium)),
                 QStringLiteral(" class=\"release\""));
}

const QString kCode = QStringLiteral(" style=\"white-space: pre-wrap\"");

QString commandHtml(const Report& report) {
  return plain("p", QObject::tr("This command computes the numbers again:")) +
         plain("pre", report.command, kCode) + plain("p", report.commandHint);
}

QString appendixHtml(const Report& report) {
  QString tables;
  for (const ReportTable& table : report.tables) tables += tableHtml(table, Medium::web);
  const QString ledger = tableHtml(report.ledger, Medium::web);
  return element("div",
                 section(QObject::tr("Appendix"), factsHtml(report.about)) +
                     section(QObject::tr("Data"), factsHtml(report.data)) +
                     section(QObject::tr("Preparation"), factsHtml(report.preparation)) +
                     section(QObject::tr("Privacy"), factsHtml(report.guarantee)) +
                     section(QObject::tr("Parameters"), factsHtml(report.parameters)) +
                     (ledger.isEmpty() ? QString() : section(QObject::tr("Ledger"), ledger)) +
                     section(QObject::tr("Warnings"), listHtml(report.warnings)) +
                     section(QObject::tr("Numbers"), tables) +
                     section(QObject::tr("Repeat it"), commandHtml(report)) +
                     section(QObject::tr("The study"), plain("pre", report.study, kCode)),
                 QStringLiteral(" class=\"appendix\""));
}

/// Facts as running text: a table of them is half empty. What is not set, or was said before, is left out.
QString runningFacts(const QString& title, const std::vector<ReportFact>& facts, const QStringList& said) {
  QStringList parts;
  for (const ReportFact& fact : facts)
    if (fact.value != valueText({}) && !said.contains(fact.value))
      parts << element("span", fact.name.toHtmlEscaped(), QStringLiteral(" class=\"name\"")).trimmed() +
                   QChar(QChar::Nbsp) + fact.value.toHtmlEscaped();
  return parts.isEmpty() ? QString() : plain("h3", title) + element("p", parts.join(QStringLiteral(" · ")));
}

QStringList without(const QStringList& sentences, const QStringList& said) {
  QStringList left;
  for (const QString& sentence : sentences)
    if (!said.contains(sentence)) left << sentence;
  return left;
}

/// The same appendix on paper, where each sentence is said once and each number of a run has few digits.
QString paperAppendix(const Report& report) {
  QStringList said = report.limits;
  for (const ReportFact& fact : report.summary) said << fact.value;
  ReportTable ledger = report.ledger;
  ledger.notes = without(ledger.notes, said);
  QString tables;
  for (const ReportTable& table : report.shortTables) tables += tableHtml(table, Medium::paper);
  const QStringList warnings = without(report.warnings, said);
  return plain("h2", QObject::tr("Appendix")) + runningFacts(QObject::tr("This report"), report.about, said) +
         runningFacts(QObject::tr("Data"), report.data, said) +
         runningFacts(QObject::tr("Preparation"), report.preparation, said) +
         runningFacts(QObject::tr("Privacy"), report.guarantee, said) +
         runningFacts(QObject::tr("Parameters"), report.parameters, said) + tableHtml(ledger, Medium::paper) +
         (warnings.isEmpty() ? QString() : plain("h3", QObject::tr("Warnings")) + listHtml(warnings)) +
         tables + plain("h3", QObject::tr("Repeat it")) + commandHtml(report) +
         plain("p", QObject::tr("The study; keys that it does not name have their defaults:")) +
         plain("pre", report.shortStudy, kCode);
}

/// The drawing without its file's head and without a size of its own: it fills the column.
QString inlineDrawing(const ReportChart& chart) {
  const PictureOptions options{
      .format = PictureFormat::svg, .width = 170, .height = 155, .textPoints = kReportPoints};
  QString svg = QString::fromUtf8(drawnChart(chart.model, chart.look, options, {}).bytes);
  svg.remove(0, svg.indexOf(QLatin1String("<svg")));
  static const QRegularExpression size(QStringLiteral("^<svg width=\"[^\"]*\" height=\"[^\"]*\""));
  return svg.replace(size, QStringLiteral("<svg aria-hidden=\"true\""));
}

QString figureHtml(const ReportChart& chart) {
  const QString picture =
      QStringLiteral(" role=\"img\" aria-label=\"%1\"").arg(chart.summary.toHtmlEscaped());
  return element("figure",
                 element("div", inlineDrawing(chart), picture) +
                     element("figcaption", plain("strong", chart.model.title) + plain("p", chart.summary)));
}

const char* const kStyle = R"(
:root { color-scheme: light; }
body { font: 16px/1.5 system-ui, sans-serif; color: #222226; background: #fff; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2 { line-height: 1.2; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid #dfe1e8; padding-bottom: .25rem; }
table { border-collapse: collapse; }
th, td { text-align: left; vertical-align: top; padding: .2rem .8rem .2rem 0; }
td[align=right] { text-align: right; font-variant-numeric: tabular-nums; }
.data th, .data td { border-bottom: 1px solid #e6e7ec; }
.facts th, .data tbody th { font-weight: normal; }
.facts th { color: #63666f; }
.front .facts th { white-space: nowrap; }
.conclusion { font-size: 1.2rem; line-height: 1.4; }
caption { text-align: left; font-weight: bold; padding: .5rem 0; }
code, pre { font: .85rem/1.4 ui-monospace, monospace; }
pre { background: #f1f3f8; padding: .75rem; overflow-wrap: anywhere; }
.key, .note, figcaption p { color: #63666f; font-size: .9rem; }
.mark { border-left: 4px solid #c62828; padding: .25rem .75rem; background: #fdf1f0; }
.wide { overflow-x: auto; }
figure { margin: 2rem 0; break-inside: avoid; }
svg { width: 100%; height: auto; display: block; }
@media print { body { max-width: none; margin: 0; font-size: 10pt; } .front { break-after: page; } tr, .mark { break-inside: avoid; } thead { display: table-header-group; } }
)";

}  // namespace

QByteArray reportHtml(const Report& report) {
  QString ofData, figures;
  for (std::size_t i = 0; i < report.charts.size(); ++i)
    (i < report.firstOfData ? figures : ofData) += figureHtml(report.charts[i]);
  const QString head = QStringLiteral(
                           "<meta charset=\"utf-8\"/>\n"
                           "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
                           "style-src 'unsafe-inline'; img-src data:\"/>\n"
                           "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n") +
                       plain("title", report.title) + element("style", QLatin1String(kStyle));
  const QString body = element(
      "main", QLatin1Char('\n') +
                  element("section", frontHtml(report, Medium::web), QStringLiteral(" class=\"front\"")) +
                  tableHtml(report.costs, Medium::web) + section(QObject::tr("Charts"), figures) +
                  (ofData.isEmpty() ? QString() : section(QObject::tr("The data"), ofData)) +
                  claimsHtml(report, Medium::web) + releaseHtml(report, Medium::web) + appendixHtml(report));
  //: The code of the language that the report is in.
  const QString language = QObject::tr("en");
  const QString page =
      QStringLiteral("<!DOCTYPE html>\n") +
      element("html", QLatin1Char('\n') + element("head", QLatin1Char('\n') + head) + element("body", body),
              QStringLiteral(" lang=\"%1\"").arg(language));
  return QByteArray::fromStdString(printable(page.toStdString()));
}

QString chartFigure(const ReportChart& chart) {
  return figureHtml(chart);
}

QString captionedTable(const ReportTable& table) {
  return tableHtml(table, Medium::web);
}

QString factsTable(const std::vector<ReportFact>& facts) {
  return factsHtml(facts);
}

QString textBeforeCharts(const Report& report) {
  return frontHtml(report, Medium::paper);
}

QString textOfCosts(const Report& report) {
  return tableHtml(report.costs, Medium::paper);
}

QString dataHeading() {
  return plain("h2", QObject::tr("The data"));
}

QString chartsHeading(const Report& report) {
  const auto showsTruth = [](const ReportChart& chart) { return chart.model.showsTruth; };
  return plain("h2", QObject::tr("Charts")) +
         (std::ranges::any_of(report.charts, showsTruth)
              ? plain("p", truthSentence(), QStringLiteral(" class=\"note\""))
              : QString());
}

QString textOfClaims(const Report& report) {
  return claimsHtml(report, Medium::paper);
}

QString textOfRelease(const Report& report) {
  return releaseHtml(report, Medium::paper);
}

QString textAfterCharts(const Report& report) {
  return paperAppendix(report);
}

}  // namespace epsiscope
