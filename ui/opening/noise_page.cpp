#include "ui/opening/noise_page.h"

#include <algorithm>
#include <cmath>

#include "ui/charts/chart_model.h"
#include "ui/state/words.h"
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
  QColor color;
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

void addHouse(ChartModel& model, const PricedHouse& house, double scale) {
  ChartSeries area{.id = QLatin1String(house.id) + QStringLiteral("/area"),
                   .kind = ChartSeries::Kind::band,
                   .x = places(house),
                   .group = QLatin1String(house.id),
                   .style = {.color = house.color, .marker = MarkerShape::none},
                   .opacity = 0.3};
  area.rowName = house.name;
  area.y.assign(area.x.size(), 0);
  area.upper = laplaceDensity(area.x, house.price, scale);
  ChartSeries line{.id = QLatin1String(house.id),
                   .name = house.name,
                   .x = area.x,
                   .y = area.upper,
                   .markerX = std::vector<double>(),
                   .style = {.color = house.color, .marker = MarkerShape::none, .width = 2.5}};
  model.series.push_back(std::move(area));
  model.series.push_back(std::move(line));
}

void addGhost(ChartModel& model, const PricedHouse& house, double scale, const QString& name) {
  ChartSeries ghost{
      .id = QLatin1String(house.id) + QStringLiteral("/before"),
      .name = name,
      .x = places(house),
      .markerX = std::vector<double>(),
      .style = {.color = house.color, .marker = MarkerShape::none, .pen = Qt::DashLine, .width = 1.5},
      .opacity = 0.6};
  ghost.y = laplaceDensity(ghost.x, house.price, scale);
  model.series.push_back(std::move(ghost));
}

}  // namespace

NoisePage::NoisePage(QWidget* parent)
    : OpeningPage(
          tr("One person, one number, one noise"),
          tr("Somebody has told you what houses cost where they live, and you may publish something, but not "
             "that price. So you add a random number first. The curves say which results are likely: one "
             "for the cheapest district of this data set, one for the dearest. Where they overlap, a "
             "result does not tell which it was."),
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
                          QColor(0x0072b2)};
  const PricedHouse second{"second", m_houses.second,
                           tr("dearest district, %1").arg(priceText(m_houses.second)), QColor(0xd55e00)};
  ChartModel model;
  model.id = QStringLiteral("opening-noise");
  model.x = {.title = tr("What is published (100 000 $)"), .range = std::pair(kLow, kHigh)};
  model.y = {.title = tr("How likely"), .range = std::pair(0.0, kHighest)};
  for (const PricedHouse& house : {first, second}) addHouse(model, house, width / epsilon);
  if (m_before > 0) {
    addGhost(model, first, width / m_before, tr("before, at %1").arg(numberText(m_before)));
    addGhost(model, second, width / m_before, QString());
  }
  showChart(model);
  say(tr("Whatever is published, it is at most %1 times likelier from one of the two than from the other. "
         "For any two "
         "districts it is at most e^ε = %2 times: the number ε (epsilon), here %3, is that promise.")
          .arg(numberText(std::exp(epsilon * m_houses.share()), 3), numberText(std::exp(epsilon), 3),
               numberText(epsilon)));
}

}  // namespace epsiscope
