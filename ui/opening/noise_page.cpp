#include "ui/opening/noise_page.h"

#include <algorithm>
#include <cmath>

#include "ui/charts/chart_model.h"
#include "ui/state/words.h"
#include "ui/theme/method_style.h"
#include "ui/theme/theme.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/parameter_slider.h"

namespace epsiscope {

namespace {

constexpr double kLow = -10,
                 kHigh = 15;       ///< the axis holds still: far beyond the bounds, that noise may leave
constexpr double kHighest = 0.26;  ///< above the peaks of every epsilon that can be typed
constexpr int kPoints = 400;

struct PricedHouse {
  const char* id;
  double price;
  QString name;
  bool isOther;  ///< the neighbour y′
};

std::vector<double> places(const PricedHouse& house) {
  std::vector<double> x;
  for (int i = 0; i <= kPoints; ++i) x.push_back(kLow + (kHigh - kLow) * i / kPoints);
  x.insert(std::ranges::upper_bound(x, house.price), house.price);
  return x;
}

std::vector<double> laplaceDensity(const std::vector<double>& x, double price, double scale) {
  std::vector<double> y;
  for (const double place : x) y.push_back(std::exp(-std::abs(place - price) / scale) / (2 * scale));
  return y;
}

ChartSeries densityOf(const PricedHouse& house, double scale, const Theme& theme) {
  ChartSeries line{.id = QLatin1String(house.id),
                   .name = house.name,
                   .x = places(house),
                   .markerX = std::vector<double>(),
                   .style = methodStyle(QStringLiteral("laplace"), theme),
                   .fill = 0.3};
  line.y = laplaceDensity(line.x, house.price, scale);
  line.style.marker = MarkerShape::none;
  if (house.isOther) {
    line.style.width = kNeighbourWidth;
    line.fillColor = neighbourTone(theme);
  }
  return line;
}

ChartSeries ghostOf(const PricedHouse& house, double scale, const QString& name, const Theme& theme) {
  ChartSeries ghost = densityOf(house, scale, theme);
  ghost.id += QStringLiteral("/before");
  ghost.name = name;
  ghost.fill = 0;
  ghost.style = elsewhereStyle(ghost.style);
  ghost.opacity = 0.6;
  return ghost;
}

}  // namespace

NoisePage::NoisePage(QWidget* parent)
    : OpeningPage(
          tr("One person, one number, one noise"),
          tr("Somebody has told you what houses cost where they live, and you may publish something, but not "
             "that price. So you add a random number first. The curves say which results are likely: one "
             "for the cheapest district of this data set, one for the dearest. Where they overlap, a "
             "result does not tell which it was. A result below zero is no mistake: the noise knows no "
             "sign."),
          parent),
      m_houses(twoHouses()),
      m_slider(addSlider(1, 2)) {
  m_rest.setSingleShot(true);
  m_rest.setInterval(500);
  connect(&m_rest, &QTimer::timeout, this, [this] { m_settled = m_slider->value().value_or(m_settled); });
  connect(m_slider, &ParameterSlider::changed, this, [this] {
    if (!m_rest.isActive()) m_before = m_settled;
    m_rest.start();
    draw();
  });
  draw();
}

void NoisePage::draw() {
  const double epsilon = m_slider->value().value_or(1), width = m_houses.bounds.width();
  const PricedHouse first{"first", m_houses.first, tr("cheapest district, %1").arg(priceText(m_houses.first)),
                          false};
  const PricedHouse second{"second", m_houses.second,
                           tr("dearest district, %1").arg(priceText(m_houses.second)), true};
  ChartModel model;
  model.id = QStringLiteral("opening-noise");
  model.x = {.title = tr("What is published (100 000 $)"), .range = std::pair(kLow, kHigh)};
  model.y = {.title = tr("How likely"), .range = std::pair(0.0, kHighest)};
  for (const PricedHouse& house : {first, second})
    model.series.push_back(densityOf(house, width / epsilon, theme()));
  if (m_before > 0) {
    const QString name = tr("before, at %1").arg(numberText(m_before));
    model.series.push_back(ghostOf(first, width / m_before, name, theme()));
    model.series.push_back(ghostOf(second, width / m_before, QString(), theme()));
  }
  showChart(model);
  say(tr("Whatever is published, it is at most %1 times likelier from one of the two than from the other. "
         "For any two "
         "districts it is at most e^ε = %2 times: the number ε (epsilon), here %3, is that promise.")
          .arg(numberText(std::exp(epsilon * m_houses.share()), 3), numberText(std::exp(epsilon), 3),
               numberText(epsilon)));
}

}  // namespace epsiscope
