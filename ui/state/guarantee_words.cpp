#include "ui/state/guarantee_words.h"

#include <QObject>

namespace epsiscope {

QString protects(const Guarantee& guarantee) {
  return protects(guarantee.neighbours(), guarantee.trust(), guarantee.unit());
}

QString protects(Guarantee::Neighbours neighbours, Guarantee::Trust trust, const ProtectedUnit& unit) {
  const bool isLocal = trust == Guarantee::Trust::local;
  if (unit.isPerson()) {
    if (neighbours == Guarantee::Neighbours::row)
      return isLocal ? QObject::tr("a person's rows, at their owner")
                     : QObject::tr("a person's rows, by a curator");
    return isLocal ? QObject::tr("a person's labels, at their owner")
                   : QObject::tr("a person's labels, by a curator");
  }
  if (neighbours == Guarantee::Neighbours::row)
    return isLocal ? QObject::tr("one row, at its owner") : QObject::tr("one row, by a curator");
  return isLocal ? QObject::tr("one label, at its owner") : QObject::tr("one label, by a curator");
}

QString trustText(const Guarantee& guarantee) {
  if (!guarantee.isPrivate()) return QObject::tr("not private");
  return guarantee.trust() == Guarantee::Trust::local ? QObject::tr("local") : QObject::tr("central");
}

QString trustSentence(const Guarantee& guarantee) {
  switch (guarantee.trust()) {
    case Guarantee::Trust::local:
      return QObject::tr("Local: nobody but its owner sees a true label.");
    case Guarantee::Trust::central:
      return QObject::tr("Central: a trusted curator sees the true values.");
    case Guarantee::Trust::none:
      break;
  }
  return {};
}

}  // namespace epsiscope
