#include "ui/opening/price_page.h"

#include <QHBoxLayout>
#include <QPushButton>

#include <cmath>

#include "core/study/load.h"
#include "core/study/study_file.h"
#include "core/tasks/methods.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/task.h"
#include "ui/charts/chart_model.h"
#include "ui/opening/two_houses.h"
#include "ui/state/words.h"
#include "ui/theme/resources.h"
#include "ui/views/trade_off/trade_off_chart.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/parameter_slider.h"
#include "ui/widgets/tip.h"

namespace epsiscope {

namespace {

const QString kSecond = QLatin1String(kMethodCentralRidge);

}  // namespace

PricePage::PricePage(QWidget* parent)
    : OpeningPage(
          tr("The price"),
          tr("The noisy prices of all districts teach a computer to predict prices. The more noise, the more "
             "wrong it gets: that is the price of privacy. On the dotted line predictions are no better "
             "than always saying the mean."),
          parent),
      m_slider(addSlider(1, 4)),
      m_better(new QPushButton(tr("Is there something better?"), this)) {
  describe(m_better, "opening.better", m_better->text(),
           tr("Adds a second method: a trusted curator sees all true prices and adds less noise, once."));
  m_better->setAutoDefault(false);
  connect(m_slider, &ParameterSlider::changed, this, &PricePage::draw);
  controls()->addWidget(m_better);
  controls()->addStretch(1);
  m_study =
      parseStudy(fileContents(QStringLiteral(":/studies/house-prices.json")).toStdString(), "house-prices");
  *taskOf(m_study).methodsOf(m_study) = {"laplace", kMethodCentralRidge};
  m_study.view.epsilon = 1;
  connect(m_better, &QPushButton::clicked, this, [this] {
    m_hasSecond = true;
    m_better->hide();
    draw();
  });
  connect(&m_runner, &Runner::failed, this, [this](const QString& why) {
    m_failure = why;
    draw();
  });
  draw();
  prepare();
}

/// Once, on another thread; another epsilon then moves no curve.
void PricePage::prepare() {
  m_runner.start([this, study = m_study](const Runner::Control& control) -> Runner::Delivery {
    const std::shared_ptr<const Dataset> dataset = loadData(study.data, {}, control.goOn());
    if (dataset == nullptr) return {};
    const auto cache = buildCache(study, PreparedTable::of(study, dataset), control.goOn());
    if (cache == nullptr) return {};
    auto preview =
        std::make_shared<const TradeOffPreview>(previewTradeOff(study, {cache}, nullptr, control.goOn()));
    return [this, cache, preview] {
      m_cache = cache;
      m_preview = preview;
      draw();
    };
  });
}

void PricePage::update() {
  m_study.view.epsilon = m_slider->value().value_or(1);
  if (m_preview != nullptr)
    m_preview = std::make_shared<const TradeOffPreview>(previewTradeOff(m_study, {m_cache}, m_preview.get()));
}

void PricePage::draw() {
  m_better->setEnabled(isReady());
  if (!m_failure.isEmpty()) return say(m_failure);
  if (!isReady()) return say(tr("Computing…"));
  update();
  ChartModel model = tradeOffChart(m_study, *m_preview, nullptr, theme());
  model.id = QStringLiteral("opening-price");
  model.title.clear();
  model.badges.clear();
  model.notes.clear();
  std::erase_if(model.series, [this](const ChartSeries& series) {
    return series.kind == ChartSeries::Kind::band ||
           (!m_hasSecond && (series.id.startsWith(kSecond) || series.group.startsWith(kSecond)));
  });
  for (ChartGuide& guide : model.guides) guide.draggable = false;
  showChart(model);
  const QString words = tr(
      "At ε = %1 predictions with noisy prices are wrong by about %2 (root mean square), always saying the "
      "mean by %3, without privacy by %4.");
  const auto dollars = [](double squared) { return priceText(std::sqrt(squared)); };
  QString said = words.arg(numberText(m_study.view.epsilon), dollars(m_preview->atEpsilon[0]),
                           dollars(m_preview->predictMeanAtEpsilon), dollars(m_preview->none));
  if (m_hasSecond)
    said += QLatin1Char(' ') + tr("With a curator whom everybody trusts with the true price: %1. No method "
                                  "is the best everywhere; the "
                                  "whole window has them all.")
                                   .arg(dollars(m_preview->atEpsilon[1]));
  say(said);
}

}  // namespace epsiscope
