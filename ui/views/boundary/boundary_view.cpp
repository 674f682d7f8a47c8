#include "ui/views/boundary/boundary_view.h"

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
      m_method(new MethodChoice(tr("Method whose results are drawn"), this)),
      m_chart(new Chart(this)),
      m_invitation(new Invitation(m_chart, this)) {
  addColumn(m_header)->addWidget(m_invitation, 1);
  m_method->setObjectName(QStringLiteral("view.method"));
  m_header->addControl(m_method);
  connect(m_method, &MethodChoice::edited, this, &View::edited);
  connect(m_invitation, &Invitation::accepted, this, [this] {
    Study study = m_study;
    study.data.features = m_features;
    emit edited(study);
  });
}

void BoundaryView::present(const AppState& state, const Theme& theme) {
  adopt(state);
  if (state.dataset) m_features = firstTwoFeatures(m_study, *state.dataset);
  const Picture* picture = pictureWith<BoundaryPreview>(state);
  if (picture == nullptr) return;
  const Study& shown = picture->study;
  const auto& preview = *previewOf<BoundaryPreview>(picture);
  const bool drawn = preview.reason.empty();
  m_method->offer(m_study, preview.method);
  QStringList facts{epsilonFact(viewEpsilon(shown))};
  if (const auto lambda = taskOf(shown).lambdaOf(shown)) facts << lambdaFact(shown, *lambda);
  facts << firstSplitFact(shown);
  m_header->setFacts(drawn ? facts : QStringList());
  m_header->setNotPrivate(drawn);
  showChart(m_chart, boundaryChart(shown, preview, theme), theme, Title::inHeader);
  if (drawn)
    m_invitation->showContents();
  else
    invite(preview.reason);
}

void BoundaryView::invite(const std::string& reason) {
  m_invitation->invite(QString::fromStdString(reason),
                       m_features ? tr("Use %1 and %2")
                                        .arg(QString::fromStdString(m_features->front()),
                                             QString::fromStdString(m_features->back()))
                                  : QString());
}

}  // namespace epsiscope
