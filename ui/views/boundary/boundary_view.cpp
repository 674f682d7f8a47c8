#include "ui/views/boundary/boundary_view.h"

#include <QToolButton>
#include <QVBoxLayout>

#include "core/tasks/task.h"
#include "ui/charts/chart.h"
#include "ui/state/picture.h"
#include "ui/state/words.h"
#include "ui/views/boundary/boundary_chart.h"
#include "ui/views/invitation.h"
#include "ui/views/method_choice.h"
#include "ui/views/view_header.h"

namespace epsiscope {

namespace {

/// The first two numeric columns beside the target; empty if there are no two.
std::vector<std::string> twoNumberColumns(const Study& study, const Dataset& dataset) {
  std::vector<std::string> columns;
  for (const Column& column : dataset.columns)
    if (column.kind == ColumnKind::number && column.name != study.data.target && columns.size() < 2)
      columns.push_back(column.name);
  return columns.size() == 2 ? columns : std::vector<std::string>();
}

}  // namespace

BoundaryView::BoundaryView(QWidget* parent)
    : View(parent),
      m_header(new ViewHeader(tr("Where yes becomes no"), this)),
      m_method(new MethodChoice(tr("Method whose results are drawn"), this)),
      m_chart(new Chart(this)),
      m_invitation(new Invitation(m_chart, this)) {
  addColumn(m_header)->addWidget(m_invitation, 1);
  m_method->setObjectName(QStringLiteral("view.method"));
  m_header->addControl(m_method);
  connect(m_method, &MethodChoice::edited, this, &View::edited);
  m_header->keepFirstFact();
  m_use = m_header->addButton(tr("Use these two"), tr("Learns from these two features alone in every view."));
  m_use->setObjectName(QStringLiteral("boundary.use"));
  const auto use = [this] {
    Study study = m_study;
    study.data.features = m_features;
    emit edited(study);
  };
  connect(m_use, &QToolButton::clicked, this, use);
  connect(m_invitation, &Invitation::accepted, this, use);
}

void BoundaryView::present(const AppState& state, const Theme& theme) {
  adopt(state);
  const Picture* picture = pictureWith<BoundaryPreview>(state);
  if (picture == nullptr) return;
  const Study& shown = picture->study;
  const auto& preview = *previewOf<BoundaryPreview>(picture);
  const bool drawn = preview.reason.empty();
  m_method->offer(m_study, preview.method);
  QStringList facts{epsilonFact(viewEpsilon(shown))};
  if (const auto lambda = taskOf(shown).lambdaOf(shown)) facts << lambdaFact(shown, *lambda);
  facts << firstSplitFact(shown);
  const QString first = QString::fromStdString(preview.xName), second = QString::fromStdString(preview.yName);
  const bool isStart = drawn && preview.plane;
  if (isStart) {
    m_features = {preview.xName, preview.yName};
    facts.prepend(tr("from %1 and %2 alone").arg(first, second));
  }
  m_use->setVisible(isStart);
  m_header->setFacts(drawn ? facts : QStringList());
  showChart(m_chart, boundaryChart(shown, preview, theme), theme, Title::inHeader);
  if (drawn)
    m_invitation->showContents();
  else
    invite(state, preview.reason);
}

void BoundaryView::invite(const AppState& state, const std::string& reason) {
  m_features = state.dataset ? twoNumberColumns(m_study, *state.dataset) : std::vector<std::string>();
  m_invitation->invite(QString::fromStdString(reason),
                       m_features.empty() ? QString()
                                          : tr("Use %1 and %2")
                                                .arg(QString::fromStdString(m_features.front()),
                                                     QString::fromStdString(m_features.back())));
}

}  // namespace epsiscope
