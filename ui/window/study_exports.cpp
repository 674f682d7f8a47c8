#include "ui/window/study_exports.h"

#include <QDateTime>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QSettings>

#include "core/tasks/task_cache.h"
#include "core/tasks/task.h"
#include "ui/export/export_header.h"
#include "ui/report/report_dialog.h"
#include "ui/report/report_html.h"
#include "ui/report/report_of.h"
#include "ui/report/report_pages.h"
#include "ui/session/session.h"
#include "ui/views/study_charts.h"
#include "ui/widgets/start_folder.h"

namespace epsiscope {

namespace {

Report makeReport(const AppState& state, TrueValues trueValues) {
  return reportOf(state, QDateTime::currentDateTimeUtc().toString(Qt::ISODate), trueValues);
}

/// Returns a dialog that blocks nothing and goes once something is chosen.
QFileDialog* openDialog(QWidget* parent, const QString& title) {
  auto* dialog = new QFileDialog(parent, title);
  startIn(*dialog);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  return dialog;
}

bool isPdf(const QString& file) {
  return QFileInfo(file).suffix().compare(QLatin1String("pdf"), Qt::CaseInsensitive) == 0;
}

}  // namespace

/// Charts that go into one folder, one after the other.
struct StudyExports::Batch {
  QDir folder;
  PictureOptions options;
  ExportHeader header;
  std::vector<LookedAtChart> charts;
  std::size_t next = 0;
  bool keepsBoth = false;  ///< a name that is taken gets a number

  QString fileOf(const LookedAtChart& chart) const {
    const QString ending = QLatin1Char('.') + endingOf(options.format);
    QString name = chart.model.id + ending;
    for (int number = 2; keepsBoth && folder.exists(name); ++number)
      name = QStringLiteral("%1-%2%3").arg(chart.model.id).arg(number).arg(ending);
    return folder.filePath(name);
  }
  /// The names among its files that are taken.
  QStringList taken() const {
    QStringList names;
    for (const LookedAtChart& chart : charts)
      if (const QFileInfo file(fileOf(chart)); file.exists()) names << file.fileName();
    return names;
  }
};

StudyExports::Batch StudyExports::makeBatch(const AppState& state) {
  Batch batch;
  batch.header =
      exportHeader(*state.dataset, withoutFolders(state.study, state.studyFile), state.cache->data().counts);
  batch.charts = studyCharts(state);
  return batch;
}

StudyExports::StudyExports(Session& session, QSettings& settings, QWidget* window)
    : QObject(window), m_session(session), m_settings(settings), m_window(window) {
  connect(&m_runner, &Runner::failed, &m_session, &Session::say);
}

void StudyExports::askForFolder() {
  QFileDialog* dialog = openDialog(m_window, tr("Export all charts into which folder?"));
  dialog->setFileMode(QFileDialog::Directory);
  dialog->setOption(QFileDialog::ShowDirsOnly);
  connect(dialog, &QFileDialog::fileSelected, this, &StudyExports::writeCharts);
  dialog->open();
}

void StudyExports::askForReport() {
  auto* dialog = new ReportDialog(m_session.state().study, m_window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this, [this, dialog] {
    m_session.setStudy(dialog->saidOf(m_session.state().study));
    askForReportFile(dialog->trueValues());
  });
  dialog->open();
}

void StudyExports::askForReportFile(TrueValues trueValues) {
  QFileDialog* dialog = openDialog(m_window, tr("Export the report into which file?"));
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setNameFilters({tr("Web page (*.html)"), tr("Pages (*.pdf)")});
  dialog->setDefaultSuffix(QStringLiteral("html"));
  connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) {
    dialog->setDefaultSuffix(filter.contains(QLatin1String("*.pdf")) ? QStringLiteral("pdf")
                                                                     : QStringLiteral("html"));
  });
  dialog->selectFile(QStringLiteral("report.html"));
  connect(dialog, &QFileDialog::fileSelected, this,
          [this, trueValues](const QString& file) { writeReport(file, trueValues); });
  dialog->open();
}

