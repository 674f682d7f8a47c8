#include "core/audit/audited_claim.h"

#include <algorithm>

#include "core/base/numbers.h"

namespace epsiscope {

namespace {

double lost(const AuditedPart& part) {
  return std::max(part.finding.measured, part.sampled ? part.sampled->atLeast : 0);
}

/// The sum over the parts that one person takes part in, at worst.
template <class Number>
double ofOnePerson(const std::vector<AuditedPart>& parts, const Number& number) {
  double first = 0, others = 0;
  for (const AuditedPart& part : parts) (part.ofOthers ? others : first) += part.rows * number(part);
  return std::max(first, others);
}

bool isBroken(const AuditedPart& part) {
  const bool byDraws = part.sampled && part.sampled->atLeast > part.epsilon;
  return byDraws || !part.finding.isWithin(part.epsilon);
}

}  // namespace

double AuditedClaim::asked() const {
  return ofOnePerson(parts, [](const AuditedPart& part) { return part.epsilon; });
}

double AuditedClaim::measured() const {
  const double ofParts = ofOnePerson(parts, lost);
  if (!isBrokenByReplay()) return ofParts;
  return replay->isSame ? std::max(ofParts, replay->measured) : kInfinity;
}

bool AuditedClaim::isBrokenByReplay() const {
  return replay && !replay->isWithin(std::max(asked(), ofOnePerson(parts, lost)));
}

/// Parts that each keep their epsilon may still be more than was claimed of all together. A method without a
/// promise, for its bounds come from the data, is broken all the same where its noise is too small, and not
/// proved where it is made in a way that nobody proved.
AuditedClaim::Verdict AuditedClaim::verdict() const {
  if (!falsehood.empty() || std::ranges::any_of(parts, isBroken)) return Verdict::broken;
  if (!reason.empty()) return Verdict::nothing;
  if (claimed.trust() == Guarantee::Trust::none || claimed.epsilon() == kInfinity)
    return claimed.proved() ? Verdict::nothing : Verdict::unproved;
  double rounding = 0;
  for (const AuditedPart& part : parts) rounding += part.rows * part.finding.rounding;
  if (!AuditFinding{.measured = measured(), .rounding = rounding}.isWithin(claimed.epsilon()))
    return Verdict::broken;
  return claimed.isPrivate() ? Verdict::holds : Verdict::unproved;
}

bool AuditedClaim::isExact() const {
  return std::ranges::all_of(parts, [](const AuditedPart& part) { return part.finding.isExact; });
}

std::size_t AuditedClaim::pairs() const {
  std::size_t all = 0;
  for (const AuditedPart& part : parts) all += part.finding.pairs;
  return all;
}

bool AuditedClaim::usesRows() const {
  return (replay && replay->ofRows) ||
         std::ranges::any_of(parts, [](const AuditedPart& part) { return part.finding.ofRows; });
}

const AuditedPart* AuditedClaim::worst() const {
  const auto worse = [](const AuditedPart& a, const AuditedPart& b) {
    return isBroken(a) != isBroken(b) ? isBroken(b) : lost(a) < lost(b);
  };
  const auto found = std::ranges::max_element(parts, worse);
  return found == parts.end() ? nullptr : &*found;
}

const char* nameOf(AuditedClaim::Verdict verdict) {
  switch (verdict) {
    case AuditedClaim::Verdict::nothing:
      return "nothing";
    case AuditedClaim::Verdict::holds:
      return "holds";
    case AuditedClaim::Verdict::unproved:
      return "unproved";
    case AuditedClaim::Verdict::broken:
      return "broken";
  }
  return "";
}

}  // namespace epsiscope
