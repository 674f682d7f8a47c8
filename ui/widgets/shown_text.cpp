#include "ui/widgets/shown_text.h"

#include <algorithm>

#include "core/text/printable.h"

namespace epsiscope {

QString shownText(const QString& text) {
  const bool isPlain = std::ranges::all_of(text, [](QChar one) { return one.isPrint() || one.isSpace(); }) &&
                       !text.contains(QChar::LineSeparator) && !text.contains(QChar::ParagraphSeparator);
  return isPlain ? text : QString::fromStdString(printable(text.toStdString()));
}

QString shownText(const std::string& text) {
  return shownText(QString::fromStdString(text));
}

}  // namespace epsiscope
