#include "ui/import/import_source.h"

#include <utility>

#include "core/base/file_error.h"
#include "core/reading/table_head.h"
#include "core/start/data_start.h"
#include "core/study/load.h"
#include "ui/import/head_model.h"
#include "ui/session/table_reader.h"

namespace epsiscope {

namespace {

std::shared_ptr<const TableLook> lookOver(const DataChoice& choice, const Dataset& dataset) {
  return std::make_shared<const TableLook>(TableLook{.aside = columnsAside(choice, dataset),
                                                     .people = likeliestPerson(dataset),
                                                     .weight = likeliestWeight(dataset)});
}

}  // namespace

ImportSource::ImportSource(std::shared_ptr<const Dataset> dataset, QObject* parent)
    : QObject(parent), m_dataset(std::move(dataset)), m_look(std::make_shared<const TableLook>()) {
  connect(&m_reader, &Runner::progressed, this, &ImportSource::progressed);
  connect(&m_reader, &Runner::failed, this, &ImportSource::fail);
  connect(&m_headReader, &Runner::failed, this, [this] { emit rowsRead(shownRows({})); });
  connect(&m_reader, &Runner::ended, this, &ImportSource::ended);
  for (Runner* runner : {&m_headReader, &m_reader})
    connect(runner, &Runner::ended, this, [this] {
      if (!isReading()) emit idle();
    });
}

void ImportSource::read(const DataChoice& choice) {
  start(choice, nullptr);
  m_headReading.reset();
  m_headFindings.clear();
  readHead(choice);
}

void ImportSource::look(const DataChoice& choice) {
  start(choice, m_dataset);
}

void ImportSource::start(const DataChoice& choice, const std::shared_ptr<const Dataset>& known) {
  m_reader.start([this, wanted = choice, known](const Runner::Control& control) -> Runner::Delivery {
    std::shared_ptr<const Dataset> dataset;
    try {
      dataset = known ? known : readDataset(wanted, control);
    } catch (const FileError& error) {
      if (error.place().line == 0) throw;
      return [this, wanted, line = error.place().line, sentence = QString::fromUtf8(error.what())] {
        fail(sentence);
        readHead(wanted, line);
      };
    }
    if (!dataset) return {};
    return [this, wanted, dataset, look = lookOver(wanted, *dataset)] {
      m_dataset = dataset;
      m_look = look;
      readHead(wanted);
    };
  });
}

/// The rows as the file has them; of a recipe, which reads several files, as they were read.
void ImportSource::readHead(const DataChoice& choice, std::size_t around) {
  m_hasRecipe = choice.recipe.has_value();
  m_failedLine = 0;
  const std::shared_ptr<const Dataset> settled = isReadingTable() ? nullptr : m_dataset;
  const bool isAsRead = m_hasRecipe || choice.file.starts_with("builtin:");
  if (isAsRead && !settled) return m_headReader.stop();
  if (isAsRead)
    return m_headReader.start([this, settled](const Runner::Control&) -> Runner::Delivery {
      return [this, rows = shownRows(headRows(*settled, kHeadRows))] { emit rowsRead(rows); };
    });
  m_headReader.start(
      [this, wanted = choice, settled, around](const Runner::Control& control) -> Runner::Delivery {
        const auto headAround = [&](std::size_t line) {
          return tableHead(wanted.file, readOptions(wanted), settled.get(), kHeadRows, control.goOn(), line);
        };
        TableHead head = headAround(around);
        const bool isAround = around > 0 && !head.rows.empty();
        if (around > 0 && !isAround) head = headAround(0);
        // A database shows its rows once all of them are read.
        if (head.reading.ofDatabase && settled) head.rows = headRows(*settled, kHeadRows);
        const auto rows =
            shownRows(std::move(head.rows), isAround ? std::move(head.lines) : std::vector<std::size_t>());
        const auto shown = std::make_shared<TableHead>(std::move(head));
        return [this, rows, shown, failed = isAround ? around : 0] {
          m_failedLine = failed;
          m_headNames = std::move(shown->names);
          m_headReading = std::move(shown->reading);
          m_headFindings = std::move(shown->findings);
          emit headRead();
          emit rowsRead(rows);
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
  if (m_hasRecipe) emit rowsRead(shownRows({}));
  emit failed(sentence);
}

}  // namespace epsiscope
