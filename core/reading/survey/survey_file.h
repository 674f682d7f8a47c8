#pragma once

#include "core/base/go_on.h"
#include "core/reading/text/file_kind.h"
#include "core/table/dataset.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace epsiscope {

class SurveySource;

/// A column as a file of SPSS, Stata or SAS has it.
struct SurveyColumn {
  std::string name{}, label{};
  std::string format{};     ///< "DATE11", "%td", "DATE9"
  std::string labelSet{};   ///< the name of its list of labels; empty: it has none
  bool holdsTexts = false;  ///< then `codes` and `categories` are filled, else `values`
  std::vector<double> values{};
  std::vector<std::int32_t> codes{};
  std::vector<std::string> categories{};
  std::size_t missing = 0;                                 ///< cells of any such kind
  std::vector<std::pair<double, double>> missingRanges{};  ///< declared for the column, ends included
  /// The cells whose value the file declares a missing one, by that value: "99", ".a".
  std::map<std::string, std::size_t> declaredMissing{};
  std::vector<std::uint32_t> infinite{};  ///< rows of values that are no finite numbers

  /// Whether a value that has a label is a missing one, whatever the cells.
  bool declaresMissing(const ValueLabel& label) const;
};

/// The label of a value; the value of a number as its shortest digits, ".a" for a special missing one.
using LabelSets = std::map<std::string, std::vector<ValueLabel>>;

struct SurveyFile {
  std::string encoding{};  ///< of its texts, as the file names it; empty: it does not
  std::string label{};     ///< what the table is
  std::string weight{};    ///< the column that weights its rows; empty: none does
  std::vector<SurveyColumn> columns{};
  LabelSets labelSets{};
  std::set<std::string> unreadableSets{};  ///< of them: a word is in another encoding, and left out
  std::size_t rows = 0;
  std::string catalogue{};  ///< the file beside it that its labels come from; empty: they are its own
  bool lostSigns = false;   ///< some characters of a .por file became question marks
};

struct SurveyWish {
  FileKind kind = FileKind::spss;
  std::string encoding{};  ///< in place of the file's own; empty: that
  std::size_t mostRows = std::numeric_limits<std::size_t>::max();
};

/// Reads a file of that kind. Throws FileError: damaged, cut short, without rows or columns, texts in another
/// encoding, more rows than are counted. Null if cancelled. Room is made for no more rows than the bytes can
/// hold. A catalogue of SAS has labels alone: nobody knows yet which of them are in use.
std::optional<SurveyFile> parseSurvey(SurveySource& source, const std::string& shownFile,
                                      const SurveyWish& wish, const GoOn& goOn);

/// Throws FileError where a column has a set of labels that cannot be read. `labels`: the file that they are
/// from.
void refuseUnreadableLabels(const std::vector<SurveyColumn>& columns, const SurveyFile& labels,
                            const SurveyWish& wish, const std::string& shownFile);

}  // namespace epsiscope
