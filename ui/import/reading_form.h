#pragma once

#include <QWidget>

#include <vector>

#include "core/study/data_choice.h"
#include "ui/import/reading_options.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace epsiscope {

struct Recipe;

/// How a file is read: every decision with its finding and reason, and the choice to make it another way.
class ReadingForm : public QWidget {
  Q_OBJECT
public:
  /// `recipe`: the one that is known for such a file; null if there is none.
  ReadingForm(const Recipe* recipe, QWidget* parent = nullptr);
  /// `reading`: what `choice` came to, and `findings` why; null while that is not known.
  void present(const DataChoice& choice, const Reading* reading, const std::vector<Finding>& findings);

signals:
  void edited(const DataChoice& choice);
  void recipeChosen(bool on);

private:
  struct Row {
    ReadingOption option;
    QComboBox* box;
    QLabel* reason;
  };
  void addRecipe(const Recipe& recipe);
  void addOption(const ReadingOption& option);
  void addSelect();
  void addSpellings();
  void showOption(const Row& row, const Reading* reading, const std::vector<Finding>& findings);
  void showSpellings();
  void choose(const Row& row, int index);

  DataChoice m_data;
  QComboBox* m_recipe = nullptr;
  QLineEdit* m_select = nullptr;
  QLineEdit* m_spellings = nullptr;
  std::vector<Row> m_rows;
};

/// A label, its question mark, and a control; `name` is the control's, "data.separator".
QWidget* formRow(const char* name, const QString& label, const QString& tip, QWidget* control,
                 QWidget* parent);
/// Words to choose from that need little room.
QComboBox* formBox(QWidget* parent);
/// Words that wrap, small and muted.
QLabel* smallLabel(QWidget* parent);

}  // namespace epsiscope
