#include "app/commands/qt_messages.h"

#include <QtGlobal>

#include <cstdio>
#include <cstdlib>

namespace epsiscope {

namespace {

const char* lastWords = "";

void onMessage(QtMsgType type, const QMessageLogContext&, const QString&) {
  if (type != QtFatalMsg) return;
  std::fprintf(stderr, "epsiscope: %s\n", lastWords);
  std::_Exit(2);
}

}  // namespace

void speakForQt(const char* sentence) {
  lastWords = sentence;
  qInstallMessageHandler(onMessage);
}

}  // namespace epsiscope
