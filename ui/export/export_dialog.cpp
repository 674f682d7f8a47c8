#include "ui/export/export_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>

#include <algorithm>
#include <array>

#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

const QString kFolder = QStringLiteral("export/folder");
constexpr double kMillimetresPerInch = 25.4;

struct Preset {
  const char* name;
  PictureOptions size;  ///< width, height, unit, DPI and text of it are used
};
constexpr std::array kPresets = {
    Preset{QT_TRANSLATE_NOOP("epsiscope::ExportDialog", "Slide, 16:9"),
           {.width = 1920, .height = 1080, .unit = PictureUnit::pixels, .dpi = 144, .textPoints = 14}},
    Preset{QT_TRANSLATE_NOOP("epsiscope::ExportDialog", "Column of an A4 page"), {}},
    Preset{QT_TRANSLATE_NOOP("epsiscope::ExportDialog", "Square"),
           {.width = 1080, .height = 1080, .unit = PictureUnit::pixels, .dpi = 144, .textPoints = 11}},
    Preset{QT_TRANSLATE_NOOP("epsiscope::ExportDialog", "Screen"),
           {.width = 1600, .height = 1000, .unit = PictureUnit::pixels, .dpi = 192, .textPoints = 9.75}}};

PictureOptions withSizeOf(PictureOptions options, const PictureOptions& size) {
  options.width = size.width;
  options.height = size.height;
  options.unit = size.unit;
  options.dpi = size.dpi;
  options.textPoints = size.textPoints;
  return options;
}

template <class Control>
Control* named(Control* control, const char* name, const QString& label, const QString& tip) {
  control->setObjectName(QLatin1String(name));
  control->setAccessibleName(label);
  control->setAccessibleDescription(tip);
  control->setToolTip(tip);
  return control;
}

/// `label` with the letter that goes to the control.
template <class Control>
Control* addRow(QFormLayout* form, Control* control, const char* name, const QString& label,
                const QString& tip) {
  form->addRow(label, named(control, name, QString(label).remove(QLatin1Char('&')), tip));
  return control;
}

QComboBox* choices(QWidget* parent, const QStringList& names) {
  auto* box = new QComboBox(parent);
  box->addItems(names);
  // A long name must not make the dialog wider than a small screen.
  box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  box->setMinimumContentsLength(16);
  return box;
}

QDoubleSpinBox* lengthBox(QWidget* parent, double least, double most) {
  auto* box = new QDoubleSpinBox(parent);
  box->setRange(least, most);
  box->setKeyboardTracking(false);
  return box;
}

/// Enabled, or with the reason in place of its own sentence.
void allow(QWidget* control, const QString& reason) {
  if (reason == control->property("reason").toString()) return;
  if (control->property("tip").isNull()) control->setProperty("tip", control->toolTip());
  control->setProperty("reason", reason);
  control->setEnabled(reason.isEmpty());
  control->setToolTip(reason.isEmpty() ? control->property("tip").toString() : reason);
  control->setAccessibleDescription(control->toolTip());
}

}  // namespace

ExportDialog::ExportDialog(QSettings& settings, QWidget* parent) : QDialog(parent), m_settings(settings) {
  setWindowTitle(tr("Export chart"));
  setObjectName(QStringLiteral("export-dialog"));
  auto* column = new QVBoxLayout(this);
  auto* row = new QHBoxLayout;
  row->setSpacing(16);
  auto* form = new QFormLayout;
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  m_chart = addRow(form, choices(this, {}), "export-chart", tr("&Chart"),
                   tr("Which chart of the view is exported."));
  m_format = addRow(form,
                    choices(this, {tr("Picture (PNG)"), tr("Drawing (SVG)"), tr("Page (PDF)"),
                                   tr("Data of the chart (CSV)")}),
                    "export-format", tr("&Format"),
                    tr("What kind of file is written; in drawings and pages text stays text."));
  addSizeRows(form);
  addLookRows(form);
  addFileRow(form);
  row->addLayout(form);
  m_preview = new ExportPreview(this);
  row->addWidget(m_preview, 1);
  column->addLayout(row, 1);
  m_message = new QLabel(this);
  m_message->setObjectName(QStringLiteral("export-message"));
  m_message->setWordWrap(true);
  column->addWidget(m_message);
  addButtons(column);
  showOptions(loadPictureOptions(settings));
  connect(&m_writer, &Runner::failed, this, [this](const QString& sentence) { say(sentence, true); });
  connect(&m_writer, &Runner::ended, this, [this] { m_write->setEnabled(true); });
}

