#include "core/audit/audit_finding.h"

#include "core/text/sentence.h"

namespace epsiscope {

std::string witnessNumber(double value) {
  return roundedText(value, 6);
}

}  // namespace epsiscope
