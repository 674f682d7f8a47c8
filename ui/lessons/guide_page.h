#pragma once

class QWidget;

namespace epsiscope {

/// The guide for lesson writers in a window of its own that blocks nothing.
void showLessonGuide(QWidget* parent);

}  // namespace epsiscope
