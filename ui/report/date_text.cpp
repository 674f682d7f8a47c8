#include "ui/report/date_text.h"

#include <QRegularExpression>

namespace epsiscope {

QString dateText(const QString& iso) {
  static const QRegularExpression full(QStringLiteral("^(\\d{4}-\\d\\d-\\d\\d)T(\\d\\d:\\d\\d)[0-9:.]*Z$"));
  const QRegularExpressionMatch match = full.match(iso);
  return match.hasMatch() ? QStringLiteral("%1, %2 UTC").arg(match.captured(1), match.captured(2)) : iso;
}

}  // namespace epsiscope
