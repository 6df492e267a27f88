import Core

struct TokenSetsReader {
    let document: TokenDocument
    let dialect: TokenDialect
    let limit: Int
    private(set) var diagnostics = DiagnosticBag()
    private(set) var composition = TokenComposition()

    var declarations: [TokenDeclaration] { composition.result }

    mutating func read() {
        let themes = TokenThemes(document.root["$themes"])
        var remaining = limit
        for set in orderedSets() {
            let holds: [ThemeHold]
            switch themes.place(of: set.key.text) {
            case .everywhere: holds = [document.file.hold]
            case .mode(let own): holds = [ThemeHold(theme: document.file.hold.theme, mode: own)]
            case .themes(let names): holds = names.map { ThemeHold(theme: $0, mode: document.file.mode) }
            case .elsewhere:
                reportUnread(set.key, "is only in themes whose names say nothing")
                continue
            case .nowhere:
                reportUnread(set.key, "is in no theme")
                continue
            }
            for (place, hold) in holds.enumerated() {
                // Diagnostics of a set are reported once, not again for each theme.
                var again = DiagnosticBag()
                let declarations = GroupReader.read(
                    set.value,
                    dialect,
                    layer: document.file.layer,
                    hold: hold,
                    limit: remaining,
                    into: &again
                )
                if place == 0 { diagnostics.add(contentsOf: again) }
                remaining -= declarations.count
                composition.add(declarations)
            }
        }
        if declarations.isEmpty {
            diagnostics.warning(.tokensNothing, "no token is read from this file", at: .start(of: document.path))
        }
    }

    private mutating func orderedSets() -> [(key: JSONString, value: JSONValue)] {
        var sets: [(key: JSONString, value: JSONValue)] = []
        for (key, value) in document.root.members where !key.beginsWithDollar {
            if value.kind == .object {
                sets.append((key, value))
            } else {
                let message = "\(key.text.quotedForMessage) is \(value.kind.withArticle): a set is an object"
                diagnostics.warning(.tokensStructure, message, at: key.location)
            }
        }
        var ranks: [String: Int] = [:]
        if let order = document.root["$metadata"]?["tokenSetOrder"] {
            for (rank, name) in order.elements.enumerated() { ranks[name.string ?? ""] = rank }
        }
        let ranked = sets.enumerated().sorted { left, right in
            let leftRank = ranks[left.element.key.text] ?? .max
            let rightRank = ranks[right.element.key.text] ?? .max
            return (leftRank, left.offset) < (rightRank, right.offset)
        }
        return ranked.map(\.element)
    }

    private mutating func reportUnread(_ key: JSONString, _ reason: String) {
        diagnostics.warning(
            .tokensOtherTheme,
            "the set \(key.text.quotedForMessage) \(reason) and is not read",
            at: key.location
        )
    }
}
