#include "core/base/file_error.h"
#include "core/reading/text/names.h"
#include "core/recipes/recipe_files.h"
#include "core/recipes/recipe_list.h"
#include "core/recipes/table_builder.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <algorithm>
#include <array>
#include <sstream>

namespace epsiscope {

namespace {

/// The 10 % file and the full one.
constexpr std::size_t kKddRows = 494021, kKddAllRows = 4898431;
constexpr std::size_t kFeatures = 41;
constexpr const char* kKddTitle = "KDD Cup 1999";

const std::vector<std::string>& knownNames() {
  static const std::vector<std::string> names = {"duration",
                                                 "protocol_type",
                                                 "service",
                                                 "flag",
                                                 "src_bytes",
                                                 "dst_bytes",
                                                 "land",
                                                 "wrong_fragment",
                                                 "urgent",
                                                 "hot",
                                                 "num_failed_logins",
                                                 "logged_in",
                                                 "num_compromised",
                                                 "root_shell",
                                                 "su_attempted",
                                                 "num_root",
                                                 "num_file_creations",
                                                 "num_shells",
                                                 "num_access_files",
                                                 "num_outbound_cmds",
                                                 "is_host_login",
                                                 "is_guest_login",
                                                 "count",
                                                 "srv_count",
                                                 "serror_rate",
                                                 "srv_serror_rate",
                                                 "rerror_rate",
                                                 "srv_rerror_rate",
                                                 "same_srv_rate",
                                                 "diff_srv_rate",
                                                 "srv_diff_host_rate",
                                                 "dst_host_count",
                                                 "dst_host_srv_count",
                                                 "dst_host_same_srv_rate",
                                                 "dst_host_diff_srv_rate",
                                                 "dst_host_same_src_port_rate",
                                                 "dst_host_srv_diff_host_rate",
                                                 "dst_host_serror_rate",
                                                 "dst_host_srv_serror_rate",
                                                 "dst_host_rerror_rate",
                                                 "dst_host_srv_rerror_rate"};
  return names;
}

/// The names before a colon, in the lines that have one: `duration: continuous.`
std::vector<std::string> kddNamesIn(PackedFile& file, const std::filesystem::path& path) {
  std::istringstream lines(file.start());
  std::vector<std::string> names;
  for (std::string line; std::getline(lines, line);)
    if (const std::size_t colon = line.find(':'); colon != std::string::npos)
      names.push_back(shortened(line.substr(0, colon), 60));
  if (names.size() != kFeatures)
    throw FileError({.file = shortened(path.string(), 300)},
                    filled(counted("Core", "it names %n columns, where %1 has %2",
                                   "it names %n column, where %1 has %2", names.size()),
                           kKddTitle, kFeatures),
                    sentence("Core", "choose kddcup.names as it is published, or take it away"));
  return names;
}

/// "normal." and, in the file as it is published, 22 kinds of attacks, each with a full stop.
std::string_view kddClassOf(const RecordReader& record) {
  const std::string_view label = record.field(kFeatures);
  if (!label.ends_with('.'))
    record.refuse(kFeatures, filled(sentence("Core", "the class %1 does not end with a full stop, as in %2"),
                                    quoted(std::string(label)), kKddTitle));
  return label == "normal." ? "normal" : "attack";
}

/// The other symbolic features are 0 or 1: indicators already.
bool isText(std::size_t feature) {
  return feature >= 1 && feature <= 3;
}

Dataset kddTable(const std::filesystem::path& file, const GoOn& goOn) {
  Dataset dataset;
  std::vector<std::string> names = knownNames(), hashes;
  if (const auto namesFile = fileBeside(file, "kddcup.names")) {
    PackedFile packed(*namesFile, {});
    names = uniqueNames(kddNamesIn(packed, *namesFile), dataset.notes);
    if (names != knownNames()) hashes.push_back(packed.sha256());
  }
  names.emplace_back("label");
  const RecordFormat format{
      .dataset = kKddTitle, .file = "kddcup.data_10_percent.gz", .columns = std::move(names)};
  RecordReader records(file, format, goOn);
  TableBuilder table;
  for (std::size_t j = 0; j < kFeatures; ++j)
    table.addColumn(format.columns[j], isText(j) ? ColumnKind::text : ColumnKind::number);
  table.addColumn(format.columns.back(), ColumnKind::text);
  while (records.next()) {
    for (std::size_t j = 0; j < kFeatures; ++j) table.cell(j, records, j);
    table.text(kFeatures, kddClassOf(records));
  }
  records.expectRecords({kKddRows, kKddAllRows});
  dataset.reading = format.reading(false);
  dataset.columns = table.take();
  hashes.insert(hashes.begin(), records.sha256());
  dataset.sha256 = hashOfFiles(hashes);
  dataset.notes.emplace_back(
      sentence("Core", "Every kind of attack is the class \"attack\", all else \"normal\"."));
  return dataset;
}

}  // namespace

Recipe kddCup() {
  return {
      .id = "kddcup99",
      .title = marked("Core", "KDD Cup 1999"),
      .description = marked(
          "Core", "Simulated network connections, 494,021 of them in the 10 % file: normal, or an attack."),
      .reference =
          "S. Stolfo, W. Fan, W. Lee, A. Prodromidis, P. Chan: KDD Cup 1999 Data, doi 10.24432/C51C7N",
      .licence = marked("Core", "CC BY 4.0, says the UCI Machine Learning Repository"),
      .publisher = "https://kdd.ics.uci.edu/databases/kddcup99/kddcup99.html",
      .files = {"kddcup.data_10_percent.gz"},
      .otherNames = {"kddcup.data.gz"},
      .downloads = publishedFiles("kddcup99"),
      .target = "label",
      .positive = "normal",
      .prepare = "unit-rows-plain",
      .table = kddTable};
}

}  // namespace epsiscope
