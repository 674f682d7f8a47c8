#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace epsiscope {

/// Small print behind a quiet button: folded away at first, and where there is none nothing at all.
class Disclosure : public QWidget {
  Q_OBJECT
public:
  Disclosure(const QString& title, const QString& tip, QWidget* parent = nullptr);

  /// A paragraph each.
  void setParagraphs(const QStringList& paragraphs);
  QString text() const;
  bool isOpen() const;
  void setOpen(bool open);

private:
  QToolButton* m_button;
  QLabel* m_text;
};

}  // namespace epsiscope
