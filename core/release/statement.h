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
  std::string person = {};  ///< the column that names whose a row is
  std::size_t rows = 0;     ///< n, which is public
  std::string ledger = {};  ///< its id
  std::size_t entry = 0;    ///< of the ledger
  std::string version = {}, commit = {}, time = {};
  std::vector<ReleasedNoise> noise = {};
};

Json statementToJson(const ReleaseStatement& statement);
/// The same in sentences, a paragraph each: what was released, the promise, for whom, to whom, under which
/// assumptions, and the noise.
std::vector<std::string> statementInWords(const ReleaseStatement& statement);
/// A card for who is handed the release, in Markdown.
std::string modelCard(const ReleaseStatement& statement, const Released& released);

}  // namespace epsiscope
