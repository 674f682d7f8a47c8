#include "core/reading/text/month_name.h"

#include "core/text/folded_text.h"

#include <array>
#include <cstddef>
#include <string>

namespace epsiscope {

namespace {

/// Without accents, each between blanks. No word means two months in two of the languages.
constexpr std::array<std::string_view, 12> kMonthNames = {
    " january jan januar janner jaenner janvier janv enero ene gennaio gen janeiro januari ",
    " february feb februar fevrier fev fevr febrero febbraio fevereiro februari ",
    " march mar marz maerz mrz mars marzo marco maart mrt ",
    " april apr avril avr abril abr aprile ",
    " may mai mayo maggio mag maio mei ",
    " june jun juni juin junio giugno giu junho ",
    " july jul juli juillet juil julio luglio lug julho ",
    " august aug aout agosto ago augustus ",
    " september sep sept septembre septiembre setiembre settembre setembro set ",
    " october oct oktober okt octobre octubre ottobre ott outubro out ",
    " november nov novembre noviembre novembro ",
    " december dec dezember dez decembre diciembre dic dicembre dezembro "};

}  // namespace

int monthNamed(std::string_view word) {
  // In bytes; letters with accents have two or three.
  constexpr std::size_t kShortest = 3, kLongest = 16;
  if (word.size() < kShortest || word.size() > kLongest) return 0;
  const std::string wanted = ' ' + looseText(word) + ' ';
  for (std::size_t i = 0; i < kMonthNames.size(); ++i)
    if (kMonthNames[i].find(wanted) != std::string_view::npos) return static_cast<int>(i) + 1;
  return 0;
}

}  // namespace epsiscope
