#pragma once

#include <QDialog>

class QLineEdit;
class QPushButton;

namespace epsiscope {

/// Asks for a table of a PostgreSQL server, by the name of a service and that of a table or a SELECT; without
/// one the tables are listed next. Host, user and password stand in the user's own files.
class DatabaseDialog : public QDialog {
  Q_OBJECT
public:
  explicit DatabaseDialog(QWidget* parent = nullptr);

  /// What the fields name, as a study writes it: core/table/database_address.h.
  QString address() const;

signals:
  void chosen(const QString& address);

private:
  void present();

  QLineEdit* m_service;
  QLineEdit* m_rows;
  QPushButton* m_open;
};

}  // namespace epsiscope
