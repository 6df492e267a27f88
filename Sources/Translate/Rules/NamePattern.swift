import Core
import SwiftModel

/// Name or tag: exact, with stars, or nothing but a star. A heading may name a primitive.
package struct NamePattern: Sendable {
    package enum Precision: Int, Sendable, Comparable, CaseIterable {
        case anything, primitive, glob, exact

        package static func < (left: Precision, right: Precision) -> Bool { left.rawValue < right.rawValue }
    }

    package let text: String
    package let precision: Precision
    /// Text by which an exact name is compared; empty for globs.
    let foldedName: String
    /// `combobox` of `*-combo-box`; empty where more than the last words of a tag are asked for.
    let ending: String

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
        let isEnding = text.hasPrefix("*-") && !text.utf8.dropFirst().contains(UInt8(ascii: "*"))
        ending = isEnding ? text.utf8.dropFirst(2).filter { !$0.isDash }.text : ""
    }

    /// `Toggle` means `Toggle.switch` too. The primitive stands in angle brackets, which no tag and no item has.
    package static func builtOn(_ name: String) -> NamePattern { NamePattern("<\(name)>") }

    static func headings(for primitive: NativePrimitive) -> [String] {
        let name = primitive.rawValue
        let family = name.prefix { $0 != "." }
        return family.count == name.count ? ["<\(name)>"] : ["<\(name)>", "<\(family)>"]
    }

    static func itemHeading(for primitive: NativePrimitive) -> String {
        "\(primitive.rawValue.prefix { $0 != "." }).item"
    }

    var letters: Int { text.utf8.count { $0 != UInt8(ascii: "*") } }

    var isOpen: Bool { text.hasPrefix("*") && text.hasSuffix("*") }

    /// Exact names compare without case, `-` and `_`, globs byte by byte.
    package func matches(_ name: String) -> Bool {
        switch precision {
        case .exact: foldedName == name.foldedAsName
        case .glob, .anything: Glob(text).matches(name)
        case .primitive: false
        }
    }

    /// Full tags compare as they are spelled, last words without their dashes: `*-textarea` is `x-text-area` too.
    package func matches(tag: String) -> Bool {
        switch precision {
        case .exact: text == tag
        case .glob where !ending.isEmpty: tag.lastWords.contains(ending)
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

extension String {
    /// `iconbutton` and `button` of `x-icon-button`, the longest first.
    var lastWords: [String] {
        let bytes = utf8
        return bytes.indices.filter { bytes[$0] == UInt8(ascii: "-") }
            .map { bytes[$0...].filter { !$0.isDash }.text }
    }
}

extension [UInt8] {
    fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
