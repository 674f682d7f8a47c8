#include "ui/download/download_card.h"

#include <QDesktopServices>
#include <QGridLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QStyle>
#include <QUrl>

#include <algorithm>

#include "core/text/sentence.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/tip.h"

namespace epsiscope {

namespace {

QString sizeText(quint64 bytes) {
  const auto size = static_cast<double>(bytes);
  return size < 1e6 ? QObject::tr("%1 kB").arg(numberText(size / 1e3, 2))
                    : QObject::tr("%1 MB").arg(fixedNumberText(size / 1e6, size < 1e7 ? 2 : 3));
}

/// All addresses, each once.
QString serversOf(const Recipe& recipe) {
  QStringList servers;
  for (const PublishedFile& file : recipe.downloads)
    for (const char* address : {file.url, file.mirror})
      if (address != nullptr) servers << QUrl(QString::fromUtf8(address)).host();
  servers.removeDuplicates();
  return servers.join(QStringLiteral(", "));
}

QString filesText(const Recipe& recipe) {
  QStringList files;
  for (const PublishedFile& file : recipe.downloads)
    files << QObject::tr("%1 (%2)").arg(QString::fromUtf8(file.name), sizeText(file.bytes));
  return QObject::tr("%1 from %2").arg(files.join(QStringLiteral(", ")), serversOf(recipe));
}

QLabel* addText(QGridLayout* grid, const QString& text, const char* role) {
  auto* label = new QLabel(text);
  label->setTextFormat(Qt::PlainText);
  label->setProperty("role", QLatin1String(role));
  label->setWordWrap(true);
  grid->addWidget(label, grid->rowCount(), 0, 1, 2);
  return label;
}

}  // namespace

bool DownloadState::isComplete() const {
  return !stored.empty() &&
         std::ranges::all_of(stored, [](StoredFile file) { return file == StoredFile::same; });
}

DownloadCard::DownloadCard(const Recipe& recipe, QWidget* parent)
    : QFrame(parent),
      m_recipe(recipe),
      m_title(QString::fromStdString(sentence("Core", recipe.title))),
      m_get(new QPushButton(this)) {
  setProperty("role", QStringLiteral("card"));
  const QString id = QString::fromUtf8(recipe.id);
  setObjectName(QStringLiteral("card-") + id);
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(16, 8, 16, 8);
  grid->setVerticalSpacing(4);
  grid->setColumnStretch(0, 1);
  auto* title = new QLabel(m_title, this);
  title->setProperty("role", QStringLiteral("strong"));
  title->setWordWrap(true);
  grid->addWidget(title, 0, 0);
  m_get->setObjectName(QStringLiteral("download-") + id);
  m_get->setAutoDefault(false);
  grid->addWidget(m_get, 0, 1, Qt::AlignRight);
  addFacts(grid);
  addProgress(grid);
  m_message = addText(grid, {}, "muted");
  m_message->setObjectName(QStringLiteral("message-") + id);
  connect(m_get, &QPushButton::clicked, this, &DownloadCard::wanted);
  connect(m_stop, &QPushButton::clicked, this, &DownloadCard::stopRequested);
}

void DownloadCard::addFacts(QGridLayout* grid) {
  addText(grid, QString::fromStdString(sentence("Core", m_recipe.description)), "");
  addText(grid, tr("Licence: %1").arg(QString::fromStdString(sentence("Core", m_recipe.licence))), "small");
  if (!m_recipe.downloads.empty()) addText(grid, filesText(m_recipe), "small");
  const QString page = QString::fromUtf8(m_recipe.publisher);
  auto* publisher = new QPushButton(tr("Publisher: %1").arg(QUrl(page).host()), this);
  publisher->setProperty("role", QStringLiteral("link"));
  publisher->setAutoDefault(false);
  describe(publisher, QStringLiteral("publisher-%1").arg(QString::fromUtf8(m_recipe.id)),
           tr("Publisher's page of %1").arg(m_title), tr("Opens %1 in the browser.").arg(page));
  grid->addWidget(publisher, grid->rowCount(), 0, 1, 2, Qt::AlignLeft);
  connect(publisher, &QPushButton::clicked, this, [page] { QDesktopServices::openUrl(QUrl(page)); });
}

void DownloadCard::addProgress(QGridLayout* grid) {
  m_running = new QWidget(this);
  auto* row = new QHBoxLayout(m_running);
  row->setContentsMargins(0, 0, 0, 0);
  m_bar = new QProgressBar(m_running);
  m_bar->setObjectName(QStringLiteral("progress-") + QString::fromUtf8(m_recipe.id));
  m_bar->setTextVisible(false);
  m_bar->setRange(0, 1000);
  m_bar->setAccessibleName(tr("Progress of %1").arg(m_title));
  m_bytes = new QLabel(m_running);
  m_stop = new QPushButton(tr("Stop"), m_running);
  m_stop->setAutoDefault(false);
  describe(m_stop, QStringLiteral("stop-%1").arg(QString::fromUtf8(m_recipe.id)),
           tr("Stop downloading %1").arg(m_title),
           tr("Stops the download; of a file that is not whole nothing stays."));
  row->addWidget(m_bar, 1);
  row->addWidget(m_bytes);
  row->addWidget(m_stop);
  grid->addWidget(m_running, grid->rowCount(), 0, 1, 2);
}

QString DownloadCard::messageFor(const DownloadState& state) const {
  if (m_recipe.downloads.empty())
    return tr(
        "The publisher states no checksum, so a download could not be checked. Fetch it by hand from the "
        "publisher's page and open it with File, Open data.");
  if (state.received) return {};
  if (!state.failure.isEmpty()) return state.failure;
  if (state.isComplete()) return tr("Stored in the folder, and the same as published.");
  for (std::size_t i = 0; i < state.stored.size(); ++i)
    if (state.stored[i] == StoredFile::other)
      return tr("The folder has another %1; downloading keeps it under another name.")
          .arg(QString::fromUtf8(m_recipe.downloads[i].name));
  return {};
}

void DownloadCard::present(const DownloadState& state) {
  const bool opens = state.isComplete(), runs = state.received.has_value();
  // A button that is switched off or hidden gives the keyboard to the one that takes its place.
  const bool hadFocus = (runs ? m_get : m_stop)->hasFocus();
  m_get->setText(opens ? tr("Open") : tr("Download and open"));
  m_get->setAccessibleName((opens ? tr("Open %1") : tr("Download and open %1")).arg(m_title));
  m_get->setEnabled(state.reason.isEmpty());
  setTip(m_get, !state.reason.isEmpty() ? state.reason
                : opens                 ? tr("Opens the files of the folder.")
                                        : tr("Downloads what the folder lacks, checks it, and opens it."));
  m_running->setVisible(runs);
  const quint64 received = state.received.value_or(0);
  m_bar->setValue(static_cast<int>(received * 1000 / std::max<quint64>(state.expected, 1)));
  m_bytes->setText(tr("%1 of %2").arg(sizeText(received), sizeText(state.expected)));
  m_message->setText(messageFor(state));
  m_message->setProperty("role",
                         state.failure.isEmpty() ? QStringLiteral("muted") : QStringLiteral("problem"));
  m_message->style()->unpolish(m_message);
  m_message->style()->polish(m_message);
  m_message->setVisible(!m_message->text().isEmpty());
  if (hadFocus) (runs ? m_stop : m_get)->setFocus();
}

}  // namespace epsiscope
