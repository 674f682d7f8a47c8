#pragma once

#include <QWidget>

class QLabel;
class QToolButton;
class QVBoxLayout;

namespace epsiscope {

/// Small print behind a quiet button: folded away at first, and where there is none nothing at all.
class Disclosure : public QWidget {
  Q_OBJECT
public:
  Disclosure(const QString& title, const QString& tip, QWidget* parent = nullptr);

  /// A paragraph each.
  void setParagraphs(const QStringList& paragraphs);
  /// For contents of another kind, above the paragraphs; whoever puts some in shows or hides the whole.
  QVBoxLayout* body() const;
  QString text() const;
  bool isOpen() const;
  void setOpen(bool open);

private:
  QToolButton* m_button;
  QWidget* m_contents;
  QLabel* m_text;
};

}  // namespace epsiscope
