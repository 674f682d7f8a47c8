#include "core/tasks/replay_audit.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "core/audit/moved_noise.h"
#include "core/base/numbers.h"
#include "core/privacy/transcript.h"
#include "core/study/study.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/problems.h"
#include "core/tasks/task.h"
#include "core/tasks/trials.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

using Rows = std::vector<std::uint32_t>;

/// The study that draws for this claim alone, once.
Study studyOfOneRelease(const Study& study, const std::string& claim, double epsilon) {
  const Task& task = taskOf(study);
  Study one = study;
  one.mode = Mode::classroom;  // what may be shown changes nothing that is drawn
  one.splitSeed = splitSeedOf(study);
  one.priorSeed = priorSeedOf(study);
  one.epsilon = {epsilon};
  one.trials = 1;
  one.trainSizes.clear();
  if (std::vector<std::string>* methods = task.methodsOf(one); methods != nullptr && task.find(claim))
    *methods = {claim};
  if (std::vector<std::string>* learners = task.learnersOf(one); learners != nullptr && !learners->empty())
    learners->resize(1);
  if (std::vector<double>* sweep = task.lambdaSweepOf(one)) sweep->clear();
  if (int* draws = task.drawsOf(one)) *draws = 1;
  return one;
}

Column someOf(const Column& column, const Rows& rows) {
  Column some{.name = column.name, .kind = column.kind, .kindGiven = column.kindGiven};
  some.categories = column.categories;
  some.reading = column.reading;
  for (const std::uint32_t row : rows) {
    if (column.kind == ColumnKind::number)
      some.values.push_back(column.values[row]);
    else
      some.codes.push_back(column.codes[row]);
  }
  return some;
}

/// Some of the rows in use, evenly spread; where the unit is the person, of as many people as have about so
/// many rows.
Rows chosenRows(const PreparedData& data, std::size_t most) {
  Rows chosen;
  const std::size_t all = data.rows.size();
  const std::size_t every = std::max<std::size_t>(1, (all + most - 1) / std::max<std::size_t>(most, 1));
  for (std::size_t i = 0; i < all; ++i)
    if ((data.persons.empty() ? i : data.persons[i]) % every == 0) chosen.push_back(data.rows[i]);
  return chosen;
}

std::shared_ptr<const Dataset> tableOf(const Dataset& table, const Rows& rows) {
  auto made = std::make_shared<Dataset>();
  made->name = table.name;
  made->readAsDetected = table.readAsDetected;
  for (const Column& column : table.columns) made->columns.push_back(someOf(column, rows));
  return made;
}

/// The two values between which a row is replaced.
enum class Side { low, high };

/// The smallest or the largest value in the column.
double endOf(const Column& column, Side side) {
  double end = kNaN;
  for (const double value : column.values)
    if (std::isfinite(value) && !(side == Side::low ? value >= end : value <= end)) end = value;
  return end;
}

/// Gives the row a value at one end in this column: of the target one far beyond a bound, of a bounded
/// feature the bound, else the smallest or the largest there is; of categories the given one or the next.
void replaceCell(const Study& study, std::uint32_t row, Side side, std::int32_t category, Column& column) {
  if (column.kind == ColumnKind::text) {
    const auto categories = static_cast<std::int32_t>(column.categories.size());
    if (category >= 0) column.codes[row] = side == Side::low ? category : (category + 1) % categories;
    return;
  }
  double& value = column.values[row];
  if (!std::isfinite(value)) return;
  const auto feature = std::ranges::find(study.data.columnBounds, column.name, &ColumnBound::column);
  const bool isBounded = column.name == study.data.target && study.data.lower && study.data.upper &&
                         !taskOf(study).holdsClasses(study);
  if (isBounded) {
    const LabelBounds declared = bounds(study.data);
    const double far = declared.middle() + (side == Side::low ? -3 : 3) * declared.width();
    value = std::isfinite(far) ? far : side == Side::low ? declared.lower : declared.upper;
  } else if (feature != study.data.columnBounds.end()) {
    value = side == Side::low ? feature->lower.value_or(-feature->bound) : feature->bound;
  } else {
    value = endOf(column, side);
  }
}

/// Rows that may be replaced together: one, or those of one person.
Rows replacedRows(const PreparedData& data, std::size_t place) {
  if (data.persons.empty()) return {data.rows[place % data.rows.size()]};
  const std::uint32_t person = data.persons[place % data.rows.size()];
  Rows rows;
  for (std::size_t i = 0; i < data.rows.size(); ++i)
    if (data.persons[i] == person) rows.push_back(data.rows[i]);
  return rows;
}

/// The table with these rows at one end, in all values but whose they are or in the label alone.
std::shared_ptr<const Dataset> replacedIn(const Study& study, const Dataset& table, const Rows& rows,
                                          Side side, bool inLabelsAlone) {
  auto made = std::make_shared<Dataset>(table);
  for (Column& column : made->columns) {
    if (column.name == study.data.person.value_or("")) continue;
    if (inLabelsAlone && column.name != study.data.target) continue;
    // All rows of a person move to the same side.
    const std::int32_t category = column.kind == ColumnKind::text ? column.codes[rows.front()] : 0;
    for (const std::uint32_t row : rows) replaceCell(study, row, side, category, column);
  }
  return made;
}

