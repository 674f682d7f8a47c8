#include "ui/widgets/names_text.h"

#include <algorithm>

namespace epsiscope {

QString namesText(const QStringList& names) {
  const bool hasComma = std::ranges::any_of(names, [](const QString& name) { return name.contains(u','); });
  return names.join(hasComma ? QStringLiteral("; ") : QStringLiteral(", "));
}

}  // namespace epsiscope
