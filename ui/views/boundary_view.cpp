#include "ui/views/boundary_view.h"

#include <QComboBox>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

#include "core/study/methods.h"
#include "ui/charts/chart.h"
#include "ui/views/boundary_chart.h"
#include "ui/views/invitation.h"
#include "ui/views/lambda.h"
#include "ui/views/view_header.h"

namespace epsiscope {

void offerPrivateMethods(QComboBox* methods, const Study& study, const std::string& shown) {
  methods->clear();
  for (const std::string& method : study.privateClassifier.methods) {
    if (method == kMethodNone) continue;
    methods->addItem(QString::fromStdString(methodLabel(method)), QString::fromStdString(method));
    if (method == shown) methods->setCurrentIndex(methods->count() - 1);
  }
  methods->setVisible(methods->count() > 1);
}

std::optional<std::vector<std::string>> firstTwoFeatures(const Study& study, const Dataset& dataset) {
  std::vector<std::string> features;
  for (const Column& column : dataset.columns)
    if (column.kind == ColumnKind::number && column.name != study.data.target && features.size() < 2)
      features.push_back(column.name);
  return features.size() == 2 ? std::optional(std::move(features)) : std::nullopt;
}

BoundaryView::BoundaryView(QWidget* parent)
    : View(parent),
      m_header(new ViewHeader(tr("Where yes becomes no"), this)),
      m_method(new QComboBox(this)),
      m_pages(new QStackedWidget(this)),
      m_chart(new Chart(this)),
      m_invitation(new Invitation(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 8, 16, 8);
  column->setSpacing(4);
  column->addWidget(m_header);
  column->addWidget(m_pages, 1);
  m_pages->addWidget(m_chart);
  m_pages->addWidget(m_invitation);
  m_method->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  m_method->setAccessibleName(tr("Method whose results are drawn"));
  m_header->addControl(m_method);
  connect(m_method, &QComboBox::activated, this, [this](int index) {
    Study study = m_study;
    study.view.method = m_method->itemData(index).toString().toStdString();
    emit edited(study);
  });
  connect(m_invitation, &Invitation::accepted, this, [this] {
    Study study = m_study;
    study.data.features = m_features;
    emit edited(study);
  });
}

void BoundaryView::present(const AppState& state, const Theme& theme) {
  m_study = state.study;
  if (state.dataset) m_features = firstTwoFeatures(m_study, *state.dataset);
  if (!state.boundary) return;
  const Study& shown = state.boundary->study;
  const BoundaryPreview& preview = state.boundary->preview;
  const bool drawn = preview.obstacle.empty();
  offerPrivateMethods(m_method, m_study, preview.method);
  QStringList facts{epsilonFact(viewEpsilon(shown))};
  if (const auto lambda = lambdaOf(shown)) facts << lambdaFact(shown, *lambda);
  m_header->setFacts(drawn ? facts : QStringList());
  m_header->setNotPrivate(drawn);
  showChart(m_chart, boundaryChart(shown, preview, theme), theme, Title::inHeader);
  if (!drawn) invite(preview.obstacle);
  m_pages->setCurrentWidget(drawn ? static_cast<QWidget*>(m_chart) : m_invitation);
}

void BoundaryView::invite(const std::string& obstacle) {
  m_invitation->invite(QString::fromStdString(obstacle),
                       m_features ? tr("Use %1 and %2")
                                        .arg(QString::fromStdString(m_features->front()),
                                             QString::fromStdString(m_features->back()))
                                  : QString());
}

}  // namespace epsiscope
