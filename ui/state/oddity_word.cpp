#include "ui/state/oddity_word.h"

#include <QObject>

namespace epsiscope {

QString oddityWord(Oddity::Kind kind) {
  switch (kind) {
    case Oddity::Kind::empty:
      return QObject::tr("empty");
    case Oddity::Kind::constant:
      return QObject::tr("one value");
    case Oddity::Kind::nearlyConstant:
      return QObject::tr("nearly one value");
    case Oddity::Kind::nearlyUnique:
      return QObject::tr("identifier?");
    case Oddity::Kind::missing:
      return QObject::tr("gaps");
    case Oddity::Kind::code:
      return QObject::tr("a code?");
    case Oddity::Kind::zeros:
      return QObject::tr("zeros");
    case Oddity::Kind::heaped:
      return QObject::tr("rounded");
    case Oddity::Kind::skewed:
      return QObject::tr("skewed");
    case Oddity::Kind::outliers:
      return QObject::tr("outliers");
    case Oddity::Kind::outside:
      return QObject::tr("beyond bounds");
    case Oddity::Kind::wideBounds:
      return QObject::tr("wide bounds");
    case Oddity::Kind::unbalanced:
      return QObject::tr("unbalanced");
    case Oddity::Kind::nearlySame:
      break;
  }
  return QObject::tr("spellings");
}

}  // namespace epsiscope
