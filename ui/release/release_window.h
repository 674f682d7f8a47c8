#pragma once

#include <QMainWindow>

#include <functional>

#include "ui/release/release_desk.h"

class QCloseEvent;
class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace epsiscope {

class DeclarationForm;
class LedgerPanel;
class SegmentedControl;
class TextField;

/// The window in Release: one way from the chosen study to the folder that leaves the house. It declares what
/// is missing, says what a release promises and takes, releases, and hands over. It has no chart, no table
/// and no count of values: what it shows is a ReleaseSight.
class ReleaseWindow : public QMainWindow {
  Q_OBJECT
public:
  /// Paths of the study are absolute.
  explicit ReleaseWindow(const Study& study, QWidget* parent = nullptr);

  const ReleaseDesk& desk() const { return m_desk; }

signals:
  void classroomRequested(const Study& study);

protected:
  void closeEvent(QCloseEvent* event) override;

private:
  void addBar();
  QWidget* addPage();
  QWidget* addFoot();
  void addMade(QVBoxLayout* page);
  void addChoice(QVBoxLayout* page);
  void addDeclarations(QVBoxLayout* page);
  void addPromise(QVBoxLayout* page);
  QVBoxLayout* addPart(QVBoxLayout* page, const QString& title);
  QLabel* addText(QVBoxLayout* part, const char* name, const char* role = "");
  void change(const std::function<void(Study&)>& how);
  void present();
  void presentMade(const ReleaseSight& sight);
  void presentChoice();
  void presentPromise(const ReleaseSight& sight);
  void askForFolder();

  ReleaseDesk m_desk;
  SegmentedControl* m_mode;
  QWidget* m_madePart;
  QLabel* m_made;
  QComboBox* m_method;
  TextField* m_epsilon;
  QLabel* m_what;
  QLabel* m_facts;
  QLabel* m_missing;
  DeclarationForm* m_form;
  QPushButton* m_back;
  QLabel* m_promise;
  QLabel* m_planned;
  LedgerPanel* m_ledger;
  QLabel* m_status;
  QPushButton* m_release;
  bool m_closes = false;  ///< once it is written
};

}  // namespace epsiscope
