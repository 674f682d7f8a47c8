#include "ui/lessons/json_part.h"

#include "core/base/file_error.h"
#include "core/text/wording.h"

#include <QObject>

#include <nlohmann/json.hpp>

#include <cmath>

namespace epsiscope {

namespace {

QString quotedText(const std::string& key) {
  return QString::fromStdString(shortened(key, 60));
}

}  // namespace

void JsonSource::complain(const std::string& path, const QString& sentence) {
  // A value without a line of its own is missing from the block around it.
  std::string place = path;
  auto line = lines.find(place);
  while (line == lines.end() && !place.empty()) {
    const std::size_t cut = place.find_last_of(".[");
    place = cut == std::string::npos ? std::string() : place.substr(0, cut);
    line = lines.find(place);
  }
  problems.push_back({.line = line == lines.end() ? 0 : line->second,
                      .path = QString::fromStdString(path),
                      .sentence = sentence});
}

JsonPart::JsonPart(const Json& json, std::string path, JsonSource& source)
    : m_json(json), m_path(std::move(path)), m_source(source) {
  if (!json.is_object()) source.complain(m_path, QObject::tr("This must be a block in curly brackets."));
}

JsonPart::~JsonPart() {
  if (!m_json.is_object()) return;
  for (const auto& [key, value] : m_json.items())
    if (!m_known.contains(key))
      m_source.complain(
          pathOf(key),
          QObject::tr("The key \"%1\" is unknown; remove it or correct its spelling.").arg(quotedText(key)));
}

std::string JsonPart::pathOf(const std::string& key) const {
  return m_path.empty() ? key : m_path + "." + key;
}

bool JsonPart::has(const char* key) const {
  return m_json.is_object() && m_json.contains(key);
}

void JsonPart::complain(const char* key, const QString& sentence) const {
  m_source.complain(pathOf(key), sentence);
}

const Json* JsonPart::get(const char* key, bool needed) {
  m_known.insert(key);
  if (has(key)) return &m_json.at(key);
  if (needed && m_json.is_object())
    complain(key, QObject::tr("The key \"%1\" is missing; add it.").arg(QLatin1String(key)));
  return nullptr;
}

QString JsonPart::text(const char* key, bool needed) {
  const Json* json = get(key, needed);
  if (json == nullptr) return {};
  const QString text =
      json->is_string() ? QString::fromStdString(json->get<std::string>()).trimmed() : QString();
  if (text.isEmpty()) complain(key, QObject::tr("This must be a text in double quotes, and not empty."));
  return text;
}

std::optional<double> JsonPart::number(const char* key, bool needed) {
  const Json* json = get(key, needed);
  if (json == nullptr) return {};
  if (json->is_number() && std::isfinite(json->get<double>())) return json->get<double>();
  complain(key, QObject::tr("This must be a number."));
  return {};
}

std::optional<bool> JsonPart::truth(const char* key) {
  const Json* json = get(key);
  if (json == nullptr) return {};
  if (json->is_boolean()) return json->get<bool>();
  complain(key, QObject::tr("This must be true or false."));
  return {};
}

std::vector<const Json*> JsonPart::list(const char* key, std::size_t least) {
  const Json* json = get(key, true);
  std::vector<const Json*> items;
  if (json == nullptr) return items;
  if (!json->is_array() || json->size() < least)
    complain(key, QObject::tr("This must be a list in square brackets with at least %1 in it.").arg(least));
  else
    for (const Json& item : *json) items.push_back(&item);
  return items;
}

}  // namespace epsiscope
