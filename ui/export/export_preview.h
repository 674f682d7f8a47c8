#pragma once

#include <QWidget>

#include "ui/export/chart_export.h"

namespace epsiscope {

/// The picture as it will be, made smaller.
class ExportPreview : public QWidget {
  Q_OBJECT
public:
  explicit ExportPreview(QWidget* parent = nullptr);
  void show(const LookedAtChart& chart, const PictureOptions& options, const QString& mark);
  QSize sizeHint() const override;

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  LookedAtChart m_chart;
  PictureOptions m_options;
  QString m_mark;
};

}  // namespace epsiscope
