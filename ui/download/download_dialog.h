#pragma once

#include <QDialog>

#include <optional>
#include <span>
#include <vector>

#include "ui/download/download_card.h"
#include "ui/session/runner.h"

class QLineEdit;
class QPushButton;
class QSettings;

namespace epsiscope {

class Downloader;

/// The public data sets that Epsiscope knows, for downloading and opening. It asks the network for nothing
/// until a button of a data set is pressed, and opens only files that are the published ones.
class DownloadDialog : public QDialog {
  Q_OBJECT
public:
  DownloadDialog(QSettings& settings, std::span<const Recipe> recipes, QWidget* parent = nullptr);

  QString folder() const { return m_folder; }
  /// Remembered. Without a name it is the program's own.
  void setFolder(const QString& folder);
  bool isDownloading() const { return m_running.has_value(); }
  /// Whether the files of the folder are being compared with the published ones.
  bool isChecking() const { return m_checker.isRunning(); }

signals:
  /// The main file of a recipe's data, checked; what else it needs is beside it.
  void opened(const QString& recipe, const QString& file);

protected:
  void keyPressEvent(QKeyEvent* event) override;

private:
  void addCards(QLayout* column);
  void addFolderRow(QLayout* column);
  void addButtons(QLayout* column);
  void browse();
  void compare();
  void get(std::size_t index);
  void getNext();
  void stop();
  Downloader& downloader();
  void present();
  QString reasonOf(std::size_t index) const;

  QSettings& m_settings;
  std::span<const Recipe> m_recipes;
  QString m_folder;
  std::vector<DownloadCard*> m_cards;
  std::vector<DownloadState> m_states;
  QLineEdit* m_folderField;
  QPushButton* m_browse;
  Downloader* m_downloader = nullptr;    ///< made when it is first needed
  std::optional<std::size_t> m_running;  ///< the data set that is being downloaded
  std::size_t m_next = 0;                ///< the file of it
  quint64 m_before = 0;                  ///< bytes of its files that have arrived before this one
  Runner m_checker;
};

}  // namespace epsiscope
