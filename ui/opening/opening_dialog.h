#pragma once

#include <QDialog>

#include <cstdint>
#include <vector>

#include "core/study/study_fwd.h"
#include "ui/theme/theme.h"

class QLabel;
class QPushButton;
class QStackedWidget;

namespace epsiscope {

class OpeningPage;
class PricePage;

/// Three screens with one idea each, before the whole window. The buttons keep their places.
class OpeningDialog : public QDialog {
  Q_OBJECT
public:
  /// `seed`: of the first game.
  OpeningDialog(const Theme& theme, std::uint64_t seed, QWidget* parent = nullptr);
  void setTheme(const Theme& theme);
  int page() const;

signals:
  /// The last door: the whole window on the study of the last screen.
  void doorOpened(const Study& study);

private:
  void addButtons();
  void turn(int step);
  void showPlace();

  std::vector<OpeningPage*> m_pages;
  PricePage* m_price;
  QStackedWidget* m_stack;
  QLabel* m_place;
  QPushButton *m_skip, *m_back, *m_next;
};

}  // namespace epsiscope
