#include "ui/views/audit/audit_view.h"

#include <QLabel>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <functional>
#include <string_view>

#include "core/study/printed_mistakes.h"
#include "core/tasks/audit_preview.h"
#include "core/tasks/audited_claims.h"
#include "core/tasks/task.h"
#include "core/text/sentence.h"
#include "ui/state/account_words.h"
#include "ui/state/role_words.h"
#include "ui/state/words.h"
#include "ui/views/audit/audit_charts.h"
#include "ui/views/noise/noise_charts.h"
#include "ui/views/picture_view.h"
#include "ui/views/view_header.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

QString shownEpsilon(double epsilon) {
  return std::isfinite(epsilon) ? numberText(roundedTo(epsilon, 4)) : QStringLiteral("∞");
}

/// The broken claim, otherwise the one of the method in view, otherwise the first that has anything to show.
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

void repeatMistake(Study& study, const char* id, bool on) {
  std::erase(study.asPrinted, id);
  if (on) study.asPrinted.emplace_back(id);
}

/// Whether the class may look at this published mistake.
bool isMistakeOffered(const PrintedMistakeRow& row, const Study& study) {
  const Task& task = taskOf(study);
  return std::string_view(task.facts().id) == row.task && task.canRepeatMistakes(study) &&
         study.mode == Mode::classroom;
}

void addMistake(PictureView& view, const PrintedMistakeRow& row) {
  const QString name = QString::fromStdString(sentence("Core", row.name));
  QToolButton* button = view.addSwitch(
      view.header(), ("as_printed." + std::string(row.id)).c_str(), name,
      QString::fromStdString(noteOf(row.mistake)),
      [&row](const Study& study) { return repeats(study, row.mistake); },
      [&row](Study& study, bool on) { repeatMistake(study, row.id, on); });
  button->setProperty("topic", QStringLiteral("as_printed"));
  view.follow([button, name, &row](const AppState& state) {
    button->setVisible(isMistakeOffered(row, state.study));
    button->setText(repeats(state.study, row.mistake) ? QStringLiteral("✗ ") + name : name);
  });
}

void addAuditControls(PictureView& view) {
  view.addSwitch(
      view.header(), "view.search_deeper", QObject::tr("Search deeper"),
      QObject::tr("Tries many times more draws and neighbours."),
      [](const Study& study) { return study.view.searchDeeper; },
      [](Study& study, bool on) { study.view.searchDeeper = on; });
  auto* label = new QLabel(QObject::tr("As published, with a mistake:"), &view);
  view.header()->addControl(label);
  for (const PrintedMistakeRow& row : printedMistakes()) addMistake(view, row);
  view.follow([label](const AppState& state) {
    label->setVisible(std::ranges::any_of(
        printedMistakes(), [&](const PrintedMistakeRow& row) { return isMistakeOffered(row, state.study); }));
  });
}

MethodTableRow rowOf(const AuditedClaim& claim, const Study& study) {
  const bool has = !claim.parts.empty();
  const QString tried = !has              ? QString()
                        : claim.isExact() ? QObject::tr("exactly")
                                          : QObject::tr("%1 pairs").arg(countText(claim.pairs()));
  return {.method = QString::fromStdString(claim.method),
          .label = nameWithRole(QString::fromStdString(claim.label), taskOf(study).roleOfClaim(claim)),
          .texts = {verdictText(claim.verdict()),
                    claim.claimed.trust() == Guarantee::Trust::none ? QStringLiteral("–")
                                                                    : shownEpsilon(claim.claimed.epsilon()),
                    has ? shownEpsilon(claim.measured()) : QStringLiteral("–"), replayText(claim), tried,
                    claim.proof.empty() ? QString()
                                        : QObject::tr("see %1").arg(QString::fromStdString(claim.proof))},
          .emphasised = claim.verdict() == AuditedClaim::Verdict::broken ? 1 : 0,
          .notPrivate = !claim.claimed.isPrivate(),
          .sentence = claimSentence(claim)};
}

/// `study`: the one with the display's settings, as below.
MethodTableContents claimsTable(const Study& study, const AuditPreview& preview) {
  MethodTableContents table{
      .headings = {QObject::tr("method", "with a verdict"), QObject::tr("verdict"), QObject::tr("claimed ε"),
                   QObject::tr("measured"), QObject::tr("replayed"), QObject::tr("looked at"),
                   QObject::tr("proof")},
      .rows = {},
      .leaveOut = {0, 0, 0, 0, 1, 2, 3}};
  for (const AuditedClaim& claim : preview.claims) table.rows.push_back(rowOf(claim, study));
  return table;
}

std::optional<MethodTableContents> witnessTable(const Study& study, const AuditPreview& preview) {
  const AuditedClaim* claim = claimInFront(preview, study);
  const AuditedPart* part = claim == nullptr ? nullptr : claim->worst();
  if (part == nullptr) return {};
  const bool byReplay = claim->isBrokenByReplay();
  const std::vector<WitnessLine>& worst = byReplay ? claim->replay->worst : part->finding.worst;
  if (worst.empty()) return {};
  MethodTableContents table{
      .headings = {QObject::tr("%1: %2").arg(QString::fromStdString(claim->label),
                                             byReplay ? QObject::tr("the whole release, replayed")
                                                      : QString::fromStdString(part->name)),
                   QObject::tr("one table"), QObject::tr("its neighbour")},
      .rows = {},
      .numbers = false};
  for (const WitnessLine& line : worst)
    table.rows.push_back({.method = QString::fromStdString(claim->method),
                          .label = QString::fromStdString(line.what),
                          .texts = {QString::fromStdString(line.one), QString::fromStdString(line.other)}});
  return table;
}

ViewContents auditContents(const Sight<AuditPreview>& sight) {
  const AuditPreview& preview = sight.preview;
  const Study& study = sight.state.study;
  QStringList facts{epsilonFact(preview.epsilon)};
  if (!preview.isFinished())
    facts << QObject::tr("trying harder: %1 of %2 draws")
                 .arg(countText(preview.effort.draws), countText(preview.wantedDraws));
  else if (study.view.searchDeeper)
    facts << QObject::tr("%1 draws from each").arg(countText(preview.effort.draws));
  if (const JointAccounts* together = preview.accounts(); together != nullptr)
    if (const double least = std::min(together->zcdp, together->exact); isWorthALine(least, *together))
      facts << QObject::tr("all together: ε ≤ %1").arg(atMostText(least));
  return {.facts = facts,
          .charts = {auditChart(sight.study, preview, sight.theme)},
          .tables = {claimsTable(study, preview), witnessTable(study, preview)}};
}

}  // namespace

ViewDescription auditView() {
  return {.title = QObject::tr("Every promise, put to the test"),
          .charts = {{.leastPlot = 9}},
          .areTitled = true,
          .tables = {QObject::tr("What is claimed and what was measured"),
                     QObject::tr("The two tables that are easiest to distinguish")},
          .addControls = addAuditControls,
          .contents = ofPicture(auditContents)};
}

}  // namespace epsiscope
