# Sourced by app/package: what the program is made of, from what the system knows of its packages.

# Compiled into the program, so that no library tells of them.
header_packages=(libeigen3-dev nlohmann-json3-dev)

# packages_of LIBRARY... : the packages that the libraries come from, and those that were compiled in.
packages_of() {
  local library
  {
    # The system may know a library by the folder before /usr was merged.
    for library; do dpkg -S "$(realpath "$library")" 2>/dev/null || dpkg -S "${library#/usr}"; done | sed 's/: .*//'
    for library in "${header_packages[@]}"; do dpkg-query -W -f='${binary:Package}\n' "$library"; done
  } | sort -u
}

# licence_of PACKAGE: the licence of most of its files, as its copyright file names it.
licence_of() {
  awk '
    /^Files: \*/ {all = 1}
    all && /^License: / {sub(/^License: */, ""); print; exit}
    /^License: / && first == "" {first = $0; sub(/^License: */, "", first)}
    END {if (!all) print (first == "" ? "NOASSERTION" : first)}' "/usr/share/doc/${1%%:*}/copyright" | head -n 1
}

# licences FOLDER LIBRARY... : the copyright files of all packages, which hold the licences' texts or say where Debian
# keeps them; those go along.
licences() {
  local folder=$1 package
  shift
  mkdir -p "$folder/common"
  for package in $(packages_of "$@"); do install -m 644 "/usr/share/doc/${package%%:*}/copyright" "$folder/${package%%:*}"; done
  for package in $(grep -ohE '/usr/share/common-licenses/[A-Za-z0-9.-]*[A-Za-z0-9]' "$folder"/* 2>/dev/null | sort -u); do
    [ ! -f "$package" ] || install -m 644 "$package" "$folder/common/"
  done
}

# bill_of_materials VERSION LIBRARY... : SPDX 2.3 as JSON.
bill_of_materials() {
  local version=$1 package name id relations=() separator=
  shift
  printf '{\n  "spdxVersion": "SPDX-2.3",\n  "dataLicense": "CC0-1.0",\n  "SPDXID": "SPDXRef-DOCUMENT",\n'
  printf '  "name": "epsiscope-%s",\n  "documentNamespace": "urn:epsiscope:spdx:%s:%s",\n' "$version" "$version" "$(git rev-parse HEAD 2>/dev/null || echo none)"
  printf '  "creationInfo": {"created": "%s", "creators": ["Tool: epsiscope-package"]},\n' "$(date -u -d "@$SOURCE_DATE_EPOCH" +%Y-%m-%dT%H:%M:%SZ)"
  printf '  "packages": [\n    {"SPDXID": "SPDXRef-epsiscope", "name": "epsiscope", "versionInfo": "%s", "downloadLocation": "NOASSERTION", "licenseDeclared": "GPL-3.0-or-later"}' "$version"
  for package in $(packages_of "$@"); do
    name=${package%%:*}
    id=SPDXRef-$(tr -c 'A-Za-z0-9.\n' - <<<"$name")
    printf ',\n    {"SPDXID": "%s", "name": "%s", "versionInfo": "%s", "downloadLocation": "NOASSERTION", "licenseDeclared": "NOASSERTION", "licenseComments": "Debian: %s"}' \
      "$id" "$name" "$(dpkg-query -W -f='${Version}' "$package")" "$(licence_of "$package" | tr -d '"\\')"
    relations+=("$id")
  done
  printf '\n  ],\n  "relationships": [\n    {"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES", "relatedSpdxElement": "SPDXRef-epsiscope"}'
  for id in "${relations[@]}"; do
    printf ',\n    {"spdxElementId": "SPDXRef-epsiscope", "relationshipType": "DEPENDS_ON", "relatedSpdxElement": "%s"}' "$id"
  done
  printf '\n  ]\n}\n'
}
