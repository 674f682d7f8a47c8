#include "core/tasks/statistic/within_bounds.h"

#include <utility>
#include <vector>

#include "core/tasks/statistic/found_bounds.h"
#include "core/tasks/statistic/released_statistic.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

struct EndOfBounds {
  BoundChoiceLaw::End end = BoundChoiceLaw::End::lower;
  double epsilon = 1;

  BoundChoiceLaw lawOn(const StatisticRelease& held) const { return held.found()->law(end, epsilon); }
};

}  // namespace

WithinBounds withFoundBounds(std::shared_ptr<const StatisticRelease> release, double epsilon,
                             const Custodian& custodian) {
  const FoundBounds* found = release->found();
  if (found == nullptr) return {std::move(release), epsilon};
  const HeldStatistic held(*release, custodian);
  const BoundChoiceLaw::Answer lower = held.ask(EndOfBounds{BoundChoiceLaw::End::lower, epsilon});
  const BoundChoiceLaw::Answer upper = held.ask(EndOfBounds{BoundChoiceLaw::End::upper, epsilon});
  const LabelBounds bounds = BoundChoiceLaw::between(lower, upper);
  custodian.publish(std::vector{bounds.lower, bounds.upper});
  return {found->within(bounds), found->epsilonWithin(epsilon)};
}

WithinBounds withUsualBounds(std::shared_ptr<const StatisticRelease> release, double epsilon) {
  const FoundBounds* found = release->found();
  if (found == nullptr) return {std::move(release), epsilon};
  return {found->within(found->usual(epsilon)), found->epsilonWithin(epsilon)};
}

std::string usualBoundsNote(const WithinBounds& usual) {
  const LabelBounds& bounds = usual.release->plan().bounds;
  return filled(sentence("Core",
                         "Shown are the bounds that are found most probably, %1 and %2, and the epsilon that "
                         "is left for the statistic, %3."),
                bounds.lower, bounds.upper, usual.epsilon);
}

}  // namespace epsiscope