void ExportDialog::addSizeRows(QFormLayout* form) {
  QStringList presets;
  for (const Preset& preset : kPresets) presets << tr(preset.name);
  m_preset = addRow(form, choices(this, presets << tr("Own size")), "export-preset", tr("For &what"),
                    tr("Sets size, resolution and text for a common use."));
  m_width = lengthBox(this, 1, 100000);
  m_height = lengthBox(this, 1, 100000);
  m_unit = choices(this, {tr("mm"), tr("pixels")});
  m_unit->setMinimumContentsLength(5);
  named(m_width, "export-width", tr("Width"), tr("Width of the picture."));
  named(m_height, "export-height", tr("Height"), tr("Height of the picture."));
  named(m_unit, "export-unit", tr("Unit"), tr("Unit of width and height."));
  auto* size = new QHBoxLayout;
  size->addWidget(m_width, 1);
  size->addWidget(new QLabel(QStringLiteral("×"), this));
  size->addWidget(m_height, 1);
  size->addWidget(m_unit);
  form->addRow(tr("&Size"), size);
  static_cast<QLabel*>(form->labelForField(size))->setBuddy(m_width);
  m_dpi = new QSpinBox(this);
  m_dpi->setRange(kLeastDpi, kMostDpi);
  m_dpi->setKeyboardTracking(false);
  addRow(form, m_dpi, "export-dpi", tr("Pixels per &inch"),
         tr("Resolution: 96 for screens, 300 for print, up to 1200."));
  m_text = addRow(form, lengthBox(this, 4, 72), "export-text", tr("&Text"),
                  tr("Height of the text in points; lines and markers grow with it."));
  m_text->setSuffix(tr(" pt"));
  m_facts = new QLabel(this);
  m_facts->setObjectName(QStringLiteral("export-facts"));
  m_facts->setProperty("role", QStringLiteral("muted"));
  form->addRow(QString(), m_facts);
  connect(m_preset, &QComboBox::activated, this, &ExportDialog::usePreset);
  connect(m_unit, &QComboBox::activated, this, &ExportDialog::changeUnit);
  connect(m_dpi, &QSpinBox::valueChanged, this, &ExportDialog::refresh);
  for (const QDoubleSpinBox* box : {m_width, m_height, m_text})
    connect(box, &QDoubleSpinBox::valueChanged, this, &ExportDialog::refresh);
}

void ExportDialog::addLookRows(QFormLayout* form) {
  m_background = addRow(form, choices(this, {tr("White"), tr("Transparent"), tr("Of the appearance")}),
                        "export-background", tr("&Background"), tr("What lies behind the chart."));
  m_appearance = addRow(form, choices(this, {tr("Light"), tr("Dark")}), "export-appearance",
                        tr("&Appearance"), tr("Colours of text and lines, whatever the window shows."));
  m_part = addRow(form, choices(this, {tr("As it is looked at"), tr("Everything")}), "export-part",
                  tr("&Part"),
                  tr("With the zoom, the hidden curves and the axes of the window, or the whole chart."));
  for (const QComboBox* box : {m_background, m_appearance, m_part, m_chart})
    connect(box, &QComboBox::activated, this, &ExportDialog::refresh);
  connect(m_chart, &QComboBox::activated, this, &ExportDialog::suggestFile);
  connect(m_format, &QComboBox::activated, this, &ExportDialog::changeFormat);
}

void ExportDialog::addFileRow(QFormLayout* form) {
  m_file = named(new QLineEdit(this), "export-file", tr("File"),
                 tr("Where the chart is written; the ending says the format."));
  auto* browse = new QPushButton(tr("Choose…"), this);
  named(browse, "export-browse", tr("Choose the file"), tr("Chooses folder and name of the file."));
  browse->setAutoDefault(false);
  auto* row = new QHBoxLayout;
  row->addWidget(m_file, 1);
  row->addWidget(browse);
  form->addRow(tr("Fil&e"), row);
  static_cast<QLabel*>(form->labelForField(row))->setBuddy(m_file);
  connect(browse, &QPushButton::clicked, this, &ExportDialog::browse);
  connect(m_file, &QLineEdit::textEdited, this, [this](const QString& text) {
    m_format->setCurrentIndex(static_cast<int>(formatOf(text, options().format)));
    refresh();
  });
}

