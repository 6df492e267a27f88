import SourceText

/// A name in the Web column, or a tag in a heading: exact, with stars, or nothing but a star.
package struct NamePattern: Sendable {
    package enum Precision: Int, Sendable, Comparable, CaseIterable {
        case anything, glob, exact

        package static func < (left: Precision, right: Precision) -> Bool { left.rawValue < right.rawValue }
    }

    package let text: String
    package let precision: Precision
    /// What an exact name is compared by; the empty string for all others.
    let foldedName: String

    package init(_ text: String) {
        self.text = text
        precision = text == "*" ? .anything : text.utf8.contains(UInt8(ascii: "*")) ? .glob : .exact
        foldedName = precision == .exact ? text.foldedAsName : ""
    }

    /// How much of a name a glob spells out.
    var letters: Int { text.utf8.count { $0 != UInt8(ascii: "*") } }

    /// Whether an item of this name is meant: an exact name compares without case, `-` and `_`, a glob byte by byte.
    package func matches(_ name: String) -> Bool {
        precision == .exact ? foldedName == name.foldedAsName : Glob(text).matches(name)
    }

    /// Whether a component of this tag is meant. Tags compare as they are spelled: `x-text-area` is not `x-textarea`.
    package func matches(tag: String) -> Bool {
        precision == .exact ? text == tag : Glob(text).matches(tag)
    }
}

extension NamePattern: Hashable {
    package static func == (left: NamePattern, right: NamePattern) -> Bool { left.text == right.text }

    package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
