import Core

extension GroupReader {
    /// Takes a step down, if there can be one of this name.
    mutating func enter(_ key: JSONString) -> Bool {
        if key == "$root" {
            path.appendRoot()
            return true
        }
        if let character = forbiddenCharacter(in: key) {
            let message = "\(key.text.quotedForMessage) can't be the name of a token or group: \(character)"
            diagnostics.warning(.tokensName, message, at: key.location)
            return false
        }
        guard path.depth < DesignTokenLimits.groupDepth else {
            let message =
                "groups are nested deeper than \(DesignTokenLimits.groupDepth) levels; the rest of this one is not read"
            diagnostics.warning(.tokensTooDeep, message, at: key.location)
            return false
        }
        key.withUTF8 { path.append($0) }
        guard path.length <= DesignTokenLimits.nameLength else {
            let message =
                "the path down to here is longer than \(DesignTokenLimits.nameLength) bytes and can't be a name"
            diagnostics.warning(.tokensLimit, message, at: key.location)
            return false
        }
        return true
    }

    /// Finds a fault that no name may have, because an alias could not be written with it.
    private func forbiddenCharacter(in key: JSONString) -> String? {
        key.withUTF8 { bytes in
            if bytes.isEmpty { return "it is empty" }
            if bytes.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) { return "it has a brace" }
            return !dialect.isLoose && bytes.contains(UInt8(ascii: ".")) ? "it has a period" : nil
        }
    }
}
