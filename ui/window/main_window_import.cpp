#include "ui/window/main_window.h"

#include <QAction>

#include "ui/import/import_dialog.h"
#include "ui/setup/setup_panel.h"
#include "ui/session/study_paths.h"
#include "ui/window/dialogs.h"

namespace epsiscope {

void MainWindow::connectImport() {
  connect(m_actions.open, &QAction::triggered, this, [this] {
    chooseData(this, [this](const QString& file) {
      looksLikeStudy(file.toStdU16String()) ? m_session.openFile(file)
                                            : showImport(m_session.choiceFor(file), nullptr);
    });
  });
  connect(&m_session, &Session::needsAnswers, this, &MainWindow::showImport);
  connect(m_setup, &SetupPanel::readingRequested, this,
          [this] { showImport(m_session.state().study.data, m_session.state().dataset); });
}

/// One at a time: the latest file is the one that is meant.
void MainWindow::showImport(const DataChoice& choice, std::shared_ptr<const Dataset> dataset) {
  if (m_import) m_import->reject();
  Study study = m_session.state().study;
  study.data = choice;
  m_import = new ImportDialog(study, std::move(dataset), m_theme, this);
  connect(m_import, &ImportDialog::imported, &m_session, &Session::importTable);
  m_import->open();
}

}  // namespace epsiscope
