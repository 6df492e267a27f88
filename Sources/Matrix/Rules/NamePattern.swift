/// A name in the Web column, or a tag in a heading: exact, with stars, or nothing but a star.
package struct NamePattern: Sendable, Hashable {
    package let text: String

    package init(_ text: String) {
        self.text = text
    }

    package enum Precision: Int, Sendable, Comparable {
        case anything, glob, exact

        package static func < (left: Precision, right: Precision) -> Bool { left.rawValue < right.rawValue }
    }

    package var precision: Precision {
        text == "*" ? .anything : text.utf8.contains(UInt8(ascii: "*")) ? .glob : .exact
    }
}
