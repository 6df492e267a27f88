/// The name of an item, cleaned of code marks and of remarks in parentheses.
struct ItemName: Equatable {
    let name: String
    /// Words beside the name: `required`, `deprecated`…
    let remarks: [String]

    init?(_ text: DocsText, of kind: DocsSectionKind) {
        if kind == .slots, let name = Self.defaultSlot(text.plain) {
            self.init(name: name, remarks: [])
            return
        }
        let codes = text.codes
        guard codes.count < 2 else { return nil }
        var name = text.plain
        var remarks: [String] = []
        if let code = codes.first {
            name = code.trimmed
            let beside = text.pieces.compactMap { if case .text(let words) = $0 { words } else { nil } }.joined()
            remarks = Self.remarks(in: beside)
        } else if !kind.isMethods, kind != .internationalization, name.hasSuffix(")"),
            let open = name.firstIndex(of: "(")
        {
            remarks = Self.remarks(in: String(name[open...]))
            name = name[..<open].trimmed
        }
        if kind.isProperties, name.hasSuffix("?") {
            name.removeLast()
            remarks.append("optional")
        }
        guard Self.isValid(name, of: kind) else { return nil }
        self.init(name: name, remarks: remarks)
    }

    private init(name: String, remarks: [String]) {
        self.name = name
        self.remarks = remarks
    }

    /// The empty string for every spelling of the default slot, nil for any other name.
    private static func defaultSlot(_ text: String) -> String? {
        let bare = text.lowercased().filter { !"()*\"'".contains($0) }.trimmed
        return ["", "default", "default slot", "unnamed", "no name"].contains(bare) ? "" : nil
    }

    private static func remarks(in text: String) -> [String] {
        text.split { "(),*:".contains($0) }.map(\.trimmed).filter { !$0.isEmpty }
    }

    static func isValid(_ name: String, of kind: DocsSectionKind) -> Bool {
        switch kind {
        case .properties, .readonlyProperties, .attributes, .parameters:
            name.first != "-" && isIdentifier(name.utf8.contains(UInt8(ascii: "-")) ? name.filter { $0 != "-" } : name)
        case .slots, .events, .cssParts, .cssStates: isWord(name)
        case .cssProperties: name.hasPrefix("--") && isWord(name.dropFirst(2))
        case .types: isIdentifier(name)
        case .methods, .staticMethods, .internationalization: MethodSignature(name) != nil
        case .introduction, .usage, .dependencies: true
        }
    }

    static func isIdentifier(_ name: some StringProtocol) -> Bool {
        guard let first = name.first, !first.isWordNumber else { return false }
        return name.allSatisfy { $0.isLetterOrNumber || $0 == "_" || $0 == "$" }
    }

    private static func isWord(_ name: some StringProtocol) -> Bool {
        guard let first = name.first, first.isLetterOrNumber || first == "_" else { return false }
        return name.allSatisfy { $0.isLetterOrNumber || "_-.:".contains($0) }
    }
}
