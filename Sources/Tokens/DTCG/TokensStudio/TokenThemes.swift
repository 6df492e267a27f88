import Core

/// The themes of Tokens Studio: which sets make up light, and which dark.
struct TokenThemes {
    private struct Theme {
        let mode: TokenMode?
        let name: String
        let group: String
        let sets: Set<String>
    }

    private let themes: [Theme]

    /// - Parameter value: A list, or an object by the ids of the themes.
    init(_ value: JSONValue?) {
        let values = value.map { $0.kind == .object ? $0.members.map(\.value) : Array($0.elements) } ?? []
        themes = values.map { theme in
            let sets = theme["selectedTokenSets"]?.members.compactMap {
                $0.value.isString("disabled") ? nil : $0.key.text
            }
            return Theme(
                mode: theme["name"]?.string.flatMap { ThemeName.mode(named: $0) },
                name: theme["name"]?.string ?? "",
                group: theme["group"]?.string ?? "",
                sets: Set(sets ?? [])
            )
        }
    }

    enum Place: Equatable {
        case everywhere
        case mode(TokenMode)
        /// Themes only, none of which is light, dark or the first of its group.
        case themes([String])
        /// Themes only, none with a name that says anything.
        case elsewhere
        case nowhere
    }

    func place(of set: String) -> Place {
        let ownMode = ThemeName.mode(named: set.split(separator: "/").last.map(String.init) ?? set)
        guard !themes.isEmpty else { return ownMode.map(Place.mode) ?? .everywhere }
        let users = themes.filter { $0.sets.contains(set) }
        guard !users.isEmpty else { return .nowhere }
        if users.contains(where: isGeneral) { return ownMode.map(Place.mode) ?? .everywhere }
        let modes = Set(users.compactMap(\.mode))
        if modes.isEmpty {
            let names = users.compactMap { ThemeName.theme(named: $0.name) }
            return names.isEmpty ? .elsewhere : .themes(Set(names).sorted())
        }
        let allModes = Set(themes.compactMap(\.mode))
        guard modes != allModes, let mode = modes.first else { return .everywhere }
        return .mode(mode)
    }

    /// Whether a theme has nothing to do with light and dark, and is the theme of its group that is read.
    private func isGeneral(_ theme: Theme) -> Bool {
        let rivals = themes.filter { $0.group == theme.group }
        return rivals.allSatisfy { $0.mode == nil } && rivals.first?.sets == theme.sets
    }
}
