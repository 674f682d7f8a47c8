#pragma once

#include <QWidget>

class QToolButton;
class QVBoxLayout;

namespace epsiscope {

/// A quiet heading with contents that can be folded away; no frame.
class Section : public QWidget {
  Q_OBJECT
public:
  Section(const QString& title, QWidget* parent = nullptr);
  QVBoxLayout* body() const;
  bool isOpen() const;
  void setOpen(bool open);
  /// Sets a few words on the values in it: they stand beside the title while it is folded.
  void setSummary(const QString& words);

signals:
  void toggled(bool open);

private:
  QToolButton* m_heading;
  QWidget* m_contents;
};

}  // namespace epsiscope
