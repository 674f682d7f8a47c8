#include "ui/theme/resources.h"

#include <QFile>

// The macro works outside namespaces only.
static void initialise() {
  Q_INIT_RESOURCE(resources);
}

namespace epsiscope {

void useResources() {
  initialise();
}

QByteArray fileContents(const QString& name) {
  useResources();
  QFile file(name);
  return !name.isEmpty() && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace epsiscope
