#include "ui/window/resources.h"

#include <QDir>

// The macro works outside namespaces only.
static void initialise() {
  Q_INIT_RESOURCE(resources);
}

namespace epsiscope {

void useResources() {
  initialise();
}

}  // namespace epsiscope
