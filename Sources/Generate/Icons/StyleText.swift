/// References of a piece of CSS in an SVG. It is not read as CSS: everything that could be a reference must be one to a
/// part of the file, and nothing may be written so that one has to read CSS to see it.
enum StyleText {
    enum Finding: Sendable, Hashable {
        case elsewhere, embedded, disguised, filter
    }

    static func findings(in text: String) -> [Finding] {
        let lower = text.lowercased()
        var findings: [Finding] = []
        if lower.utf8.contains(UInt8(ascii: "\\")) { findings.append(.disguised) }
        if lower.containsText("@import") || lower.containsText("@namespace") || lower.containsText("src(")
            || lower.containsText("image-set(") || lower.containsText("image(")
        {
            findings.append(.elsewhere)
        }
        if declaresFilter(lower) { findings.append(.filter) }
        for finding in links(in: text) where !findings.contains(finding) { findings.append(finding) }
        return findings
    }

    /// Classifies the targets of `url(…)`. An attribute such as `fill` has nothing else that leads anywhere.
    static func links(in text: String) -> [Finding] {
        guard text.utf8.contains(UInt8(ascii: "(")) else { return [] }
        if text.utf8.contains(UInt8(ascii: "\\")) { return [.disguised] }
        var findings: [Finding] = []
        for target in targets(in: text) {
            let finding: Finding? =
                if target.hasPrefix("#") { target.contains("(") ? .disguised : nil } else {
                    target.lowercased().hasPrefix("data:") ? .embedded : .elsewhere
                }
            if let finding, !findings.contains(finding) { findings.append(finding) }
        }
        return findings
    }

    /// Finds the text between the brackets of each `url(…)`, without quotes. Each byte is in one of them at most.
    static func targets(in text: String) -> [String] {
        var targets: [String] = []
        var rest = Array(text.utf8)[...]
        while let bracket = rest.firstIndex(of: UInt8(ascii: "(")) {
            let word = rest[..<bracket].suffix(3)
            rest = rest[(bracket + 1)...]
            guard String(decoding: word, as: UTF8.self).lowercased() == "url" else { continue }
            let inside = rest.prefix { $0 != UInt8(ascii: ")") }
            rest = rest[inside.endIndex...]
            targets.append(String(decoding: inside, as: UTF8.self).withoutSpace.trimmingQuotes)
        }
        return targets
    }

    /// `filter: blur(2px)`, and not `filter: none`.
    private static func declaresFilter(_ lower: String) -> Bool {
        lower.split { $0 == ";" || $0 == "{" || $0 == "}" }.contains { declaration in
            let parts = declaration.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { return false }
            let name = String(parts[0]).withoutSpace
            return (name == "filter" || name.hasSuffix("-filter")) && String(parts[1]).withoutSpace != "none"
        }
    }
}

extension String {
    /// Text without white space and controls at both ends, which browsers pass over in addresses.
    var withoutSpace: String {
        let scalars = unicodeScalars
        guard let first = scalars.firstIndex(where: { $0.value > 0x20 }),
            let last = scalars.lastIndex(where: { $0.value > 0x20 })
        else { return "" }
        return String(scalars[first...last])
    }

    fileprivate var trimmingQuotes: String {
        guard let first, first == "\"" || first == "'" else { return self }
        return String(dropFirst().prefix { $0 != first }).withoutSpace
    }

    fileprivate func containsText(_ text: String) -> Bool {
        var rest = utf8[...]
        let wanted = Array(text.utf8)
        while let start = rest.firstIndex(of: wanted[0]) {
            if rest[start...].starts(with: wanted) { return true }
            rest = rest[rest.index(after: start)...]
        }
        return false
    }
}
