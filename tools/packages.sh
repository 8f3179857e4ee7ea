# Sourced by ./run and ./test: what they need from Debian, and how to get it.

build_packages=(cmake ninja-build clang-19 libfmt-dev libcli11-dev libexpected-dev libboost1.81-dev
  libboost-json1.81-dev libxxhash-dev)
page_packages=(lld-19 llvm-19 libclang-rt-19-dev-wasm32 libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 wasi-libc binaryen)
test_packages=("${build_packages[@]}" "${page_packages[@]}" g++ python3 doctest-dev librapidcheck-dev libopenmpi-dev
  openmpi-bin clang-format-19 chromium
  fonts-dejavu-core)
long_test_packages=("${test_packages[@]}" clang-tidy-19 libclang-rt-19-dev)
# Prints those of the packages that are not installed.
missing_packages() {
  local package
  for package in "$@"; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q '^install ok installed' || echo "$package"
  done
}

# Installs what is missing of the packages: as root, else by sudo; else says what to run, and stops.
need_packages() {
  local missing
  mapfile -t missing < <(missing_packages "$@")
  [ ${#missing[@]} -eq 0 ] && return
  local install="apt-get install -y --no-install-recommends ${missing[*]}"
  if [ "$(id -u)" -eq 0 ]; then
    apt-get update -q && DEBIAN_FRONTEND=noninteractive $install
  elif command -v sudo >/dev/null; then
    echo "These packages are needed: ${missing[*]}"
    sudo apt-get update -q && sudo DEBIAN_FRONTEND=noninteractive $install
  else
    printf 'Please have these packages installed, then start again:\n  su -c "apt-get update && %s"\n' "$install" >&2
    exit 2
  fi
}

# Any Node from 18 on will do, wherever it came from.
need_node() {
  command -v node >/dev/null && command -v npm >/dev/null || need_packages nodejs npm
}
