import Core
import WebModel

/// `readonly value, checked: boolean? + @change + #label`
enum ItemPatternParser {
    /// `section` is for messages.
    static func parse(_ text: String, of kinds: [ItemKind], in section: String) throws(TextProblem) -> ItemPattern {
        var scanner = TextScanner(text)
        scanner.skipBlanks()
        let start = scanner.index
        let isReadonly = skipReadonly(&scanner)
        let names = try ItemNameParser.parseList(&scanner)
        let kind = try kind(of: names, among: kinds, in: section)
        if isReadonly, kind != .property {
            throw TextProblem(.matrixPattern, "only a property can be readonly", at: start)
        }
        var type = TypePattern.kind(.any)
        var isOptional = false
        if scanner.skip(":") {
            let colon = scanner.index - 1
            guard kind == .property || kind == .event else {
                throw TextProblem(.matrixPattern, "only properties and events have a type", at: colon)
            }
            scanner.skipBlanks()
            let typeStart = scanner.index
            let word = scanner.take { $0 != UInt8(ascii: "+") }.withoutBlanks
            (type, isOptional) = try TypePatternParser.parse(word, at: typeStart)
        }
        var conditions: [[ItemReference]] = []
        while scanner.skip("+") { conditions.append(try condition(&scanner)) }
        guard scanner.isAtEnd else {
            if names.count > 1, let last = names.last, last.item.name == "readonly" {
                let message = "`readonly` stands once, before all names of the pattern"
                throw TextProblem(.matrixPattern, message, at: last.offset)
            }
            throw unexpected(scanner)
        }
        return ItemPattern(
            kind: kind,
            names: names.map { NamePattern($0.item.name) },
            type: type,
            isOptionalOnly: isOptional,
            isReadonlyOnly: isReadonly,
            conditions: conditions
        )
    }

    /// Leaves properties of that name: `readonly: boolean`, `readonly, disabled`.
    private static func skipReadonly(_ scanner: inout TextScanner) -> Bool {
        var ahead = scanner
        guard ahead.skip(word: "readonly"), ahead.next == 0x20 else { return false }
        ahead.skipBlanks()
        switch ahead.next {
        case nil, UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "+"):
            // `readonly ::part(base)` is meant as the word, which is an error of its own.
            guard ahead.startsWith("::") || ahead.startsWith(":state(") else { return false }
        default: break
        }
        scanner = ahead
        return true
    }

    private static func kind(
        of names: [ItemNameParser.Found],
        among kinds: [ItemKind],
        in section: String
    ) throws(TextProblem) -> ItemKind {
        let first = names[0].item.kind
        for name in names where name.item.kind != first || !kinds.contains(first) {
            let meant = kinds.contains(first) ? first : kinds.first
            let suggestion = meant.map { ItemReference($0, respelled(name.item.name, as: $0)).description }
            let message =
                kinds.contains(first)
                ? "all names before a colon or plus are of one kind, and “\(name.item)” is \(article(name.item.kind))"
                : "“\(name.item)” is \(article(name.item.kind)), which does not belong below \(code: section)"
            throw TextProblem(.matrixPattern, message, at: name.offset, suggestion: suggestion)
        }
        return first
    }

    private static func respelled(_ name: String, as kind: ItemKind) -> String {
        var plain = name
        while plain.hasPrefix("-") { plain.removeFirst() }
        return kind == .cssProperty ? "--\(plain)" : plain
    }

    private static func condition(_ scanner: inout TextScanner) throws(TextProblem) -> [ItemReference] {
        let items = try ItemNameParser.parseList(&scanner, mayHaveHoles: true)
        for item in items where item.isGlob {
            throw TextProblem(.matrixPattern, "a condition names its items exactly, without stars", at: item.offset)
        }
        return items.map(\.item)
    }

    private static func unexpected(_ scanner: TextScanner) -> TextProblem {
        scanner.next == UInt8(ascii: ":")
            ? TextProblem(.matrixPattern, "a condition has no type", at: scanner.index)
            : TextProblem(
                .matrixPattern,
                "“\(scanner.character)” is not understood here; names are separated by commas, conditions begin with `+`",
                at: scanner.index
            )
    }

    private static func article(_ kind: ItemKind) -> String {
        switch kind {
        case .property: "a property"
        case .slot: "a slot"
        case .event: "an event"
        case .method: "a method"
        case .cssPart: "a CSS part"
        case .cssProperty: "a CSS property"
        case .cssState: "a CSS state"
        case .text: "a text"
        }
    }
}

/// `boolean`, `enum?`, `Padding`
enum TypePatternParser {
    static func parse(_ text: String, at offset: Int) throws(TextProblem) -> (type: TypePattern, isOptional: Bool) {
        let isOptional = text.hasSuffix("?")
        let word = (isOptional ? String(text.dropLast()) : text).withoutBlanks
        if let kind = TypePattern.Kind(rawValue: word) { return (.kind(kind), isOptional) }
        if isAlias(word) { return (.alias(word), isOptional) }
        guard !word.isEmpty else {
            throw TextProblem(.matrixPattern, "the type behind the colon is missing", at: offset)
        }
        if word.utf8.contains(UInt8(ascii: ",")) {
            let message = "one type is expected; a further pattern is a code span of its own"
            throw TextProblem(.matrixPattern, message, at: offset)
        }
        throw TextProblem(
            .matrixPattern,
            "“\(word)” is no type of patterns: those are \(known.joined(separator: ", ")), and names of aliases",
            at: offset,
            suggestion: suggestion(for: word)
        )
    }

    private static var known: [String] { TypePattern.Kind.allCases.map(\.rawValue) }

    /// Takes the word that the text begins, too: `bool`, `int`, `func`.
    private static func suggestion(for word: String) -> String? {
        if let near = NearestName.of(word, among: known) { return near }
        let longer = word.utf8.count < 3 ? [] : known.filter { $0.hasPrefix(word.lowercased()) }
        return longer.count == 1 ? longer.first : nil
    }

    /// `Padding`, `Intl.Locale`.
    private static func isAlias(_ word: String) -> Bool {
        guard let first = word.unicodeScalars.first, first.properties.isUppercase,
            !word.utf8.contains(UInt8(ascii: "*"))
        else { return false }
        return !word.hasSuffix(".") && word.utf8.allSatisfy { $0 != UInt8(ascii: "-") && ItemNameParser.isNameByte($0) }
    }
}
