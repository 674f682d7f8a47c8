#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/audit/audit_finding.h"
#include "core/audit/replay_finding.h"
#include "core/privacy/guarantee.h"
#include "core/privacy/joint_accounts.h"

namespace epsiscope {

/// One of the releases that a method is made of, with its part of epsilon.
struct AuditedPart {
  std::string name;  ///< for people: "Each answer"
  double epsilon = 0, delta = 0;
  double rows = 1;        ///< of one person, each of whose rows is released so: their losses add up
  bool ofOthers = false;  ///< of people who have no part in those that are not
  AuditFinding finding = {};
  std::optional<SampledFinding> sampled = {};
};

/// A claim about a method at one epsilon, and the findings of an attempt to break it. The parts of one person
/// compose, so that their losses add up.
struct AuditedClaim {
  enum class Verdict {
    nothing,   ///< nothing is promised
    holds,     ///< proved, and not broken
    unproved,  ///< not broken, but nobody has a proof
    broken
  };

  std::string method;      ///< id
  std::string label = {};  ///< for people
  double epsilon = 1;      ///< of the study
  Guarantee claimed = {};
  std::string proof = {};      ///< where it is: the paper, the file of the program
  std::string reason = {};     ///< why there is no such release; else empty
  std::string falsehood = {};  ///< what else is said of it and is not true, as measured; else empty
  std::vector<AuditedPart> parts = {};
  std::optional<ReplayFinding> replay = {};    ///< of the whole release, as a run draws it
  std::optional<JointAccounts> accounts = {};  ///< of several releases that share epsilon, this one of them

  /// Returns what the noise is made for: what somebody may lose at worst.
  double asked() const;
  /// Returns what somebody loses at worst, by the parts; by a replay where that found more.
  double measured() const;
  Verdict verdict() const;
  /// Whether a replay lost more than the noise is made for, whatever the parts say.
  bool isBrokenByReplay() const;
  /// Whether every part was looked at completely.
  bool isExact() const;
  std::size_t pairs() const;
  /// Whether what was found depends on the table's own rows.
  bool usesRows() const;
  /// Returns the part that is broken, else the one that loses most; null if there is none.
  const AuditedPart* worst() const;
};

/// "nothing", "holds", "unproved", "broken".
const char* nameOf(AuditedClaim::Verdict verdict);

}  // namespace epsiscope
