#pragma once

#include <string>
#include <vector>

namespace epsiscope::test {

/// Names of columns, classes, files and units as somebody would choose them to do harm: markup, controls,
/// other directions, formulas, placeholders and paths.
inline std::vector<std::string> hostileNames() {
  return {"<script>alert(1)</script>",
          "a & b <i>c</i>",
          "\"quoted\" 'so' and \"\"so",
          "=cmd|' /C calc'!A0",
          "+1+cmd",
          "-2+3",
          "@SUM(A1:A9)",
          "%1 %2 %3 %n %s",
          "\x01\x02steered \x1b[31mred\x1b]0;title\x07",
          "\xC2\x9B"
          "31mred",
          "\xE2\x80\xAE"
          "turned\xE2\x81\xA6",
          "\xEF\xBF\xBF\xEF\xBF\xBE",
          std::string(10'000, 'x'),
          "two\nlines",
          "a\ttab",
          "../../etc/passwd",
          "]]> <!-- --> <![CDATA[",
          "&lt;b&gt; &#0; &nbsp;",
          "$HOME `id` ; rm",
          "' onload='alert(1)"};
}

}  // namespace epsiscope::test
