#pragma once

#include <QStatusBar>
#include <QStringList>

class QLabel;
class QProgressBar;
class QToolButton;

namespace epsiscope {

struct AppState;
class Badge;
enum class Mode;

/// Returns the words that a class needs about the view, few or more; empty where there are none.
QString modeText(Mode mode, bool inMore);

/// The bottom line: whether the picture is up to date, the current work and how to stop it, how many rows are
/// in use and which cells are no numbers, which change of the data is hidden, the mode, and what a preview
/// costs. Nothing in it moves when something starts or ends.
class StatusLine : public QStatusBar {
  Q_OBJECT
public:
  explicit StatusLine(QWidget* parent = nullptr);
  void present(const AppState& state);

signals:
  void stopRequested();
  void cellsRequested();  ///< the list of cells that are no numbers

protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void arrange();
  void showRows(const AppState& state);

  QLabel* m_state;
  Badge* m_outOfDate;
  Badge* m_paused;
  QProgressBar* m_progress;
  QToolButton* m_stop;
  QToolButton* m_rows;
  QLabel* m_neighbours;
  QLabel* m_mode;
  QLabel* m_preview;
  Mode m_shownMode{};
  QStringList m_rowFacts;  ///< the first is the last to give way
  bool m_wide = true;
};

}  // namespace epsiscope
