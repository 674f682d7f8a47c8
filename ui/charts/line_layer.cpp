#include "ui/charts/line_layer.h"

#include <QChart>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QLegend>
#include <QLineSeries>
#include <QPainter>
#include <QValueAxis>

namespace epsiscope {

struct LineLayer::Private {
  QGraphicsScene scene;
  QChart* chart = nullptr;
  QValueAxis* x = nullptr;
  QValueAxis* y = nullptr;
  std::vector<QLineSeries*> series;
  QRectF window;
  QRectF plot;
  QSizeF whole;

  QLineSeries* addSeries() {
    auto* line = new QLineSeries;
    chart->addSeries(line);
    line->attachAxis(x);
    line->attachAxis(y);
    series.push_back(line);
    return line;
  }
};

LineLayer::LineLayer() : d(std::make_unique<Private>()) {
  d->scene.setItemIndexMethod(QGraphicsScene::NoIndex);
  d->chart = new QChart;
  d->chart->setAnimationOptions(QChart::NoAnimation);
  d->chart->setBackgroundVisible(false);
  d->chart->setPlotAreaBackgroundVisible(false);
  d->chart->legend()->hide();
  d->chart->setMargins(QMargins());
  d->x = new QValueAxis;
  d->y = new QValueAxis;
  d->chart->addAxis(d->x, Qt::AlignBottom);
  d->chart->addAxis(d->y, Qt::AlignLeft);
  d->x->setVisible(false);
  d->y->setVisible(false);
  d->scene.addItem(d->chart);
}

LineLayer::~LineLayer() = default;

void LineLayer::setView(const QRectF& window, const QRectF& plot, const QSizeF& whole) {
  if (whole != d->whole) {
    d->scene.setSceneRect(QRectF(QPointF(), whole));
    d->chart->resize(whole);
    d->whole = whole;
  }
  if (plot != d->plot) {
    d->chart->setPlotArea(plot);
    d->plot = plot;
  }
  if (window != d->window) {
    d->x->setRange(window.left(), window.right());
    d->y->setRange(window.top(), window.bottom());
    d->window = window;
  }
}

void LineLayer::setLines(const std::vector<LinePiece>& lines) {
  while (d->series.size() < lines.size()) d->addSeries();
  for (std::size_t i = 0; i < d->series.size(); ++i) {
    QLineSeries* series = d->series[i];
    const bool used = i < lines.size();
    if (series->isVisible() != used) series->setVisible(used);
    if (!used) continue;
    if (series->pen() != lines[i].pen) series->setPen(lines[i].pen);
    series->replace(lines[i].points);
  }
}

void LineLayer::paint(QPainter& painter) const {
  const QRectF all(QPointF(), d->whole);
  painter.save();
  // Dashed curves are painted as paths: a brush that is still set would fill them.
  painter.setBrush(Qt::NoBrush);
  d->scene.render(&painter, all, all);
  painter.restore();
}

}  // namespace epsiscope
