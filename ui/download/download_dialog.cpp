#include "ui/download/download_dialog.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QSettings>
#include <QStandardPaths>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

#include "core/text/sentence.h"
#include "ui/download/downloader.h"
#include "ui/widgets/form_rows.h"
#include "ui/widgets/start_folder.h"

namespace epsiscope {

namespace {

const QString kFolderSetting = QStringLiteral("download/folder");

QString ownFolder() {
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/data");
}

QString pathIn(const QString& folder, const PublishedFile& file) {
  return QDir(folder).filePath(QString::fromUtf8(file.name));
}

std::vector<StoredFile> storedOf(const Recipe& recipe, const QString& folder) {
  std::vector<StoredFile> stored;
  for (const PublishedFile& file : recipe.downloads)
    stored.push_back(compareStored(pathIn(folder, file).toStdString(), file));
  return stored;
}

}  // namespace

DownloadDialog::DownloadDialog(QSettings& settings, std::span<const Recipe> recipes, QWidget* parent)
    : QDialog(parent), m_settings(settings), m_recipes(recipes), m_states(recipes.size()) {
  setWindowTitle(tr("Download public data"));
  setObjectName(QStringLiteral("download-dialog"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 16, 16, 16);
  column->setSpacing(8);
  auto* promise =
      new QLabel(tr("Nothing is downloaded until you press a button below. A file is opened only if it is "
                    "the published one, byte for byte."),
                 this);
  promise->setWordWrap(true);
  column->addWidget(promise);
  addCards(column);
  addFolderRow(column);
  addButtons(column);
  resize(QSize(72 * fontMetrics().averageCharWidth() + 64, 48 * fontMetrics().height())
             .boundedTo(screen()->availableSize() * 0.9));
  connect(this, &QDialog::finished, this, &DownloadDialog::stop);
  setFolder(m_settings.value(kFolderSetting).toString());
}

void DownloadDialog::addCards(QLayout* column) {
  auto* list = new QWidget(this);
  auto* cards = new QVBoxLayout(list);
  cards->setContentsMargins(0, 0, 8, 0);
  cards->setSpacing(8);
  for (std::size_t i = 0; i < m_recipes.size(); ++i) {
    auto* card = new DownloadCard(m_recipes[i], list);
    m_cards.push_back(card);
    cards->addWidget(card);
    connect(card, &DownloadCard::wanted, this, [this, i] { get(i); });
    connect(card, &DownloadCard::stopRequested, this, &DownloadDialog::stop);
  }
  cards->addStretch();
  auto* scroller = new QScrollArea(this);
  scroller->setFocusPolicy(Qt::NoFocus);
  scroller->setFrameShape(QFrame::NoFrame);
  scroller->setWidgetResizable(true);
  scroller->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroller->setWidget(list);
  column->addWidget(scroller);
}

void DownloadDialog::addFolderRow(QLayout* column) {
  auto* row = new QHBoxLayout;
  auto* label = new QLabel(tr("&Folder"), this);
  m_folderField = named(new QLineEdit(this), "download-folder", tr("Folder"),
                        tr("Where the files are stored, and looked for. Empty: Epsiscope's own folder."));
  label->setBuddy(m_folderField);
  m_browse = named(new QPushButton(tr("C&hoose…"), this), "download-browse", tr("Choose the folder"),
                   tr("Chooses the folder where the files are stored."));
  m_browse->setAutoDefault(false);
  row->addWidget(label);
  row->addWidget(m_folderField, 1);
  row->addWidget(m_browse);
  static_cast<QBoxLayout*>(column)->addLayout(row);
  connect(m_folderField, &QLineEdit::editingFinished, this, [this] { setFolder(m_folderField->text()); });
  connect(m_browse, &QPushButton::clicked, this, &DownloadDialog::browse);
}

void DownloadDialog::addButtons(QLayout* column) {
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  QPushButton* close = buttons->button(QDialogButtonBox::Close);
  named(close, "download-close", tr("Close"), tr("Closes the list; a download that is running is stopped."));
  close->setAutoDefault(false);
  column->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void DownloadDialog::keyPressEvent(QKeyEvent* event) {
  if (!pressedByEnter(*event, *this)) QDialog::keyPressEvent(event);
}

void DownloadDialog::browse() {
  auto* dialog = new QFileDialog(this, tr("Store the files in which folder?"));
  startIn(*dialog, m_folder);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::Directory);
  connect(dialog, &QFileDialog::fileSelected, this, &DownloadDialog::setFolder);
  dialog->open();
}

void DownloadDialog::setFolder(const QString& folder) {
  const QString chosen = folder.isEmpty() ? ownFolder() : QFileInfo(folder).absoluteFilePath();
  m_folderField->setText(QDir::toNativeSeparators(chosen));
  if (chosen == m_folder) return;
  m_folder = chosen;
  m_settings.setValue(kFolderSetting, chosen == ownFolder() ? QString() : chosen);
  for (DownloadState& state : m_states) state = {};
  compare();
}

void DownloadDialog::compare() {
  m_checker.start([this, recipes = m_recipes, folder = m_folder](const Runner::Control&) -> Runner::Delivery {
    std::vector<std::vector<StoredFile>> stored;
    for (const Recipe& recipe : recipes) stored.push_back(storedOf(recipe, folder));
    return [this, stored] {
      for (std::size_t i = 0; i < stored.size(); ++i) m_states[i].stored = stored[i];
      present();
    };
  });
  present();
}

void DownloadDialog::get(std::size_t index) {
  if (!reasonOf(index).isEmpty()) return;
  DownloadState& state = m_states[index];
  m_running = index;
  m_before = 0;
  state.failure.clear();
  state.received = 0;
  state.expected = 0;
  for (std::size_t i = 0; i < state.stored.size(); ++i)
    if (state.stored[i] != StoredFile::same) state.expected += m_recipes[index].downloads[i].bytes;
  present();
  getNext();
}

void DownloadDialog::getNext() {
  const Recipe& recipe = m_recipes[*m_running];
  const std::vector<StoredFile>& stored = m_states[*m_running].stored;
  const auto next =
      std::ranges::find_if(stored, [](StoredFile file) { return file != StoredFile::same; }) - stored.begin();
  m_next = static_cast<std::size_t>(next);
  if (m_next < stored.size()) return downloader().start(recipe.downloads[m_next], m_folder);
  accept();
  emit opened(QString::fromUtf8(recipe.id), pathIn(m_folder, recipe.downloads.front()));
}

Downloader& DownloadDialog::downloader() {
  if (m_downloader != nullptr) return *m_downloader;
  m_downloader = new Downloader(this);
  connect(m_downloader, &Downloader::progressed, this, [this](quint64 bytes) {
    m_states[*m_running].received = m_before + bytes;
    m_cards[*m_running]->present(m_states[*m_running]);
  });
  connect(m_downloader, &Downloader::finished, this, [this] {
    m_states[*m_running].stored[m_next] = StoredFile::same;
    m_before += m_recipes[*m_running].downloads[m_next].bytes;
    getNext();
  });
  connect(m_downloader, &Downloader::failed, this, [this](const QString& sentence) {
    m_states[*m_running].failure = sentence;
    stop();
  });
  return *m_downloader;
}

void DownloadDialog::stop() {
  if (m_downloader != nullptr) m_downloader->stop();
  if (const auto index = std::exchange(m_running, std::nullopt)) m_states[*index].received.reset();
  present();
}

QString DownloadDialog::reasonOf(std::size_t index) const {
  if (m_recipes[index].downloads.empty()) return tr("There is no checked download of this data set.");
  if (m_running)
    return tr("%1 is being downloaded.")
        .arg(QString::fromStdString(sentence("Core", m_recipes[*m_running].title)));
  if (m_states[index].stored.empty()) return tr("The files of the folder are being checked.");
  return {};
}

void DownloadDialog::present() {
  for (std::size_t i = 0; i < m_cards.size(); ++i) {
    m_states[i].reason = reasonOf(i);
    m_cards[i]->present(m_states[i]);
  }
  const QString reason = m_running ? tr("Stop the download first.") : QString();
  allow(m_folderField, reason);
  allow(m_browse, reason);
}

}  // namespace epsiscope
