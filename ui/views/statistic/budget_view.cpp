#include "ui/views/statistic/budget_view.h"

#include <QMenu>
#include <QObject>
#include <QPushButton>
#include <QStringList>
#include <QToolButton>

#include <cmath>
#include <memory>
#include <optional>

#include "core/tasks/statistic/releases.h"
#include "ui/state/account_words.h"
#include "ui/state/data_roles.h"
#include "ui/state/tasks.h"
#include "ui/state/words.h"
#include "ui/tasks/statistic/divide_button.h"
#include "ui/theme/method_style.h"
#include "ui/theme/theme.h"
#include "ui/views/chart_parts.h"
#include "ui/views/picture_view.h"
#include "ui/views/statistic/add_statistic_dialog.h"
#include "ui/views/view_header.h"
#include "ui/widgets/counted_text.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/tip.h"

namespace epsiscope {

namespace {

constexpr std::size_t kStyles = 7;
const QLatin1String kBorder("border-");

}  // namespace

QString budgetStyle(std::size_t part) {
  return QStringLiteral("share-%1").arg(part % kStyles + 1);
}

QString compositionText(const BudgetPreview& preview) {
  QStringList parts;
  for (const BudgetPart& part : preview.parts) parts << numberText(part.epsilon, 3);
  const QString total = numberText(preview.epsilon, 3);
  if (preview.unspent > 0)
    parts << QObject::tr("%1 unspent").arg(numberText(preview.unspent * preview.epsilon, 3));
  return parts.size() < 2 ? QStringLiteral("ε = ") + total
                          : QStringLiteral("ε = %1 = %2").arg(parts.join(QStringLiteral(" + ")), total);
}

ChartModel budgetChart(const BudgetPreview& preview, const Theme& theme) {
  ChartModel model;
  model.id = QStringLiteral("budget");
  model.title = QObject::tr("Who spends what");
  model.x = {.title = QObject::tr("Privacy budget ε, shared"), .range = std::pair(0.0, preview.epsilon)};
  model.y = {.range = std::pair(0.0, 1.0), .hidden = true};
  double start = 0;
  for (std::size_t i = 0; i < preview.parts.size(); ++i) {
    const BudgetPart& part = preview.parts[i];
    ChartSeries segment;
    segment.id = QStringLiteral("part-%1").arg(i);
    segment.name =
        QStringLiteral("%1: %2").arg(QString::fromStdString(part.name), numberText(part.epsilon, 3));
    segment.kind = ChartSeries::Kind::steps;
    segment.x = {start, start + part.epsilon};
    segment.y = {1};
    segment.style = methodStyle(budgetStyle(i), theme);
    segment.opacity = 0.6;
    model.series.push_back(std::move(segment));
    start += part.epsilon;
    if (i + 1 < preview.parts.size())
      model.guides.push_back(dragGuide(kBorder + QString::number(i), start, numberText(start, 3), theme));
  }
  if (preview.unspent > 0) {
    ChartSeries rest;
    rest.id = QStringLiteral("unspent");
    rest.name = QObject::tr("unspent: %1").arg(numberText(preview.unspent * preview.epsilon, 3));
    rest.kind = ChartSeries::Kind::steps;
    rest.x = {start, preview.epsilon};
    rest.y = {1};
    rest.style = {.color = theme.mutedText, .marker = MarkerShape::none};
    rest.opacity = 0.15;
    model.series.push_back(std::move(rest));
  }
  model.notes << QObject::tr("Basic composition: %1.").arg(compositionText(preview));
  if (preview.areDivided)
    model.notes << QObject::tr(
        "All cells of a table together cost its ε once; its errors are the mean over them.");
  return model;
}

namespace {

/// Returns the study with the border of a dragged guide at this epsilon; the same study for other guides.
Study withDraggedBorder(const Study& study, const QString& guide, double epsilon) {
  if (!guide.startsWith(kBorder)) return study;
  const double share = roundedTo(epsilon / viewEpsilon(study), 3);
  return withBorder(study, static_cast<std::size_t>(guide.mid(kBorder.size()).toInt()), share);
}

void addAdding(PictureView& view) {
  auto* add = new QPushButton(QObject::tr("Add a statistic…"), &view);
  describe(add, "budget.add", QObject::tr("Add a statistic"),
           QObject::tr("One more statistic, of any column, which shares ε with those that are there."));
  view.header()->addControl(add);
  const auto shown = std::make_shared<std::pair<Study, std::shared_ptr<const Dataset>>>();
  view.follow([add, shown](const AppState& state) {
    *shown = {state.study, state.dataset};
    add->setEnabled(state.dataset != nullptr);
  });
  QObject::connect(add, &QPushButton::clicked, &view, [&view, shown] {
    auto* dialog = new AddStatisticDialog(shown->first, shown->second, &view);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(
        dialog, &AddStatisticDialog::chosen, &view,
        [&view, shown](const FurtherStatistic& added, const std::optional<ColumnChoice>& declared) {
          view.edit([&](Study& study) {
            study = withFurtherStatistic(study, added);
            if (shown->second) study = withCategories(study, *shown->second, added.by);
            if (declared) study = withChoice(study, *declared);
          });
        });
    dialog->open();
  });
}

void addEqualParts(PictureView& view) {
  auto* equal = new QPushButton(QObject::tr("Make equal"), &view);
  const QString tip = QObject::tr("Gives every statistic an equal part of ε and leaves nothing unspent.");
  describe(equal, "budget.equal", QObject::tr("Make the parts equal"), tip);
  view.header()->addControl(equal);
  QObject::connect(equal, &QPushButton::clicked, &view,
                   [&view] { view.edit([](Study& study) { study = withEqualShares(study); }); });
  view.follow([equal, tip](const AppState& state) {
    const bool isEqual = withEqualShares(state.study) == state.study;
    equal->setEnabled(!isEqual);
    setTip(equal, isEqual ? QObject::tr("All statistics have equal parts already.") : tip);
  });
}

void addRemoval(PictureView& view) {
  auto* remove = new QToolButton(&view);
  auto* menu = new QMenu(remove);
  const QString tip = QObject::tr("Takes a statistic away; the others share what it spent.");
  remove->setText(QObject::tr("Remove"));
  remove->setMenu(menu);
  remove->setPopupMode(QToolButton::InstantPopup);
  remove->setFocusPolicy(Qt::StrongFocus);
  describe(remove, "budget.remove", QObject::tr("Remove a statistic"), tip);
  view.header()->addControl(remove);
  QObject::connect(menu, &QMenu::triggered, &view, [&view](const QAction* action) {
    view.edit([&](Study& study) { study = withoutStatistic(study, action->data().toULongLong()); });
  });
  view.follow([remove, menu, tip](const AppState& state) {
    menu->clear();
    for (std::size_t i = 0; i < state.study.statistic.others.size(); ++i)
      menu->addAction(QString::fromStdString(nameOfRelease(state.study, i + 1))
                          .replace(QLatin1Char('&'), QStringLiteral("&&")))
          ->setData(static_cast<qulonglong>(i));
    remove->setEnabled(!menu->isEmpty());
    setTip(remove,
           menu->isEmpty() ? QObject::tr("The target's statistic is the only one, and it stays.") : tip);
  });
}

MethodTableContents budgetTable(const Study& study, const BudgetPreview& preview) {
  MethodTableContents table{
      .headings = {QObject::tr("statistic"), QObject::tr("share"), QObject::tr("its ε"),
                   QObject::tr("root error"), QObject::tr("of which noise"), QObject::tr("sampling error")},
      .rows = {}};
  for (std::size_t i = 0; i < preview.parts.size(); ++i) {
    const BudgetPart& part = preview.parts[i];
    // The further statistics' units are not known.
    const QString unit = i == 0 ? wordsOf(study.task).quantity(study).unit : QString();
    const QString error = fixedNumberText(std::sqrt(part.together), 3);
    table.rows.push_back(
        {.method = budgetStyle(i),
         .label = QString::fromStdString(part.name),
         .texts = {percentText(part.share), numberText(part.epsilon, 3),
                   unit.isEmpty() ? error : QStringLiteral("%1 (%2)").arg(error, unit),
                   part.together > 0 ? percentText(part.noise / part.together) : QString(),
                   std::isfinite(part.samplingError) ? fixedNumberText(std::sqrt(part.samplingError), 3)
                                                     : QString()}});
  }
  return table;
}

/// What the accounts say of all releases together, where any of them says less than the sum.
std::optional<MethodTableContents> accountsTable(const BudgetPreview& preview) {
  const QString delta = numberText(preview.accounts.delta);
  MethodTableContents table{.headings = {QObject::tr("all together"), QObject::tr("ε"), QObject::tr("δ")},
                            .rows = {}};
  const auto add = [&](const QString& label, const QString& epsilon, const QString& tip) {
    table.rows.push_back({.method = {}, .label = label, .texts = {epsilon, delta}, .sentence = tip});
  };
  add(QObject::tr("sum: promised and booked"), numberText(preview.accounts.spent, 3),
      QObject::tr("The ε of all statistics added up. It is what the study promises and a release books."));
  if (isWorthALine(preview.accounts.zcdp, preview.accounts))
    add(QObject::tr("by concentrated privacy (zCDP)"), atMostText(preview.accounts.zcdp),
        QObject::tr("The ρ of zCDP is added up instead of ε, and made an ε for this δ: an upper bound."));
  if (isWorthALine(preview.accounts.exact, preview.accounts))
    add(QObject::tr("by the law of the noise"), atMostText(preview.accounts.exact),
        QObject::tr("An upper bound of the ε of all of them together, from how likely they are to tell how "
                    "much: exact where all noise is Gaussian."));
  if (table.rows.size() < 2) return std::nullopt;
  return table;
}

ViewContents budgetContents(const Sight<BudgetPreview>& sight) {
  const BudgetPreview& preview = sight.preview;
  QStringList facts = {countedText("QObject", "%1 statistics", "%1 statistic", preview.parts.size()),
                       compositionText(preview)};
  if (preview.accounts.delta > 0) facts << QStringLiteral("δ ") + numberText(preview.accounts.delta);
  return {.facts = facts,
          .charts = {budgetChart(preview, sight.theme)},
          .tables = {budgetTable(sight.study, preview), accountsTable(preview)}};
}

}  // namespace

ViewDescription budgetView() {
  return {.title = QObject::tr("Statistics that share ε"),
          // A higher bar shows no more.
          .charts = {{.leastPlot = 6, .most = 16}},
          .tables = {QObject::tr("What each statistic spends and costs"),
                     QObject::tr("What all of them cost together")},
          .addControls =
              [](PictureView& view) {
                addAdding(view);
                addEqualParts(view);
                addRemoval(view);
              },
          .take = [](Study& study, std::size_t, const QString& guide,
                     double value) { study = withDraggedBorder(study, guide, value); },
          .contents = ofPicture(budgetContents)};
}

}  // namespace epsiscope
