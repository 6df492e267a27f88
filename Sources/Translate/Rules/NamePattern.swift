import Core
import SwiftModel

/// A name in the Web column, or a tag in a heading: exact, with stars, or nothing but a star. A heading may also name
/// the primitive that components are built on.
package struct NamePattern: Sendable {
    package enum Precision: Int, Sendable, Comparable, CaseIterable {
        case anything, primitive, glob, exact

        package static func < (left: Precision, right: Precision) -> Bool { left.rawValue < right.rawValue }
    }

    package let text: String
    package let precision: Precision
    /// Text by which an exact name is compared; the empty string for all others.
    let foldedName: String

    package init(_ text: String) {
        self.text = text
        precision =
            if text == "*" {
                .anything
            } else if text.hasPrefix("<") {
                .primitive
            } else {
                text.utf8.contains(UInt8(ascii: "*")) ? .glob : .exact
            }
        foldedName = precision == .exact ? text.foldedAsName : ""
    }

    /// Makes the pattern of all components that are built on a primitive, or on one of its forms: `Toggle` means
    /// `Toggle.switch` too.
    ///
    /// The primitive stands in angle brackets, which no tag and no item has in its name.
    package static func builtOn(_ name: String) -> NamePattern {
        NamePattern("<\(name)>")
    }

    /// Lists the headings for a component that is built on a primitive.
    static func headings(for primitive: NativePrimitive) -> [String] {
        let name = primitive.rawValue
        let family = name.prefix { $0 != "." }
        return family.count == name.count ? ["<\(name)>"] : ["<\(name)>", "<\(family)>"]
    }

    /// Spells the heading for all data of components that are built on a primitive, in any of its forms.
    static func itemHeading(for primitive: NativePrimitive) -> String {
        "\(primitive.rawValue.prefix { $0 != "." }).item"
    }

    /// Number of letters of a name that a glob spells out.
    var letters: Int { text.utf8.count { $0 != UInt8(ascii: "*") } }

    /// Whether it leaves both the beginning and the end of a name open.
    var isOpen: Bool { text.hasPrefix("*") && text.hasSuffix("*") }

    /// Whether an item of this name is meant: an exact name compares without case, `-` and `_`, a glob byte by byte.
    package func matches(_ name: String) -> Bool {
        switch precision {
        case .exact: foldedName == name.foldedAsName
        case .glob, .anything: Glob(text).matches(name)
        case .primitive: false
        }
    }

    /// Whether a component of this tag is meant. Tags compare as they are spelled: `x-text-area` is not `x-textarea`.
    package func matches(tag: String) -> Bool {
        switch precision {
        case .exact: text == tag
        case .glob, .anything: Glob(text).matches(tag)
        case .primitive: false
        }
    }

    func matches(_ component: ComponentSurface) -> Bool {
        precision == .primitive ? component.primitiveHeadings.contains(text) : matches(tag: component.tag)
    }
}

extension NamePattern: Hashable {
    package static func == (left: NamePattern, right: NamePattern) -> Bool { left.text == right.text }

    package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
