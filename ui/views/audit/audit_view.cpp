#include "ui/views/audit/audit_view.h"

#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <functional>
#include <string_view>

#include "core/study/printed_mistakes.h"
#include "core/tasks/audit_preview.h"
#include "core/tasks/audited_claims.h"
#include "core/tasks/task.h"
#include "core/text/sentence.h"
#include "ui/charts/chart.h"
#include "ui/state/picture.h"
#include "ui/state/role_words.h"
#include "ui/state/words.h"
#include "ui/views/audit/audit_charts.h"
#include "ui/views/noise/noise_charts.h"
#include "ui/views/method_table.h"
#include "ui/views/view_header.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

QString shownEpsilon(double epsilon) {
  return std::isfinite(epsilon) ? numberText(roundedTo(epsilon, 4)) : QStringLiteral("∞");
}

/// The one that is broken, else the one whose method is looked at, else the first that has anything to show.
const AuditedClaim* claimInFront(const AuditPreview& preview, const Study& study) {
  const auto broken = [](const AuditedClaim& claim) {
    return claim.verdict() == AuditedClaim::Verdict::broken && claim.worst() != nullptr;
  };
  const auto chosen = [&](const AuditedClaim& claim) {
    return claim.method == study.view.method && claim.worst() != nullptr;
  };
  for (const auto& isMeant :
       {std::function<bool(const AuditedClaim&)>(broken), std::function<bool(const AuditedClaim&)>(chosen)})
    if (const auto found = std::ranges::find_if(preview.claims, isMeant); found != preview.claims.end())
      return &*found;
  const auto any = std::ranges::find_if(preview.claims,
                                        [](const AuditedClaim& claim) { return claim.worst() != nullptr; });
  return any == preview.claims.end() ? nullptr : &*any;
}

}  // namespace

AuditView::AuditView(QWidget* parent)
    : View(parent),
      m_header(new ViewHeader(tr("Every promise, put to the test"), this)),
      m_claims(new Chart(this)),
      m_table(new MethodTable(this)),
      m_witness(new MethodTable(this)) {
  QVBoxLayout* column = addColumn(m_header);
  column->addWidget(m_claims, 1);
  column->addWidget(m_table);
  column->addWidget(m_witness);
  m_claims->setLeastPlotHeight(9);
  m_table->setAccessibleName(tr("What is claimed and what was measured"));
  m_witness->setAccessibleName(tr("The two tables that are told apart best"));
  m_deeper = m_header->addToggle(tr("Search deeper"), tr("Draws and tries neighbours many times more often."),
                                 false);
  m_deeper->setObjectName(QStringLiteral("view.search_deeper"));
  connect(m_deeper, &QToolButton::toggled, this, [this](bool on) {
    Study study = m_study;
    study.view.searchDeeper = on;
    emit edited(study);
  });
  addSwitches();
}

void AuditView::addSwitches() {
  m_switchesOf = new QLabel(tr("As somebody printed it:"), this);
  m_header->addControl(m_switchesOf);
  for (const PrintedMistakeRow& row : printedMistakes()) {
    QToolButton* button = m_header->addToggle(QString::fromStdString(sentence("Core", row.name)),
                                              QString::fromStdString(noteOf(row.mistake)), false);
    button->setObjectName(QStringLiteral("as_printed.") + QLatin1String(row.id));
    button->setProperty("topic", QStringLiteral("as_printed"));
    connect(button, &QToolButton::toggled, this, [this, id = row.id](bool on) { repeatMistake(id, on); });
    m_switches.push_back(button);
  }
}

void AuditView::repeatMistake(const char* id, bool on) {
  Study study = m_study;
  std::erase(study.asPrinted, id);
  if (on) study.asPrinted.emplace_back(id);
  emit edited(study);
}

