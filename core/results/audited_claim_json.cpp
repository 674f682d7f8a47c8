#include "core/results/audited_claim_json.h"

#include <nlohmann/json.hpp>

#include <cmath>

#include "core/results/guarantee_json.h"

namespace epsiscope {

namespace {

Json worstJson(const std::vector<WitnessLine>& lines) {
  Json worst = Json::array();
  for (const WitnessLine& line : lines)
    worst.push_back({{"what", line.what}, {"one", line.one}, {"other", line.other}});
  return worst;
}

Json partJson(const AuditedPart& part) {
  Json json = {{"part", part.name},
               {"epsilon", part.epsilon},
               {"delta", part.delta},
               {"rows", std::llround(part.rows)},
               {"measured", numberOrNull(part.finding.measured)},
               {"exact", part.finding.isExact},
               {"pairs", part.finding.pairs},
               {"of_others", part.ofOthers},
               {"worst", worstJson(part.finding.worst)}};
  if (part.sampled)
    json["sampled"] = {{"epsilon_at_least", part.sampled->atLeast},
                       {"confidence", part.sampled->confidence},
                       {"draws", part.sampled->draws}};
  return json;
}

Json replayJson(const ReplayFinding& replay) {
  return {{"measured", numberOrNull(replay.measured)},
          {"same", replay.isSame},
          {"pairs", replay.pairs},
          {"answers", replay.answers},
          {"rows", replay.rows},
          {"made_up", !replay.ofRows},
          {"worst", worstJson(replay.worst)}};
}

/// Named as `compose` names them; an account that has no bound is null.
Json accountsJson(const JointAccounts& accounts) {
  return {{"delta", accounts.delta},
          {"basic", accounts.spent},
          {"zcdp", numberOrNull(accounts.zcdp)},
          {"exact", numberOrNull(accounts.exact)}};
}

}  // namespace

Json toJson(const AuditedClaim& claim) {
  Json parts = Json::array();
  for (const AuditedPart& part : claim.parts) parts.push_back(partJson(part));
  return {{"method", claim.method},
          {"epsilon", claim.epsilon},
          {"claimed", guaranteeToJson(claim.claimed)},
          {"proof", claim.proof},
          {"measured", numberOrNull(claim.measured())},
          {"exact", claim.isExact()},
          {"pairs", claim.pairs()},
          {"verdict", nameOf(claim.verdict())},
          {"why_none", claim.reason},
          {"false", claim.falsehood},
          {"replay", claim.replay ? replayJson(*claim.replay) : Json()},
          {"together", claim.accounts ? accountsJson(*claim.accounts) : Json()},
          {"parts", std::move(parts)}};
}

}  // namespace epsiscope
