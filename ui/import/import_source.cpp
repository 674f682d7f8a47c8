#include "ui/import/import_source.h"

#include <utility>

#include "core/base/file_error.h"
#include "core/study/load.h"
#include "ui/import/head_model.h"
#include "ui/session/table_reader.h"

namespace epsiscope {

ImportSource::ImportSource(std::shared_ptr<const Dataset> dataset, QObject* parent)
    : QObject(parent), m_dataset(std::move(dataset)) {
  connect(&m_reader, &Runner::progressed, this, &ImportSource::progressed);
  connect(&m_reader, &Runner::failed, this, &ImportSource::fail);
  connect(&m_headReader, &Runner::failed, this, [this] { emit rowsRead({}); });
  connect(&m_reader, &Runner::ended, this, &ImportSource::ended);
  for (Runner* runner : {&m_headReader, &m_reader})
    connect(runner, &Runner::ended, this, [this] {
      if (!isReading()) emit idle();
    });
}

void ImportSource::read(const DataChoice& choice) {
  m_reader.start([this, wanted = choice](const Runner::Control& control) -> Runner::Delivery {
    std::shared_ptr<const Dataset> dataset;
    try {
      dataset = readDataset(wanted, control);
    } catch (const FileError& error) {
      if (error.place().line == 0) throw;
      return [this, wanted, line = error.place().line, sentence = QString::fromUtf8(error.what())] {
        fail(sentence);
        readHead(wanted, line);
      };
    }
    if (!dataset) return {};
    return [this, wanted, dataset] {
      m_dataset = dataset;
      readHead(wanted);
    };
  });
  m_headReading.reset();
  m_headFindings.clear();
  readHead(choice);
}

/// The rows as the file has them; of a recipe, which reads several files, as they were read.
void ImportSource::readHead(const DataChoice& choice, std::size_t around) {
  m_hasRecipe = choice.recipe.has_value();
  m_failedLine = 0;
  m_headLines.clear();
  if (m_hasRecipe || choice.file.starts_with("builtin:")) {
    m_headReader.stop();
    if (isKnown()) emit rowsRead(headRows(*m_dataset, kHeadRows));
    return;
  }
  const std::shared_ptr<const Dataset> settled = isReadingTable() ? nullptr : m_dataset;
  m_headReader.start(
      [this, wanted = choice, settled, around](const Runner::Control& control) -> Runner::Delivery {
        const auto headAround = [&](std::size_t line) {
          return tableHead(wanted.file, readOptions(wanted), settled.get(), kHeadRows, control.goOn(), line);
        };
        TableHead head = headAround(around);
        const bool isAround = around > 0 && !head.rows.empty();
        if (around > 0 && !isAround) head = headAround(0);
        return [this, settled, head = std::move(head), failed = isAround ? around : 0] {
          m_failedLine = failed;
          if (failed > 0) m_headLines = head.lines;
          m_headNames = head.names;
          m_headReading = head.reading;
          m_headFindings = head.findings;
          emit headRead();
          // A database shows its rows once all of them are read.
          emit rowsRead(head.reading.ofDatabase && settled ? headRows(*settled, kHeadRows) : head.rows);
        };
      });
}

void ImportSource::stop() {
  m_headReader.stop();
  m_reader.stop();
}

const Reading* ImportSource::reading() const {
  if (isKnown()) return &m_dataset->reading;
  return m_headReading ? &*m_headReading : nullptr;
}

const std::vector<Finding>& ImportSource::findings() const {
  return isKnown() ? m_dataset->findings : m_headFindings;
}

void ImportSource::fail(const QString& sentence) {
  m_dataset.reset();
  if (m_hasRecipe) emit rowsRead({});
  emit failed(sentence);
}

}  // namespace epsiscope
