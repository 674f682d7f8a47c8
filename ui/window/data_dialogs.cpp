#include "ui/window/data_dialogs.h"

#include "ui/import/cell_report_dialog.h"
#include "ui/import/import_dialog.h"
#include "ui/session/session.h"
#include "ui/window/preferences_desk.h"

namespace epsiscope {

DataDialogs::DataDialogs(Session& session, const PreferencesDesk& preferences, QWidget* window)
    : m_session(session), m_preferences(preferences), m_window(window) {
  connect(&session, &Session::needsAnswers, this, &DataDialogs::showImport);
}

/// One at a time: the latest file is the one that is meant.
void DataDialogs::showImport(const Study& study, std::shared_ptr<const Dataset> dataset) {
  if (m_import) m_import->reject();
  m_import = new ImportDialog(study, std::move(dataset), m_preferences.theme(), m_window);
  connect(m_import, &ImportDialog::imported, this,
          [this](const DataChoice& choice, const std::shared_ptr<const Dataset>& table, bool beginsAnew) {
            m_session.open(OpenTable{choice, table, beginsAnew});
          });
  m_import->open();
}

void DataDialogs::showReading() {
  m_session.open(AskAgain{});
}

void DataDialogs::showCells() {
  if (!m_cells) {
    m_cells = new CellReportDialog(m_window);
    connect(m_cells, &CellReportDialog::edited, this, &DataDialogs::edited);
    connect(m_cells, &CellReportDialog::rowChosen, this, &DataDialogs::rowChosen);
    connect(&m_session, &Session::changed, m_cells, [&session = m_session, cells = m_cells.data()] {
      if (cells->isVisible()) cells->present(session.state());
    });
  }
  m_cells->present(m_session.state());
  m_cells->show();
  m_cells->raise();
  m_cells->activateWindow();
}

}  // namespace epsiscope
