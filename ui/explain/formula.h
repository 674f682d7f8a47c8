#pragma once

#include <QLabel>

#include <memory>

class QSvgRenderer;

namespace epsiscope {

/// A formula of resources/formulas in the colour of the text and in its size, smaller where there is no room.
/// Screen readers read its words; the context menu copies them or the TeX.
class Formula : public QLabel {
  Q_OBJECT
public:
  explicit Formula(QWidget* parent = nullptr);
  ~Formula() override;

  /// `name`: of the file; `words`: how it is read. An empty name shows nothing.
  void setFormula(const QString& name, const QString& words);
  QString tex() const { return m_tex; }
  /// The size in which it is drawn in this width, frame included.
  QSizeF drawnSize(int width) const;

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;

protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  QSize frame() const;
  QSizeF naturalSize() const;

  QByteArray m_drawing;  ///< SVG, black
  QString m_tex;
  std::unique_ptr<QSvgRenderer> m_renderer;
  QColor m_ink;  ///< of the renderer
};

}  // namespace epsiscope
