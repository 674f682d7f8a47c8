#pragma once

#include <QDialog>

#include <vector>

#include "ui/explain/handbook.h"

class QLineEdit;
class QTextBrowser;
class QTreeWidget;
class QTreeWidgetItem;

namespace epsiscope {

/// The handbook: its pages in chapters on the left, those with a word if one is searched for, and one of them
/// on the right.
class HandbookDialog : public QDialog {
  Q_OBJECT
public:
  explicit HandbookDialog(std::vector<HandbookChapter> chapters, QWidget* parent = nullptr);

  /// Shows the page with this id, if there is one.
  void showPage(const QString& id);

private:
  void fill();
  void showItem(const QTreeWidgetItem* item);
  void search();

  std::vector<HandbookChapter> m_chapters;
  QLineEdit* m_word;
  QTreeWidget* m_contents;
  QTextBrowser* m_page;
};

}  // namespace epsiscope
