#include "ui/views/people/people_view.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QResizeEvent>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>

#include "core/study/plan.h"
#include "ui/charts/chart.h"
#include "ui/state/picture.h"
#include "ui/state/wanted_error.h"
#include "ui/state/words.h"
#include "ui/views/method_table.h"
#include "ui/views/people/people_charts.h"
#include "ui/views/view_header.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/tip.h"

namespace epsiscope {

namespace {

QString people(std::size_t count) {
  return numberText(static_cast<double>(count), 7);
}

/// From low to high, as far as they are known.
QString rangeOf(const FewestRows& found) {
  if (!found.rows && !found.low) return {};
  const QString low = found.low ? people(*found.low) : QObject::tr("fewest");
  return found.high ? QObject::tr("%1 to %2").arg(low, people(*found.high))
                    : QObject::tr("%1 and more").arg(low);
}

}  // namespace

PeopleView::PeopleView(QWidget* parent)
    : View(parent),
      m_header(new ViewHeader(tr("How many people to ask"), this)),
      m_method(new QComboBox(this)),
      m_chart(new Chart(this)),
      m_map(new Chart(this)),
      m_charts(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_table(new MethodTable(this)) {
  QVBoxLayout* column = addColumn(m_header);
  m_charts->addWidget(m_chart, 1);
  m_charts->addWidget(m_map, 1);
  m_charts->setSpacing(12);
  column->addLayout(m_charts, 1);
  column->addWidget(m_table);
  m_chart->setLeastPlotHeight(10);
  m_map->setLeastPlotHeight(8);
  m_table->setAccessibleName(tr("People needed at the current ε"));
  m_method->setObjectName(QStringLiteral("view.method"));
  m_method->setAccessibleName(tr("Method whose map is drawn"));
  setTip(m_method, tr("The map shows the errors of this method."));
  m_header->addControl(m_method);
  connect(m_method, &QComboBox::activated, this, [this](int index) {
    Study study = m_study;
    study.view.method = m_method->itemData(index).toString().toStdString();
    emit edited(study);
  });
  connect(m_chart, &Chart::guideDragged, this, &PeopleView::drag);
  connect(m_map, &Chart::guideDragged, this, &PeopleView::drag);
}

void PeopleView::drag(const QString& guide, double value) {
  Study study = m_study;
  if (guide == QLatin1String("rows"))
    study.data.plan.rows = static_cast<int>(
        std::clamp<double>(std::round(roundedTo(value, 3)), kFewestPlannedRows, mostPlannedRows(study.data)));
  else if (guide == QLatin1String("epsilon"))
    study.view.epsilon = roundedTo(value, 3);
  else if (guide == QLatin1String("target"))
    study.view.errorTarget = roundedWantedError(study, value, 3);
  if (study != m_study) emit edited(study);
}

void PeopleView::resizeEvent(QResizeEvent* event) {
  View::resizeEvent(event);
  const int wanted = 90 * fontMetrics().averageCharWidth();
  m_charts->setDirection(event->size().width() >= wanted ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void PeopleView::present(const AppState& state, const Theme& theme) {
  adopt(state);
  const std::shared_ptr<const Picture> picture = state.pictureOf(view_id::people);
  const auto* preview = previewOf<PeoplePreview>(picture.get());
  if (preview == nullptr) return;
  // What is dragged follows at once, though the answers come later.
  m_header->setFacts({epsilonFact(preview->epsilon)});
  offerMethods(*preview, mapCurve(m_study, *preview));
  showChart(m_chart, peopleChart(m_study, *preview, theme), theme, Title::inHeader);
  showChart(m_map, peopleMapChart(m_study, *preview, theme), theme, Title::inHeader);
  showTable(*preview, theme);
}

void PeopleView::offerMethods(const PeoplePreview& preview, const PeopleCurve* shown) {
  const QSignalBlocker quiet(m_method);
  m_method->clear();
  for (const PeopleCurve& curve : preview.curves)
    m_method->addItem(QString::fromStdString(curve.label), QString::fromStdString(curve.method));
  if (shown != nullptr) m_method->setCurrentIndex(m_method->findData(QString::fromStdString(shown->method)));
  m_method->setVisible(preview.curves.size() > 1);
}

void PeopleView::showTable(const PeoplePreview& preview, const Theme& theme) {
  std::vector<MethodTableRow> rows;
  for (std::size_t i = 0; i < preview.curves.size(); ++i) {
    const PeopleCurve& curve = preview.curves[i];
    const QString here = numberText(
        plannedErrorAt(preview, curve, static_cast<double>(m_study.data.plan.rows), preview.epsilon), 3);
    MethodTableRow row{.method = QString::fromStdString(curve.method),
                       .label = QString::fromStdString(curve.label),
                       .texts = {QStringLiteral("…"), {}, here}};
    if (i < preview.answers.size()) {
      const RowsAnswer& answer = preview.answers[i];
      row.texts[0] = answer.fewest.rows ? people(*answer.fewest.rows) : tr("not reached");
      row.texts[1] = rangeOf(answer.fewest);
      row.sentence = inSymbols(answer.reason);
    }
    rows.push_back(std::move(row));
  }
  const QString wanted = preview.wanted ? wantedErrorText(m_study, *preview.wanted) : tr("none");
  m_table->setRows({tr("at ε = %1, wanted error %2").arg(numberText(preview.epsilon), wanted),
                    tr("people needed"), tr("between"), tr("error as planned")},
                   rows, true, theme, {0, 0, 1, 2});
}

}  // namespace epsiscope
