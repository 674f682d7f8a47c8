#include "core/recipes/record_reader.h"

#include "core/base/file_error.h"
#include "core/reading/text/file_bytes.h"
#include "core/reading/text/file_kind.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstring>
#include <utility>

namespace epsiscope {

namespace {

constexpr std::size_t kBufferBytes = std::size_t{1} << 20;
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

bool isPlain(std::string_view line, char separator) {
  bool plain = true;
  for (const char c : line) plain &= (c >= ' ' && c < '\x7F') || c == separator;
  return plain;
}

std::string_view withoutBlanks(std::string_view text) {
  const std::size_t first = text.find_first_not_of(' ');
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

}  // namespace

Reading RecordFormat::reading(bool header) const {
  return {.separator = separator, .quote = '\0', .comment = comment, .header = header, .missing = {missing}};
}

RecordReader::RecordReader(const std::filesystem::path& file, RecordFormat format, GoOn goOn)
    : m_format(std::move(format)),
      m_shownFile(shownPath(file)),
      m_file(file, std::move(goOn)),
      m_buffer(kBufferBytes, '\0'),
      m_fields(m_format.columns.size()) {
  const std::string start(m_file.peek(kTarBlock));
  if (isTar(start)) {
    m_archive.emplace([this](char* to, std::size_t most) { return m_file.read(to, most); }, m_shownFile);
    if (!m_archive->find(m_format.file))
      refuseFile(filled(sentence("Core", "the archive holds no file %1, which %2 has"), m_format.file,
                        m_format.dataset));
    return;
  }
  refuseKnownFormats(start, m_shownFile);
  if (start.starts_with(kByteOrderMark)) m_at = m_end = m_file.read(m_buffer.data(), kByteOrderMark.size());
}

std::string RecordReader::nextStep() const {
  return filled(sentence("Core", "choose %1 as it is published, or open the file without the recipe"),
                m_format.file);
}

void RecordReader::refuseLine(const std::string& reason) const {
  throw FileError({.file = m_shownFile, .line = m_line}, reason, nextStep());
}

void RecordReader::refuse(std::size_t column, const std::string& reason) const {
  throw FileError(
      {.file = m_shownFile, .line = m_line, .column = column + 1, .columnName = m_format.columns[column]},
      reason, nextStep());
}

void RecordReader::refuseFile(const std::string& reason) const {
  throw FileError({.file = m_shownFile}, reason, nextStep());
}

void RecordReader::expectRecords(std::initializer_list<std::size_t> expected) const {
  if (std::ranges::count(expected, m_records) > 0) return;
  refuseFile(
      filled(counted("Core", "it has %n rows, where %1 has %2", "it has %n row, where %1 has %2", m_records),
             m_format.dataset, *expected.begin()));
}

/// More bytes behind those that are to be read, which move to the front.
void RecordReader::fill() {
  std::memmove(m_buffer.data(), m_buffer.data() + m_at, m_end - m_at);
  m_end -= m_at;
  m_at = 0;
  char* const to = m_buffer.data() + m_end;
  const std::size_t room = m_buffer.size() - m_end;
  const std::size_t got = m_archive ? m_archive->read(to, room) : m_file.read(to, room);
  m_end += got;
  m_ended = got == 0;
}

std::optional<std::string_view> RecordReader::nextLine() {
  std::size_t searched = 0;
  for (;;) {
    const std::string_view rest(m_buffer.data() + m_at, m_end - m_at);
    const std::size_t end = rest.find('\n', searched);
    if (end == std::string_view::npos && !m_ended) {
      searched = rest.size();
      ++m_line;
      if (searched == m_buffer.size()) refuseLine(sentence("Core", "it is longer than any line of a table"));
      --m_line;
      fill();
      continue;
    }
    if (rest.empty()) return std::nullopt;
    std::string_view line = rest.substr(0, end);
    m_at += std::min(line.size() + 1, rest.size());
    ++m_line;
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
  }
}

void RecordReader::split(std::string_view line) {
  std::size_t count = 0;
  for (std::size_t at = 0;; ++count) {
    const std::size_t end = std::min(line.find(m_format.separator, at), line.size());
    if (count < m_fields.size()) m_fields[count] = withoutBlanks(line.substr(at, end - at));
    if (end == line.size()) break;
    at = end + 1;
  }
  if (++count != m_fields.size())
    refuseLine(filled(
        counted("Core", "it has %n fields, where %1 has %2", "it has %n field, where %1 has %2", count),
        m_format.dataset, m_fields.size()));
}

bool RecordReader::next() {
  while (const std::optional<std::string_view> line = nextLine()) {
    if (withoutBlanks(*line).empty() || (m_format.comment != '\0' && line->front() == m_format.comment))
      continue;
    if (!isPlain(*line, m_format.separator))
      refuseLine(filled(sentence("Core", "it holds bytes that are not plain text, of which %1 has none"),
                        m_format.dataset));
    split(*line);
    ++m_records;
    return true;
  }
  return false;
}

double RecordReader::number(std::size_t column) const {
  const std::string_view text = m_fields[column];
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(value))
    refuse(column, filled(sentence("Core", "%1 is no number, where %2 has numbers"),
                          quoted(std::string(text)), m_format.dataset));
  return value;
}

}  // namespace epsiscope
