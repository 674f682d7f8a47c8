#include "ui/window/main_window.h"

namespace epsiscope {

void MainWindow::connectSafety() {}

}  // namespace epsiscope
