#pragma once

#include <QMap>
#include <QObject>
#include <QPointer>

class QAction;
class QMimeData;
class QSettings;
class QWidget;

namespace epsiscope {

class Chart;
struct ChartLook;
struct ChartModel;
class ChartTable;
class ExportDialog;
struct ExportHeader;
class Session;
class ViewTabs;
struct WindowActions;

/// Does what the menus offer for the view in front: zoom its charts, show them as tables, copy and export
/// them.
class ChartActions : public QObject {
  Q_OBJECT
public:
  ChartActions(const WindowActions& actions, const ViewTabs& tabs, Session& session, QSettings& settings,
               QWidget* window);

  void showExport();

signals:
  void allChartsRequested();  ///< of every view, into a folder

private:
  void connectZoom(const WindowActions& actions);
  void connectCopies(const WindowActions& actions);
  Chart& chosen() const;
  void offerZooms();
  void showTable();
  bool isShown(const Chart& chart) const;
  void presentExport();
  void offerCharts();
  using ChartCopy = QMimeData*(const ChartModel&, const ChartLook&, const ExportHeader&);
  void copyChart(ChartCopy* copied);
  void copyTable();

  const ViewTabs& m_tabs;
  Session& m_session;
  QSettings& m_settings;
  QWidget* m_window;
  QAction* m_zoomBack;
  QAction* m_zoomForward;
  QAction* m_resetZoom;
  std::vector<QAction*> m_ofChart;              ///< what needs a chart
  ExportDialog* m_export = nullptr;             ///< made when it is first asked for
  QMap<Chart*, QPointer<ChartTable>> m_tables;  ///< those that are open
};

}  // namespace epsiscope
