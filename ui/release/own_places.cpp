#include "ui/release/own_places.h"

#include <QStandardPaths>

#include "ui/session/data_defaults.h"

namespace epsiscope {

namespace {

std::filesystem::path ownData() {
  return (QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
          QStringLiteral("/epsiscope"))
      .toStdString();
}

}  // namespace

QString usualLedgerOf(const DataChoice& data) {
  const QString ending = QStringLiteral(".ledger");
  if (!isBuiltIn(data)) return QString::fromStdString(data.file) + ending;
  return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) + QLatin1Char('/') +
         QString::fromStdString(data.file).section(QLatin1Char(':'), 1) + ending;
}

LedgerPlace ledgerPlaceOf(const QString& file) {
  return {.file = file.toStdString(), .heads = ownData() / "ledgers"};
}

std::filesystem::path signingKeyFile() {
  return ownData() / "release.key";
}

std::filesystem::path looksFolder() {
  return ownData() / "looks";
}

}  // namespace epsiscope
