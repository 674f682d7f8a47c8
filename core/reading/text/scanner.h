#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace epsiscope {

/// A quoted field that does not end as RFC 4180 says. Becomes a FileError where the columns' names are known.
struct QuoteError {
  enum class What { neverClosed, textAfterQuote } what;
  std::size_t line;   ///< where the quote was opened
  std::size_t field;  ///< from 0
};

/// The cut of a text into records and fields; as in Reading.
struct Cut {
  char separator = ',';  ///< of Latin-1, as in Reading
  char quote = '"';
  char comment = '\0';
  std::size_t skipLines = 0;  ///< physical lines above the first record
  /// Whether a line break in quotes begins a line; rows of a sheet are counted, whatever their cells hold.
  bool countsBreaks = true;
  bool operator==(const Cut&) const = default;
};

/// Walks through delimited text field by field, without copying. The text must end in a '\0' and hold none
/// before. Lines end in LF, CRLF or CR. The separator ' ' stands for any run of spaces and tabs.
class Scanner {
public:
  Scanner(const char* begin, const Cut& cut);

  /// Goes to the next record, past what is left of this one; false at the end of the text. Blank lines and
  /// comment lines are skipped and counted.
  bool nextRecord();
  /// Reads the next field of this record; false if it has no more. Throws QuoteError.
  bool nextField();
  bool hasField() const { return m_hasField; }

  /// The field read last: plain text without blanks at its ends, quoted text as it was meant. Valid until the
  /// next.
  std::string_view field() const { return m_text; }
  bool quoted() const { return m_quoted; }
  /// The number of fields of this record that were read.
  std::size_t fields() const { return m_fields; }
  /// Physical line, from 1, on which this record starts.
  std::size_t line() const { return m_recordLine; }
  /// Physical line on which the field read last starts: a later one after a field with line breaks.
  std::size_t fieldLine() const { return m_fieldLine; }
  /// Physical line on which the next field starts.
  std::size_t nextFieldLine() const { return m_line; }
  std::size_t blankLines() const { return m_blankLines; }
  std::size_t commentLines() const { return m_commentLines; }
  /// Plain fields that had tabs or blanks of Unicode at their ends, see trimmed().
  std::size_t trimmedFields() const { return m_trimmedFields; }

  /// The start of the next field, for readers that know a faster way than nextField(): they give its end to
  /// takeField(). False, and nothing done, if the field goes on there.
  const char* at() const { return m_at; }
  /// The text was moved in memory; what was read last is gone.
  void moveTo(const char* at) { m_at = at; }
  bool takeField(const char* end) {
    const char c = *end;
    if (c == m_separator && !m_spaces && !isHalf(end)) {
      m_at = end + m_length;
    } else if (c == '\n' || c == '\r' || c == '\0') {
      m_at = end;
      m_hasField = false;
    } else if (m_spaces && (c == ' ' || c == '\t')) {
      m_at = end;
      endField();
      return true;
    } else {
      return false;
    }
    ++m_fields;
    return true;
  }

private:
  bool isBlank(char c) const { return (c == ' ' || c == '\t') && (m_spaces || c != m_separator); }
  /// Whether another character begins as the separator does, where that has two bytes.
  bool isHalf(const char* at) const { return m_second != '\0' && *at == m_separator && at[1] != m_second; }
  bool atLineEnd() const { return *m_at == '\n' || *m_at == '\r' || *m_at == '\0'; }
  void skipBlanks() {
    while (isBlank(*m_at)) ++m_at;
  }
  void endLine();
  void skipLines(std::size_t lines);
  bool skipComment();
  void endField();
  void readPlain(bool hadTab);
  void readQuoted();

  const char* m_at;
  char m_separator, m_second = '\0', m_quote, m_comment;
  std::ptrdiff_t m_length = 1;  ///< of the separator
  bool m_spaces, m_countsBreaks;
  bool m_hasField = false;
  bool m_quoted = false;
  std::size_t m_line = 1, m_recordLine = 1, m_fieldLine = 1, m_fields = 0, m_blankLines = 0,
              m_commentLines = 0, m_trimmedFields = 0;
  std::array<bool, 256> m_stops{};  ///< characters that end a plain field
  std::string_view m_text;
  std::string m_unescaped;
};

}  // namespace epsiscope
