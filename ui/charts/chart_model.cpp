#include "ui/charts/chart_model.h"

#include <QCoreApplication>

namespace epsiscope {

QString notPrivateBadge(const ChartModel& model) {
  constexpr qsizetype kMostNames = 2;
  if (!model.notPrivate) return {};
  if (!model.notPrivateCurves) return QCoreApplication::translate("Chart", "not private");
  const QStringList& names = *model.notPrivateCurves;
  if (names.isEmpty()) return {};
  const QString named = names.mid(0, kMostNames).join(QStringLiteral(", "));
  return names.size() <= kMostNames ? QCoreApplication::translate("Chart", "not private: %1").arg(named)
                                    : QCoreApplication::translate("Chart", "not private: %1 and %2 more")
                                          .arg(named)
                                          .arg(names.size() - kMostNames);
}

}  // namespace epsiscope
