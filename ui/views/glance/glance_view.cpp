#include "ui/views/glance/glance_view.h"

#include <QComboBox>
#include <QFontMetrics>
#include <QObject>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <memory>
#include <utility>

#include "core/base/numbers.h"
#include "core/study/number_keys.h"
#include "core/tasks/statistic/glance_preview.h"
#include "ui/charts/chart.h"
#include "ui/state/oddity_word.h"
#include "ui/state/view_kind.h"
#include "ui/state/words.h"
#include "ui/views/glance/glance_charts.h"
#include "ui/views/view_header.h"
#include "ui/widgets/counted_text.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/segmented.h"
#include "ui/widgets/shown_text.h"
#include "ui/widgets/tip.h"

namespace epsiscope {

namespace {

constexpr std::size_t kMostPairs = 10;
constexpr std::size_t kMostPatterns = 5;
constexpr QChar kNameBreak = QLatin1Char('\n');  ///< no name of a column holds one

QString nameOf(const Dataset& dataset, std::size_t column) {
  return QString::fromStdString(dataset.columns[column].name);
}

QString wordOf(AssociationMeasure measure) {
  switch (measure) {
    case AssociationMeasure::pearson:
      return QObject::tr("Pearson");
    case AssociationMeasure::spearman:
      return QObject::tr("Spearman");
    case AssociationMeasure::cramersV:
      return QObject::tr("Cramér's V");
    case AssociationMeasure::correlationRatio:
      return QObject::tr("correlation ratio");
  }
  return {};
}

/// What remains of the correlation of two columns, with its error; empty where nothing is released of them.
QString remainsOf(const GlancePreview& preview, const QString& a, const QString& b) {
  if (!preview.correlations) return {};
  const PrivateCorrelations& released = *preview.correlations;
  const auto first = std::ranges::find(released.columns, a.toStdString());
  const auto second = std::ranges::find(released.columns, b.toStdString());
  if (first == released.columns.end() || second == released.columns.end()) return {};
  const auto [low, high] = std::minmax({first - released.columns.begin(), second - released.columns.begin()});
  const std::size_t pair = released.placeOf(static_cast<std::size_t>(low), static_cast<std::size_t>(high));
  if (std::isnan(released.values[pair])) return QObject::tr("noise alone");
  if (!released.toldFromZero[pair])
    return QObject::tr("not told from 0, ± %1").arg(numberText(released.errors[pair], 2));
  return QObject::tr("%1 ± %2").arg(fixedNumberText(released.values[pair], 2),
                                    numberText(released.errors[pair], 2));
}

/// The pairs of columns with the strongest measure of each, and the correlation by ranks, if there is one.
struct ListedPair {
  Association strongest;
  double byRanks = kNaN;
};

/// Those that are listed, of so many.
std::pair<std::vector<ListedPair>, std::size_t> listedPairs(const std::vector<Association>& pairs) {
  std::vector<ListedPair> listed;
  std::map<std::pair<std::size_t, std::size_t>, std::size_t> places;
  for (const Association& pair : pairs) {
    const auto [place, isNew] = places.try_emplace({pair.a, pair.b}, listed.size());
    if (isNew && listed.size() < kMostPairs) listed.push_back({pair});
    if (place->second >= listed.size()) continue;
    ListedPair& one = listed[place->second];
    if (pair.measure == AssociationMeasure::spearman)
      one.byRanks = pair.value;
    else
      one.strongest = pair;
  }
  return {std::move(listed), places.size()};
}

QString strengthText(double value) {
  return std::isnan(value) ? QStringLiteral("–") : fixedNumberText(value, 2);
}

std::optional<MethodTableContents> pairsTable(const GlancePreview& preview) {
  const auto [listed, all] = listedPairs(preview.facts->associations.pairs);
  if (listed.empty()) return {};
  const Dataset& dataset = *preview.table->data().dataset;
  MethodTableContents table{
      .headings = {QObject::tr("strongest of %1 pairs").arg(countText(all)), QObject::tr("measure"),
                   QObject::tr("as it is"), QObject::tr("by ranks"), QObject::tr("what remains"),
                   QObject::tr("rows")},
      .leaveOut = {0, 3, 0, 2, 0, 1}};
  for (const auto& [pair, byRanks] : listed) {
    const QString a = nameOf(dataset, pair.a), b = nameOf(dataset, pair.b);
    const bool isPearson = pair.measure == AssociationMeasure::pearson;
    const QString remains = isPearson ? remainsOf(preview, a, b) : QString();
    table.rows.push_back({.label = QObject::tr("%1 and %2").arg(a, b),
                          .texts = {wordOf(pair.measure), strengthText(pair.value), strengthText(byRanks),
                                    remains.isEmpty() ? QStringLiteral("–") : remains, countText(pair.rows)},
                          .sentence = QObject::tr("Click to see %1 and %2.").arg(a, b),
                          .choice = a + kNameBreak + b});
  }
  return table;
}

std::optional<MethodTableContents> missingTable(const GlancePreview& preview) {
  const std::vector<MissingPattern>& patterns = preview.facts->missing;
  if (patterns.empty()) return {};
  const Dataset& dataset = *preview.table->data().dataset;
  MethodTableContents table{.headings = {QObject::tr("missing together"), QObject::tr("rows")}};
  for (std::size_t i = 0; i < std::min(patterns.size(), kMostPatterns); ++i) {
    QStringList columns;
    for (const std::size_t column : patterns[i].columns) columns << nameOf(dataset, column);
    table.rows.push_back({.label = columns.join(QStringLiteral(", ")),
                          .texts = {countText(patterns[i].rows)},
                          .sentence = columns.join(QStringLiteral(", "))});
  }
  if (patterns.size() > kMostPatterns)
    table.rows.push_back({.label = countedText("QObject", "%1 further patterns", "%1 further pattern",
                                               patterns.size() - kMostPatterns),
                          .texts = {QString()}});
  return table;
}

/// Whether the state knows what is odd about the table of the picture.
bool hasOddities(const AppState& state, const GlancePreview& preview) {
  return state.oddities != nullptr && state.dataset == preview.table->data().dataset;
}

QString wordsOf(const std::vector<Oddity::Kind>& kinds) {
  QStringList words;
  for (const Oddity::Kind kind : kinds) words << oddityWord(kind);
  return words.isEmpty() ? QStringLiteral("–") : words.join(QStringLiteral(", "));
}

/// The median, or the most frequent category, of those that came out.
QString comesOut(const PrivateGlance::ColumnTwin& twin) {
  if (!twin.isText) {
    const PrivateGlance::Quartile& median = twin.quartiles[1];
    return QObject::tr("median %1 ± %2").arg(numberText(median.value, 3), numberText(median.halfWidth, 2));
  }
  if (twin.counts.empty()) return {};
  const auto most = std::ranges::max_element(twin.counts);
  return *most > twin.halfWidth
             ? QObject::tr("most often %1")
                   .arg(QString::fromStdString(
                       twin.categories[static_cast<std::size_t>(most - twin.counts.begin())]))
             : QObject::tr("noise alone");
}

/// What a first look would bring, and what is odd about the columns that it would notice or miss.
std::optional<MethodTableContents> lookTable(const AppState& state, const GlancePreview& preview) {
  constexpr std::size_t kMostColumns = 12;
  if (!preview.look || !hasOddities(state, preview)) return {};
  const auto& [glance, noticed] = *preview.look;
  const Dataset& dataset = *preview.table->data().dataset;
  MethodTableContents table{
      .headings = {QObject::tr("a first look for ε = %1").arg(numberText(glance.epsilon)),
                   QObject::tr("comes out"), QObject::tr("odd, and noticed"), QObject::tr("odd, and missed"),
                   QObject::tr("seems odd")},
      .leaveOut = {0, 0, 0, 0, 1}};
  for (std::size_t i = 0; i < std::min(glance.columns.size(), kMostColumns); ++i) {
    const PrivateGlance::ColumnTwin& twin = glance.columns[i];
    const int column = dataset.find(twin.column);
    std::vector<Oddity::Kind> seen, missed, seeming = noticed[i];
    for (const Oddity& odd : (*state.oddities)[static_cast<std::size_t>(column)]) {
      const bool isNoticed = std::ranges::count(noticed[i], odd.kind) > 0;
      (isNoticed ? seen : missed).push_back(odd.kind);
      if (isNoticed) std::erase(seeming, odd.kind);
    }
    const QString name = QString::fromStdString(twin.column);
    table.rows.push_back({.label = name,
                          .texts = {comesOut(twin), wordsOf(seen), wordsOf(missed), wordsOf(seeming)},
                          .sentence = QObject::tr("Click to see %1.").arg(name),
                          .choice = name});
  }
  return table;
}

/// What is lit is lit by values of the first column.
void showColumns(Study& study, std::vector<std::string> columns) {
  const auto first = [](const std::optional<std::vector<std::string>>& all) {
    return all && !all->empty() ? all->front() : std::string();
  };
  const std::string before = first(study.view.columns);
  study.view.columns = columns.empty() ? std::nullopt : std::optional(std::move(columns));
  if (first(study.view.columns) != before) study.view.brushLow = study.view.brushHigh = std::nullopt;
}

void chooseColumns(Study& study, const QString& choice) {
  std::vector<std::string> columns;
  for (const QString& name : choice.split(kNameBreak)) columns.push_back(name.toStdString());
  showColumns(study, std::move(columns));
}

using ColumnFields = std::array<QComboBox*, GlancePreview::kMostColumns>;

void fillFields(const ColumnFields& fields, const QStringList& names) {
  for (QComboBox* field : fields) {
    field->clear();
    field->addItem(field == fields.front() ? QObject::tr("the whole table") : QObject::tr("and …"));
    for (const QString& name : names) field->addItem(shownText(name), name);
  }
}

void showFields(const ColumnFields& fields, std::size_t columns, const std::vector<std::string>& shown) {
  for (std::size_t i = 0; i < fields.size(); ++i) {
    const int at = i < shown.size() ? fields[i]->findData(QString::fromStdString(shown[i])) : 0;
    fields[i]->setCurrentIndex(std::max(0, at));
    fields[i]->setVisible(i <= shown.size() && i < columns);
  }
}

/// Adds the fields for the columns in the picture: one more than there are, up to six.
void addColumnFields(PictureView& view) {
  ColumnFields fields{};
  const auto shown = std::make_shared<std::vector<std::string>>();
  for (std::size_t i = 0; i < fields.size(); ++i) {
    auto* field = fields[i] = new QComboBox(&view);
    field->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    field->setMinimumContentsLength(9);
    describe(field, QStringLiteral("view.columns.%1").arg(i + 1).toLatin1().constData(),
             i == 0 ? QObject::tr("Column in the picture, or the whole table")
                    : QObject::tr("A further column in the picture"),
             i == 0 ? QObject::tr("The whole table at a glance, or a picture of a column.")
                    : QObject::tr("A picture of two columns, or a matrix of up to six."));
    view.header()->addControl(field);
    QObject::connect(field, &QComboBox::activated, &view, [i, field, shown, &view](int index) {
      std::vector<std::string> columns = *shown;
      columns.resize(index == 0 ? std::min(columns.size(), i) : std::max(columns.size(), i + 1));
      if (index > 0) columns[i] = field->itemData(index).toString().toStdString();
      view.edit([&](Study& study) { showColumns(study, columns); });
    });
  }
  view.follow([fields, shown, filled = QStringList()](const AppState& state) mutable {
    if (!state.dataset) return;
    QStringList names;
    for (const Column& column : state.dataset->columns) names << QString::fromStdString(column.name);
    if (filled != names) fillFields(fields, filled = names);
    *shown = glanceColumns(state.study, *state.dataset);
    showFields(fields, state.dataset->columns.size(), *shown);
  });
}

void addChoices(PictureView& view) {
  addColumnFields(view);
  view.addSegments(
      view.header(), "view.grid", QObject::tr("Grid of private pictures"),
      {QObject::tr("fine"), QObject::tr("coarse")},
      {QObject::tr("As many cells as ε and the number of rows can carry: in an even picture each would hold "
                   "four standard deviations of its noise."),
       QObject::tr("So few cells that each would hold twenty standard deviations of its noise.")},
      [](const Study& study) { return study.view.grid == "coarsest" ? 1 : 0; },
      [](Study& study, int index) { study.view.grid = index == 1 ? "coarsest" : "finest"; });
  view.addSegments(
      view.header(), "view.spacing", QObject::tr("Cells of numbers"),
      {QObject::tr("even"), QObject::tr("log")},
      {QObject::tr("All cells of a column are as wide."),
       QObject::tr("Each cell is as many times the one before, on a logarithmic axis: for columns above 0 "
                   "with a long tail, such as incomes.")},
      [](const Study& study) { return study.view.spacing == "logarithmic" ? 1 : 0; },
      [](Study& study, int index) { study.view.spacing = index == 1 ? "logarithmic" : "even"; });
}

/// Lets the ends of the brush be dragged in the picture as it is.
void addBrush(PictureView& view) {
  const auto shown = std::make_shared<std::shared_ptr<const Picture>>();
  view.follow([shown](const AppState& state) { *shown = state.pictureOf(view_id::glance); });
  QObject::connect(view.charts().front(), &Chart::guideDragged, &view,
                   [shown, &view](const QString& guide, double x) {
                     const auto* preview = previewOf<GlancePreview>(shown->get());
                     if (preview == nullptr || !takesBrush(*preview)) return;
                     view.edit([&](Study& study) {
                       const std::optional<double> end = brushAt(*preview, x);
                       if (guide == QLatin1String("brush-low")) study.view.brushLow = end;
                       if (guide == QLatin1String("brush-high")) study.view.brushHigh = end;
                     });
                   });
}

QStringList tableFacts(const GlancePreview& preview) {
  const Dataset& dataset = *preview.table->data().dataset;
  QStringList facts = {countedText("QObject", "%1 rows", "%1 row", dataset.rows()),
                       countedText("QObject", "%1 columns", "%1 column", dataset.columns.size())};
  if (const auto& twice = preview.facts->duplicateRows)
    facts << countedText("QObject", "%1 duplicates", "%1 duplicate", *twice);
  if (const auto& person = preview.person)
    facts << QObject::tr("%1: up to %2 rows each")
                 .arg(QString::fromStdString(person->column), countText(person->mostRows));
  return facts;
}

/// What is odd about the columns in the picture, and what it means for private answers.
void addOddities(ChartModel& model, const AppState& state, const GlancePreview& preview) {
  const auto& dataset = preview.table->data().dataset;
  if (!hasOddities(state, preview) || preview.shown.size() > 2) return;
  for (const std::string& name : preview.shown)
    for (const Oddity& odd : (*state.oddities)[static_cast<std::size_t>(dataset->find(name))])
      model.notes << QStringLiteral("%1: %2 %3")
                         .arg(QString::fromStdString(name), inSymbols(odd.says), inSymbols(odd.privacy));
}

ViewContents glanceContents(const Sight<GlancePreview>& sight) {
  const auto& [state, study, preview, theme] = sight;
  if (!preview.facts) return {.onScreenAlone = true};
  if (preview.shown.empty())
    return {.facts = tableFacts(preview),
            .charts = {pairsChart(study, preview, theme), privatePairsChart(study, preview, theme)},
            .tables = {pairsTable(preview), missingTable(preview), lookTable(state, preview)}};
  std::string axes;
  for (const std::string& name : preview.shown) axes += (axes.empty() ? "" : "/") + name;
  ChartModel truth = columnsChart(study, preview, theme,
                                  {.low = state.study.view.brushLow, .high = state.study.view.brushHigh});
  addOddities(truth, state, preview);
  QStringList facts = {epsilonFact(viewEpsilon(study)),
                       countedText("QObject", "%1 rows in use", "%1 row in use", preview.rows)};
  return {.facts = facts,
          .charts = {std::move(truth), privateColumnsChart(study, preview, theme)},
          .axes = axes,
          .tables = {{}, {}, {}}};
}

}  // namespace

ViewDescription glanceView() {
  return {.title = QObject::tr("A table at a glance"),
          .charts = {{.leastPlot = 12}, {.leastPlot = 12}},
          .areTitled = true,
          .spacing = 12,
          .standBeside = [](int width,
                            const QFontMetrics& font) { return width >= 90 * font.averageCharWidth(); },
          .tables = {QObject::tr("The strongest pairs of columns"),
                     QObject::tr("Columns that are missing together"), QObject::tr("A private first look")},
          .addChoices = addChoices,
          .addControls = addBrush,
          .choose = chooseColumns,
          .contents = ofPicture(glanceContents)};
}

}  // namespace epsiscope
