#pragma once

#include <QToolBar>

class QAction;
class QPushButton;

namespace epsiscope {

struct AppState;
class SegmentedControl;
struct WindowActions;

/// Open (or, in a narrow window, Setup), Run or Stop, New noise with the seed, Export, and Classroom or
/// Release.
class ToolBar : public QToolBar {
  Q_OBJECT
public:
  explicit ToolBar(const WindowActions& actions, QWidget* parent = nullptr);
  void present(const AppState& state);

signals:
  void runRequested();
  void stopRequested();
  void exportRequested();

protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void arrange();
  void showSeed();
  QPushButton* addButton(const QString& text, const QString& tip, const char* name);

  QAction* m_open;
  QAction* m_setup;
  QPushButton* m_run;
  QPushButton* m_noise;
  SegmentedControl* m_mode;
  bool m_running = false;
  bool m_narrow = false;
  quint64 m_seed = 0;
};

}  // namespace epsiscope
