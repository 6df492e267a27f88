import Core
import SwiftModel
package import Translate
package import WebModel

/// Shared by all pages that tell of it.
package final class DocumentedItem: Sendable {
    package let translation: ItemTranslation
    package let state: CoverageState
    /// nil for an item that no source lists.
    package let facts: WebFacts?
    /// The matrix says that it is there, and no source does.
    package let isImplied: Bool

    init(_ covered: CoveredItem, _ facts: WebFacts?, isImplied: Bool) {
        translation = covered.translation
        state = covered.state
        self.facts = facts
        self.isImplied = isImplied
    }

    package var item: ItemReference { translation.item }

    /// `size: "s" | "m" = 'm'`
    var signature: String { facts?.signature ?? title }

    var title: String { translation.title }

    var swiftUI: [DocumentedMember] { translation.swiftUI.map { DocumentedMember($0) } }

    var uiKit: [DocumentedMember] { translation.uiKit.map { DocumentedMember($0) } }

    var remarks: [DocumentedRemark] {
        var remarks: [DocumentedRemark] = []
        switch translation.outcome {
        // The reason of a rule is Markdown of its author; every other text may hold words of an input.
        case .skipped(let reason): remarks.append(.markdown(reason))
        case .unmapped(let reason): remarks.append(.plain(reason))
        case .translated, .adapted: break
        }
        if isImplied, translation.madeRole == nil {
            remarks.append(.plain("not in the sources; the matrix says that it is there"))
        }
        // A member may say so already, and once is enough.
        if let consumer = translation.consumer, !(swiftUI + uiKit).contains(.partOf("\(consumer)")) {
            remarks.append(.plain("part of \(consumer)"))
        }
        if state == .inert { remarks.append(.plain("nothing in the body acts on it yet")) }
        return remarks + translation.remarks.map { .plain($0) }
    }

    /// Unique in the component; letters, digits and `-`.
    var anchor: String { DocumentAnchor.text(item.kind.rawValue, item.name) }
}

package enum DocumentedRemark: Sendable, Hashable {
    case plain(String)
    case markdown(String)

    /// Capital letter and full stop, for all that is no name.
    var sentence: DocumentedRemark {
        switch self {
        case .plain(let text): .plain(Self.sentence(text))
        case .markdown(let text): .markdown(Self.sentence(text))
        }
    }

    private static func sentence(_ text: String) -> String {
        guard let last = text.last else { return text }
        let isEnded = last == "." || last == "!" || last == "?"
        return capitalized(text) + (isEnded ? "" : ".")
    }

    private static func capitalized(_ text: String) -> String {
        // Most texts begin with two letters of ASCII, and some of them with a capital one.
        let start = text.utf8.prefix(2)
        if let first = start.first, first < 0x61, start.allSatisfy({ $0 < 0x80 }) { return text }
        return text.prefix(1).uppercased() + text.dropFirst()
    }
}

/// Letters, digits, `-`, `_` and dots, for names of any characters.
enum DocumentAnchor {
    /// Unique: each byte of other characters is two digits behind a dot.
    static func text(_ kind: String, _ name: String) -> String {
        var text = Array(kind.utf8)
        text.reserveCapacity(text.count + 1 + name.utf8.count)
        text.append(UInt8(ascii: "-"))
        for byte in name.utf8 {
            if byte.isASCIILetterOrDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") {
                text.append(byte)
            } else {
                text += (byte < 16 ? ".0" : ".").utf8
                text += String(byte, radix: 16).utf8
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}

enum DocumentedMember: Equatable {
    /// `isDisabled: Bool = false`
    case code(String)
    /// Named after another item on the web.
    case partOf(String)

    init(_ member: SwiftUIMember) {
        if case .reference(let item) = member {
            self = .partOf("\(item)")
        } else {
            self = .code(member.description)
        }
    }

    init(_ member: UIKitMember) {
        if case .reference(let item) = member {
            self = .partOf("\(item)")
        } else {
            self = .code(member.description)
        }
    }
}
