#pragma once

#include <QString>

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/base/json.h"
#include "ui/lessons/lesson_reader.h"

namespace epsiscope {

/// The text that is read, where its values stand, and the problems found in it.
struct JsonSource {
  std::map<std::string, std::size_t> lines;
  std::vector<LessonProblem> problems;

  void complain(const std::string& path, const QString& sentence);
};

/// The key by which editors find the schema of a file; it means nothing to this program.
inline constexpr const char* kEditorKey = "$schema";

/// A block of a JSON file that is read key by key. A missing value or one of the wrong type is a problem and
/// leaves the default; a key that nobody asked for is one when the part ends.
class JsonPart {
public:
  JsonPart(const Json& json, std::string path, JsonSource& source);
  ~JsonPart();
  JsonPart(const JsonPart&) = delete;
  JsonPart& operator=(const JsonPart&) = delete;

  bool has(const char* key) const;
  /// Null where the key is missing; `needed` makes that a problem.
  const Json* get(const char* key, bool needed = false);
  QString text(const char* key, bool needed = false);
  std::optional<double> number(const char* key, bool needed = false);
  std::optional<bool> truth(const char* key);
  /// Items of a list with at least `least` of them; none if it is no such list.
  std::vector<const Json*> list(const char* key, std::size_t least);

  std::string pathOf(const std::string& key) const;
  void complain(const char* key, const QString& sentence) const;
  JsonSource& source() const { return m_source; }
  const std::string& path() const { return m_path; }

private:
  const Json& m_json;
  std::string m_path;
  JsonSource& m_source;
  std::set<std::string> m_known;
};

}  // namespace epsiscope
