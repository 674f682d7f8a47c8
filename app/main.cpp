#include <QFileInfo>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <new>

#include "app/commands/arguments.h"
#include "app/commands/commands.h"
#include "app/commands/help.h"
#include "app/window.h"
#include "core/base/commit.h"
#include "core/base/heap.h"
#include "core/base/blas_threads.h"
#include "core/base/said_error.h"
#include "core/table/database_address.h"
#include "core/text/wording.h"

namespace {

using epsiscope::Command;

int fail(const char* sentence) {
  std::fprintf(stderr, "epsiscope: %s\n", epsiscope::shortened(sentence, 2000).c_str());
  return 2;
}

/// A name that cannot be kept is not that of the file it looks like.
int failOnBytes(const char* word) {
  return fail(qPrintable(QStringLiteral("\"%1\" is not UTF-8; rename the file, or write the word in UTF-8.")
                             .arg(QString::fromStdString(epsiscope::shortened(word)))));
}

constexpr const char* kTooLittleMemory =
    "there is not enough memory for this; use smaller data or fewer bins, or give the program more.";

/// Where a library cannot be left by an exception, as in a destructor, the program ends at once when the
/// memory does: what is written is whole, and what is being written goes with the next run.
[[noreturn]] void endWithoutMemory() {
  try {
    if (const std::exception_ptr thrown = std::current_exception()) std::rethrow_exception(thrown);
  } catch (const std::bad_alloc&) {
    std::_Exit(fail(kTooLittleMemory));
  } catch (...) {
    // A mistake of this program.
  }
  std::abort();
}

int start(int argc, char** argv, const QStringList& arguments) {
  const QString first = arguments.value(0);
  if (first == QLatin1String("--version")) {
    std::printf("epsiscope %s (%s)\n", EPSISCOPE_VERSION, epsiscope::commitName());
    return 0;
  }
  if (first == QLatin1String("--help")) {
    std::fputs(qPrintable(epsiscope::generalHelp()), stdout);
    return 0;
  }
  if (!epsiscope::productsAreThreadSafe())
    return fail(
        "this machine's OpenBLAS is its serial build, which gives wrong products to several threads; "
        "install libopenblas0-pthread.");
  if (!epsiscope::hasRoomForProducts(1)) throw std::bad_alloc();
  for (const Command& command : epsiscope::commands())
    if (first == QLatin1String(command.name)) return command.run(arguments.mid(1));
  QStringList words = arguments;
  const bool software = words.removeAll(QStringLiteral("--software-rendering")) > 0;
  const bool presents = words.removeAll(QStringLiteral("--present")) > 0;
  const QString file = words.value(0);
  if (!words.isEmpty() && !QFileInfo(file).isFile() && !epsiscope::isDatabase(file.toStdString()))
    return fail(qPrintable(
        QStringLiteral("\"%1\" is neither a command nor a file; see epsiscope --help.").arg(file)));
  return epsiscope::runWindow(argc, argv, file, software, presents);
}

/// Results that nobody received are no success: a full disk shows only when the last bytes leave.
int afterFlush(int code) {
  const bool written = std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
  return written ? code : fail("what was to be printed could not be written; check where it is sent to.");
}

}  // namespace

int main(int argc, char** argv) {
  std::set_terminate(endWithoutMemory);
  epsiscope::giveBackLargeBlocks();
  // A file that may grow no larger is an error of writing, as a full disk is.
  std::signal(SIGXFSZ, SIG_IGN);
  QStringList arguments;
  for (int i = 1; i < argc; ++i) {
    arguments << QString::fromLocal8Bit(argv[i]);
    if (arguments.last().toLocal8Bit() != argv[i]) return failOnBytes(argv[i]);
  }
  try {
    return afterFlush(start(argc, argv, arguments));
  } catch (const epsiscope::HelpWanted& wanted) {
    std::fputs(qPrintable(epsiscope::helpText(wanted.help)), stdout);
    return afterFlush(0);
  } catch (const std::bad_alloc&) {
    return fail(kTooLittleMemory);
  } catch (const epsiscope::SaidError& error) {
    return fail(error.what());
  } catch (const std::exception&) {
    return fail(
        "this ended in an unknown way; check the files and options, and try a smaller part of the data.");
  }
}