void ExportDialog::addButtons(QLayout* column) {
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  m_write = buttons->addButton(tr("E&xport"), QDialogButtonBox::ActionRole);
  QPushButton* all = buttons->addButton(tr("All c&harts…"), QDialogButtonBox::ActionRole);
  named(m_write, "export-write", tr("Export"), tr("Writes the chart into the file."));
  named(all, "export-all", tr("All charts"),
        tr("Writes every chart of every view into a folder, with the same choices."));
  m_write->setProperty("role", QStringLiteral("primary"));
  m_write->setDefault(true);
  column->addWidget(buttons);
  connect(m_write, &QPushButton::clicked, this, &ExportDialog::write);
  connect(all, &QPushButton::clicked, this, [this] {
    savePictureOptions(m_settings, options());
    emit allChartsRequested();
  });
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
}

void ExportDialog::present(std::vector<LookedAtChart> charts, const ExportHeader& header) {
  const LookedAtChart* before = chosen();
  const QString id = before ? before->model.id : QString();
  m_charts = std::move(charts);
  m_header = header;
  m_chart->clear();
  for (const LookedAtChart& chart : m_charts) m_chart->addItem(chart.model.title, chart.model.id);
  m_chart->setCurrentIndex(std::max(0, m_chart->findData(id)));
  if (const LookedAtChart* now = chosen(); now != nullptr && now->model.id != id) suggestFile();
  refresh();
}

void ExportDialog::choose(const QString& chart) {
  m_chart->setCurrentIndex(std::max(0, m_chart->findData(chart)));
  suggestFile();
  refresh();
}

const LookedAtChart* ExportDialog::chosen() const {
  const auto index = static_cast<std::size_t>(m_chart->currentIndex());
  return index < m_charts.size() ? &m_charts[index] : nullptr;
}

PictureOptions ExportDialog::options() const {
  return {.format = static_cast<PictureFormat>(m_format->currentIndex()),
          .width = m_width->value(),
          .height = m_height->value(),
          .unit = static_cast<PictureUnit>(m_unit->currentIndex()),
          .dpi = m_dpi->value(),
          .background = static_cast<PictureBackground>(m_background->currentIndex()),
          .dark = m_appearance->currentIndex() == 1,
          .textPoints = m_text->value(),
          .visiblePart = m_part->currentIndex() == 0};
}

void ExportDialog::showOptions(const PictureOptions& options) {
  const bool millimetres = options.unit == PictureUnit::millimetres;
  const auto show = [&](QDoubleSpinBox* box, double value) {
    const QSignalBlocker quiet(box);
    if (box != m_text) box->setDecimals(millimetres ? 1 : 0);
    box->setValue(value);
  };
  show(m_width, options.width);
  show(m_height, options.height);
  show(m_text, options.textPoints);
  const QSignalBlocker quiet(m_dpi);
  m_dpi->setValue(options.dpi);
  m_unit->setCurrentIndex(static_cast<int>(options.unit));
  m_shownUnit = options.unit;
  m_format->setCurrentIndex(static_cast<int>(options.format));
  m_background->setCurrentIndex(static_cast<int>(options.background));
  m_appearance->setCurrentIndex(options.dark ? 1 : 0);
  m_part->setCurrentIndex(options.visiblePart ? 0 : 1);
  refresh();
}

void ExportDialog::usePreset(int index) {
  if (index < static_cast<int>(kPresets.size()))
    showOptions(withSizeOf(options(), kPresets[static_cast<std::size_t>(index)].size));
}

/// The picture stays as large as it is.
void ExportDialog::changeUnit() {
  PictureOptions changed = options();
  if (changed.unit == m_shownUnit) return;
  const double factor = m_shownUnit == PictureUnit::millimetres ? changed.dpi / kMillimetresPerInch
                                                                : kMillimetresPerInch / changed.dpi;
  changed.width *= factor;
  changed.height *= factor;
  showOptions(changed);
}

void ExportDialog::changeFormat() {
  const QFileInfo info(m_file->text());
  const QString ending = endingOf(options().format);
  if (!info.completeBaseName().isEmpty())
    m_file->setText(QDir(info.path()).filePath(info.completeBaseName() + QLatin1Char('.') + ending));
  refresh();
}

