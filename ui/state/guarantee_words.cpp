#include "ui/state/guarantee_words.h"

#include <QObject>

namespace epsiscope {

QString protects(const Guarantee& guarantee) {
  const bool isLocal = guarantee.trust == Guarantee::Trust::local;
  if (guarantee.neighbours == Guarantee::Neighbours::row)
    return isLocal ? QObject::tr("one row, at its owner") : QObject::tr("one row, by a curator");
  return isLocal ? QObject::tr("one label, at its owner") : QObject::tr("one label, by a curator");
}

QString trustText(const Guarantee& guarantee) {
  if (!guarantee.isPrivate()) return QObject::tr("not private");
  return guarantee.trust == Guarantee::Trust::local ? QObject::tr("local") : QObject::tr("central");
}

}  // namespace epsiscope
