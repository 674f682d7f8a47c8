#include "core/reading/text/scanner.h"

#include "core/reading/text/cell_text.h"

#include <algorithm>

namespace epsiscope {

Scanner::Scanner(const char* begin, const Cut& cut)
    : m_at(begin),
      m_separator(cut.separator),
      m_quote(cut.quote),
      m_comment(cut.comment),
      m_spaces(cut.separator == ' '),
      m_countsBreaks(cut.countsBreaks) {
  if (const auto code = static_cast<unsigned char>(cut.separator); code >= 0x80) {
    m_separator = static_cast<char>(0xC0 | code >> 6);
    m_second = static_cast<char>(0x80 | (code & 0x3F));
    m_length = 2;
  }
  for (const char c : {'\n', '\r', '\0', m_separator}) m_stops[static_cast<unsigned char>(c)] = true;
  if (m_spaces) m_stops[static_cast<unsigned char>('\t')] = true;
  skipLines(cut.skipLines);
}

void Scanner::skipLines(std::size_t lines) {
  for (; lines > 0 && *m_at != '\0'; --lines) {
    while (!atLineEnd()) ++m_at;
    endLine();
  }
}

void Scanner::endLine() {
  if (*m_at == '\0') return;
  m_at += m_at[0] == '\r' && m_at[1] == '\n' ? 2 : 1;
  ++m_line;
}

bool Scanner::skipComment() {
  if (m_comment == '\0' || *m_at != m_comment) return false;
  while (!atLineEnd()) ++m_at;
  endLine();
  ++m_commentLines;
  return true;
}

bool Scanner::nextRecord() {
  while (nextField()) {
  }
  if (m_fields > 0) endLine();
  for (;;) {
    if (skipComment()) continue;
    const char* const start = m_at;
    skipBlanks();
    if (!atLineEnd()) {
      if (!m_spaces) m_at = start;
      break;
    }
    if (*m_at == '\0') return false;
    endLine();
    ++m_blankLines;
  }
  m_recordLine = m_line;
  m_fields = 0;
  m_hasField = true;
  return true;
}

bool Scanner::nextField() {
  if (!m_hasField) return false;
  const char* const start = m_at;
  skipBlanks();
  m_fieldLine = m_line;
  m_quoted = *m_at == m_quote && m_quote != '\0';
  if (m_quoted)
    readQuoted();
  else
    readPlain(!m_spaces && std::find(start, m_at, '\t') != m_at);
  endField();
  return true;
}

/// Past the separator, or to the end of the line, from the end of a field.
void Scanner::endField() {
  ++m_fields;
  if (m_spaces) {
    skipBlanks();
    m_hasField = !atLineEnd();
  } else {
    m_hasField = !atLineEnd();
    if (m_hasField) m_at += m_length;
  }
}

void Scanner::readPlain(bool hadTab) {
  const char* const begin = m_at;
  while (!m_stops[static_cast<unsigned char>(*m_at)] || isHalf(m_at)) ++m_at;
  const char* end = m_at;
  while (end > begin && (end[-1] == ' ' || end[-1] == '\t')) hadTab |= *--end == '\t';
  m_text = {begin, static_cast<std::size_t>(end - begin)};
  const bool isWide = wideBlankAtStart(m_text) > 0 || wideBlankAtEnd(m_text) > 0;
  if (isWide) m_text = trimmed(m_text);
  if (isWide || hadTab) ++m_trimmedFields;
}

void Scanner::readQuoted() {
  const std::size_t openedAt = m_line;
  m_unescaped.clear();
  bool copied = false;
  const char* begin = ++m_at;
  for (;; ++m_at) {
    const char c = *m_at;
    if (c == '\0') throw QuoteError{QuoteError::What::neverClosed, openedAt, m_fields};
    if (m_countsBreaks && (c == '\n' || (c == '\r' && m_at[1] != '\n'))) ++m_line;
    if (c != m_quote) continue;
    if (m_at[1] != m_quote) break;
    m_unescaped.append(begin, m_at + 1);
    copied = true;
    begin = ++m_at + 1;
  }
  if (copied) {
    m_unescaped.append(begin, m_at);
    m_text = m_unescaped;
  } else {
    m_text = {begin, static_cast<std::size_t>(m_at - begin)};
  }
  ++m_at;
  skipBlanks();
  const bool ended =
      (m_stops[static_cast<unsigned char>(*m_at)] && !isHalf(m_at)) || (m_spaces && isBlank(m_at[-1]));
  if (!ended) throw QuoteError{QuoteError::What::textAfterQuote, openedAt, m_fields};
}

}  // namespace epsiscope
