#pragma once

#include <QToolBar>

class QAction;
class QPushButton;

namespace epsiscope {

struct AppState;
class SegmentedControl;
struct WindowActions;

/// Open (or, in a narrow window, Setup), Run or Stop, New noise with the seed, New split, Export, and
/// Classroom or Release.
class ToolBar : public QToolBar {
  Q_OBJECT
public:
  explicit ToolBar(const WindowActions& actions, QWidget* parent = nullptr);
  void present(const AppState& state);

signals:
  void runRequested();
  void stopRequested();
  void exportRequested();
  void releaseRequested();

protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void arrange();
  void showSeed();
  QPushButton* addButton(const QString& text, const QString& tip, const char* name);

  QAction* m_open;
  QAction* m_setup;
  QAction* m_newSplit;
  QPushButton* m_run;
  QPushButton* m_noise;
  QPushButton* m_split;
  SegmentedControl* m_mode;
  bool m_running = false;
  bool m_narrow = false;
  bool m_splits = true;  ///< whether the task has splits
  QString m_locked;      ///< why no seed may be drawn
  quint64 m_seed = 0, m_splitSeed = 0;
};

}  // namespace epsiscope
