#include "core/study/classifier_notes.h"

#include <charconv>
#include <cmath>

#include "core/study/problem_list.h"

namespace epsiscope {

namespace {

std::string threeDigits(double value) {
  char buffer[32];
  return {buffer, std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::general, 3).ptr};
}

/// One note per method: its first cell that was raised, and how many others were.
std::string raisedNote(const Study& study, const std::vector<ClassifierCell>& cells, std::size_t trainRows,
                       Perturbation method) {
  std::string first;
  std::size_t others = 0;
  for (const ClassifierCell& cell : cells) {
    if (cell.method != method || !cell.lambda) continue;
    const std::string sentence =
        raisedSentence(method, lossOf(study.privateClassifier), cell.rows > 0 ? cell.rows : trainRows,
                       *cell.lambda, cell.epsilon);
    if (sentence.empty()) continue;
    others += first.empty() ? 0 : 1;
    if (first.empty()) first = sentence;
  }
  if (others > 0)
    first += " So it was at " + counted(others, "other combination") + " of epsilon, Lambda and rows.";
  return first;
}

std::string tuningNote(const Study& study, std::size_t trainRows) {
  const std::size_t parts = study.privateClassifier.tune->size() + 1;
  const std::size_t small = trainRows / parts, large = (trainRows + parts - 1) / parts;
  const std::string rows =
      small == large ? counted(small, "row") : std::to_string(small) + " or " + counted(large, "row");
  return "Lambda is chosen from " + counted(parts - 1, "candidate") + ": the training rows fall into " +
         std::to_string(parts) + " parts of " + rows +
         ", one for each candidate to learn from and one to count its mistakes on. The choice and the "
         "weights cost epsilon together. Without privacy all candidates learn from all parts but the last.";
}

}  // namespace

std::string raisedSentence(Perturbation method, const Loss& loss, std::size_t rows, double lambda,
                           double epsilon) {
  const PerturbationPlan plan = planPerturbation(method, loss, rows, lambda, epsilon);
  if (!plan.switched) return {};
  const double terms = method == Perturbation::objective ? 2 : 1;
  const double cost = terms * std::log1p(curvature(loss) / (static_cast<double>(rows) * lambda));
  return std::string(labelOf(method)) + " at epsilon " + shortestText(epsilon) + " and Lambda " +
         shortestText(lambda) + ": the regularisation was raised by " +
         threeDigits(plan.extraRegularisation) + " because what one row of " + std::to_string(rows) +
         " can do to the curvature would cost " + threeDigits(cost) +
         " of epsilon; now it costs at most half, and the other half pays for the noise.";
}

std::vector<std::string> classifierNotes(const Study& study, const std::vector<ClassifierCell>& cells,
                                         std::size_t trainRows) {
  std::vector<std::string> notes;
  for (const std::string& id : study.privateClassifier.methods) {
    std::string note = raisedNote(study, cells, trainRows, perturbationOf(id).value());
    if (!note.empty()) notes.push_back(std::move(note));
  }
  if (study.privateClassifier.tune) notes.push_back(tuningNote(study, trainRows));
  notes.emplace_back(
      "Errors are measured on private rows: they may be looked at in Classroom, and are not part of what "
      "epsilon pays for.");
  return notes;
}

}  // namespace epsiscope
