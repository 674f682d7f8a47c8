#pragma once

#include <QDialog>

class QHBoxLayout;
class QLabel;
class QPagedPaintDevice;
class QTextBrowser;

namespace epsiscope {

/// A page to read, print and keep as a file, in a window that blocks nothing.
class Handout : public QDialog {
  Q_OBJECT
public:
  /// `fileName`: proposed where it is saved, without an ending.
  Handout(const QString& title, const QString& fileName, QWidget* parent = nullptr);

  void setHtml(const QString& html);
  QString html() const { return m_html; }
  /// Returns whether the page was written; a sentence below it says why not.
  bool save(const QString& file);
  void print(QPagedPaintDevice& device) const;

signals:
  /// A link on the page was followed: what it points at.
  void followed(const QString& target);

protected:
  /// The line above the page, empty at first, and the one below it, with its buttons at the right.
  QHBoxLayout* head() const { return m_head; }
  QHBoxLayout* foot() const { return m_foot; }
  void changeEvent(QEvent* event) override;

private:
  void askForFile();
  void askForPrinter();

  QString m_fileName;
  QString m_html;
  QHBoxLayout* m_head;
  QHBoxLayout* m_foot;
  QTextBrowser* m_page;
  QLabel* m_problem;
};

}  // namespace epsiscope
