#include "ui/window/page_export.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>

#include "core/base/said_error.h"
#include "core/page/page_template.h"
#include "core/page/page_truth.h"
#include "core/page/planned_twin.h"
#include "core/tasks/prepared_table.h"
#include "ui/export/chart_export.h"
#include "ui/page/study_page.h"
#include "ui/session/session.h"
#include "ui/widgets/start_folder.h"

namespace epsiscope {

namespace {

/// The sentences of what planned people lack; empty: nothing.
QString whyNotPlanned(const PageOrder& order) {
  QStringList sentences;
  for (const std::string& sentence : plannedTwin(order.study, *order.table).missing)
    sentences << QString::fromStdString(sentence);
  return sentences.join(QLatin1Char(' '));
}

/// The page in the file, or the sentence that says why not.
QString writtenPage(const PageOrder& order, PagePeople people, const std::filesystem::path& templateFile,
                    const QString& file, const GoOn& goOn) {
  try {
    const PageOrder chosen = people == PagePeople::planned ? withPlannedPeople(order, goOn) : order;
    const QByteArray page = pageOf(chosen, templateFile, goOn);
    return page.isEmpty() ? QString() : writtenTo(file, page);
  } catch (const SaidError& error) {
    return QString::fromStdString(error.what());
  }
}

}  // namespace

PageExport::PageExport(Session& session, QWidget* window)
    : QObject(window), m_session(session), m_window(window) {
  connect(&m_runner, &Runner::failed, &m_session, &Session::say);
}

std::filesystem::path PageExport::templateFile() const {
  return m_template.empty() ? pageTemplateFile() : m_template;
}

PageOrder PageExport::order() const {
  const AppState& state = m_session.state();
  return {.study = state.study,
          .table = state.table,
          .language = QLocale().name().section(QLatin1Char('_'), 0, 0)};
}

bool PageExport::isReady() {
  const AppState& state = m_session.state();
  if (!state.whyNotRunnable().isEmpty()) {
    m_session.fail(state.whyNotRunnable());
    return false;
  }
  if (!state.isPrepared()) {
    m_session.say(tr("The data are still being prepared: hand the page out in a moment."));
    return false;
  }
  try {
    templateFile();
  } catch (const SaidError& error) {
    m_session.fail(QString::fromStdString(error.what()));
    return false;
  }
  return true;
}

void PageExport::ask() {
  if (!isReady()) return;
  const PageOrder now = order();
  const bool ofPeople = isOfPeople(now.study);
  auto* dialog = new PageDialog({.truth = QString::fromStdString(truthOfPage(now.study, now.table->data())),
                                 .ofPeople = ofPeople,
                                 .whyNotPlanned = ofPeople ? whyNotPlanned(now) : QString()},
                                m_window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this, [this, dialog] { askForFile(dialog->people()); });
  dialog->open();
}

void PageExport::askForFile(PagePeople people) {
  auto* dialog = new QFileDialog(m_window, tr("Hand the page out in which file?"));
  startIn(*dialog);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setNameFilters({tr("Web page (*.html)")});
  dialog->setDefaultSuffix(QStringLiteral("html"));
  const QString& study = m_session.state().studyFile;
  dialog->selectFile((study.isEmpty() ? QStringLiteral("page") : QFileInfo(study).completeBaseName()) +
                     QStringLiteral(".html"));
  connect(dialog, &QFileDialog::fileSelected, this,
          [this, people](const QString& file) { write(file, people); });
  dialog->open();
}

void PageExport::write(const QString& file, PagePeople people) {
  if (!isReady()) return;
  m_runner.start([this, file, people, now = order(),
                  from = templateFile()](const Runner::Control& control) -> Runner::Delivery {
    const QString failure = writtenPage(now, people, from, file, control.goOn());
    if (control.stopped()) return {};
    return [this, file, failure] {
      if (!failure.isEmpty()) return m_session.fail(failure);
      m_session.post({.sentence = tr("The page is in %1.").arg(file),
                      .actions = {NoticeAction::openPage},
                      .file = file});
    };
  });
}

}  // namespace epsiscope
