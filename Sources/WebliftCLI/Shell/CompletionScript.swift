/// Scripts know no command and no option, so that none can be missing in them.
enum CompletionScript: String, CaseIterable {
    case bash, zsh, fish

    var text: String {
        switch self {
        case .bash: Self.bashText
        case .zsh: Self.zshText
        case .fish: Self.fishText
        }
    }

    private static let bashText = #"""
        # bash completion for weblift: source <(weblift completions bash)
        _weblift() {
            local current=${COMP_WORDS[COMP_CWORD]} line
            [ "$current" = "=" ] && current=
            COMPREPLY=()
            while IFS= read -r line; do
                case $line in
                :files|:folders)
                    local kind=-f quoted=false
                    [ "$line" = :folders ] && kind=-d
                    # Readline quotes the names of files, where it can be asked to.
                    compopt -o filenames 2>/dev/null && quoted=true
                    while IFS= read -r line; do
                        $quoted || printf -v line %q "$line"
                        COMPREPLY+=("$line")
                    done < <(compgen $kind -- "$current")
                    ;;
                *) COMPREPLY+=("${line%%$'\t'*}") ;;
                esac
            done < <("${COMP_WORDS[0]}" __complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
        }
        complete -F _weblift weblift

        """#

    private static let zshText = #"""
        #compdef weblift
        # zsh completion for weblift: source <(weblift completions zsh), behind compinit
        _weblift() {
            local line
            local -a found
            for line in "${(@f)$("${words[1]}" __complete "${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
                case $line in
                    (:files) _files ;;
                    (:folders) _files -/ ;;
                    (?*) found+=("${line%%$'\t'*}") ;;
                esac
            done
            (( ${#found} )) && compadd -- "${found[@]}"
            return 0
        }
        if [ "$funcstack[1]" = "_weblift" ]; then
            _weblift "$@"
        else
            compdef _weblift weblift
        fi

        """#

    private static let fishText = #"""
        # fish completion for weblift: weblift completions fish | source
        function __weblift_complete
            set -l before (commandline -opc)
            set -l current (commandline -ct)
            for line in ($before[1] __complete $before[2..-1] "$current" 2>/dev/null)
                switch $line
                    case :files
                        __fish_complete_path $current
                    case :folders
                        __fish_complete_directories $current
                    case '*'
                        echo $line
                end
            end
        end
        complete -c weblift -f -a '(__weblift_complete)'

        """#
}
