#include "ui/download/downloader.h"

#include <QDir>
#include <QFileInfo>
#include <QNetworkReply>

#include <string_view>
#include <utility>

#include "core/base/file_error.h"
#include "core/base/store.h"
#include "ui/widgets/counted_text.h"

namespace epsiscope {

namespace {

constexpr std::chrono::seconds kServerPatience{30};
/// Qt 6.4 follows one more than this.
constexpr int kMostRedirects = 4;
constexpr int kOk = 200;

/// Says no more of the user than the address must: no cookies, no language. The bytes as they are stored at
/// the publisher's, not unpacked on the way.
QNetworkRequest requestFor(const QUrl& address) {
  QNetworkRequest request(address);
  request.setHeader(QNetworkRequest::UserAgentHeader, QStringLiteral("Epsiscope/" EPSISCOPE_VERSION));
  request.setRawHeader("Accept-Encoding", "identity");
  request.setRawHeader("Accept-Language", "*");
  for (const auto attribute :
       {QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::CookieSaveControlAttribute,
        QNetworkRequest::AuthenticationReuseAttribute})
    request.setAttribute(attribute, QNetworkRequest::Manual);
  request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::NoLessSafeRedirectPolicy);
  request.setMaximumRedirectsAllowed(kMostRedirects);
  return request;
}

int statusOf(const QNetworkReply& reply) {
  return reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
}

QString reasonOf(const QNetworkReply& reply) {
  switch (reply.error()) {
    case QNetworkReply::HostNotFoundError:
      return Downloader::tr("the server is not found, or there is no network");
    case QNetworkReply::ConnectionRefusedError:
      return Downloader::tr("the server refuses the connection");
    case QNetworkReply::RemoteHostClosedError:
      return Downloader::tr("the server broke the connection off");
    case QNetworkReply::SslHandshakeFailedError:
      return Downloader::tr("the server cannot prove that it is the publisher's");
    case QNetworkReply::TooManyRedirectsError:
      return Downloader::tr("the server sends from address to address without end");
    case QNetworkReply::InsecureRedirectError:
      return Downloader::tr("the server sends to an address without encryption");
    case QNetworkReply::ContentNotFoundError:
    case QNetworkReply::ContentGoneError:
      return Downloader::tr("the server has no such file any more");
    default:
      return statusOf(reply) > kOk ? Downloader::tr("the server answers with code %1").arg(statusOf(reply))
                                   : reply.errorString();
  }
}

}  // namespace

QString keptName(const QString& file) {
  QString name = file + QStringLiteral(".old");
  for (int i = 2; QFileInfo::exists(name); ++i) name = file + QStringLiteral(".old-%1").arg(i);
  return name;
}

Downloader::Downloader(QObject* parent) : QObject(parent) {
  m_silence.setSingleShot(true);
  setPatience(kServerPatience);
  connect(&m_silence, &QTimer::timeout, this, [this] {
    const auto seconds = static_cast<std::size_t>((m_silence.interval() + 999) / 1000);
    giveUp(countedText("QObject", "the server has sent nothing for %1 seconds",
                       "the server has sent nothing for %1 second", seconds));
  });
}

Downloader::~Downloader() {
  stop();
}

void Downloader::start(const PublishedFile& file, const QString& folder) {
  stop();
  m_file = file;
  m_folder = folder;
  ask(file.url);
}

void Downloader::stop() {
  m_silence.stop();
  m_place.reset();
  if (QNetworkReply* reply = std::exchange(m_reply, nullptr)) {
    reply->disconnect(this);
    reply->abort();
    reply->deleteLater();
  }
}

void Downloader::ask(const char* address) {
  if (!makePlace()) return;
  m_address = address;
  m_hash = {};
  m_received = 0;
  m_reply = m_network.get(requestFor(QUrl(QString::fromUtf8(address))));
  connect(m_reply, &QNetworkReply::readyRead, this, &Downloader::receive);
  connect(m_reply, &QNetworkReply::finished, this, &Downloader::check);
  m_silence.start();
}

bool Downloader::makePlace() {
  m_path = QDir(m_folder).filePath(QString::fromUtf8(m_file.name));
  if (makeFolders(m_folder.toStdU16String())) {
    blameFolder(tr("the folder cannot be made"));
  } else if (QFileInfo(m_path).isDir()) {
    blameFolder(tr("there is a folder of that name"));
  } else {
    return stores([this] { m_place = std::make_unique<NewFile>(m_path.toStdU16String()); });
  }
  return false;
}

bool Downloader::stores(const std::function<void()>& step) {
  try {
    step();
    return true;
  } catch (const FileError& error) {
    blameFolder(QString::fromStdString(error.reason()));
    return false;
  }
}

void Downloader::receive() {
  m_silence.start();
  const QByteArray piece = m_reply->readAll();
  // The page that comes with a refusal is not the file.
  if (statusOf(*m_reply) != kOk) return;
  m_received += static_cast<quint64>(piece.size());
  if (m_received > m_file.bytes)
    return giveUp(tr("it is larger than the published file, which has %1 bytes").arg(m_file.bytes));
  m_hash.update(piece.constData(), static_cast<std::size_t>(piece.size()));
  const std::string_view bytes(piece.constData(), static_cast<std::size_t>(piece.size()));
  if (!stores([&] { m_place->write(bytes); })) return;
  emit progressed(m_received);
}

void Downloader::check() {
  if (m_reply->error() != QNetworkReply::NoError) return giveUp(reasonOf(*m_reply));
  if (statusOf(*m_reply) != kOk) return giveUp(tr("the server answers with code %1").arg(statusOf(*m_reply)));
  if (m_received < m_file.bytes)
    return giveUp(tr("only %1 of %2 bytes arrived").arg(m_received).arg(m_file.bytes));
  const QString hash = QString::fromStdString(m_hash.hex());
  if (hash != QLatin1String(m_file.sha256))
    return giveUp(tr("it is not the published file (its SHA-256 is %1)").arg(hash));
  store();
}

void Downloader::store() {
  const QString path = m_path;
  // Where a link leads to: the link stays a link. Another download may have put the same file there
  // meanwhile.
  const QString there = QFileInfo(path).canonicalFilePath();
  if (!there.isEmpty() && compareStored(there.toStdString(), m_file) == StoredFile::other &&
      renameFile(there.toStdU16String(), keptName(there).toStdU16String()))
    return blameFolder(tr("what has that name there cannot be moved"));
  if (!stores([this] { m_place->putInPlace(); })) return;
  stop();
  emit finished(path);
}

void Downloader::giveUp(const QString& reason) {
  const char* failed = m_address;
  stop();
  if (failed == m_file.url && m_file.mirror != nullptr) return ask(m_file.mirror);
  fail(
      tr("%1 was not downloaded from %2: %3. Try again later, or fetch it by hand from the publisher's page.")
          .arg(QString::fromUtf8(m_file.name), QString::fromUtf8(failed), reason));
}

void Downloader::blameFolder(const QString& reason) {
  fail(tr("%1 cannot be stored in %2: %3. Choose another folder.")
           .arg(QString::fromUtf8(m_file.name), QDir::toNativeSeparators(m_folder), reason));
}

void Downloader::fail(const QString& sentence) {
  stop();
  emit failed(sentence);
}

}  // namespace epsiscope
