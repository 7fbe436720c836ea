# uninstall.sh -- make uninstall removes exactly what make install put.
source "$(dirname "$0")/scripts/common.bash"
build=$(dirname "$OPOLY")
if [ ! -e "$build/cmake_install.cmake" ]; then
    echo "this is no build folder"
    finish
fi
prefix=$(sed -n 's/^CMAKE_INSTALL_PREFIX:[A-Z]*=//p' "$build/CMakeCache.txt")
export DESTDIR=$work/root OPOLY_INSTALLED=$work/installed.txt
mkdir -p "$DESTDIR$prefix/share/applications" "$DESTDIR$prefix/share/opoly/editions" "$DESTDIR$prefix/bin"
echo mine >"$DESTDIR$prefix/share/opoly/editions/mine.edition"
echo other >"$DESTDIR$prefix/bin/other"
before=$(find "$DESTDIR" | sort)
check_run "install" 0 "$top/tools/install" "$build"
for path in bin/opoly bin/watopoly share/opoly/editions/classic.edition \
    share/bash-completion/completions/opoly share/bash-completion/completions/watopoly \
    share/zsh/site-functions/_opoly; do
    [ -e "$DESTDIR$prefix/$path" ] && pass || fail "installed: $path"
done
if [ -x "$build/opoly-server" ]; then
    for path in bin/opoly-server lib/systemd/system/opoly-server.service share/opoly/haproxy.cfg; do
        [ -e "$DESTDIR$prefix/$path" ] && pass || fail "installed: $path"
    done
fi
check_run "the installed program finds its editions" 0 env -u OPOLY_EDITIONS \
    "$DESTDIR$prefix/bin/opoly" edition show classic
check_run "install again" 0 "$top/tools/install" "$build"
check_run "uninstall" 0 "$top/tools/install" --remove "$build"
check "nothing is left, nothing else is gone" "$before" "$(find "$DESTDIR" | sort)"
check "what others put there" mine "$(cat "$DESTDIR$prefix/share/opoly/editions/mine.edition")"
check_run "uninstall again" 1 "$top/tools/install" --remove "$build"
check_has "uninstall again" "nothing is known to be installed" "$err"
finish
