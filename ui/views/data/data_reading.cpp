#include "ui/views/data/data_reading.h"

#include <QObject>

#include "core/table/cell_report.h"
#include "ui/language/language.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

QString separatorText(char separator) {
  switch (separator) {
    case ',':
      return QObject::tr("Comma separated");
    case ';':
      return QObject::tr("Semicolon separated");
    case '\t':
      return QObject::tr("Tab separated");
    case ' ':
      return QObject::tr("Separated by spaces");
    default:
      return QObject::tr("Separated by %1").arg(QLatin1Char(separator));
  }
}

QString thousandsText(char mark) {
  return mark == ' ' ? QObject::tr("spaces between thousands")
                     : QObject::tr("%1 between thousands").arg(QLatin1Char(mark));
}

QString howItWasRead(const Dataset& dataset) {
  const Reading& reading = dataset.reading;
  QStringList parts = {separatorText(reading.separator),
                       reading.decimal == ',' ? QObject::tr("decimal comma") : QObject::tr("decimal point")};
  if (reading.thousands != '\0') parts << thousandsText(reading.thousands);
  if (reading.comment != '\0')
    parts << QObject::tr("lines that start with %1 skipped").arg(QLatin1Char(reading.comment));
  parts << QString::fromStdString(reading.encoding);
  if (!reading.header) parts << QObject::tr("no names in the file");
  if (const std::size_t bad = badCellCount(dataset); bad > 0)
    parts << countedText("QObject", "%1 cells that are no numbers", "%1 cell that is no number", bad);
  if (!dataset.questions.empty())
    parts << countedText("QObject", "%1 open questions", "%1 open question", dataset.questions.size());
  return parts.join(QStringLiteral(", "));
}

/// Rows that the study does not use, whatever the reason.
QString rowsLeftOut(const AppState& state) {
  const std::size_t all = state.dataset->rows();
  if (!state.cache || state.cache->data().dataset != state.dataset) return {};
  const std::size_t used = state.cache->data().rows.size();
  if (used == all) return QObject::tr("all rows in use");
  return countedText("QObject", "%2 of %1 rows left out", "%2 of %1 row left out", all)
      .arg(countText(all - used));
}

}  // namespace

QString dataReading(const AppState& state) {
  if (!state.dataset) return {};
  QStringList parts;
  if (!state.study.data.file.starts_with("builtin:")) parts << howItWasRead(*state.dataset);
  parts << rowsLeftOut(state);
  parts.removeAll(QString());
  return parts.join(QStringLiteral(" · "));
}

}  // namespace epsiscope