void StudyExports::askForPrinter() {
  const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
  auto* dialog = new QPrintDialog(printer.get(), m_window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, qOverload<QPrinter*>(&QPrintDialog::accepted), this, [this, printer] {
    compute<Report>([](const AppState& state) { return makeReport(state, TrueValues::leftOut); },
                    [printer](const Report& report) { printReport(report, *printer); });
  });
  dialog->open();
}

bool StudyExports::isReady() {
  const AppState& state = m_session.state();
  const bool prepared = state.isPrepared();
  if (!state.whyNotRunnable().isEmpty())
    m_session.fail(state.whyNotRunnable());
  else if (!prepared)
    m_session.say(tr("The data are still being prepared: export again in a moment."));
  return state.whyNotRunnable().isEmpty() && prepared;
}

/// Calls `make` on the other thread with the state and all its pictures, then `use` on this one.
template <class Made>
void StudyExports::compute(std::function<Made(const AppState&)> make, std::function<void(const Made&)> use) {
  if (!isReady()) return;
  m_runner.start([state = m_session.state(), make, use](const Runner::Control& control) -> Runner::Delivery {
    const AppState complete = withAllPictures(state, [&control] { return !control.stopped(); });
    if (control.stopped()) return {};
    const auto made = std::make_shared<const Made>(make(complete));
    return [made, use] { use(*made); };
  });
}

void StudyExports::writeCharts(const QString& folder) {
  compute<Batch>(makeBatch, [this, folder](const Batch& made) {
    const auto batch = std::make_shared<Batch>(made);
    batch->folder = QDir(folder);
    batch->options = loadPictureOptions(m_settings);
    batch->taken().isEmpty() ? writeNext(batch) : askToReplace(batch);
  });
}

/// Blocks nothing, and writes nothing until it is answered.
void StudyExports::askToReplace(const std::shared_ptr<Batch>& batch) {
  const QStringList taken = batch->taken();
  auto* box = new QMessageBox(
      QMessageBox::Warning, tr("Export all charts"),
      tr("%n charts are in %1 already.", "%n chart is in %1 already.", static_cast<int>(taken.size()))
          .arg(batch->folder.path()),
      QMessageBox::Cancel, m_window);
  box->setObjectName(QStringLiteral("replace-charts"));
  box->setInformativeText(taken.join(QStringLiteral(", ")));
  box->setAttribute(Qt::WA_DeleteOnClose);
  const QAbstractButton* replace = box->addButton(tr("Replace them"), QMessageBox::DestructiveRole);
  QPushButton* both = box->addButton(tr("Keep both"), QMessageBox::AcceptRole);
  box->setDefaultButton(both);
  connect(box, &QMessageBox::buttonClicked, this, [this, batch, replace, both](QAbstractButton* pressed) {
    batch->keepsBoth = pressed == both;
    if (pressed == both || pressed == replace) writeNext(batch);
  });
  box->open();
}

void StudyExports::writeNext(const std::shared_ptr<Batch>& batch) {
  if (batch->next == batch->charts.size())
    return m_session.say(tr("Every chart is in %1, as %2.")
                             .arg(batch->folder.path(), endingOf(batch->options.format).toUpper()));
  m_runner.start([this, batch, at = batch->next++](const Runner::Control&) -> Runner::Delivery {
    const auto& [chart, look] = batch->charts[at];
    const QString file = batch->fileOf(batch->charts[at]);
    return [this, batch, failure = exportChart(chart, look, batch->options, batch->header, file)] {
      failure.isEmpty() ? writeNext(batch) : m_session.fail(failure);
    };
  });
}

void StudyExports::writeReport(const QString& file, TrueValues trueValues) {
  const auto write = [file, trueValues](const AppState& complete) {
    const Report report = makeReport(complete, trueValues);
    return writtenTo(file, isPdf(file) ? reportPdf(report) : reportHtml(report));
  };
  compute<QString>(write, [this, file](const QString& failure) {
    failure.isEmpty() ? m_session.say(tr("Written: %1").arg(file)) : m_session.fail(failure);
  });
}

}  // namespace epsiscope
