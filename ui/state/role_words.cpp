#include "ui/state/role_words.h"

#include <QObject>

namespace epsiscope {

QString roleText(MethodRole role) {
  switch (role) {
    case MethodRole::method:
      return {};
    case MethodRole::part:
      return QObject::tr("part of the error");
    case MethodRole::yardstick:
      break;
  }
  return QObject::tr("yardstick");
}

QString nameWithRole(const QString& name, MethodRole role) {
  return role == MethodRole::method ? name : QStringLiteral("%1 (%2)").arg(name, roleText(role));
}

}  // namespace epsiscope
