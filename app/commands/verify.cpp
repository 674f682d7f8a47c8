#include "app/commands/verify.h"

#include <cstdio>
#include <optional>

#include "app/commands/arguments.h"
#include "core/release/release_folder.h"
#include "core/text/printable.h"
#include "ui/release/own_places.h"

namespace epsiscope {

int runVerify(const QStringList& given) {
  const Arguments arguments(
      QStringLiteral("verify"),
      QStringLiteral(
          "Looks whether the folder of a release is what was signed and, with its ledger, what was "
          "booked. Exit 0: it is, 1: it is not, 2: it cannot be read. Whose the key is, only who "
          "has handed it over can say: compare it with theirs."),
      {QStringLiteral("DIR")},
      {{QStringLiteral("ledger"), QStringLiteral("FILE"),
        QStringLiteral("The ledger in which the release was booked.")}},
      given);
  const std::filesystem::path folder = arguments.positionals().front().toStdString();
  std::optional<LedgerPlace> ledger;
  if (const auto file = arguments.text(QStringLiteral("ledger"))) ledger = ledgerPlaceOf(*file);
  const std::string wrong = whatIsWrongIn(folder, ledger);
  if (wrong.empty())
    std::printf("The release is as it was signed, with the key %s.\n", signerOf(folder).c_str());
  else
    std::puts(printable(wrong).c_str());
  return wrong.empty() ? 0 : 1;
}

}  // namespace epsiscope
