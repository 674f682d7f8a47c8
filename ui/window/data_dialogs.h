#pragma once

#include <QObject>
#include <QPointer>

#include <memory>

class QWidget;

namespace epsiscope {

class CellReportDialog;
struct Dataset;
class ImportDialog;
class PreferencesDesk;
class Session;
struct Study;

/// Asks how a table is read and what its columns are for, and lists the cells that are no numbers: a dialog
/// each.
class DataDialogs : public QObject {
  Q_OBJECT
public:
  DataDialogs(Session& session, const PreferencesDesk& preferences, QWidget* window);

  /// Asks how the table that is open is read.
  void showReading();
  void showCells();

signals:
  void edited(const Study& study);
  void rowChosen(std::size_t row);

private:
  /// `dataset`: the file as it was read for the study; null if it was not read yet.
  void showImport(const Study& study, std::shared_ptr<const Dataset> dataset);

  Session& m_session;
  const PreferencesDesk& m_preferences;
  QWidget* m_window;
  QPointer<ImportDialog> m_import;
  QPointer<CellReportDialog> m_cells;
};

}  // namespace epsiscope
