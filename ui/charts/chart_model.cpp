#include "ui/charts/chart_model.h"

#include <QCoreApplication>
#include <QObject>

#include <algorithm>
#include <cmath>

#include "ui/widgets/shown_text.h"

namespace epsiscope {

bool hasContents(const ChartModel& model) {
  return !model.series.empty() || model.heat;
}

QString nameOnAxis(const ChartAxis& axis, double value) {
  if (axis.names.isEmpty() || !std::isfinite(value)) return {};
  if (axis.places.empty()) {
    const double place = std::floor(value + 0.5);
    return place >= 0 && place < static_cast<double>(axis.names.size())
               ? axis.names[static_cast<qsizetype>(place)]
               : QString();
  }
  const auto nearest =
      std::ranges::min_element(axis.places, {}, [value](double place) { return std::abs(place - value); });
  return axis.names.value(nearest - axis.places.begin());
}

ChartModel withShownTexts(ChartModel model) {
  const auto show = [](QString& text) { text = shownText(text); };
  for (QString* text : {&model.title, &model.mark, &model.x.title, &model.y.title}) show(*text);
  for (QStringList* texts : {&model.x.names, &model.y.names, &model.badges, &model.notPrivateCurves,
                             &model.notes, &model.sources, &model.footnotes})
    for (QString& text : *texts) show(text);
  for (auto& [name, value] : model.parameters) {
    show(name);
    show(value);
  }
  for (ChartSeries& series : model.series) {
    show(series.name);
    show(series.rowName);
  }
  for (ChartGuide& guide : model.guides) show(guide.label);
  for (ChartShade& shade : model.shades) show(shade.label);
  if (model.heat) show(model.heat->name);
  return model;
}

QStringList markedCurves(const QStringList& notPrivate, std::size_t curves) {
  const bool isAll = curves > 1 && notPrivate.size() == static_cast<qsizetype>(curves);
  return isAll ? QStringList(QObject::tr("all curves")) : notPrivate;
}

QString notPrivateBadge(const QStringList& names) {
  constexpr qsizetype kMostNames = 2;
  if (names.isEmpty()) return {};
  const QString named = names.mid(0, kMostNames).join(QStringLiteral(", "));
  return names.size() <= kMostNames ? QCoreApplication::translate("Chart", "not private: %1").arg(named)
                                    : QCoreApplication::translate("Chart", "not private: %1 and %2 more")
                                          .arg(named, QString::number(names.size() - kMostNames));
}

QString truthLine() {
  return QStringLiteral("computed from true values: not private as a whole, not for publication");
}

QString truthSentence() {
  return QCoreApplication::translate("Chart",
                                     "Computed from true values: for class and study, not for publication.");
}

}  // namespace epsiscope
