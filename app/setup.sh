# Sourced by app/run and tests/run: installs what is missing on Debian 12 or Ubuntu 24.04, and builds.
# Nothing here is specific to one machine; packages come from the system's own sources.

program_packages=(
  git cmake ninja-build g++ ccache pkg-config
  qt6-base-dev libqt6opengl6-dev qt6-charts-dev qt6-svg-dev qt6-l10n-tools qt6-tools-dev qt6-tools-dev-tools qt6-translations-l10n
  libgl1-mesa-dev libopengl-dev libxkbcommon-dev libvulkan-dev
  libeigen3-dev libglpk-dev libopenblas-pthread-dev libsodium-dev nlohmann-json3-dev zlib1g-dev fonts-dejavu-core ca-certificates
)
test_packages=(libgtest-dev libbenchmark-dev locales)
fuzz_packages=(clang libclang-rt-14-dev)

say() { printf '%s\n' "$*" >&2; }

install_missing() {
  local missing=() package
  for package in "$@"; do
    [ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing+=("$package")
  done
  [ ${#missing[@]} -eq 0 ] && return 0
  if ! command -v apt-get >/dev/null; then
    say "These packages are missing and there is no apt-get to install them: ${missing[*]}"
    return 1
  fi
  local root=()
  if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null; then
      say "These packages are missing; install them as root and start again: ${missing[*]}"
      return 1
    fi
    root=(sudo)
  fi
  say "Installing ${#missing[@]} packages: ${missing[*]}"
  "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get update -qq &&
    "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >&2
}

# build_preset PRESET TARGET... : configures once, then builds what changed; the log is shown if something fails.
build_preset() {
  local preset=$1
  shift
  local log=build/$preset.log
  mkdir -p build
  if [ ! -f "build/$preset/build.ninja" ]; then
    say "Building into build/$preset; the first time takes some minutes."
    cmake --preset "$preset" >"$log" 2>&1 || { cat "$log" >&2; return 1; }
  fi
  cmake --build --preset "$preset" --target "$@" >"$log" 2>&1 || { cat "$log" >&2; return 1; }
}
