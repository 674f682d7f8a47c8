// Answers requests to the engine of pages, one a line, as the browser's build does: see compare.mjs.

#include <iostream>
#include <string>

#include "app/web/engine/engine.h"

int main() {
  epsiscope::Engine engine;
  for (std::string request; std::getline(std::cin, request);)
    std::cout << engine.answer(request) << std::endl;
}
