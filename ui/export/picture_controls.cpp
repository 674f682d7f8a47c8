#include "ui/export/picture_controls.h"

#include <QDoubleSpinBox>
#include <QSignalBlocker>

#include <array>

#include "ui/widgets/form_rows.h"
#include "ui/widgets/tip.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

struct Preset {
  const char* name;
  PictureOptions size;  ///< width, height, unit, DPI and text of it are used
};
constexpr std::array kPresets = {
    Preset{QT_TRANSLATE_NOOP("epsiscope::PictureControls", "Slide, 16:9"),
           {.width = 1920, .height = 1080, .unit = PictureUnit::pixels, .dpi = 144, .textPoints = 14}},
    Preset{QT_TRANSLATE_NOOP("epsiscope::PictureControls", "Column of an A4 page"), {}},
    Preset{QT_TRANSLATE_NOOP("epsiscope::PictureControls", "Square"),
           {.width = 1080, .height = 1080, .unit = PictureUnit::pixels, .dpi = 144, .textPoints = 11}},
    Preset{QT_TRANSLATE_NOOP("epsiscope::PictureControls", "Screen"),
           {.width = 1600, .height = 1000, .unit = PictureUnit::pixels, .dpi = 192, .textPoints = 9.75}}};

PictureOptions withSizeOf(PictureOptions options, const PictureOptions& size) {
  options.width = size.width;
  options.height = size.height;
  options.unit = size.unit;
  options.dpi = size.dpi;
  options.textPoints = size.textPoints;
  return options;
}

QDoubleSpinBox* lengthBox(QWidget* parent, double least, double most) {
  auto* box = new QDoubleSpinBox(parent);
  box->setRange(least, most);
  box->setKeyboardTracking(false);
  box->setButtonSymbols(QDoubleSpinBox::NoButtons);
  return box;
}

}  // namespace

PictureControls::PictureControls(QFormLayout* form, QWidget* parent) : QObject(parent), m_parent(parent) {
  m_format = addRow(form,
                    choices(parent, {tr("Picture (PNG)"), tr("Drawing (SVG)"), tr("Page (PDF)"),
                                     tr("Data of the chart (CSV)")}),
                    "export-format", tr("&Format"),
                    tr("What kind of file is written; in drawings and pages text stays text."));
  addSizeRows(form);
  addLookRows(form);
  connect(m_format, &QComboBox::activated, this, [this] {
    refresh();
    emit formatChosen();
  });
}

void PictureControls::addSizeRows(QFormLayout* form) {
  QStringList presets;
  for (const Preset& preset : kPresets) presets << tr(preset.name);
  m_preset = addRow(form, choices(m_parent, presets << tr("Own size")), "export-preset", tr("For &what"),
                    tr("Sets size, resolution and text for a common use."));
  m_width = lengthBox(m_parent, 1, 100000);
  m_height = lengthBox(m_parent, 1, 100000);
  m_unit = choices(m_parent, {tr("mm"), tr("pixels")});
  m_unit->setMinimumContentsLength(5);
  named(m_width, "export-width", tr("Width"), tr("Width of the picture."));
  named(m_height, "export-height", tr("Height"), tr("Height of the picture."));
  named(m_unit, "export-unit", tr("Unit"), tr("Unit of width and height."));
  auto* size = new QHBoxLayout;
  size->addWidget(m_width, 1);
  size->addWidget(new QLabel(QStringLiteral("×"), m_parent));
  size->addWidget(m_height, 1);
  size->addWidget(m_unit);
  form->addRow(tr("&Size"), size);
  static_cast<QLabel*>(form->labelForField(size))->setBuddy(m_width);
  m_dpi = new QSpinBox(m_parent);
  m_dpi->setRange(kLeastDpi, kMostDpi);
  m_dpi->setKeyboardTracking(false);
  m_dpi->setButtonSymbols(QSpinBox::NoButtons);
  addRow(form, m_dpi, "export-dpi", tr("Pixels per &inch"),
         tr("Resolution: 96 for screens, 300 for print, up to 1200."));
  m_text = addRow(form, lengthBox(m_parent, 4, 72), "export-text", tr("&Text"),
                  tr("Height of the text in points; lines and markers grow with it."));
  m_text->setSuffix(tr(" pt"));
  m_facts = new QLabel(m_parent);
  m_facts->setObjectName(QStringLiteral("export-facts"));
  m_facts->setProperty("role", QStringLiteral("muted"));
  form->addRow(QString(), m_facts);
  connect(m_preset, &QComboBox::activated, this, &PictureControls::usePreset);
  connect(m_unit, &QComboBox::activated, this, &PictureControls::changeUnit);
  connect(m_dpi, &QSpinBox::valueChanged, this, &PictureControls::refresh);
  for (const QDoubleSpinBox* box : {m_width, m_height, m_text})
    connect(box, &QDoubleSpinBox::valueChanged, this, &PictureControls::refresh);
}

