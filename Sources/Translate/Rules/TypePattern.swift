package import WebModel

package enum TypePattern: Sendable, Hashable {
    case kind(Kind)
    /// `Padding`, as the source spells it: an alias, or a name that was not resolved.
    case alias(String)

    package enum Kind: String, Sendable, Hashable, CaseIterable {
        case boolean, string, number, integer
        case enumeration = "enum"
        case array, object, function, date
        /// An element of the page, or a component of the library.
        case element
        /// Type of any kind, also one that no source tells.
        case any
    }
}

extension TypePattern {
    var conditionCount: Int {
        switch self {
        case .kind(.any): 0
        case .kind: 1
        case .alias: 2
        }
    }
}

extension TypePattern {
    /// Optionality makes no difference. `classNames` are the classes of the library's components.
    package func matches(_ type: WebType?, classNames: Set<String> = []) -> Bool {
        switch self {
        case .kind(.any): true
        case .kind(let kind): type.map { kind.matches($0, classNames: classNames) } ?? false
        case .alias(let name): type.map { $0.alias == name || $0.shape.isReference(to: name) } ?? false
        }
    }
}

extension TypePattern.Kind {
    fileprivate func matches(_ type: WebType, classNames: Set<String>) -> Bool {
        switch (self, type.shape) {
        case (.boolean, .keyword(.boolean)), (.boolean, .literal(.boolean)): true
        case (.number, .keyword(.number)), (.number, .keyword(.bigint)): true
        case (.function, .function), (.any, _): true
        case (.string, let shape): shape.isString
        case (.integer, let shape): shape.isInteger
        case (.enumeration, let shape): shape.isEnumeration || shape.isEnumerationOrFalse
        case (.element, _): ElementTypes.contain(type, classNames: classNames)
        // An element is the page's, and so is a list of elements, under any further meaning of its name: only `element`
        // means it.
        case (.array, .array), (.array, .tuple), (.object, .object), (.object, .keyword(.object)),
            (.object, .reference("Record", _)), (.object, .reference("Map", _)):
            !ElementTypes.contain(type, classNames: classNames)
        case (.date, let shape): shape.isDate && !ElementTypes.contain(type, classNames: classNames)
        case (.boolean, _), (.number, _), (.function, _), (.array, _), (.object, _): false
        }
    }
}

extension WebType.Shape {
    func isReference(to name: String) -> Bool {
        if case .reference(name, _) = self { true } else { false }
    }

    /// `"auto" | string` counts as well.
    fileprivate var isString: Bool {
        guard case .union(let members) = self else { return isOpenString }
        var hasOpenString = false
        for member in members {
            if member.shape.isOpenString {
                hasOpenString = true
            } else if !member.shape.isEnumeration {
                return false
            }
        }
        return hasOpenString
    }

    private var isOpenString: Bool {
        switch self {
        case .keyword(.string), .named(.template, _): true
        default: false
        }
    }

    fileprivate var isInteger: Bool {
        switch self {
        case .literal(.number(let text)): Self.isInteger(text)
        case .literal(.bigint): true
        case .union(let members): !members.isEmpty && members.allSatisfy(\.shape.isInteger)
        default: false
        }
    }

    /// `-1`, `1_000`, `0xFF`; not `1.0` and `1e3`, which could be fractions.
    private static func isInteger(_ text: String) -> Bool {
        var digits = Substring(text).utf8
        if digits.first == UInt8(ascii: "-") || digits.first == UInt8(ascii: "+") { digits.removeFirst() }
        let marker = digits.first == UInt8(ascii: "0") ? digits.dropFirst().first.map { $0 | 0x20 } : nil
        if marker == UInt8(ascii: "x") || marker == UInt8(ascii: "o") || marker == UInt8(ascii: "b") {
            return digits.count > 2
        }
        return !digits.isEmpty
            && digits.allSatisfy { ($0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9")) || $0 == UInt8(ascii: "_") }
    }

    fileprivate var isEnumeration: Bool {
        switch self {
        case .enumeration, .literal(.string): true
        default: false
        }
    }

    /// `false` is none of the words.
    fileprivate var isEnumerationOrFalse: Bool {
        guard case .union(let members) = self else { return false }
        return members.contains { $0.shape.isEnumeration }
            && members.allSatisfy { $0.shape.isEnumeration || $0.shape == .literal(.boolean(false)) }
    }

    fileprivate var isDate: Bool {
        if case .union(let members) = self { return members.contains { $0.shape.isReference(to: "Date") } }
        return isReference(to: "Date")
    }
}
