#include "ui/window/side_panels.h"

#include <QAction>
#include <QSettings>
#include <QWidget>

namespace epsiscope {

/// First the explanations and then the setup make room for the chart.
SidePanels::SidePanels(const Panel& setup, const Panel& explain)
    : m_places{{{.action = explain.action, .neededWidth = 1280, .key = QStringLiteral("explain")},
                {.action = setup.action, .neededWidth = 960, .key = QStringLiteral("setup")}}} {
  for (const Panel& panel : {setup, explain})
    connect(panel.action, &QAction::toggled, panel.widget, &QWidget::setVisible);
  for (Place& place : m_places)
    connect(place.action, &QAction::triggered, this, [&place](bool on) { place.wanted = on; });
}

void SidePanels::save(QSettings& settings) const {
  for (const Place& place : m_places) settings.setValue(place.key, place.wanted);
}

void SidePanels::restore(const QSettings& settings) {
  for (Place& place : m_places) place.wanted = settings.value(place.key, true).toBool();
}

void SidePanels::forget() {
  for (Place& place : m_places) place.hasRoom.reset();
}

void SidePanels::makeRoom(int windowWidth, double pointSize) {
  for (Place& place : m_places) {
    const bool room = windowWidth >= place.neededWidth * pointSize / 10;
    if (place.hasRoom == room) continue;
    place.hasRoom = room;
    place.action->setChecked(place.wanted && room);
  }
}

}  // namespace epsiscope
