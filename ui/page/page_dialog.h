#pragma once

#include <QDialog>

class QLabel;
class QPushButton;
class QRadioButton;
class QVBoxLayout;

namespace epsiscope {

/// The people in a page that is handed out.
enum class PagePeople { asTheyAre, planned };

/// What there is to decide about them.
struct PageChoice {
  QString truth;            ///< what of anybody's values a page would hold
  bool ofPeople = false;    ///< it would hold some: there is a choice
  QString whyNotPlanned{};  ///< what planned people lack; empty: nothing
};

/// Says, before a page is written, what of the truth it would hold, and offers planned people in the place of
/// true ones. Where neither is obvious nothing is chosen.
class PageDialog : public QDialog {
  Q_OBJECT
public:
  explicit PageDialog(const PageChoice& choice, QWidget* parent = nullptr);
  PagePeople people() const;

private:
  void addChoices(const PageChoice& choice, QVBoxLayout* column);
  QLabel* addTruth(const QString& sentence);
  /// A choice with sentences below it, indented like its text.
  void addChoice(QVBoxLayout* column, QRadioButton* radio, const QList<QLabel*>& below);
  void offerFile();

  QRadioButton* m_planned = nullptr;
  QRadioButton* m_own = nullptr;
  QPushButton* m_choose;
};

}  // namespace epsiscope
