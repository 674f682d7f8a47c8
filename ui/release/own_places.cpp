#include "ui/release/own_places.h"

#include <QStandardPaths>

#include "core/table/database_address.h"

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
  if (const std::string file = fileOnDisk(data.file); !file.empty())
    return QString::fromStdString(file) + ending;
  const QString name = QString::fromStdString(data.file).section(QLatin1Char(':'), 1);
  return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) + QLatin1Char('/') +
         name.section(QLatin1Char('?'), 0, 0) + ending;
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
