#include "ui/widgets/shown_text.h"

#include <algorithm>

#include "core/text/printable.h"

namespace epsiscope {

QString shownText(const QString& text) {
  // Most texts are left as they are without a copy.
  const bool isPlain = std::ranges::all_of(text, [](QChar one) {
    return one.isPrint() && one != QChar::LineSeparator && one != QChar::ParagraphSeparator;
  });
  return isPlain ? text : QString::fromStdString(printable(text.toStdString()));
}

QString shownText(const std::string& text) {
  return shownText(QString::fromStdString(text));
}

}  // namespace epsiscope
