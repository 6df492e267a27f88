#!/bin/sh
# pull-request.sh: reports what a pull request changes, as a comment and in the summary of the job
#
# A step of action.yml: what it does is said by the environment. The exit code is that of “weblift diff”: 1 where the release
# has what it must not have, and 2 where nothing can be compared.
set -eu

# The comment that a later run writes anew.
marker='<!-- weblift diff -->'

# From here on no line is a command, whatever somebody wrote into the files that are read: nobody knows the word that ends this.
# One stream, so that a runner reads all lines in their order.
exec 2>&1
token=$(od -An -N20 -tx1 /dev/urandom | tr -d ' \n')
echo "::stop-commands::$token"
trap 'echo "::$token::"' EXIT

# Prints a command of this script, $1, with the message $2, in which nothing is one.
say() {
    message=$(printf '%s.' "$2" | sed 's/%/%25/g' | tr '\r\n' '\001\002' | sed "s/$(printf '\001')/%0D/g; s/$(printf '\002')/%0A/g")
    echo "::$token::"
    printf '::%s::%s\n' "$1" "${message%.}"
    echo "::stop-commands::$token"
}

fail() {
    say error "$1"
    exit 2
}

for word in "${OLD:=}" "${NEW:=}" "${DECLARED:=}" "${FAIL_ON:=}"; do
    case $word in
    -*) fail "an input of this action can't be “$word”" ;;
    esac
done
[ -z "$OLD" ] || [ -n "$NEW" ] || fail "with “old”, “new” has to be named as well"

weblift=${WEBLIFT:-}
if [ -z "$weblift" ]; then
    weblift=$(command -v weblift || true)
fi
if [ -z "$weblift" ]; then
    make -C "$(dirname "$0")/.." install PREFIX="$RUNNER_TEMP/weblift" >&2
    weblift=$RUNNER_TEMP/weblift/bin/weblift
fi

# Each option is one word, whatever is in it.
set -- diff
[ -z "$OLD" ] || set -- "$@" "$OLD"
[ -z "$NEW" ] || set -- "$@" "$NEW"
[ -z "$DECLARED" ] || set -- "$@" "--declared=$DECLARED"
[ -z "$FAIL_ON" ] || set -- "$@" "--fail-on=$FAIL_ON"

work=$(mktemp -d "${RUNNER_TEMP:-/tmp}/weblift.XXXXXX")
run=$GITHUB_SERVER_URL/$GITHUB_REPOSITORY/actions/runs/$GITHUB_RUN_ID
cd "${FOLDER:-.}"

code=0
"$weblift" "$@" --format markdown --report-url "$run" >"$work/report.md" || code=$?
[ $code -lt 2 ] || exit $code
# What it has to say it has said above.
"$weblift" "$@" --format html --quiet >"$work/weblift-diff.html" 2>/dev/null || true
echo "page=$work/weblift-diff.html" >>"$GITHUB_OUTPUT"
cat "$work/report.md" >>"$GITHUB_STEP_SUMMARY"

[ "${COMMENT:-true}" = true ] && [ -n "${PULL_REQUEST:-}" ] || exit $code
{
    echo "$marker"
    cat "$work/report.md"
} >"$work/comment.md"
comments=repos/$GITHUB_REPOSITORY/issues

# The number of the comment of a former run. Anybody can write the marker: the comment is ours where we wrote it, too. Whoever
# can't be told who that is writes a new one.
former() {
    me=$(gh api graphql -f 'query={viewer{login}}' --jq .data.viewer.login) && [ -n "$me" ] || return 0
    ME=$me MARKER=$marker gh api --paginate "$comments/$PULL_REQUEST/comments" \
        --jq '.[] | select(.user.login == env.ME and (.body | startswith(env.MARKER))) | .id' | head -n 1
}

former=$(former || true)
case $former in
'' | *[!0-9]*) ;;
*) gh api --silent -X PATCH "$comments/comments/$former" -F "body=@$work/comment.md" && exit $code ;;
esac
gh api --silent -X POST "$comments/$PULL_REQUEST/comments" -F "body=@$work/comment.md" && exit $code
# A pull request from a fork may not write, and is right all the same.
say warning "the comment can't be written; the summary of the job has the report"
exit $code