void ExportDialog::suggestFile() {
  const LookedAtChart* chart = chosen();
  if (chart == nullptr) return;
  const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
  const QString folder = m_settings.value(kFolder, documents).toString();
  m_file->setText(
      QDir(folder).filePath(chart->model.id + QLatin1Char('.') + endingOf(options().format)));
}

QString ExportDialog::file() const {
  return m_file->text();
}

void ExportDialog::setFile(const QString& file) {
  m_file->setText(file);
  m_format->setCurrentIndex(static_cast<int>(formatOf(file, options().format)));
  refresh();
}

void ExportDialog::browse() {
  auto* dialog = new QFileDialog(this, tr("Export into which file?"), m_file->text());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(endingOf(options().format));
  dialog->selectFile(m_file->text());
  connect(dialog, &QFileDialog::fileSelected, this, &ExportDialog::setFile);
  dialog->open();
}

void ExportDialog::sayWhyDisabled() {
  const PictureOptions now = options();
  const bool csv = now.format == PictureFormat::csv;
  const QString table = csv ? tr("A table has no size and no colours.") : QString();
  for (QWidget* control : std::initializer_list<QWidget*>{m_preset, m_width, m_height, m_unit, m_text,
                                                          m_background})
    allow(control, table);
  const bool noPixels = now.format != PictureFormat::png && now.unit == PictureUnit::millimetres;
  allow(m_dpi, csv        ? table
               : noPixels ? tr("A drawing has no pixels: it is sharp at every size.")
                          : QString());
  const bool white = now.background == PictureBackground::white;
  allow(m_appearance, csv     ? table
                      : white ? tr("White paper wants dark text: choose another background first.")
                              : QString());
}

void ExportDialog::refresh() {
  const PictureOptions now = options();
  int preset = static_cast<int>(kPresets.size());
  for (std::size_t i = 0; i < kPresets.size(); ++i)
    if (withSizeOf(now, kPresets[i].size) == now) preset = static_cast<int>(i);
  m_preset->setCurrentIndex(preset);
  sayWhyDisabled();
  const QSize pixels = pixelSize(now);
  const QSizeF size = sizeInMillimetres(now);
  m_facts->setText(now.format == PictureFormat::csv ? tr("Numbers with 17 digits")
                   : now.format == PictureFormat::png
                       ? tr("%1 × %2 pixels").arg(pixels.width()).arg(pixels.height())
                       : tr("%1 × %2 mm").arg(numberText(size.width()), numberText(size.height())));
  const QString problem = problemOf(now);
  allow(m_write, problem.isEmpty() ? chosen() == nullptr ? tr("This view has no chart yet.") : QString() : problem);
  say(!problem.isEmpty()                  ? problem
      : QFileInfo(m_file->text()).isFile() ? tr("The file exists and will be replaced.")
                                           : QString(),
      !problem.isEmpty());
  if (const LookedAtChart* chart = chosen()) m_preview->show(*chart, now, m_header.mark);
}

void ExportDialog::say(const QString& sentence, bool isProblem) {
  m_message->setText(sentence);
  const QString role = isProblem ? QStringLiteral("problem") : QStringLiteral("muted");
  if (m_message->property("role") == role) return;
  m_message->setProperty("role", role);
  m_message->setStyleSheet(m_message->styleSheet());
}

void ExportDialog::write() {
  const LookedAtChart* chart = chosen();
  if (chart == nullptr || m_writer.isRunning()) return;
  const PictureOptions now = options();
  QString file = m_file->text();
  if (!file.isEmpty() && QFileInfo(file).suffix().isEmpty())
    setFile(file += QLatin1Char('.') + endingOf(now.format));
  savePictureOptions(m_settings, now);
  m_settings.setValue(kFolder, QFileInfo(file).path());
  m_write->setEnabled(false);
  m_writer.start([this, file, drawn = drawnChart(chart->model, chart->look, now, m_header)](
                     const Runner::Control&) -> Runner::Delivery {
    return [this, file, failure = writtenTo(file, drawn)] {
      say(failure.isEmpty() ? tr("Written: %1").arg(file) : failure, !failure.isEmpty());
      if (failure.isEmpty()) emit written(file);
    };
  });
}

}  // namespace epsiscope
