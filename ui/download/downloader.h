#pragma once

#include <QNetworkAccessManager>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>

#include "core/base/new_file.h"
#include "core/base/sha256.h"
#include "core/recipes/published_files.h"

class QNetworkReply;

namespace epsiscope {

/// Fetches one published file at a time; nothing is asked of any server before start(). The data are counted
/// and hashed as they arrive, and written beside its place; it takes its place only if size and SHA-256 are
/// the published ones. A download that fails or is cancelled leaves nothing.
class Downloader : public QObject {
  Q_OBJECT
public:
  explicit Downloader(QObject* parent = nullptr);
  ~Downloader() override;

  /// Sets the longest silence of a server.
  void setPatience(std::chrono::milliseconds patience) { m_silence.setInterval(patience); }
  /// Makes the folder if it is missing. A file of that name with other contents is kept until then, and
  /// afterwards under keptName(). Stops a running download.
  void start(const PublishedFile& file, const QString& folder);
  /// No signal follows.
  void stop();
  bool isRunning() const { return m_reply != nullptr; }

signals:
  void progressed(quint64 bytes);
  void finished(const QString& file);
  /// The event, with its address, and the next step.
  void failed(const QString& sentence);

private:
  void ask(const char* address);
  bool makePlace();
  /// Whether the step was taken; if not, the folder is blamed.
  bool stores(const std::function<void()>& step);
  void receive();
  void check();
  void store();
  void giveUp(const QString& reason);
  void blameFolder(const QString& reason);
  void fail(const QString& sentence);

  QNetworkAccessManager m_network{this};
  QTimer m_silence;
  PublishedFile m_file{};
  QString m_folder;
  const char* m_address = nullptr;
  QNetworkReply* m_reply = nullptr;
  QString m_path;
  std::unique_ptr<NewFile> m_place;
  Sha256 m_hash;
  quint64 m_received = 0;
};

/// The first free name beside `file` for the file that must make room for it: "adult.data.old",
/// "adult.data.old-2".
QString keptName(const QString& file);

}  // namespace epsiscope
