#pragma once

class QWidget;

namespace epsiscope {

struct WindowActions;

/// Windows of their own that block nothing.
void showShortcuts(QWidget* parent, const WindowActions& actions);
void showAbout(QWidget* parent);

}  // namespace epsiscope
