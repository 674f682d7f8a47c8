#include "ui/views/picture_view.h"

#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

#include "ui/charts/chart.h"
#include "ui/views/chart_list.h"
#include "ui/views/chart_parts.h"
#include "ui/views/invitation.h"
#include "ui/views/method_choice.h"
#include "ui/views/view_header.h"

namespace epsiscope {

void addChartsOf(const ViewDescription& view, const AppState& state, ChartList& charts) {
  std::optional<ViewContents> contents = view.contents(state, charts.theme());
  if (!contents || contents->onScreenAlone || !contents->missing.isEmpty()) return;
  for (std::optional<ChartModel>& model : contents->charts)
    if (model && hasContents(*model)) charts.add(std::move(*model), contents->axes);
}

PictureView::PictureView(ViewDescription described, QWidget* parent)
    : View(parent),
      m_description(std::move(described)),
      m_header(new ViewHeader(m_description.title, this)),
      m_chartLayout(new QBoxLayout(QBoxLayout::TopToBottom)) {
  const ViewDescription& description = m_description;
  if (description.addChoices != nullptr) description.addChoices(*this);
  if (!description.methodChoice.isEmpty()) addMethodChoice(description.methodChoice);
  addCharts();
  for (const QString& name : description.tables) {
    m_tables.push_back(new MethodTable(this));
    m_tables.back()->setAccessibleName(name);
    if (description.choose != nullptr)
      connect(m_tables.back(), &MethodTable::chosen, this, [this](const QString& choice) {
        edit([&](Study& study) { m_description.choose(study, choice); });
      });
  }
  auto* contents = new QWidget(this);
  auto* column = new QVBoxLayout(contents);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  column->addLayout(m_chartLayout, 1);
  for (MethodTable* table : m_tables) column->addWidget(table);
  column->addStretch(0);
  if (description.offer) m_invitation = new Invitation(contents, this);
  addColumn(m_header)->addWidget(m_invitation != nullptr ? m_invitation : contents, 1);
  if (description.addControls != nullptr) description.addControls(*this);
  for (const auto& [ofX, name, text, tip, chart] : description.logPills)
    m_pills.push_back(addLogPill(m_header, m_charts[chart], ofX ? Axis::x : Axis::y, name, text, tip));
  if (description.offer) addOffer();
}

void PictureView::addCharts() {
  m_chartLayout->setSpacing(m_description.spacing);
  for (std::size_t i = 0; i < m_description.charts.size(); ++i) {
    auto* chart = new Chart(this);
    if (m_description.charts[i].leastPlot > 0) chart->setLeastPlotHeight(m_description.charts[i].leastPlot);
    m_chartLayout->addWidget(chart, 1);
    m_charts.push_back(chart);
    connect(chart, &Chart::guideDragged, this, [this, i](const QString& guide, double value) {
      edit([&](Study& study) {
        if (m_description.take != nullptr) m_description.take(study, i, guide, value);
        takeDragged(study, guide, value);
      });
    });
  }
}

MethodChoice* PictureView::addMethodChoice(const QString& name, const QString& tip) {
  m_method = new MethodChoice(name, tip, {}, this);
  m_header->addControl(m_method);
  connect(m_method, &MethodChoice::edited, this, &View::edited);
  return m_method;
}

void PictureView::addOffer() {
  m_header->keepFirstFact();
  m_offer = m_header->addButton(m_description.offer->text, m_description.offer->tip);
  m_offer->setObjectName(QLatin1String(m_description.offer->name));
  const auto change = [this] { edit(m_change); };
  connect(m_offer, &QToolButton::clicked, this, change);
  connect(m_invitation, &Invitation::accepted, this, change);
}

std::vector<Chart*> PictureView::charts() const {
  std::vector<Chart*> charts = m_charts;
  std::swap(charts.front(), charts[m_description.front]);
  return charts;
}

void PictureView::resizeEvent(QResizeEvent* event) {
  View::resizeEvent(event);
  if (m_description.standBeside != nullptr)
    m_chartLayout->setDirection(m_description.standBeside(width(), fontMetrics()) ? QBoxLayout::LeftToRight
                                                                                  : QBoxLayout::TopToBottom);
  for (std::size_t i = 0; i < m_charts.size(); ++i)
    if (const int most = m_description.charts[i].most; most > 0)
      m_charts[i]->setMaximumHeight(most * fontMetrics().height());
}

void PictureView::present(const AppState& state, const Theme& theme) {
  adopt(state);
  if (std::optional<ViewContents> contents = m_description.contents(state, theme))
    showContents(std::move(*contents), theme);
}

void PictureView::showContents(ViewContents contents, const Theme& theme) {
  const bool isMissing = !contents.missing.isEmpty();
  m_header->setFacts(contents.facts);
  if (m_method != nullptr) m_method->offer(m_study, contents.method, contents.methods);
  for (QToolButton* pill : m_pills) pill->setVisible(!isMissing);
  if (m_offer != nullptr) m_offer->setVisible(contents.isOffered);
  m_change = std::move(contents.change);
  for (std::size_t i = 0; i < contents.charts.size(); ++i) {
    std::optional<ChartModel>& model = contents.charts[i];
    m_charts[i]->setVisible(model.has_value());
    if (model)
      showChart(m_charts[i], std::move(*model), theme,
                m_description.areTitled ? Title::inChart : Title::inHeader, contents.axes);
  }
  for (std::size_t i = 0; i < contents.tables.size(); ++i) {
    m_tables[i]->setVisible(contents.tables[i].has_value());
    if (contents.tables[i]) m_tables[i]->setContents(*contents.tables[i], theme);
  }
  if (m_invitation == nullptr) return;
  if (!isMissing) return m_invitation->showContents();
  m_header->setNotPrivate({});
  m_invitation->invite(contents.missing, contents.remedy);
}

}  // namespace epsiscope
