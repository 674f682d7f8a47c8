#include "ui/release/own_places.h"

#include <QStandardPaths>

namespace epsiscope {

namespace {

std::filesystem::path ownData() {
  return (QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
          QStringLiteral("/epsiscope"))
      .toStdString();
}

}  // namespace

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
