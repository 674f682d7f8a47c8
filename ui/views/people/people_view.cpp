#include "ui/views/people/people_view.h"

#include <QFontMetrics>
#include <QObject>

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/numbers.h"
#include "core/study/plan.h"
#include "core/tasks/methods.h"
#include "core/tasks/preview_axis.h"
#include "core/theory/sample_requirement.h"
#include "ui/state/units.h"
#include "ui/state/wanted_error.h"
#include "ui/state/words.h"
#include "ui/theme/method_style.h"
#include "ui/theme/theme.h"
#include "ui/views/chart_parts.h"
#include "ui/views/method_choice.h"
#include "ui/views/picture_view.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

/// The multiple of the map's smallest error beyond which everything has one colour.
constexpr double kWidestMap = 10;

QString peopleTitle() {
  return QObject::tr("People asked, n");
}

ChartGuide rowsGuide(const Study& study, const Theme& theme) {
  return dragGuide(QStringLiteral("rows"), study.data.plan.rows,
                   QObject::tr("planned: %1").arg(numberText(study.data.plan.rows, 7)), theme);
}

MethodCurve lineOfPeople(const PeoplePreview& preview, const PeopleCurve& curve) {
  MethodCurve line{.method = curve.method, .label = curve.label, .x = {}, .y = {}};
  for (std::size_t r = 0; r < preview.rows.size(); ++r) {
    const MeanError error = plannedErrorAt(preview, curve, r, preview.epsilon);
    line.x.push_back(static_cast<double>(preview.rows[r]));
    line.y.push_back(error.mean <= kLargestShown ? error.mean : kNaN);
    line.standardError.push_back(error.standardError);
  }
  return line;
}

void addDoubt(ChartModel& model, const MethodCurve& line, const Theme& theme) {
  std::vector<double> low, high;
  for (std::size_t i = 0; i < line.y.size(); ++i) {
    // Two standard errors can reach below zero, where a logarithmic axis has no place.
    low.push_back(std::max(line.y[i] - 2 * line.standardError[i], line.y[i] / 10));
    high.push_back(line.y[i] + 2 * line.standardError[i]);
  }
  const QString method = QString::fromStdString(line.method);
  model.series.push_back(bandOf(method + QStringLiteral("/doubt"), QString(),
                                method + QStringLiteral("/exact"), line.method, line.x, low, high, 0.18,
                                theme));
}

/// The notes about the computation under way.
QStringList notesOf(const PeoplePreview& preview) {
  if (preview.rows.empty()) return {};
  QStringList notes;
  if (preview.refined < preview.rows.size())
    notes << QObject::tr("Rough so far: from %1 people on, two planned tables each.")
                 .arg(numberText(static_cast<double>(preview.rows[preview.refined]), 7));
  return notes;
}

double smallestOf(const PeoplePreview& preview, const PeopleCurve& curve) {
  double smallest = std::numeric_limits<double>::infinity();
  for (std::size_t r = 0; r < preview.rows.size(); ++r)
    for (const MeanError& error : curve.errors[r])
      if (error.mean > 0) smallest = std::min(smallest, error.mean);
  return smallest;
}

ChartHeat heatOf(const PeoplePreview& preview, const PeopleCurve& curve, double most) {
  constexpr std::size_t kColumns = 72, kRows = 54;
  ChartHeat heat{.x0 = static_cast<double>(preview.rows.front()),
                 .x1 = static_cast<double>(preview.rows.back()),
                 .y0 = preview.epsilons.front(),
                 .y1 = preview.epsilons.back(),
                 .columns = kColumns,
                 .rows = kRows,
                 .values = {},
                 .name = QObject::tr("error")};
  for (std::size_t row = 0; row < kRows; ++row)
    for (std::size_t column = 0; column < kColumns; ++column) {
      const double y = heat.y0 * std::pow(heat.y1 / heat.y0, (static_cast<double>(row) + 0.5) / kRows);
      const double x = heat.x0 * std::pow(heat.x1 / heat.x0, (static_cast<double>(column) + 0.5) / kColumns);
      const double error = plannedErrorAt(preview, curve, x, y);
      heat.values.push_back(std::isfinite(error) ? std::min(error, most) : kNaN);
    }
  return heat;
}

/// The line on which the method's error is the wanted one.
ChartSeries wantedLine(const Study& study, const PeoplePreview& preview, const PeopleCurve& curve,
                       const Theme& theme) {
  constexpr std::size_t kPoints = 120;
  ChartSeries line{.id = QStringLiteral("wanted"),
                   .name = QObject::tr("error of %1").arg(wantedErrorText(study, *preview.wanted)),
                   .x = logSpaced(static_cast<double>(preview.rows.front()),
                                  static_cast<double>(preview.rows.back()), kPoints),
                   .markerX = std::vector<double>(),
                   .style = {.color = theme.text, .marker = MarkerShape::none, .width = 2.5}};
  for (const double rows : line.x) line.y.push_back(epsilonFor(preview, curve, rows, *preview.wanted));
  return line;
}

