#include "tests/ui/support/seen_picture.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QRegularExpression>

#include "tests/support/paths.h"
#include "ui/charts/axis_range.h"
#include "ui/charts/chart.h"
#include "ui/views/view.h"

namespace epsiscope::test {

namespace {

QString withoutNumbers(QString name) {
  static const QRegularExpression number(
      QStringLiteral("[−-]?[0-9][0-9.,\\x{2009}]*(\\s?\\x{00b7}\\s?10[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)?"));
  return name.replace(number, QStringLiteral("#"));
}

QString wordOf(LineMeaning meaning) {
  switch (meaning) {
    case LineMeaning::yardstick:
      return QStringLiteral("dotted");
    case LineMeaning::notPrivate:
      return QStringLiteral("long dashes");
    case LineMeaning::elsewhere:
      return QStringLiteral("short dashes");
    case LineMeaning::own:
      break;
  }
  return QStringLiteral("solid");
}

QString wordOf(const MethodStyle& style) {
  switch (style.marker) {
    case MarkerShape::circle:
      return QStringLiteral("circle");
    case MarkerShape::square:
      return QStringLiteral("square");
    case MarkerShape::triangle:
      return QStringLiteral("triangle");
    case MarkerShape::fall:
      return QStringLiteral("triangle down");
    case MarkerShape::diamond:
      return QStringLiteral("diamond");
    case MarkerShape::cross:
      return QStringLiteral("cross");
    case MarkerShape::plus:
      return QStringLiteral("plus");
    case MarkerShape::star:
      return QStringLiteral("star");
    case MarkerShape::none:
      break;
  }
  return {};
}

QString looksOf(const ChartSeries& series) {
  QStringList words;
  switch (series.kind) {
    case ChartSeries::Kind::band:
      words << QStringLiteral("band");
      break;
    case ChartSeries::Kind::steps:
      words << QStringLiteral("steps");
      break;
    case ChartSeries::Kind::dots:
      words << QStringLiteral("dots");
      break;
    case ChartSeries::Kind::line:
      words << wordOf(series.style.meaning);
      break;
  }
  const bool hasMarkers =
      series.kind == ChartSeries::Kind::dots ||
      (series.kind == ChartSeries::Kind::line && (!series.markerX || !series.markerX->empty()));
  if (const QString marker = wordOf(series.style); hasMarkers && !marker.isEmpty())
    words << (series.style.openMarker ? QStringLiteral("open ") + marker : marker);
  if (series.fill > 0)
    words << (series.fillColor.isValid() ? QStringLiteral("filled grey") : QStringLiteral("filled"));
  if (series.kind != ChartSeries::Kind::band && series.opacity < 0.5) words << QStringLiteral("faint");
  return words.join(QStringLiteral(", "));
}

}  // namespace

QStringList seenOn(const Chart& chart, const View& view) {
  const ChartModel& shown = chart.model();
  const QStringList hidden = chart.seen().hidden;
  QStringList lines{QStringLiteral("  ") + shown.id};
  for (const ChartSeries& series : shown.series) {
    if (series.x.empty() && series.name.isEmpty()) continue;
    QString line = isHidden(series, hidden) ? QStringLiteral("    hidden ") : QStringLiteral("    drawn ");
    line += series.id;
    if (!series.name.isEmpty()) line += QStringLiteral(" “%1”").arg(withoutNumbers(series.name));
    line += QStringLiteral(": ") + looksOf(series);
    lines << line;
  }
  for (const ChartGuide& guide : shown.guides)
    lines << QStringLiteral("    across %1 “%2”: %3")
                 .arg(guide.id, withoutNumbers(guide.label), wordOf(guide.meaning));
  if (shown.heat) lines << QStringLiteral("    heat ") + shown.heat->name;
  const ChartModel& whole = view.modelOf(&chart);
  for (const QString& name : whole.notPrivateCurves) lines << QStringLiteral("    red: ") + name;
  if (whole.showsTruth) lines << QStringLiteral("    shows true values");
  return lines;
}

QStringList seenIn(const View& view) {
  QStringList lines;
  for (const Chart* chart : view.charts())
    if (chart->isVisible()) lines << seenOn(*chart, view);
  return lines;
}

void expectPictures(const std::filesystem::path& file, const QStringList& lines) {
  QFile kept(
      QString::fromStdString((std::filesystem::path(EPSISCOPE_SOURCE_DIR) / "tests" / "ui" / file).string()));
  if (qEnvironmentVariable("EPSISCOPE_PICTURES") == QLatin1String("write")) {
    ASSERT_TRUE(kept.open(QFile::WriteOnly)) << file;
    kept.write(lines.join(QLatin1Char('\n')).toUtf8() + '\n');
    FAIL() << file << " was written: look at what has changed in it";
  }
  ASSERT_TRUE(kept.open(QFile::ReadOnly)) << file;
  QStringList wanted = QString::fromUtf8(kept.readAll()).split(QLatin1Char('\n'));
  wanted.removeLast();
  for (qsizetype i = 0; i < std::max(wanted.size(), lines.size()); ++i) {
    const QString is = lines.value(i), was = wanted.value(i);
    ASSERT_EQ(is.toStdString(), was.toStdString())
        << file << ", line " << i + 1 << "; if the picture is meant to be another one, write it anew";
  }
}

}  // namespace epsiscope::test
