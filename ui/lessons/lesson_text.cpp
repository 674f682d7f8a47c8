#include "ui/lessons/lesson_text.h"

#include <QRegularExpression>
#include <QStringList>

namespace epsiscope {

QString lessonHtml(const QString& text) {
  static const QRegularExpression between(QStringLiteral("\\n\\s*\\n"));
  static const QRegularExpression strong(QStringLiteral("\\*\\*(.+?)\\*\\*"));
  static const QRegularExpression slanted(QStringLiteral("\\*(.+?)\\*"));
  QString html;
  for (const QString& paragraph : text.toHtmlEscaped().split(between, Qt::SkipEmptyParts))
    html += QStringLiteral("<p>%1</p>").arg(paragraph.simplified());
  // An equation stays in one line.
  html.replace(QStringLiteral(" = "), QStringLiteral("&nbsp;=&nbsp;"));
  return html.replace(strong, QStringLiteral("<b>\\1</b>")).replace(slanted, QStringLiteral("<i>\\1</i>"));
}

}  // namespace epsiscope
