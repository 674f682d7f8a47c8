#include "core/audit/audit_finding.h"

#include <utility>

#include "core/text/sentence.h"

namespace epsiscope {

std::string witnessNumber(double value) {
  return roundedText(value, 6);
}

WitnessLine rowsTogether(std::size_t rows) {
  return {filled(sentence("Core", "The same for all %1 rows of the person"), rows), "", ""};
}

void AuditFinding::takeWorse(AuditFinding&& other) {
  const std::size_t both = pairs + other.pairs;
  const bool either = ofRows || other.ofRows;
  if (!(other.measured <= measured) || worst.empty()) *this = std::move(other);
  isExact = false;
  pairs = both;
  ofRows = either;
}

}  // namespace epsiscope
