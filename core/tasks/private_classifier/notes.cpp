#include "core/tasks/private_classifier/notes.h"

#include <charconv>
#include <cmath>

#include "core/study/problem_list.h"
#include "core/tasks/methods.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

/// One note per method: its first cell that was raised, and how many others were.
std::string raisedNote(const Study& study, const std::vector<Cell>& cells, const PublicRows& train,
                       const std::string& id) {
  const Perturbation method = methodOf(study, id);
  std::string first;
  std::size_t others = 0;
  for (const Cell& cell : cells) {
    if (cell.method != id || !cell.lambda) continue;
    PublicRows rows = train;
    if (cell.rows > 0) rows.rows = cell.rows;
    const std::string raised =
        raisedSentence(method, lossOf(study.privateClassifier), rows, *cell.lambda, cell.epsilon);
    if (raised.empty()) continue;
    others += first.empty() ? 0 : 1;
    if (first.empty()) first = raised;
  }
  if (others > 0)
    first += counted("Core", " So it was at %n other combinations of epsilon, Lambda and rows.",
                     " So it was at %n other combination of epsilon, Lambda and rows.", others);
  return first;
}

std::string tuningNote(const Study& study, std::size_t trainRows) {
  const std::size_t candidates = study.privateClassifier.tune->size(), parts = candidates + 1;
  const std::size_t small = trainRows / parts, large = (trainRows + parts - 1) / parts;
  const std::string rows = small == large
                               ? counted("Core", "%n rows", "%n row", small)
                               : filled(counted("Core", "%1 or %n rows", "%1 or %n row", large), small);
  return filled(
      counted("Core",
              "Lambda is chosen from %n candidates: the training rows fall into %1 parts of %2, one for each "
              "candidate to learn from and one to count its mistakes on. The choice and the weights cost "
              "epsilon together. Without privacy all candidates learn from all parts but the last.",
              "Lambda is chosen from %n candidate: the training rows fall into %1 parts of %2, one for each "
              "candidate to learn from and one to count its mistakes on. The choice and the weights cost "
              "epsilon together. Without privacy all candidates learn from all parts but the last.",
              candidates),
      parts, rows);
}

}  // namespace

std::string raisedSentence(Perturbation method, const Loss& loss, const PublicRows& rows, double lambda,
                           double epsilon) {
  const PerturbationPlan plan = planPerturbation(method, loss, rows, lambda, epsilon);
  if (!plan.switched) return {};
  const std::string raised = roundedText(plan.extraRegularisation, 3);
  if (method == Perturbation::objectiveTight)
    return filled(sentence("Core",
                           "%1 at epsilon %2 and Lambda %3: the regularisation was raised by %4, a rule of "
                           "epsilon, %5 rows and %6 columns, because the noise would outweigh what is "
                           "learned; the loss's bend costs %7 of epsilon, and the rest pays for the noise."),
                  methodLabel(idOf(method)), epsilon, lambda, raised, rows.rows, rows.columns,
                  roundedText(plan.logTerm, 3));
  const double terms = method == Perturbation::objectiveHalved ? 1 : 2;
  const double cost = terms * std::log1p(chargedChange(method, loss, rows) / lambda);
  return filled(sentence("Core",
                         "%1 at epsilon %2 and Lambda %3: the regularisation was raised by %4 because what "
                         "one row of %5 can do to the curvature would cost %6 of epsilon; now it costs at "
                         "most half, and the other half pays for the noise."),
                methodLabel(idOf(method)), epsilon, lambda, raised, rows.rows, roundedText(cost, 3));
}

std::vector<std::string> classifierNotes(const Study& study, const std::vector<Cell>& cells,
                                         const PublicRows& train) {
  std::vector<std::string> notes;
  for (const std::string& id : study.privateClassifier.methods) {
    std::string note = raisedNote(study, cells, train, id);
    if (!note.empty()) notes.push_back(std::move(note));
  }
  if (study.privateClassifier.tune) notes.push_back(tuningNote(study, train.rows));
  notes.emplace_back(sentence("Core",
                              "Errors are measured on private rows: they may be looked at in Classroom, and "
                              "are not part of what epsilon pays for."));
  return notes;
}

}  // namespace epsiscope
