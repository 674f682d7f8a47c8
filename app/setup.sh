# Sourced by app/run, app/page and tests/run: installs what is missing on Debian 12 or Ubuntu 24.04, and builds.
# Nothing here is specific to one machine; packages come from the system's own sources.

program_packages=(
  git cmake ninja-build g++ ccache pkg-config
  qt6-base-dev libqt6opengl6-dev qt6-charts-dev qt6-svg-dev qt6-l10n-tools qt6-tools-dev qt6-tools-dev-tools qt6-translations-l10n
  libgl1-mesa-dev libopengl-dev libxkbcommon-dev libvulkan-dev
  libeigen3-dev libglpk-dev libopenblas-pthread-dev libsodium-dev libssl-dev nlohmann-json3-dev zlib1g-dev libexpat1-dev
  libsqlite3-dev libpq-dev libreadstat-dev fonts-dejavu-core ca-certificates
)
test_packages=(libgtest-dev libbenchmark-dev locales python3-jsonschema)
lint_packages=(clang-format-16 clang-tidy-16)
fuzz_packages=(clang-16 libclang-rt-16-dev)
package_packages=(dpkg-dev file qmake6)
page_packages=(git cmake ninja-build ccache emscripten nodejs libeigen3-dev nlohmann-json3-dev)
page_test_packages=(chromium chromium-driver)
monkey_packages=(xvfb xauth openbox)
service_packages=(postgresql)

say() { printf '%s\n' "$@" >&2; }

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
  mkdir -p build
  local log=build/packages.log apt=("${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get)
  { "${apt[@]}" update -q && "${apt[@]}" install -y -q --no-install-recommends "${missing[@]}"; } 2>&1 |
    tee "$log" | count_packages | show_progress || { tail -n 30 "$log" >&2; return 1; }
}

# count_packages: what apt-get says, as steps that are counted: each package is fetched, unpacked and set up.
count_packages() {
  local line all=0 done=0
  while IFS= read -r line; do
    case "$line" in
      *" newly installed, "*) [[ $line =~ ^([0-9]+)\ upgraded,\ ([0-9]+)\ newly ]] && all=$((3 * (BASH_REMATCH[1] + BASH_REMATCH[2]))) ;;
      Get:* | "Unpacking "* | "Setting up "*) [ "$all" -gt 0 ] && printf '[%d/%d] %s\n' "$((++done))" "$all" "$line" ;;
      E:* | W:* | Err:* | "dpkg: error"*) printf '%s\n' "$line" ;;
    esac
  done
}

# show_progress: passes on lines such as "[240/310] Building ..." so that the last is always seen: over each other on a
# terminal, elsewhere one of about twenty. All other lines are passed on as they are.
show_progress() {
  local line last=-1 share open=
  while IFS= read -r line; do
    if [[ $line =~ ^\[\ *([0-9]+)/([0-9]+)\]\  ]] && [ "${BASH_REMATCH[2]}" -gt 0 ]; then
      if [ -t 2 ]; then
        printf '\r\033[K%.*s' "$((${COLUMNS:-80} - 1))" "$line" >&2
        open=yes
        continue
      fi
      share=$((20 * BASH_REMATCH[1] / BASH_REMATCH[2]))
      [ "$share" -gt "$last" ] || continue
      last=$share
    elif [ -n "$open" ]; then
      printf '\r\033[K' >&2
      open=
    fi
    say "$line"
  done
  [ -z "$open" ] || printf '\r\033[K' >&2
}

# build_preset PRESET TARGET... : configures once, then builds what changed and says how far it is.
build_preset() {
  local preset=$1
  shift
  local log=build/$preset.log
  mkdir -p build
  if [ ! -f "build/$preset/build.ninja" ]; then
    say "Building into build/$preset; the first time takes some minutes."
    cmake --preset "$preset" >"$log" 2>&1 || { cat "$log" >&2; return 1; }
  fi
  cmake --build --preset "$preset" --target "$@" 2>&1 | tee "$log" |
    { grep --line-buffered -vE '^(ninja: (no work to do|Entering directory)|-- |\[0/[0-9]+\])' || true; } | show_progress
}
