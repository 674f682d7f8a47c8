#include "app/commands/ledger.h"

#include <cstdio>
#include <limits>
#include <optional>

#include "app/commands/arguments.h"
#include "app/commands/data_file.h"
#include "app/commands/interrupt.h"
#include "core/base/json.h"
#include "core/base/sha256.h"
#include "core/release/ledger_json.h"
#include "core/release/release.h"
#include "core/study/load.h"
#include "core/study/study.h"
#include "core/table/database_address.h"
#include "core/table/dataset.h"
#include "core/text/decimal.h"
#include "ui/release/own_places.h"

#include <nlohmann/json.hpp>

namespace epsiscope {

namespace {

const QString kLedgerCommand = QStringLiteral("ledger");

/// As written: ten times 0.1 is 1.
Decimal decimalOption(const Arguments& arguments, const QString& option) {
  const QString text = arguments.requiredText(option);
  constexpr int kLongest = 400;
  const auto found = text.size() > kLongest ? std::nullopt : Decimal::fromText(text.toStdString());
  if (!found)
    throw UsageError(QStringLiteral("ledger: --%1 is \"%2\"; write a decimal number, like 0.5 or 1e-6.")
                         .arg(option, text.left(40)));
  return *found;
}

DataChoice dataOf(const Arguments& arguments) {
  const QString person = QStringLiteral("person"), rows = QStringLiteral("rows-per-person");
  DataChoice data;
  data.file = dataFile(arguments.requiredText(QStringLiteral("data")));
  if (arguments.has(person) != arguments.has(rows))
    throw UsageError(
        QStringLiteral("ledger: --person and --rows-per-person belong together; give both, or "
                       "neither where each row is of somebody else."));
  if (!arguments.has(person)) return data;
  data.person = arguments.requiredText(person).toStdString();
  const std::uint64_t most = arguments.wholeNumber(rows).value_or(0);
  if (most == 0 || most > std::numeric_limits<int>::max())
    throw UsageError(QStringLiteral("ledger: --rows-per-person is %1; choose a number from 1 on.").arg(most));
  data.rowsPerPerson = static_cast<int>(most);
  return data;
}

int createFrom(const Arguments& arguments) {
  const DataChoice data = dataOf(arguments);
  LedgerHead head;
  head.epsilon = decimalOption(arguments, QStringLiteral("epsilon"));
  if (arguments.has(QStringLiteral("delta"))) head.delta = decimalOption(arguments, QStringLiteral("delta"));
  listenForInterrupt(Interrupt::endsSoon);
  const GoOn goOn = [] { return !wasInterrupted(); };
  Dataset dataset;
  if (const std::string file = fileOnDisk(data.file); file.empty()) {
    const auto read = loadData(data, {}, goOn);
    if (!read) return interruptedCode();
    dataset.sha256 = read->sha256;
  } else {
    dataset.sha256 = sha256OfFile(file, goOn);
  }
  head.subject = ledgerSubjectOf(data, dataset);
  const LedgerPlace place = ledgerPlaceOf(arguments.positionals()[1]);
  createLedger(place, head);
  std::puts(dumped(ledgerToJson(readLedger(place)), 2).c_str());
  return 0;
}

}  // namespace

int runLedger(const QStringList& given) {
  const Arguments arguments(
      kLedgerCommand,
      QStringLiteral("The ledger of a table: what was released from it, and what of its budget is left. Each "
                     "release is booked before it is drawn, and nothing is ever paid back.\n\n"
                     "  epsiscope ledger create table.ledger --data table.csv --epsilon 1\n"
                     "  epsiscope ledger show table.ledger\n"
                     "Where two machines release from one table, give each a ledger with a share of the "
                     "budget."),
      {QStringLiteral("create|show"), QStringLiteral("FILE")},
      {{QStringLiteral("data"), QStringLiteral("DATA"),
        QStringLiteral("The table: a file, builtin:ID, sqlite:FILE?table=T or postgresql:SERVICE?table=T.")},
       {QStringLiteral("epsilon"), QStringLiteral("E"),
        QStringLiteral("The budget for what is protected, to the last digit as it is written.")},
       {QStringLiteral("delta"), QStringLiteral("D"),
        QStringLiteral("The budget of delta; 0 if absent: then no method with delta can be released.")},
       {QStringLiteral("person"), QStringLiteral("COLUMN"),
        QStringLiteral("The column that names whom a row belongs to: then people are protected, not rows.")},
       {QStringLiteral("rows-per-person"), QStringLiteral("K"),
        QStringLiteral("The most rows that one person has.")}},
      given);
  const QString& what = arguments.positionals().front();
  if (what == QLatin1String("create")) return createFrom(arguments);
  if (what != QLatin1String("show"))
    throw UsageError(QStringLiteral("ledger: \"%1\" is none of its words; write create or show.").arg(what));
  std::puts(dumped(ledgerToJson(readLedger(ledgerPlaceOf(arguments.positionals()[1]))), 2).c_str());
  return 0;
}

}  // namespace epsiscope
