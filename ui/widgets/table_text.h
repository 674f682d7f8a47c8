#pragma once

#include <QString>
#include <QStringList>

#include <vector>

class QAbstractItemModel;

namespace epsiscope {

/// A table on its way to another program: cells as they are shown.
struct TextTable {
  QStringList comments = {};  ///< lines above it
  QStringList headings = {};
  std::vector<QStringList> rows = {};
};

TextTable tableOf(const QAbstractItemModel& model);
/// A line per row, cells with tabs between: what spreadsheets paste into cells. Comments start with "# ".
QString toTsv(const TextTable& table);
/// RFC 4180: a cell with a comma, a quote or a line break is quoted.
QByteArray toCsv(const TextTable& table);
/// A table for word processors.
QString toHtml(const TextTable& table);

}  // namespace epsiscope
