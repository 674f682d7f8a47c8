#include "ui/views/attack/attack_view.h"

#include <QFontMetrics>
#include <QObject>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <limits>

#include "ui/state/words.h"
#include "ui/views/attack/attack_charts.h"
#include "ui/views/method_choice.h"
#include "ui/views/picture_view.h"
#include "ui/views/view_header.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/tip.h"

namespace epsiscope {

namespace {

void showRow(QSpinBox* row, const AppState& state) {
  const auto* preview = previewOf<AttackPreview>(state);
  if (preview == nullptr) return;
  constexpr std::size_t kMost = std::numeric_limits<int>::max();
  const QSignalBlocker quiet(row);
  row->setVisible(preview->rows > 0);
  // A study may name a row that the picture, perhaps of another table, does not have.
  const auto asked = std::min<std::size_t>(state.study.view.row.value_or(0), kMost);
  row->setRange(0, static_cast<int>(std::max(std::min(preview->rows, kMost), asked)));
  row->setValue(static_cast<int>(asked));
}

/// Adds the choice of the row, before the method in the order of Tab, behind it in the header.
void addRow(PictureView& view) {
  auto* row = new QSpinBox(&view);
  describe(row, "view.row", QObject::tr("Attacked row"),
           QObject::tr("The training row that is attacked; at 0 two labels that may be anybody's, or a row "
                       "that reveals much."));
  row->setSpecialValueText(QObject::tr("any row"));
  row->setPrefix(QObject::tr("row "));
  row->setKeyboardTracking(false);
  row->setButtonSymbols(QSpinBox::NoButtons);
  QObject::connect(row, &QSpinBox::valueChanged, &view, [&view](int number) {
    view.edit([number](Study& study) {
      study.view.row = number > 0 ? std::optional(static_cast<std::uint64_t>(number)) : std::nullopt;
    });
  });
  view.addMethodChoice(QObject::tr("Method in view"));
  view.header()->addControl(row);
  view.follow([row](const AppState& state) { showRow(row, state); });
}

MethodTableRow guessesOf(const AttackedMethod& method) {
  const Attack& found = method.found;
  const QString label = QString::fromStdString(method.label);
  const double allowed = mostSuccess(method.epsilon, method.delta);
  const QString best =
      found.isExact ? certaintyText(found.success) : QObject::tr("about %1").arg(percentText(found.success));
  const QString drawn = percentText(
      found.draws() == 0 ? 0.5 : static_cast<double>(found.guessed) / static_cast<double>(found.draws()));
  const QString draws = countText(found.draws());
  const QString worst =
      hasWorstCase(method) ? certaintyText(successOf(*method.worst)) : QObject::tr("not known");
  const bool isTooMuch = found.isExact && found.success > allowed * (1 + 1e-9);
  return {
      .method = QString::fromStdString(method.method),
      .label = label,
      .texts = {isTooMuch ? QObject::tr("✗ %1").arg(best) : best, QObject::tr("%1 of %2").arg(drawn, draws),
                worst, certaintyText(allowed)},
      .emphasised = isTooMuch ? 1 : 0,
      .notPrivate = !method.isPrivate,
      .sentence = QObject::tr("%1: the best guess is right in %2 of all cases, and ε allows %3; of %4 drawn "
                              "releases it was right for %5. For the worst two neighbours of any table: %6.")
                      .arg(label, best, certaintyText(allowed), draws, drawn, worst)};
}

MethodTableContents guessesTable(const AttackPreview& preview) {
  MethodTableContents table{
      .headings = {QObject::tr("method"), QObject::tr("best guess"), QObject::tr("drawn guesses"),
                   QObject::tr("worst case"), QObject::tr("its ε allows")},
      .rows = {},
      .leaveOut = {0, 0, 2, 1, 0}};
  for (const AttackedMethod& method : preview.methods) table.rows.push_back(guessesOf(method));
  return table;
}

MethodTableContents neighboursTable(const AttackedMethod& front) {
  MethodTableContents table{
      .headings = {QObject::tr("What is distinguished"), QObject::tr("y"), QObject::tr("y′")},
      .rows = {},
      .numbers = false};
  for (const WitnessLine& line : front.neighbours)
    table.rows.push_back({.method = QString::fromStdString(front.method),
                          .label = QString::fromStdString(line.what),
                          .texts = {QString::fromStdString(line.one), QString::fromStdString(line.other)}});
  return table;
}

ViewContents attackContents(const Sight<AttackPreview>& sight) {
  const auto& [state, study, preview, theme] = sight;
  ViewContents contents{.facts = {epsilonFact(preview.epsilon)},
                        .charts = {std::nullopt, testChart(study, preview, theme)},
                        .tables = {guessesTable(preview), std::nullopt},
                        .onScreenAlone = preview.methods.empty()};
  if (const AttackedMethod* front = attackedInFront(study, preview)) {
    contents.charts[0] = beliefChart(study, preview, theme);
    contents.method = front->method;
    // Curves of single outputs are those of all methods; a picture of many numbers is that of one method.
    if (!front->belief)
      for (const AttackedMethod& method : preview.methods) contents.methods.push_back(method.method);
  }
  if (const AttackedMethod* front = attackedInFront(state.study, preview))
    contents.tables[1] = neighboursTable(*front);
  return contents;
}

}  // namespace

ViewDescription attackView() {
  return {.title = QObject::tr("What one release reveals"),
          .charts = {{}, {}},
          // A room sees the test first: it is the same picture for every task, and fills the screen.
          .front = 1,
          .areTitled = true,
          .spacing = 8,
          .standBeside = [](int, const QFontMetrics&) { return true; },
          .tables = {QObject::tr("How often a guess is right"),
                     QObject::tr("What the attacker has to distinguish")},
          .addChoices = addRow,
          .contents = ofPicture(attackContents)};
}

}  // namespace epsiscope
