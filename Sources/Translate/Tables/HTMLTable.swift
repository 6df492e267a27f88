package import SwiftModel

/// Plain elements around components, and attributes that any element can have.
package struct HTMLTable: Sendable, Hashable {
    package enum Subject: Sendable, Hashable {
        /// `<div>`, and `<div> + flex` where its style puts children beside each other.
        case element(String, isFlex: Bool)
        /// `[style]`, `[data-*]`
        case attribute(String)
    }

    package enum Result: Sendable, Hashable {
        case view(PlainView)
        case modifier(SwiftUIMechanism)
        case skip(reason: String)
    }

    package struct Entry: Sendable, Hashable {
        package let subject: Subject
        package let result: Result
        package let source: RuleSource
    }

    package var entries: [Entry] = []

    /// A row for elements that are laid out in a line goes before others.
    package func element(_ name: String, isFlex: Bool) -> Entry? {
        let own = entries.last { $0.subject == .element(name, isFlex: isFlex) }
        return isFlex ? own ?? element(name, isFlex: false) : own
    }

    /// A row with the name goes before one with its beginning.
    package func attribute(_ name: String) -> Entry? {
        entries.last { $0.subject == .attribute(name) }
            ?? entries.last { entry in
                guard case .attribute(let pattern) = entry.subject, pattern.hasSuffix("*") else { return false }
                return name.hasPrefix(pattern.dropLast())
            }
    }
}
