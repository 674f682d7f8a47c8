#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/json.h"
#include "core/privacy/guarantee.h"
#include "core/tasks/released.h"

namespace epsiscope {

/// What a release says of itself: nothing in it is a function of private values, but for what was released.
struct ReleaseStatement {
  std::string task = {}, method = {};  ///< their ids; a method that is empty is one of each statistic
  std::string target = {};             ///< the column that is protected, or whose statistic it is
  std::string dataName = {};           ///< the name of the table, without its folder
  Guarantee promise = {};
  std::string person = {};   ///< the column that names whose a row is
  std::size_t rows = 0;      ///< n, which is public
  bool wasLookedAt = false;  ///< this user had the table open in Classroom before
  std::string ledger = {};   ///< its id
  std::size_t entry = 0;     ///< of the ledger
  std::string version = {}, commit = {}, time = {};
  std::vector<ReleasedNoise> noise = {};
};

Json statementToJson(const ReleaseStatement& statement);
/// What was released, the promise, for whom and to whom, a sentence each.
std::vector<std::string> promiseInWords(const ReleaseStatement& statement);
/// The law and the scale of the noise, and what that means for one number.
std::string noiseInWords(const ReleasedNoise& noise);
/// The same in sentences, a paragraph each: what was released, the promise, for whom, to whom, under which
/// assumptions, and the noise.
std::vector<std::string> statementInWords(const ReleaseStatement& statement);
/// A card for who is handed the release, in Markdown.
std::string modelCard(const ReleaseStatement& statement, const Released& released);

}  // namespace epsiscope