void PictureControls::addLookRows(QFormLayout* form) {
  m_background = addRow(form, choices(m_parent, {tr("White"), tr("Transparent"), tr("From the appearance")}),
                        "export-background", tr("&Background"), tr("What lies behind the chart."));
  m_appearance = addRow(form, choices(m_parent, {tr("Light"), tr("Dark")}), "export-appearance",
                        tr("&Appearance"), tr("Colours of text and lines, whatever the window shows."));
  m_part = addRow(form, choices(m_parent, {tr("As shown"), tr("Everything")}), "export-part", tr("&Part"),
                  tr("With the zoom, the hidden curves and the axes of the window, or the whole chart."));
  m_notes = addRow(form, choices(m_parent, {QString(), QString()}), "export-notes", tr("&Notes"), QString());
  for (const QComboBox* box : {m_background, m_appearance, m_part, m_notes})
    connect(box, &QComboBox::activated, this, &PictureControls::refresh);
}

PictureOptions PictureControls::options() const {
  return {.format = static_cast<PictureFormat>(m_format->currentIndex()),
          .width = m_width->value(),
          .height = m_height->value(),
          .unit = static_cast<PictureUnit>(m_unit->currentIndex()),
          .dpi = m_dpi->value(),
          .background = static_cast<PictureBackground>(m_background->currentIndex()),
          .dark = m_appearance->currentIndex() == 1,
          .textPoints = m_text->value(),
          .visiblePart = m_part->currentIndex() == 0,
          .comments = m_notes->currentIndex() == 1};
}

void PictureControls::showOptions(const PictureOptions& options) {
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
  m_notes->setCurrentIndex(options.comments ? 1 : 0);
  refresh();
}

void PictureControls::usePreset(int index) {
  if (index < static_cast<int>(kPresets.size()))
    showOptions(withSizeOf(options(), kPresets[static_cast<std::size_t>(index)].size));
}

/// The picture stays as large as it is.
void PictureControls::changeUnit() {
  PictureOptions changed = options();
  if (changed.unit == m_shownUnit) return;
  const double factor = m_shownUnit == PictureUnit::millimetres ? changed.dpi / kMillimetresPerInch
                                                                : kMillimetresPerInch / changed.dpi;
  changed.width *= factor;
  changed.height *= factor;
  showOptions(changed);
}

void PictureControls::sayWhyDisabled() {
  const PictureOptions now = options();
  const bool csv = now.format == PictureFormat::csv;
  const QString table = csv ? tr("A table has no size and no colours.") : QString();
  for (QWidget* control :
       std::initializer_list<QWidget*>{m_preset, m_width, m_height, m_unit, m_text, m_background})
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

void PictureControls::nameNotes(bool ofTable) {
  m_notes->setItemText(0, ofTable ? tr("In a file beside it") : tr("As many as leave room"));
  m_notes->setItemText(1, ofTable ? tr("In comment lines on top") : tr("All of them"));
  setTip(m_notes,
         ofTable ? tr("Where data, seed, study and \"not private\" of a table stand: in a file of the same "
                      "name with .txt, or above the table in lines that start with #, which most programs "
                      "must be told to skip.")
                 : tr("How much small print stands below the chart. The file's description always has all of "
                      "it."));
}

void PictureControls::refresh() {
  const PictureOptions now = options();
  int preset = static_cast<int>(kPresets.size());
  for (std::size_t i = 0; i < kPresets.size(); ++i)
    if (withSizeOf(now, kPresets[i].size) == now) preset = static_cast<int>(i);
  m_preset->setCurrentIndex(preset);
  sayWhyDisabled();
  nameNotes(now.format == PictureFormat::csv);
  const QSize pixels = pixelSize(now);
  const QSizeF size = sizeInMillimetres(now);
  m_facts->setText(now.format == PictureFormat::csv ? tr("Numbers with 17 digits")
                   : now.format == PictureFormat::png
                       ? tr("%1 × %2 pixels").arg(pixels.width()).arg(pixels.height())
                       : tr("%1 × %2 mm").arg(numberText(size.width()), numberText(size.height())));
  emit changed();
}

void PictureControls::setFormat(PictureFormat format) {
  if (format == options().format) return;
  m_format->setCurrentIndex(static_cast<int>(format));
  refresh();
}

}  // namespace epsiscope
