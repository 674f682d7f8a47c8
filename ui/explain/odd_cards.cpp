#include "ui/explain/odd_cards.h"

#include <algorithm>
#include <array>

#include "core/study/study.h"
#include "core/tasks/task.h"
#include "ui/state/task_ui.h"

namespace epsiscope {

namespace {

using Scope = OddCard::Scope;

constexpr std::array kCards = {OddCard{"not-proved", Scope::every},
                               OddCard{"classes-not-declared"},
                               OddCard{"worse-than-mean", Scope::every},
                               OddCard{"told-outright"},
                               OddCard{"starved-part"},
                               OddCard{"lambda-too-small"},
                               OddCard{"prior-takes-most"},
                               OddCard{"one-bin"},
                               OddCard{"more-cells-than-rows"},
                               OddCard{"tied-quantile"},
                               OddCard{"uniform-quantile"},
                               OddCard{"same-labels"},
                               OddCard{"flat-noise"},
                               OddCard{"noise-beyond-labels"},
                               OddCard{"unbiased-far-out"},
                               OddCard{"below-zero"},
                               OddCard{"beyond-bounds"},
                               OddCard{"hidden-row"},
                               OddCard{"budget-on-bend"},
                               OddCard{"output-ahead"},
                               OddCard{"phase-switch"},
                               OddCard{"below-own-line", Scope::learned},
                               OddCard{"kink", Scope::learned},
                               OddCard{"grows-again"},
                               OddCard{"flat-below", Scope::learned},
                               OddCard{"gap", Scope::every},
                               OddCard{"prior-hides"},
                               OddCard{"mostly-wrong"},
                               OddCard{"uncorrected"},
                               OddCard{"unanswered"},
                               OddCard{"frequency-below-zero"},
                               OddCard{"labels-clipped"},
                               OddCard{"clipping-dominates"},
                               OddCard{"wanted-below-clipping"},
                               OddCard{"far-bound"},
                               OddCard{"wide-bounds"},
                               OddCard{"few-rows"},
                               OddCard{"learns-nothing"},
                               OddCard{"predictions-share"},
                               OddCard{"noise-capped"},
                               OddCard{"ragged-prior"},
                               OddCard{"ragged-histogram"},
                               OddCard{"full-ends"},
                               OddCard{"uncounted"},
                               OddCard{"whole-range"},
                               OddCard{"lambda-beyond-paper"},
                               OddCard{"epsilon-beyond-bound"},
                               OddCard{"published-not-private", Scope::every},
                               OddCard{"almost-free"},
                               OddCard{"plan-never-reached", Scope::every},
                               OddCard{"plan-other-table", Scope::every},
                               OddCard{"plan-few-people", Scope::learned},
                               OddCard{"plan-invented", Scope::every}};

}  // namespace

std::span<const OddCard> oddCards() {
  return kCards;
}

bool isAbout(const QString& id, const Study& study) {
  const auto card = std::ranges::find(kCards, id, [](const OddCard& one) { return QLatin1String(one.id); });
  if (card == kCards.end()) return false;
  if (card->scope == Scope::own) return uiOf(study.task).isAbout(study, card->id);
  return card->scope == Scope::every || taskOf(study).facts().learns;
}

}  // namespace epsiscope
