#pragma once

#include <QFile>
#include <QHostAddress>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslKey>
#include <QSslServer>
#include <QTcpSocket>

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace epsiscope::test {

/// The answer of a server.
struct Answer {
  int status = 200;
  QByteArray body{};
  QList<QByteArray> headers{};
  qsizetype announced = -1;  ///< another length than the body has; -2: none is announced
  bool stays = false;        ///< after the body the server says nothing and keeps the connection
  bool isSilent = false;     ///< the server listens, and says nothing at all
};

/// A certificate and key of nobody: for servers of tests on this machine.
inline constexpr const char* kCertificate = R"(-----BEGIN CERTIFICATE-----
MIIBXDCCAQKgAwIBAgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAkxMjcuMC4w
LjEwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBQxEjAQBgNVBAMM
CTEyNy4wLjAuMTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABFjorR7P+80hlBjM
0eReF5F5eoLQrDmZ8cyerjNWKQx4nfCzfszkQxOULnPoQIbZQRUwwoQ/M6v5sLSF
3TK6Gs6jQzBBMA8GA1UdEQQIMAaHBH8AAAEwDwYDVR0TAQH/BAUwAwEB/zAdBgNV
HQ4EFgQU0Jz2hYzWa889QMXEmniZqZlnetgwCgYIKoZIzj0EAwIDSAAwRQIgMLeb
K7RINvhixdz+pUNmHENm4nB9KYcbVuKswTHq7GECIQCrkq9h2BqRV/rHiY4LDRbG
L7biRTM6kvhFwDgZ9DoYOA==
-----END CERTIFICATE-----
)";
inline constexpr const char* kKey = R"(-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgPzy8n+NCmFZfCOU9
PHC0ddkq5MOslwoF05YbpZTW9YChRANCAARY6K0ez/vNIZQYzNHkXheReXqC0Kw5
mfHMnq4zVikMeJ3ws37M5EMTlC5z6ECG2UEVMMKEPzOr+bC0hd0yuhrO
-----END PRIVATE KEY-----
)";

/// A server on this machine that remembers the requests.
class SmallServer : public QObject {
public:
  enum class Scheme { http, https };

  explicit SmallServer(Scheme scheme = Scheme::http) : m_scheme(scheme) {
    if (scheme == Scheme::https) {
      auto* server = new QSslServer(this);
      QSslConfiguration own;
      own.setLocalCertificate(QSslCertificate(kCertificate));
      own.setPrivateKey(QSslKey(kKey, QSsl::Ec));
      server->setSslConfiguration(own);
      m_server = server;
    } else {
      m_server = new QTcpServer(this);
    }
    m_server->listen(QHostAddress::LocalHost);
    connect(m_server, &QTcpServer::pendingConnectionAvailable, this, [this] {
      while (QTcpSocket* socket = m_server->nextPendingConnection()) {
        connect(socket, &QTcpSocket::readyRead, this, [this, socket] { hear(*socket); });
        hear(*socket);
      }
    });
  }

  /// The address of a path, which starts with '/'. Valid while the server exists.
  const char* address(const std::string& path) {
    const char* scheme = m_scheme == Scheme::https ? "https" : "http";
    std::string& kept = m_addresses[path];
    kept = std::string(scheme) + "://127.0.0.1:" + std::to_string(m_server->serverPort()) + path;
    return kept.c_str();
  }
  void answer(const std::string& path, Answer answer) { m_answers[path] = std::move(answer); }
  /// Stops listening: nobody answers there any more.
  void close() { m_server->close(); }

  std::vector<QByteArray> requests;  ///< with their headers, in lower case

private:
  void hear(QTcpSocket& socket) {
    QByteArray& heard = m_heard[&socket];
    heard += socket.readAll();
    if (!heard.contains("\r\n\r\n")) return;
    requests.push_back(heard.toLower());
    const std::string path = heard.split(' ').value(1).toStdString();
    heard.clear();
    const auto found = m_answers.find(path);
    say(socket, found == m_answers.end() ? Answer{.status = 404, .body = "not here"} : found->second);
  }
  static void say(QTcpSocket& socket, const Answer& answer) {
    if (answer.isSilent) return;
    QByteArray head = "HTTP/1.1 " + QByteArray::number(answer.status) + " so\r\nConnection: close\r\n";
    const qsizetype length = answer.announced == -1 ? answer.body.size() : answer.announced;
    if (length >= 0) head += "Content-Length: " + QByteArray::number(length) + "\r\n";
    for (const QByteArray& header : answer.headers) head += header + "\r\n";
    socket.write(head + "\r\n" + answer.body);
    if (!answer.stays) socket.disconnectFromHost();
  }

  Scheme m_scheme;
  QTcpServer* m_server;
  std::map<std::string, Answer> m_answers;
  std::map<std::string, std::string> m_addresses;
  std::map<QTcpSocket*, QByteArray> m_heard;
};

}  // namespace epsiscope::test
