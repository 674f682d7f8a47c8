#include "ui/state/data_roles.h"

#include <QObject>

namespace epsiscope {

QString roleName(ColumnRole role) {
  switch (role) {
    case ColumnRole::target:
      return QObject::tr("target");
    case ColumnRole::feature:
      return QObject::tr("feature");
    case ColumnRole::ignored:
      return QObject::tr("ignored");
    case ColumnRole::leftOut:
      break;
  }
  return QObject::tr("left out");
}

}  // namespace epsiscope
