#pragma once

#include <QLabel>

namespace epsiscope {

/// A short text in a pill. `notPrivate` is the red mark of the program: something promises nothing, and
/// nothing else is red.
class Badge : public QLabel {
  Q_OBJECT
public:
  enum class Kind { neutral, accent, notPrivate };
  explicit Badge(const QString& text, Kind kind = Kind::neutral, QWidget* parent = nullptr);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  Kind m_kind;
};

}  // namespace epsiscope
