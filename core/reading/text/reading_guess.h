#pragma once

#include "core/reading/text/worded_cell.h"
#include "core/table/column_reading.h"

#include <array>
#include <bitset>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace epsiscope {

/// The possible readings of the different texts of a column as numbers.
struct GuessedReading {
  /// Every text fits, but for those that often mean a missing cell; of dates: the order is certain.
  std::optional<ColumnReading> reading{};
  std::string words{};  ///< what they are and what the first is read as, or why they do not fit each other
};

/// Gathers the different texts of a column, in the order of the file, and gives up where they are words.
class ReadingGuess {
public:
  /// `firstShortYear`: see ColumnReading. `patient`: goes on although most are words, for a column whose
  /// reading was given.
  explicit ReadingGuess(int firstShortYear = kUsualShortYears, bool patient = false)
      : m_firstShortYear(firstShortYear), m_patient(patient) {}

  /// A text that is not missing, and the line where it stands first; 0: it comes from no file.
  void add(std::string_view text, std::size_t line) {
    if (!m_gaveUp) look(text, line);
  }

  /// `decimal`: the file's mark, and whether something in the file settles it.
  GuessedReading guess(char decimal, bool settled) const;
  /// The reading of a given form: unit and decimal mark as most cells of that form have them.
  ColumnReading given(CellForm form, char decimal, bool settled) const;

private:
  struct Seen {
    std::size_t count = 0, line = 0;
    std::string text{};  ///< of the first
    void see(std::string_view cell, std::size_t at);
  };
  struct SeenUnit {
    CellForm form;
    std::string unit;
    Seen seen;
  };
  void look(std::string_view text, std::size_t line);
  void lookAt(const AmountCell& amount, std::string_view text, std::size_t line);
  std::size_t recognised() const;
  bool areCodes() const;
  bool areFlags() const;
  const SeenUnit* otherSide() const;
  std::optional<char> decimalOf(char decimal, bool settled) const;
  GuessedReading guessAmounts(char decimal, bool settled) const;
  GuessedReading guessDates() const;

  int m_firstShortYear;
  bool m_patient, m_gaveUp = false, m_hasShortYears = false;
  Seen m_words, m_plain, m_dates, m_slashed, m_times;
  Seen m_notDayFirst, m_notMonthFirst, m_notYearFirst,
      m_onlyYearFirst;  ///< those of the slashed dates that cannot be it, or nothing else
  std::bitset<100> m_leadingYears, m_lastDays;  ///< of slashed dates that may begin with the year
  std::vector<SeenUnit> m_units;                ///< at most a few
  Seen m_onlyPoint, m_onlyComma;                ///< amounts that allow one decimal mark only
  Seen m_openPoint, m_openComma;                ///< 1.200 and 1,200
};

}  // namespace epsiscope
