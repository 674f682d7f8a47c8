#include "ui/window/file_kinds.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QMimeData>
#include <QStringList>
#include <QUrl>

#include <algorithm>
#include <array>

namespace epsiscope {

namespace {

constexpr std::array<ShownFileKind, 3> kFileKinds = {
    {{QT_TRANSLATE_NOOP("FileKinds", "Tables"),
      "*.csv *.tsv *.tab *.txt *.xlsx *.xlsm *.ods *.fods *.sav *.zsav *.por *.dta *.sas7bdat *.xpt *.sqlite "
      "*.sqlite3 *.db *.dat *.data *.test *.gz"},
     {QT_TRANSLATE_NOOP("FileKinds", "Studies and results"), "*.json"},
     {QT_TRANSLATE_NOOP("FileKinds", "All files"), "*"}}};

QString filterOf(const ShownFileKind& kind) {
  return QStringLiteral("%1 (%2)").arg(QCoreApplication::translate("FileKinds", kind.name),
                                       QLatin1String(kind.patterns));
}

}  // namespace

std::span<const ShownFileKind> fileKinds() {
  return kFileKinds;
}

QString fileFilter(FirstKind first) {
  QStringList filters;
  for (const ShownFileKind& kind : kFileKinds) filters << filterOf(kind);
  if (first == FirstKind::studies) filters.move(1, 0);
  return filters.join(QStringLiteral(";;"));
}

bool isOffered(const QString& file) {
  const QFileInfo info(file);
  return info.isFile() && std::ranges::any_of(kFileKinds, [&](const ShownFileKind& kind) {
           return QDir::match(QLatin1String(kind.patterns).toString().split(QLatin1Char(' ')),
                              info.fileName());
         });
}

Dropped dropped(const QMimeData& data) {
  Dropped what;
  for (const QUrl& url : data.urls()) {
    if (!isOffered(url.toLocalFile())) continue;
    if (what.files++ == 0) what.file = url.toLocalFile();
  }
  if (!data.hasUrls()) what.text = data.text().trimmed().isEmpty() ? QString() : data.text();
  return what;
}

}  // namespace epsiscope
