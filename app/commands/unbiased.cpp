#include "app/commands/interrupt.h"
#include "app/commands/mechanism_commands.h"
#include "app/commands/mechanism_options.h"
#include "core/base/json.h"
#include "core/unbiased/optimal_unbiased.h"
#include "core/unbiased/unbiased_range.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <cstdio>

namespace epsiscope {

namespace {

/// In the file's order.
std::vector<std::vector<double>> rowsOf(const UnbiasedSolution& found,
                                        const std::vector<std::size_t>& values) {
  const auto outputs = static_cast<std::ptrdiff_t>(found.outputs.size());
  std::vector<std::vector<double>> rows;
  for (const std::size_t value : values) {
    const auto start = found.probabilities.begin() + static_cast<std::ptrdiff_t>(value) * outputs;
    rows.emplace_back(start, start + outputs);
  }
  return rows;
}

/// The distance from the optimum, in a line now and then if it takes long. Ctrl-C stops.
class GapLines {
public:
  bool operator()(double loss, double lowerBound) {
    const auto now = std::chrono::steady_clock::now();
    if (now - m_last >= std::chrono::milliseconds(500)) {
      std::fprintf(stderr, "Expected squared error %.6g, at most %.2g above the optimum\n", loss,
                   loss - lowerBound);
      m_last = now;
    }
    return !wasInterrupted();
  }

private:
  std::chrono::steady_clock::time_point m_last = std::chrono::steady_clock::now();
};

}  // namespace

int runUnbiased(const QStringList& given) {
  const QString name = QStringLiteral("unbiased");
  const Arguments arguments(
      name, QStringLiteral("Prints the unbiased randomizer of least expected squared error, as JSON."), {},
      {{QStringLiteral("prior"), QStringLiteral("FILE"),
        QStringLiteral("CSV value,mass (points) or lower,upper,mass (bins, which become their centres).")},
       {QStringLiteral("epsilon"), QStringLiteral("E"), QStringLiteral("Privacy budget, above 0, up to 20.")},
       {QStringLiteral("outputs"), QStringLiteral("LOWER,UPPER,N"),
        QStringLiteral("Grid of possible outputs.")}},
      given);
  const double epsilon = positiveNumber(name, arguments, QStringLiteral("epsilon"));
  const OutputGrid outputs = chosenOutputs(name, arguments);
  const PriorPoints points = chosenPoints(name, arguments);
  refuse(name, unbiasedProblem(points.prior.nodes, epsilon, outputs));
  listenForInterrupt(Interrupt::finishes);
  const UnbiasedSolution found =
      optimalUnbiased({points.prior.nodes, points.prior.mass, epsilon, outputs}, {}, GapLines());
  const Json json = {{"loss", found.loss},
                     {"lower_bound", found.lowerBound},
                     {"rounds", found.rounds},
                     {"outputs", found.outputs},
                     {"probabilities", rowsOf(found, points.rows)}};
  std::puts(dumped(json).c_str());
  if (!wasInterrupted()) return 0;
  std::fputs("Stopped; this is the best so far, as private and unbiased as the optimum.\n", stderr);
  return interruptedCode();
}

}  // namespace epsiscope