/// Runs what a run does for the claim. Returns it, for laws may look at its values; null once cancelled or
/// where it cannot run.
std::unique_ptr<Trials> runInto(Transcript& transcript, const Study& study,
                                std::shared_ptr<const PreparedTable> table, const std::string& claim,
                                const GoOn& goOn) {
  // Fewer rows may be too few, or lack a class; and a prior's file is not found without its folder.
  if (!problems(study, *table).empty()) return nullptr;
  std::unique_ptr<Trials> trials = taskOf(study).trials(study, std::move(table), {}, 1);
  trials->keepIn(transcript);
  if (!trials->beginTrial(1, goOn)) return nullptr;
  const bool isMethod = taskOf(study).find(claim) != nullptr;
  const std::vector<CellPlan>& cells = trials->cells();
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const ResultRow& row = cells[i].rows.front();
    const bool isOfClaim = isMethod ? row.method == claim : row.learner == claim || row.learner.empty();
    if (isOfClaim && !trials->compute(i, goOn)) return nullptr;
  }
  return trials;
}

/// The rounding of differences of logarithms.
constexpr double kRoundingOfLogs = 1e-11;

/// Epsilon for a loss, at this delta.
double epsilonOf(const AnswerLoss& loss, double delta) {
  return loss.most + (loss.moved > 0 ? epsilonOfMovedNormal(loss.moved, 1, delta) : 0);
}

/// The largest loss by an answer, over its price for so many rows.
double overPrice(const std::vector<Transcript::Told>& told, double rows) {
  double most = 0;
  for (const auto& [loss, booking] : told) {
    const double price = booking.epsilon * rows / booking.rows;
    // Normal answers of several rows, each by itself, are joint in their distance.
    const double delta = std::min(1.0, booking.delta * rows / booking.rows);
    most = std::max(most, (epsilonOf(loss, delta) - kRoundingOfLogs) / price);
  }
  return most;
}

/// Replays the transcript of one table on another and keeps the larger loss. Returns whether the tables
/// differ in anything that is asked for or released.
bool replayOn(const Transcript& recorded, const Study& study, std::shared_ptr<const PreparedTable> table,
              const std::string& claim, double delta, const GoOn& goOn, ReplayFinding& found) {
  Transcript replay = Transcript::replayOf(recorded);
  if (!runInto(replay, study, std::move(table), claim, goOn)) return false;
  const AnswerLoss loss = replay.loss();
  found.measured = std::max(found.measured, epsilonOf(loss, delta));
  found.overPrice = std::max(found.overPrice, overPrice(replay.told(), protectedUnit(study.data).rows()));
  found.isSame = found.isSame && replay.saysTheSame();
  return loss.most > 0 || loss.moved > 0 || !replay.saysTheSame();
}

}  // namespace

std::optional<ReplayFinding> replayAudit(const Study& study, const PreparedTable& table,
                                         const std::string& claim, double epsilon, double delta,
                                         const AuditEffort& effort, const GoOn& goOn) {
  if (effort.replays == 0) return std::nullopt;
  const Study one = studyOfOneRelease(study, claim, epsilon);
  const std::shared_ptr<const Dataset> some =
      tableOf(*table.dataset(), chosenRows(table.data(), effort.replayedRows));
  const auto whole = PreparedTable::of(one, some);
  const std::size_t tried = whole->data().rows.size();
  // Sums and rows of features are kept in single precision, and noise pays for a hundred thousandth.
  constexpr double kShareOfRounding = 2e-5;
  ReplayFinding found{.rounding = kShareOfRounding * epsilon + kRoundingOfLogs, .rows = tried};
  const bool ofLabels = taskOf(one).facts().neighbours == Neighbours::labels;
  for (std::size_t i = 0; found.pairs < effort.replays && i < std::min(tried, 4 * effort.replays); ++i) {
    if (!goOn()) return std::nullopt;
    const Rows rows = replacedRows(whole->data(), i * std::max<std::size_t>(1, tried / (4 * effort.replays)));
    const bool inLabelsAlone = ofLabels || i % 2 == 0;
    const auto at = [&](Side side) {
      return PreparedTable::of(one, replacedIn(one, *some, rows, side, inLabelsAlone));
    };
    const auto low = at(Side::low), high = at(Side::high);
    Transcript ofLow, ofHigh;
    const auto lowAlive = runInto(ofLow, one, low, claim, goOn);
    const auto highAlive = lowAlive ? runInto(ofHigh, one, high, claim, goOn) : nullptr;
    if (!highAlive) continue;
    found.answers = std::max(found.answers, ofLow.answers());
    ReplayFinding pair = found;
    pair.measured = 0;
    const bool differs = replayOn(ofLow, one, high, claim, delta, goOn, pair);
    if (!replayOn(ofHigh, one, low, claim, delta, goOn, pair) && !differs)
      continue;  // rows to test on: nothing is released about them
    ++found.pairs;
    found.isSame = found.isSame && pair.isSame;
    found.overPrice = pair.overPrice;
    if (pair.measured > found.measured || found.worst.empty()) {
      found.measured = std::max(found.measured, pair.measured);
      found.worst = {{filled(sentence("Core", "Row %1 of %2 replayed rows"), rows.front() + 1, tried),
                      sentence("Core", "with small values"), sentence("Core", "with large values")}};
    }
  }
  if (!goOn() || found.answers == 0) return std::nullopt;
  return found;
}

}  // namespace epsiscope
