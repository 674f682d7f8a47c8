#pragma once

#include <QObject>

#include <array>
#include <optional>

class QAction;
class QSettings;

namespace epsiscope {

/// The panels beside the views. One is shown while it is wanted and there is room for it; where there is none
/// it goes, and it comes back with the room, or with its key.
class SidePanels : public QObject {
  Q_OBJECT
public:
  struct Panel {
    QAction* action;  ///< checkable: whether it is shown
    QWidget* widget;
  };
  SidePanels(const Panel& setup, const Panel& explain);

  void save(QSettings& settings) const;
  void restore(const QSettings& settings);
  /// Forgets which panels the window has had room for: they are shown anew where they are wanted.
  void forget();
  void makeRoom(int windowWidth, double pointSize);

private:
  struct Place {
    QAction* action;
    double neededWidth;  ///< of the window, for text of 10 points
    QString key;         ///< of the settings
    bool wanted = true;
    std::optional<bool> hasRoom = {};  ///< absent: unknown
  };
  std::array<Place, 2> m_places;
};

}  // namespace epsiscope
