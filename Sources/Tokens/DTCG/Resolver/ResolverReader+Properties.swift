import Core

extension ResolverReader {
    static let version = "2025.10"

    mutating func checkProperties() {
        let root = document.root
        for (key, value) in root.members {
            switch key {
            case "name", "description", "$schema", "$extensions", "$defs", "resolutionOrder": break
            case "version":
                guard !value.isString(Self.version) else { break }
                report("this is for version \(Self.version) of the format, and the file for another", at: value)
            case "sets", "modifiers":
                if value.kind != .object {
                    report("`\(key.text)` is an object, and not \(value.kind.withArticle)", at: value)
                }
            default: reportUnknown(key.text, at: key.location)
            }
        }
        if root["version"] == nil { report("a resolver says its `version`, which is \(Self.version)", at: root) }
    }

    mutating func checkProperties(of item: ResolverItem) {
        for (key, _) in item.members {
            switch key {
            case "$ref", "name", "type", "description", "$extensions": break
            case "sources" where item.kind == .set: break
            case "contexts" where item.kind == .modifier: break
            case "default" where item.kind == .modifier: break
            default: reportUnknown(key.text, at: key.location)
            }
        }
    }

    private mutating func reportUnknown(_ key: String, at location: SourceLocation) {
        diagnostics.warning(
            .tokensUnknownProperty,
            "\(key.quotedForMessage) is no property of a resolver and is not read",
            at: location
        )
    }
}
