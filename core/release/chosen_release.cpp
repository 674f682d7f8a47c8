#include "core/release/chosen_release.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "core/privacy/custodian.h"
#include "core/random/rng.h"
#include "core/study/printed_mistakes.h"
#include "core/study/study.h"
#include "core/tasks/guarantees.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/task.h"
#include "core/tasks/undeclared.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

std::vector<std::string> privateMethods(const Study& study) {
  Study copy = study;
  const Task& task = taskOf(study);
  std::vector<std::string> methods = *task.methodsOf(copy);
  std::erase_if(methods, [&](const std::string& method) { return !task.isMethod(method); });
  return methods;
}

void addMethod(const Study& study, ChosenRelease& chosen, std::vector<Problem>& found) {
  const std::vector<std::string> methods = privateMethods(study);
  const std::string field = std::string(taskOf(study).facts().block) + ".methods";
  if (methods.size() == 1)
    chosen.method = methods.front();
  else if (methods.empty())
    found.push_back({field, sentence("Core", "A release needs a method that adds noise; name one.")});
  else
    found.push_back({field, filled(sentence("Core",
                                            "The study has %1 methods, and a release has one: each would be "
                                            "paid for. Name the one that you want."),
                                   methods.size())});
}

/// The study with this release alone.
Study releasedAlone(const Study& study, const ChosenRelease& chosen) {
  Study alone = study;
  alone.epsilon = {chosen.epsilon};
  alone.view.epsilon = chosen.epsilon;
  if (!chosen.method.empty()) *taskOf(study).methodsOf(alone) = {chosen.method};
  return alone;
}

}  // namespace

ChosenRelease chosenRelease(const Study& study, std::vector<Problem>& found) {
  ChosenRelease chosen;
  if (study.epsilon.size() == 1)
    chosen.epsilon = study.epsilon.front();
  else
    found.push_back(
        {"epsilon", filled(sentence("Core",
                                    "The study has %1 epsilons, and a release has one: each would "
                                    "be paid for. Name the one that you want."),
                           study.epsilon.size())});
  if (taskOf(study).facts().hasMethods) addMethod(study, chosen, found);
  if (!study.asPrinted.empty()) found.push_back({"as_printed", sentence("Core", kMistakesAreNotReleased)});
  return chosen;
}

std::vector<Problem> whyItStays(const Study& study, const PreparedTable& table, const ChosenRelease& chosen,
                                const std::filesystem::path& folder) {
  const Study alone = releasedAlone(study, chosen);
  const Task& task = taskOf(alone);
  std::vector<Problem> found;
  for (const Undeclared& one : undeclaredIn(alone, table.data())) found.push_back({one.key, one.sentence});
  const Guarantee promised = task.promise(alone, table.data(), chosen.method);
  if (found.empty() && !promised.isPrivate()) found.push_back({task.facts().block, promised.note()});
  const std::string whyNot =
      task.whyItStays(alone, chosen.method, table.data().rows.size(), chosen.epsilon, folder);
  if (!whyNot.empty()) found.push_back({task.facts().block, whyNot});
  return found;
}

Guarantee promiseOf(const Study& study, const PreparedData& data, const ChosenRelease& chosen) {
  const Study alone = releasedAlone(study, chosen);
  const Task& task = taskOf(alone);
  const Guarantee promised = task.promise(alone, data, chosen.method);
  // The promise of a task may be about the first of several things that share the budget.
  return budgeted(alone.data, chosen.epsilon, task.deltaOf(alone), promised.trust(), promised.neighbours())
      .leavingRowsOut(promised.amongCompleteRows());
}

Released drawRelease(const Study& study, const PreparedData& data, const ChosenRelease& chosen,
                     const std::filesystem::path& folder) {
  constexpr double kForRounding = 1 - 0x1p-40, kOfDelta = 1 + 0x1p-40;
  const Study alone = releasedAlone(study, chosen);
  Rng words = Rng::secure();
  const Custodian custodian(words);
  Released released =
      taskOf(alone).release(alone, data, chosen.method, chosen.epsilon * kForRounding, folder, custodian);
  const Guarantee promised = promiseOf(study, data, chosen);
  const Guarantee drawn = Guarantee::of(custodian.price(), promised.unit());
  if (!(drawn.epsilon() <= promised.epsilon()) || !(drawn.delta() <= promised.delta() * kOfDelta) ||
      !drawn.isPrivate() || drawn.neighbours() != promised.neighbours() || drawn.trust() != promised.trust())
    throw std::logic_error("More was drawn than was promised.");
  return released;
}

}  // namespace epsiscope