/// The curve whose map is shown: that of view.method, otherwise the first.
const PeopleCurve* mapCurve(const Study& study, const PeoplePreview& preview) {
  const auto found = std::ranges::find_if(
      preview.curves, [&](const PeopleCurve& curve) { return curve.method == study.view.method; });
  if (found != preview.curves.end()) return &*found;
  return preview.curves.empty() ? nullptr : &preview.curves.front();
}

}  // namespace

ChartModel peopleChart(const Study& study, const PeoplePreview& preview, const Theme& theme) {
  ChartModel model;
  model.id = QStringLiteral("people");
  model.title = QObject::tr("How many people to ask");
  model.x = {.title = peopleTitle(), .logarithmic = true};
  model.y = {.title = metricTitle(study, shownMetric(study)), .logarithmic = true};
  if (preview.rows.empty()) return model;
  model.x.range = {static_cast<double>(preview.rows.front()), static_cast<double>(preview.rows.back())};
  double least = std::numeric_limits<double>::infinity(), most = 0;
  for (const PeopleCurve& curve : preview.curves) {
    const MethodCurve line = lineOfPeople(preview, curve);
    for (const double y : line.y)
      if (y > 0) {
        least = std::min(least, y);
        most = std::max(most, y);
      }
    addDoubt(model, line, theme);
    model.series.push_back(lineOf(line, theme));
  }
  // With very few people errors explode and mean nothing.
  if (std::isfinite(least))
    model.y.range = {0.8 * std::min(least, std::max(preview.wanted.value_or(least), 0.1 * least)),
                     1.25 * std::min(most, 50 * least)};
  model.guides.push_back(rowsGuide(study, theme));
  if (preview.wanted) {
    const double wanted = study.view.errorTarget.value_or(*preview.wanted);
    ChartGuide target = dragGuide(QStringLiteral("target"), wanted,
                                  QObject::tr("wanted: %1").arg(wantedErrorWords(study, wanted)), theme);
    target.along = ChartGuide::Along::y;
    target.second = true;
    model.guides.push_back(std::move(target));
  }
  model.notes << QObject::tr(
      "Lines: mean expected errors of the planned tables, straight between the numbers of people that were "
      "computed. Bands: two standard errors between tables.");
  model.notes << notesOf(preview);
  return model;
}

ChartModel peopleMapChart(const Study& study, const PeoplePreview& preview, const Theme& theme) {
  ChartModel model;
  model.id = QStringLiteral("people-map");
  model.title = QObject::tr("Error over people and ε");
  model.x = {.title = peopleTitle(), .logarithmic = true};
  model.y = {.title = QObject::tr("Privacy budget ε"), .logarithmic = true};
  const PeopleCurve* curve = mapCurve(study, preview);
  if (curve == nullptr || preview.rows.empty()) return model;
  const double smallest = smallestOf(preview, *curve);
  if (!std::isfinite(smallest)) {
    model.notes << QObject::tr("The errors of %1 are not known without a run.")
                       .arg(QString::fromStdString(curve->label));
    return model;
  }
  model.title = QObject::tr("%1: error over people and ε").arg(QString::fromStdString(curve->label));
  model.heat = heatOf(preview, *curve, kWidestMap * smallest);
  model.x.range = {model.heat->x0, model.heat->x1};
  model.y.range = {model.heat->y0, model.heat->y1};
  if (preview.wanted) model.series.push_back(wantedLine(study, preview, *curve, theme));
  model.guides.push_back(rowsGuide(study, theme));
  ChartGuide epsilon =
      dragGuide(QStringLiteral("epsilon"), viewEpsilon(study), epsilonFact(viewEpsilon(study)), theme);
  epsilon.along = ChartGuide::Along::y;
  model.guides.push_back(std::move(epsilon));
  model.notes
      << QObject::tr("Errors above %1 have one colour.").arg(wantedErrorText(study, kWidestMap * smallest));
  model.notes << notesOf(preview);
  return model;
}

