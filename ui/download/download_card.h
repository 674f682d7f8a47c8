#pragma once

#include <QFrame>

#include <optional>
#include <vector>

#include "core/recipes/recipe.h"

class QGridLayout;
class QLabel;
class QProgressBar;
class QPushButton;

namespace epsiscope {

/// The state of one data set in the folder.
struct DownloadState {
  std::vector<StoredFile> stored;   ///< one for each of its files; empty: not known
  std::optional<quint64> received;  ///< bytes, while it is downloaded
  quint64 expected = 0;             ///< bytes
  QString reason;                   ///< why its button has nothing to do; empty: it has
  QString failure;                  ///< of the last download

  bool isComplete() const;
};

/// One public data set: what it is, whose it is, how large, and the button that fetches or opens it.
class DownloadCard : public QFrame {
  Q_OBJECT
public:
  explicit DownloadCard(const Recipe& recipe, QWidget* parent = nullptr);
  void present(const DownloadState& state);

signals:
  void wanted();
  void stopRequested();

private:
  void addFacts(QGridLayout* grid);
  void addProgress(QGridLayout* grid);
  QString messageFor(const DownloadState& state) const;

  const Recipe& m_recipe;
  QString m_title;
  QPushButton* m_get;
  QWidget* m_running;
  QProgressBar* m_bar;
  QLabel* m_bytes;
  QPushButton* m_stop;
  QLabel* m_message;
};

}  // namespace epsiscope
