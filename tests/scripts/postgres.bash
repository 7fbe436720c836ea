# postgres.bash -- a cluster of PostgreSQL of one's own, in a temporary folder, on a socket alone.
# cluster_start leaves its address in $cluster; without PostgreSQL it fails.

cluster_folder=
cluster_user=$(id -un)

# The newest one that is installed.
cluster_programs() {
    printf '%s\n' /usr/lib/postgresql/*/bin | sort -t/ -k5 -V | tail -n 1
}

# PostgreSQL does not run as root.
as_cluster() {
    if [ "$(id -u)" -eq 0 ]; then
        (cd / && setpriv --reuid "$cluster_user" --regid "$(id -g "$cluster_user")" --clear-groups "$@")
    else
        "$@"
    fi
}

cluster_start() {
    programs=$(cluster_programs)
    [ -x "$programs/initdb" ] || return 1
    if [ "$(id -u)" -eq 0 ]; then
        cluster_user=postgres
        id -u postgres >/dev/null 2>&1 || cluster_user=nobody
        command -v setpriv >/dev/null || return 1
    fi
    cluster_folder=$(mktemp -d /tmp/opoly-pg-XXXXXX)
    [ "$(id -u)" -ne 0 ] || chown "$cluster_user" "$cluster_folder"
    chmod 755 "$cluster_folder"
    as_cluster "$programs/initdb" --no-sync -A trust -U opoly -E UTF8 --locale=C \
        -D "$cluster_folder/data" >"$work/initdb.log" 2>&1 || return 1
    cluster="postgres://opoly@/postgres?host=$cluster_folder"
    cluster_go
}

# Starts it, also once more after cluster_halt.
cluster_go() {
    as_cluster "$programs/pg_ctl" -D "$cluster_folder/data" -l "$cluster_folder/log" -s -w \
        -o "-c listen_addresses= -c unix_socket_directories=$cluster_folder -c fsync=off" start
}

# As if it had been killed.
cluster_halt() {
    as_cluster "$programs/pg_ctl" -D "$cluster_folder/data" -s -m immediate stop
}

cluster_end() {
    [ -n "$cluster_folder" ] || return 0
    cluster_halt >/dev/null 2>&1
    rm -rf "$cluster_folder"
}