namespace {

QString peopleText(std::size_t count) {
  return numberText(static_cast<double>(count), 7);
}

/// The range from low to high, as far as they are known.
QString rangeOf(const FewestRows& found) {
  if (!found.rows && !found.low) return {};
  const QString low = found.low ? peopleText(*found.low) : QObject::tr("fewest");
  return found.high ? QObject::tr("%1 to %2").arg(low, peopleText(*found.high))
                    : QObject::tr("%1 and more").arg(low);
}

/// `study`: the one with the display's settings.
MethodTableContents peopleTable(const Study& study, const PeoplePreview& preview) {
  const QString wanted =
      preview.wanted ? wantedErrorText(study, *preview.wanted) : QObject::tr("none", "wanted error");
  MethodTableContents table{
      .headings = {QObject::tr("at ε = %1, wanted error %2").arg(numberText(preview.epsilon), wanted),
                   QObject::tr("people needed"), QObject::tr("between"), QObject::tr("error as planned")},
      .rows = {},
      .leaveOut = {0, 0, 1, 2}};
  for (std::size_t i = 0; i < preview.curves.size(); ++i) {
    const PeopleCurve& curve = preview.curves[i];
    const double here =
        plannedErrorAt(preview, curve, static_cast<double>(study.data.plan.rows), preview.epsilon);
    MethodTableRow row{.method = QString::fromStdString(curve.method),
                       .label = QString::fromStdString(curve.label),
                       .texts = {QStringLiteral("…"), {}, numberText(here, 3)}};
    if (i < preview.answers.size()) {
      const RowsAnswer& answer = preview.answers[i];
      row.texts[0] = answer.fewest.rows ? peopleText(*answer.fewest.rows) : QObject::tr("not reached");
      row.texts[1] = rangeOf(answer.fewest);
      row.sentence = inSymbols(answer.reason);
    }
    table.rows.push_back(std::move(row));
  }
  return table;
}

/// Rows that are enough whatever the data are, where theory says so.
std::optional<MethodTableContents> enoughTable(const PeoplePreview& preview) {
  if (preview.enough.empty()) return std::nullopt;
  const auto text = [](const std::optional<double>& rows) {
    return rows ? numberText(*rows, 3) : QStringLiteral("> %1").arg(numberText(kMostRowsOfTheory, 3));
  };
  const QString share = numberText(100 * (1 - EnoughRows::kFailure));
  MethodTableContents table{
      .headings = {QObject::tr("enough for any data, loss up to %1 above the best")
                       .arg(numberText(PeoplePreview::kExcess)),
                   QObject::tr("on average"), QObject::tr("in %1 % of tables").arg(share),
                   QObject::tr("as printed"), QObject::tr("in its corollary")},
      .rows = {},
      .leaveOut = {0, 0, 1, 2, 3}};
  for (const EnoughRows& one : preview.enough) {
    const QString label = QString::fromStdString(methodLabel(one.method));
    const auto printed = [&](const std::optional<double>& rows) {
      return rows ? text(rows) : QStringLiteral("–");
    };
    table.rows.push_back(
        {.method = QString::fromStdString(one.method),
         .label = label,
         .texts = {text(one.onAverage), text(one.likely), printed(one.printed),
                   printed(one.printedInCorollary)},
         .sentence =
             QObject::tr("%1, by the theorems and with their constants proved here: with %2 training rows "
                         "the expected loss is on average at most %3 above that of every linear rule of "
                         "length √(%3/λ); with %4 rows it is so in %5 % of tables.")
                 .arg(label, text(one.onAverage), numberText(PeoplePreview::kExcess), text(one.likely),
                      share)});
  }
  return table;
}

/// Dragged values follow at once, though the answers come later.
ViewContents peopleContents(const Sight<PeoplePreview>& sight) {
  const PeoplePreview& preview = sight.preview;
  const Study& study = sight.state.study;
  const PeopleCurve* front = mapCurve(study, preview);
  ViewContents contents{
      .facts = {epsilonFact(preview.epsilon)},
      .charts = {peopleChart(study, preview, sight.theme), peopleMapChart(study, preview, sight.theme)},
      .tables = {peopleTable(study, preview), enoughTable(preview)},
      .method = front == nullptr ? std::string() : front->method};
  for (const PeopleCurve& curve : preview.curves) contents.methods.push_back(curve.method);
  return contents;
}

}  // namespace

ViewDescription peopleView() {
  return {.title = QObject::tr("How many people to ask"),
          .charts = {{.leastPlot = 10}, {.leastPlot = 8}},
          .spacing = 12,
          .standBeside = [](int width,
                            const QFontMetrics& font) { return width >= 90 * font.averageCharWidth(); },
          .tables = {QObject::tr("People needed at the current ε"),
                     QObject::tr("Rows that are enough by theory")},
          .addChoices =
              [](PictureView& view) {
                view.addMethodChoice(QObject::tr("Method whose map is drawn"),
                                     QObject::tr("The map shows the errors of this method."))
                    ->setSizeAdjustPolicy(QComboBox::AdjustToContentsOnFirstShow);
              },
          .take =
              [](Study& study, std::size_t, const QString& guide, double value) {
                if (guide == QLatin1String("rows"))
                  study.data.plan.rows = static_cast<int>(std::clamp<double>(
                      std::round(roundedTo(value, 3)), kFewestPlannedRows, mostPlannedRows(study.data)));
              },
          .contents = ofPicture(peopleContents)};
}

}  // namespace epsiscope
