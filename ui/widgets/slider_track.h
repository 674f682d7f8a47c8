#pragma once

#include <QWidget>

#include <optional>
#include <vector>

namespace epsiscope {

/// The painted part of a slider: a thin track, filled up to a ring. It knows fractions only (0 left, 1
/// right); their meaning is its owner's business. `valueText` is the text for a screen reader.
class SliderTrack : public QWidget {
  Q_OBJECT
public:
  enum class Step { fineDown, fineUp, pageDown, pageUp, home, end };

  explicit SliderTrack(QWidget* parent = nullptr);

  double fraction() const { return m_fraction; }
  void setFraction(double fraction);
  void setTicks(const std::vector<double>& fractions);
  /// A value to compare with: a small triangle above the track.
  void setMark(std::optional<double> fraction);
  /// A value that is better not passed: a line across the track.
  void setLimit(std::optional<double> fraction);
  std::optional<double> limit() const { return m_limit; }
  /// Drawn hollow and grey: no number is set.
  void setIdle(bool idle);
  QString valueText() const { return m_valueText; }
  void setValueText(const QString& text);
  /// Centre of the ring, in pixels of this widget.
  double handlePosition() const;

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

signals:
  void dragged(double fraction);
  void stepped(epsiscope::SliderTrack::Step step);
  void resetRequested();

protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;

private:
  double radius() const;
  double fractionAt(double x) const;

  double m_fraction = 0;
  std::vector<double> m_ticks;
  std::optional<double> m_mark, m_limit;
  bool m_idle = false;
  bool m_dragging = false;
  double m_grab = 0;  ///< pointer minus ring centre when the drag began
  int m_wheel = 0;    ///< eighths of a degree not yet spent
  QString m_valueText;
};

}  // namespace epsiscope
