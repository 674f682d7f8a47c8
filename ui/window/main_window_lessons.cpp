#include "ui/window/main_window.h"

namespace epsiscope {

void MainWindow::connectLessons() {}

}  // namespace epsiscope
