#include "ui/views/attack/attack_view.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

#include "core/tasks/attack_preview.h"
#include "ui/charts/chart.h"
#include "ui/state/picture.h"
#include "ui/state/words.h"
#include "ui/views/attack/attack_charts.h"
#include "ui/views/method_choice.h"
#include "ui/views/method_table.h"
#include "ui/views/view_header.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/tip.h"

namespace epsiscope {

AttackView::AttackView(QWidget* parent)
    : View(parent),
      m_header(new ViewHeader(tr("What one release tells"), this)),
      m_row(new QSpinBox(this)),
      m_method(new MethodChoice(tr("Method that is looked at"), this)),
      m_belief(new Chart(this)),
      m_test(new Chart(this)),
      m_guesses(new MethodTable(this)),
      m_neighbours(new MethodTable(this)) {
  auto* pair = new QWidget(this);
  auto* line = new QHBoxLayout(pair);
  line->setContentsMargins(0, 0, 0, 0);
  line->setSpacing(8);
  line->addWidget(m_belief, 1);
  line->addWidget(m_test, 1);
  QVBoxLayout* column = addColumn(m_header);
  column->addWidget(pair, 1);
  column->addWidget(m_guesses);
  column->addWidget(m_neighbours);
  m_guesses->setAccessibleName(tr("How often a guess is right"));
  m_neighbours->setAccessibleName(tr("What the attacker has to tell apart"));
  m_row->setObjectName(QStringLiteral("view.row"));
  m_row->setAccessibleName(tr("Row that is attacked"));
  m_row->setSpecialValueText(tr("any row"));
  m_row->setPrefix(tr("row "));
  m_row->setKeyboardTracking(false);
  m_row->setButtonSymbols(QSpinBox::NoButtons);
  setTip(
      m_row,
      tr("Which row of those learned from is attacked; at 0 two labels that may be anybody's, or a row that "
         "tells much."));
  connect(m_row, &QSpinBox::valueChanged, this, &AttackView::chooseRow);
  m_method->setObjectName(QStringLiteral("view.method"));
  connect(m_method, &MethodChoice::edited, this, &View::edited);
  m_header->addControl(m_method);
  m_header->addControl(m_row);
}

/// A room sees the test first: it is the same picture for every task, and fills the screen.
std::vector<Chart*> AttackView::charts() const {
  return {m_test, m_belief};
}

void AttackView::chooseRow(int row) {
  Study study = m_study;
  study.view.row.reset();
  if (row > 0) study.view.row = static_cast<std::uint64_t>(row);
  emit edited(study);
}

void AttackView::showRowChoice(const AttackPreview& preview) {
  constexpr std::size_t kMost = std::numeric_limits<int>::max();
  const QSignalBlocker quiet(m_row);
  m_row->setVisible(preview.rows > 0);
  m_row->setRange(0, static_cast<int>(std::min(preview.rows, kMost)));
  m_row->setValue(static_cast<int>(std::min<std::uint64_t>(m_study.view.row.value_or(0), kMost)));
}

void AttackView::present(const AppState& state, const Theme& theme) {
  adopt(state);
  const Picture* picture = pictureWith<AttackPreview>(state);
  if (picture == nullptr) return;
  const auto& preview = *previewOf<AttackPreview>(picture);
  const AttackedMethod* front = attackedInFront(picture->study, preview);
  showRowChoice(preview);
  // Curves of single outputs are those of all methods; what is drawn of many numbers is one method's.
  std::vector<std::string> methods;
  for (const AttackedMethod& method : preview.methods) methods.push_back(method.method);
  m_method->offer(m_study, front == nullptr ? std::string() : front->method, methods);
  if (front == nullptr || front->belief) m_method->hide();
  m_header->setFacts({epsilonFact(preview.epsilon)});
  m_belief->setVisible(front != nullptr);
  if (front != nullptr) showChart(m_belief, beliefChart(picture->study, preview, theme), theme);
  showChart(m_test, testChart(picture->study, preview, theme), theme);
  showGuesses(preview, theme);
  showNeighbours(preview, theme);
}

void AttackView::showGuesses(const AttackPreview& preview, const Theme& theme) {
  std::vector<MethodTableRow> rows;
  for (const AttackedMethod& method : preview.methods) {
    const Attack& found = method.found;
    const double allowed = mostSuccess(method.epsilon, method.delta);
    const QString best =
        found.isExact ? certaintyText(found.success) : tr("about %1").arg(percentText(found.success));
    const double drawn =
        found.draws() == 0 ? 0.5 : static_cast<double>(found.guessed) / static_cast<double>(found.draws());
    const bool isTooMuch = found.isExact && found.success > allowed * (1 + 1e-9);
    rows.push_back(
        {.method = QString::fromStdString(method.method),
         .label = QString::fromStdString(method.label),
         .texts = {isTooMuch ? tr("✗ %1").arg(best) : best,
                   tr("%1 of %2").arg(percentText(drawn), countText(found.draws())), certaintyText(allowed)},
         .emphasised = isTooMuch ? 1 : 0,
         .notPrivate = !method.isPrivate,
         .sentence =
             tr("%1: the best guess is right in %2 of all cases, and ε allows %3; of %4 drawn releases "
                "it was right for %5.")
                 .arg(QString::fromStdString(method.label), best, certaintyText(allowed),
                      countText(found.draws()), percentText(drawn))});
  }
  m_guesses->setRows({tr("method"), tr("best guess"), tr("drawn guesses"), tr("its ε allows")}, rows, true,
                     theme, {0, 0, 1, 0});
}

void AttackView::showNeighbours(const AttackPreview& preview, const Theme& theme) {
  const AttackedMethod* front = attackedInFront(m_study, preview);
  m_neighbours->setVisible(front != nullptr);
  if (front == nullptr) return;
  std::vector<MethodTableRow> rows;
  for (const WitnessLine& line : front->neighbours)
    rows.push_back({.method = QString::fromStdString(front->method),
                    .label = QString::fromStdString(line.what),
                    .texts = {QString::fromStdString(line.one), QString::fromStdString(line.other)}});
  m_neighbours->setRows({tr("What is told apart"), tr("y"), tr("y′")}, rows, false, theme);
}

}  // namespace epsiscope
