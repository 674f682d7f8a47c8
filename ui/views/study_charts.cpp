#include "ui/views/study_charts.h"

#include "core/tasks/people_errors.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "ui/state/view_kind.h"
#include "ui/theme/theme.h"
#include "ui/views/chart_list.h"

#include <algorithm>
#include <functional>

namespace epsiscope {

namespace {

/// The ids of all charts but the matrices of the randomizers, whose ids end with that of the method, and the
/// second and later tables, whose ids end with their number.
const QStringList kCharts =
    QStringLiteral(
        "answers attack audit belief boundary bounds-lower bounds-upper budget classes "
        "data frequencies function glance glance-private interval interval-objective interval-zeta "
        "interval-zeta-error learning-curve log-ratio noise people people-map "
        "predictions prior-share private-histogram rows scatter table theory trade-off tuning")
        .split(QLatin1Char(' '));
const QString kMatrix = QStringLiteral("matrix-"), kTable = QStringLiteral("table-");

bool isAsked(const ViewKind& view, const AppState& state) {
  return view.isAsked == nullptr || view.isAsked(state);
}

/// Prepares all splits that pictures are the mean of, and what other people would change in them.
void addSplits(AppState& state, const GoOn& goOn) {
  SplitCaches splits = state.splits();
  const std::size_t wanted = wantedSplits(state.study, *state.cache->table());
  while (splits.size() < wanted && addSplit(taskOf(state.study), splits, goOn)) {
  }
  state.furtherSplits.assign(splits.begin() + 1, splits.end());
  if (state.splits().people() == nullptr && PeopleErrors::isWanted(state.study, splits))
    if (auto people = PeopleErrors::ofPictures(state.study, splits, goOn))
      state.people = std::make_shared<const PeopleErrors>(*std::move(people));
}

/// Draws the picture of the view where it is missing or out of date.
void addPicture(const ViewKind& view, AppState& state, const GoOn& goOn) {
  const std::shared_ptr<const Picture> last = state.pictureOf(view.id);
  // A quick look is for the screen.
  if (view.draw == nullptr || view.shows == ViewKind::Shows::run || !isAsked(view, state) ||
      (state.isCurrent(last.get()) && state.isFinest(*last) &&
       (view.isFinished == nullptr || view.isFinished(*last))))
    return;
  const SplitCaches splits = state.splits();
  auto picture = std::make_shared<const Picture>(drawPicture(view, state.study, splits, last.get(), goOn));
  while (view.isFinished != nullptr && !view.isFinished(*picture) && goOn())
    picture = std::make_shared<const Picture>(drawPicture(view, state.study, splits, picture.get(), goOn));
  state.pictures[view.id] = std::move(picture);
}

bool isOfData(const ViewKind* view) {
  return view->shows == ViewKind::Shows::data || view == viewKind(view_id::glance);
}

/// Trade-off first.
template <class IsWanted>
std::vector<LookedAtChart> chartsOf(const AppState& state, const IsWanted& isWanted) {
  std::vector<const ViewKind*> views = viewsOf(state.study);
  std::ranges::stable_partition(views,
                                [](const ViewKind* view) { return view == viewKind(view_id::tradeOff); });
  ChartList charts(state.study);
  for (const ViewKind* view : views)
    if (isWanted(view) && isAsked(*view, state)) view->addCharts(state, charts);
  return charts.take();
}

}  // namespace

AppState withAllPictures(AppState state, const GoOn& goOn) {
  addSplits(state, goOn);
  for (const ViewKind* view : viewsOf(state.study)) addPicture(*view, state, goOn);
  return state;
}

AppState withPictureOf(const ViewKind& view, AppState state, const GoOn& goOn) {
  addSplits(state, goOn);
  addPicture(view, state, goOn);
  return state;
}

std::vector<LookedAtChart> studyCharts(const AppState& state) {
  return chartsOf(state, [](const ViewKind*) { return true; });
}

std::vector<LookedAtChart> chartsOfData(const AppState& state) {
  return chartsOf(state, isOfData);
}

std::vector<LookedAtChart> chartsOfAnswers(const AppState& state) {
  return chartsOf(state, std::not_fn(isOfData));
}

bool couldBeChart(const QString& id) {
  return id.startsWith(kMatrix) || id.startsWith(kTable) || kCharts.contains(id);
}

}  // namespace epsiscope
