#include "ui/widgets/table_text.h"

#include <QAbstractItemModel>

#include "core/text/csv_cell.h"

namespace epsiscope {

namespace {

/// A tab or a line break would start another cell.
QString cell(QString text) {
  text.replace(QLatin1Char('\t'), QLatin1Char(' '))
      .replace(QLatin1Char('\n'), QLatin1Char(' '))
      .replace(QLatin1Char('\r'), QLatin1Char(' '));
  return QString::fromStdString(withoutFormula(text.toStdString()));
}

QString line(const QStringList& cells) {
  QStringList safe;
  for (const QString& text : cells) safe << cell(text);
  return safe.join(QLatin1Char('\t')) + QLatin1Char('\n');
}

QString csvLine(const QStringList& cells) {
  QStringList safe;
  for (const QString& text : cells) safe << QString::fromStdString(csvCell(text.toStdString()));
  return safe.join(QLatin1Char(',')) + QLatin1Char('\n');
}

/// The comments, then the headings and the rows as `format` writes them.
QString lines(const TextTable& table, QString (*format)(const QStringList&)) {
  QString text;
  for (const QString& comment : table.comments)
    text += QStringLiteral("# ") + cell(comment) + QLatin1Char('\n');
  text += format(table.headings);
  for (const QStringList& row : table.rows) text += format(row);
  return text;
}

QString htmlRow(const QStringList& cells, const QString& tag) {
  QString row;
  for (const QString& text : cells) row += QStringLiteral("<%1>%2</%1>").arg(tag, text.toHtmlEscaped());
  return QStringLiteral("<tr>%1</tr>\n").arg(row);
}

}  // namespace

TextTable tableOf(const QAbstractItemModel& model) {
  TextTable table;
  for (int column = 0; column < model.columnCount(); ++column)
    table.headings << model.headerData(column, Qt::Horizontal).toString();
  for (int row = 0; row < model.rowCount(); ++row) {
    QStringList cells;
    for (int column = 0; column < model.columnCount(); ++column)
      cells << model.index(row, column).data().toString();
    table.rows.push_back(cells);
  }
  return table;
}

QString toTsv(const TextTable& table) {
  return lines(table, line);
}

QByteArray toCsv(const TextTable& table) {
  return lines(table, csvLine).toUtf8();
}

QString toHtml(const TextTable& table) {
  QString rows = htmlRow(table.headings, QStringLiteral("th"));
  for (const QStringList& row : table.rows) rows += htmlRow(row, QStringLiteral("td"));
  return QStringLiteral("<table>\n%1</table>\n").arg(rows);
}

}  // namespace epsiscope
