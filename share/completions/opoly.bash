# Completion for bash of opoly, opoly-desktop, watopoly, opoly-mpi and opoly-server. The programs are asked what
# they take (--help), so it is never older than they are.

# _opoly_options PROGRAM [COMMAND]...: what begins with '-'
_opoly_options() {
    case ${1##*/} in
    watopoly) "$1" -help 2>/dev/null | grep -oE '^  -[a-z]+(, -[a-z]+)*' | tr -d ',' | xargs -n1 ;;
    *) "$@" --help 2>/dev/null | grep -oE '^ +(-[A-Za-z], )?--[a-z-]+=?' | grep -oE -- '--[a-z-]+=?' ;;
    esac
}

# _opoly_words PROGRAM [COMMAND]: the commands below it
_opoly_words() {
    if [ $# -eq 1 ] || [ "$2" = lab ]; then
        "$@" --help 2>/dev/null | sed -nE 's/^  (lab )?([a-z]+)   *[^ ].*/\2/p' | grep -v '^opoly$'
    else # Usage: opoly edition [list | show NAME | ...]
        "$@" --help 2>/dev/null | sed -n '/^[A-Z][a-z]*: .*\[/,/\]/p' | tr '\n' ' ' |
            sed 's/^[^[]*\[//; s/\].*//' | tr '|' '\n' | grep -oE '^ *[a-z]+' | tr -d ' '
    fi
}

_opoly_editions() { "$1" edition list 2>/dev/null | cut -d' ' -f1; }

# _opoly_rules OPOLY SO-FAR: NAME=, or the values of NAME=
_opoly_rules() {
    case $2 in
    *=*) "$1" rules "${2%%=*}" 2>/dev/null | sed -n 's/^  \(.*\);.*/\1/p' | sed 's/, /\n/g; s/ or /\n/g' |
        grep -E '^[a-z_]+$' ;;
    *) "$1" rules 2>/dev/null | sed -nE 's/^([a-z_]+): .*/\1=/p' ;;
    esac
}

_opoly() {
    local program=$1 name=${1##*/} opoly=opoly cur=${COMP_WORDS[COMP_CWORD]} option= rule= i
    local -a below=()
    case $program in */*) opoly=${program%/*}/opoly ;; esac
    # `--rule=auction=o` comes as --rule = auction = o
    local at=$COMP_CWORD
    [ "$cur" = = ] && cur=
    for ((i = at; i > 0 && i > at - 5; i--)); do
        case ${COMP_WORDS[i]} in -*) option=${COMP_WORDS[i]%%=*}; break ;; esac
    done
    [ "$i" -eq "$at" ] && [ "${COMP_WORDS[at]}" != = ] && option=
    if [ -n "$option" ] && [ "$option" != "${COMP_WORDS[at]}" ]; then
        local between="${COMP_WORDS[*]:i+1:at-i-1}"
        between=${between// /}
        case $between in '' | =) ;; =*= | [a-z_]*=) rule=${between#=} ;; *) option= ;; esac
    fi
    for ((i = 1; i < at; i++)); do
        case ${COMP_WORDS[i]} in -* | =) ;; *) below+=("${COMP_WORDS[i]}") ;; esac
    done
    local command=${below[0]-} IFS=$' \t\n' files=
    local -a words=()
    compopt +o nospace 2>/dev/null
    case $option in
    --edition | -e | -edition | --from) words=($(_opoly_editions "$opoly")); files=yes ;;
    --rule | -r | -rule)
        words=($(_opoly_rules "$opoly" "$rule$cur"))
        [ -z "$rule" ] && compopt -o nospace 2>/dev/null ;;
    --language) words=(en fr tr) ;;
    --colour | --color) words=(auto always never) ;;
    --screen) words=($("$program" --screens 2>/dev/null)) ;;
    --load | -l | -load | --output | -o | --position | --shot) files=yes ;;
    *)
        case $cur in
        -*) case $name in
            watopoly | opoly-desktop) words=($(_opoly_options "$program")) ;;
            *) if [ "$command" = lab ]; then words=($(_opoly_options "$opoly" lab ${below[1]-}));
                else words=($(_opoly_options "$opoly" $command)); fi ;;
            esac
            case "${words[*]}" in *=*) compopt -o nospace 2>/dev/null ;; esac ;;
        *) case $name in
            opoly-mpi) [ ${#below[@]} -eq 0 ] && words=(lab) ;;
            opoly) [ ${#below[@]} -eq 0 ] && words=($(_opoly_words "$opoly")) ;;
            esac
            [ "$command" = lab ] && [ ${#below[@]} -eq 1 ] && words=($(_opoly_words "$opoly" lab))
            case "$command ${below[1]-}" in
            'edition ' | 'games ') words=($(_opoly_words "$opoly" "$command")) ;;
            'edition show' | 'edition check') words=($(_opoly_editions "$opoly")); files=yes ;;
            'rules '*) words=($("$opoly" rules 2>/dev/null | sed -nE 's/^([a-z_]+): .*/\1/p')) ;;
            'replay '* | 'review '* | 'edition import' | 'games import' | 'games export') files=yes ;;
            esac ;;
        esac ;;
    esac
    COMPREPLY=($(compgen -W "${words[*]}" -- "$cur"))
    [ -n "$files" ] && COMPREPLY+=($(compgen -f -- "$cur"))
    return 0
}

complete -F _opoly opoly opoly-desktop watopoly opoly-mpi opoly-server
