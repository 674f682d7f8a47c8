#include "ui/views/function/function_view.h"

#include <QComboBox>
#include <QObject>

#include <algorithm>

#include "core/study/study.h"
#include "core/tasks/kernel_release/function_preview.h"
#include "core/tasks/kernel_release/release.h"
#include "core/tasks/methods.h"
#include "core/tasks/preview_axis.h"
#include "core/tasks/task.h"
#include "ui/state/picture.h"
#include "ui/state/tasks.h"
#include "ui/state/units.h"
#include "ui/state/words.h"
#include "ui/theme/method_style.h"
#include "ui/theme/theme.h"
#include "ui/views/chart_parts.h"
#include "ui/views/picture_view.h"
#include "ui/views/view_header.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/shown_text.h"
#include "ui/widgets/tip.h"

namespace epsiscope {

namespace {

constexpr const char* kDraws = "draw-1";

ChartSeries curveOf(const QString& id, const QString& name, const std::vector<double>& x,
                    const std::vector<double>& y, MethodStyle style) {
  style.marker = MarkerShape::none;
  return {.id = id, .name = name, .x = x, .y = y, .style = style};
}

QString methodName(const FunctionPreview& preview) {
  return QString::fromStdString(methodLabel(preview.method));
}

void addReleases(ChartModel& model, const FunctionPreview& preview, const Theme& theme) {
  const bool isPrivate = preview.guarantee.isPrivate();
  model.series.push_back(bandOf(QStringLiteral("band"), QObject::tr("nine in ten releases"),
                                QLatin1String(kDraws), preview.method, preview.x, preview.lower,
                                preview.upper, 0.15, theme));
  MethodStyle style = methodStyle(QString::fromStdString(preview.method), theme);
  style.width = 1.2;
  for (std::size_t i = 0; i < preview.draws.size(); ++i) {
    ChartSeries line = curveOf(QStringLiteral("draw-%1").arg(i + 1), {}, preview.x, preview.draws[i], style);
    if (i == 0)
      line.name = QObject::tr("%1: possible releases").arg(methodName(preview));
    else
      line.group = QLatin1String(kDraws);
    model.series.push_back(std::move(line));
    if (!isPrivate) markNotPrivate(model.series.back());
  }
  if (!isPrivate && !preview.draws.empty()) model.notPrivateCurves << methodName(preview);
}

/// The quantity that is predicted, or the sign's own axis.
QString releasedTitle(const Study& study) {
  return learnsClasses(study)
             ? QObject::tr("Decision, from −1 to 1")
             : QObject::tr("Prediction: %1").arg(nameWithUnit(wordsOf(study.task).quantity(study)));
}

}  // namespace

ChartModel functionChart(const Study& study, const FunctionPreview& preview, const Theme& theme) {
  ChartModel model;
  model.id = QStringLiteral("function");
  model.title = QObject::tr("The released function");
  model.showsTruth = model.drawsTruth = true;
  if (!preview.reason.empty() || preview.x.empty()) {
    model.notes << inSymbols(preview.reason);
    return model;
  }
  model.x = {.title = QString::fromStdString(preview.points->feature),
             .range = std::pair(preview.x.front(), preview.x.back())};
  model.y = {.title = releasedTitle(study), .range = std::pair(preview.bounds.lower, preview.bounds.upper)};
  describeChart(model, study);
  addReleases(model, preview, theme);
  if (preview.compared) {
    ChartModel other;
    addReleases(other, *preview.compared, theme);
    addCompared(model, other, *comparedEpsilon(study), {QStringLiteral("draw-")});
  }
  MethodStyle none = methodStyle(QLatin1String(kMethodNone), theme);
  none.width = 3;
  model.series.push_back(
      curveOf(QLatin1String(kMethodNone), QObject::tr("without noise"), preview.x, preview.truth, none));
  markNotPrivate(model.series.back());
  model.notes
      << QObject::tr(
             "Each thin line is one possible release at ε = %1 and δ = %2, and the band holds nine in "
             "ten of them at each place. A real release is one of these lines, everywhere at once.")
             .arg(numberText(viewEpsilon(study)), exactText(study.kernelRelease.delta));
  for (const std::string& note : preview.notes) model.notes << inSymbols(note);
  model.notes << QObject::tr("All of this is for %1.").arg(firstSplitFact(study));
  return model;
}

ChartModel predictionsChart(const Study& study, const FunctionPreview& preview, const Theme& theme) {
  ChartModel model;
  model.id = QStringLiteral("predictions");
  model.title = QObject::tr("Noise of a prediction among many");
  model.x = {.title = QObject::tr("Released predictions N"), .logarithmic = true};
  model.y = {
      .title =
          QObject::tr("Standard deviation%1").arg(learnsClasses(study) ? QString() : unitSuffix(study.data)),
      .logarithmic = true};
  if (preview.counts.empty()) return model;
  describeChart(model, study);
  model.x.range = std::pair(preview.counts.front(), preview.counts.back());
  const MethodStyle style = methodStyle(QString::fromStdString(preview.method), theme);
  model.series.push_back({.id = QStringLiteral("function"),
                          .name = QObject::tr("whole function, normal noise"),
                          .x = preview.counts,
                          .y = preview.ofFunction,
                          .style = style});
  model.series.push_back({.id = QStringLiteral("one-by-one"),
                          .name = QObject::tr("one by one, Laplace noise"),
                          .x = preview.counts,
                          .y = preview.ofPredictions,
                          .style = {.color = theme.mutedText, .marker = MarkerShape::cross}});
  model.guides.push_back(markGuide({.id = "cheaper", .label = "", .x = preview.cheaperFrom}, theme));
  model.guides.back().label =
      QObject::tr("N = %1").arg(countText(static_cast<std::size_t>(preview.cheaperFrom)));
  model.notes << QObject::tr(
                     "From N = %1 predictions on the whole function has less noise: it pays once, whatever "
                     "is asked, with a chance δ = %2 of more.")
                     .arg(countText(static_cast<std::size_t>(preview.cheaperFrom)),
                          exactText(study.kernelRelease.delta));
  return model;
}

namespace {

/// Chooses the feature along which the function is drawn.
void addFeatureChoice(PictureView& view) {
  auto* choice = new QComboBox(&view);
  choice->setSizeAdjustPolicy(QComboBox::AdjustToContentsOnFirstShow);
  describe(choice, "view.feature", QObject::tr("Feature along which it is drawn"),
           QObject::tr("The function is drawn along this feature; all others are held."));
  view.header()->addControl(choice);
  QObject::connect(choice, &QComboBox::activated, &view, [choice, &view](int index) {
    view.edit([&](Study& study) { study.view.feature = choice->itemData(index).toString().toStdString(); });
  });
  view.follow([choice](const AppState& state) {
    const Picture* picture = pictureWith<FunctionPreview>(state);
    if (picture == nullptr) return;
    const auto& preview = *previewOf<FunctionPreview>(picture);
    choice->clear();
    for (const std::string& feature : preview.features) {
      const QString name = QString::fromStdString(feature);
      choice->addItem(shownText(name), name);
    }
    const std::string shown =
        state.study.view.feature.value_or(preview.points ? preview.points->feature : "");
    choice->setCurrentIndex(std::max(0, choice->findData(QString::fromStdString(shown))));
    choice->setVisible(choice->count() > 1);
  });
}

ViewContents functionContents(const Sight<FunctionPreview>& sight) {
  const auto& [state, study, preview, theme] = sight;
  return {.facts = {epsilonFact(viewEpsilon(study)),
                    QObject::tr("δ = %1").arg(exactText(study.kernelRelease.delta))},
          .charts = {functionChart(study, preview, theme), predictionsChart(study, preview, theme)},
          .method = preview.method,
          .methods = perturbedMethods(study)};
}

}  // namespace

ViewDescription functionView() {
  return {.title = QObject::tr("A whole function, released at once"),
          .charts = {{.leastPlot = 12}, {.leastPlot = 10}},
          .areTitled = true,
          .spacing = 12,
          .standBeside = [](int width,
                            const QFontMetrics& font) { return width >= 110 * font.averageCharWidth(); },
          .methodChoice = QObject::tr("Method whose noise is shown"),
          .addChoices = addFeatureChoice,
          .contents = ofPicture(functionContents)};
}

}  // namespace epsiscope
