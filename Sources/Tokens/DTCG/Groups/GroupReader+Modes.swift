import Core

extension GroupReader {
    /// Values for light and dark and for themes that stand beside the one for both: `"$extensions": { "mode": { "dark": … } }`, which the
    /// format does not have, and Terrazzo and plug-ins of Figma do.
    mutating func readModes(of token: TokenObject, _ draft: TokenDraft) throws(DesignTokenProblem) {
        guard let extensions = token.extensions else { return }
        for (key, value) in extensions.members {
            switch key {
            case "mode", "modes":
                guard value.kind == .object else {
                    reportUnread(key)
                    continue
                }
                for (name, value) in value.members { try readMode(name, value, draft) }
            default:
                if key.speaksOfModes, value.kind == .object {
                    reportUnread(key)
                } else if let inner = value.members.first(where: { $0.key.speaksOfModes && $0.value.kind == .object }) {
                    reportUnread(inner.key)
                }
            }
        }
    }

    private mutating func readMode(
        _ name: JSONString,
        _ value: JSONValue,
        _ draft: TokenDraft
    ) throws(DesignTokenProblem) {
        let mode = ThemeName.mode(named: name.text)
        let theme = ThemeName.theme(named: name.text)
        // `Default` states the value of the token again.
        guard mode != nil || theme != nil else {
            if reportedOnce.insert("mode \(name.text)").inserted {
                diagnostics.warning(
                    .tokensOtherTheme,
                    "values for \(name.text.quotedForMessage), which is no name of an appearance or a theme, are not read in this file",
                    at: name.location
                )
            }
            return
        }
        let content = try content(of: value, as: draft.type)
        let hold = ThemeHold(theme: theme ?? self.hold.theme, mode: mode ?? (theme == nil ? nil : self.hold.mode))
        add(declaration(draft, content, hold, at: name.location))
    }

    private mutating func reportUnread(_ key: JSONString) {
        guard reportedOnce.insert(key.text).inserted else { return }
        diagnostics.warning(
            .tokensOtherTheme,
            "\(key.text.quotedForMessage) is not read in this file: values for light and dark belong in `mode`",
            at: key.location
        )
    }

    /// A color that Tokens Studio makes lighter, darker or more transparent is not the one that is written there.
    func checkModifiers(of token: TokenObject) throws(DesignTokenProblem) {
        guard let modifier = token.extensions?["studio.tokens"]?["modify"] else { return }
        throw DesignTokenProblem(
            .tokensNotEvaluated,
            "`\(name)` is changed by Tokens Studio here; export it with its final value",
            at: modifier.keyLocation ?? modifier.location
        )
    }
}

extension JSONString {
    fileprivate var speaksOfModes: Bool {
        let key = text.lowercased()
        return key == "mode" || key.hasSuffix("modes") || key.hasSuffix(".mode") || key.contains(".mode.")
    }
}