void AuditView::showSwitches() {
  bool isAny = false;
  const std::string_view task = taskOf(m_study).facts().id;
  for (std::size_t i = 0; i < m_switches.size(); ++i) {
    const PrintedMistakeRow& row = printedMistakes()[i];
    const bool isOffered = task == row.task && m_study.mode == Mode::classroom;
    const bool on = repeats(m_study, row.mistake);
    const QString name = QString::fromStdString(sentence("Core", row.name));
    const QSignalBlocker quiet(m_switches[i]);
    m_switches[i]->setVisible(isOffered);
    m_switches[i]->setChecked(on);
    m_switches[i]->setText(on ? QStringLiteral("✗ ") + name : name);
    isAny = isAny || isOffered;
  }
  m_switchesOf->setVisible(isAny);
}

void AuditView::present(const AppState& state, const Theme& theme) {
  adopt(state);
  showSwitches();
  const Picture* picture = pictureWith<AuditPreview>(state);
  if (picture == nullptr) return;
  const auto& preview = *previewOf<AuditPreview>(picture);
  QStringList facts{epsilonFact(preview.epsilon)};
  if (!preview.isFinished())
    facts << tr("trying harder: %1 of %2 draws")
                 .arg(countText(preview.effort.draws), countText(preview.wantedDraws));
  else if (m_study.view.searchDeeper)
    facts << tr("%1 draws from each").arg(countText(preview.effort.draws));
  const QSignalBlocker quiet(m_deeper);
  m_deeper->setChecked(m_study.view.searchDeeper);
  m_header->setFacts(facts);
  showChart(m_claims, auditChart(picture->study, preview, theme), theme);
  showClaims(preview, theme);
  showWitness(preview, theme);
}

void AuditView::showClaims(const AuditPreview& preview, const Theme& theme) {
  std::vector<MethodTableRow> rows;
  for (const AuditedClaim& claim : preview.claims) {
    const bool isBad = claim.verdict() == AuditedClaim::Verdict::broken;
    const bool has = !claim.parts.empty();
    const QString tried = !has              ? QString()
                          : claim.isExact() ? tr("exactly")
                                            : tr("%1 pairs").arg(countText(claim.pairs()));
    rows.push_back(
        {.method = QString::fromStdString(claim.method),
         .label = nameWithRole(QString::fromStdString(claim.label), taskOf(m_study).roleOfClaim(claim)),
         .texts = {verdictText(claim.verdict()),
                   claim.claimed.trust == Guarantee::Trust::none ? QStringLiteral("–")
                                                                 : shownEpsilon(claim.claimed.epsilon),
                   has ? shownEpsilon(claim.measured()) : QStringLiteral("–"), tried,
                   claim.proof.empty() ? QString() : tr("see %1").arg(QString::fromStdString(claim.proof))},
         .emphasised = isBad ? 1 : 0,
         .notPrivate = !claim.claimed.isPrivate(),
         .sentence = claimSentence(claim)});
  }
  m_table->setRows(
      {tr("method"), tr("verdict"), tr("claimed ε"), tr("measured"), tr("looked at"), tr("proof")}, rows,
      true, theme, {0, 0, 0, 0, 1, 2});
}

void AuditView::showWitness(const AuditPreview& preview, const Theme& theme) {
  const AuditedClaim* claim = claimInFront(preview, m_study);
  const AuditedPart* part = claim == nullptr ? nullptr : claim->worst();
  m_witness->setVisible(part != nullptr && !part->finding.worst.empty());
  if (!m_witness->isVisibleTo(this)) return;
  std::vector<MethodTableRow> rows;
  for (const WitnessLine& line : part->finding.worst)
    rows.push_back({.method = QString::fromStdString(claim->method),
                    .label = QString::fromStdString(line.what),
                    .texts = {QString::fromStdString(line.one), QString::fromStdString(line.other)}});
  m_witness->setRows(
      {tr("%1: %2").arg(QString::fromStdString(claim->label), QString::fromStdString(part->name)),
       tr("one table"), tr("its neighbour")},
      rows, false, theme);
}

}  // namespace epsiscope
