import Core
import SwiftModel

/// Part of a file that others of its module can see: no comments, bodies, or private functions and computed properties.
///
/// A right file stays right while it and this part of all others are the same: the compiler checks a body by visible
/// declarations alone. Code that is not plainly such a body stays, also closures of initial values, for types are
/// inferred from them.
struct VisibleSource {
    private let source: SwiftTokens
    private var kept: [Int] = []

    static func hash(of bytes: [UInt8]) -> ContentHash {
        // Text without sound tokens is taken as it is. So is a file with bodies that the compiler puts into others.
        guard let source = try? SwiftTokens(bytes) else { return ContentHash(of: bytes) }
        var visible = VisibleSource(source: source)
        guard visible.readAll() else { return ContentHash(of: bytes) }
        return ContentHash(of: visible.text)
    }

    private var text: [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(source.bytes.count)
        var last: Int?
        for index in kept {
            let token = source.tokens[index]
            if last == nil || last == source.partners[index] {
                // White space before the first token and between two braces is no matter.
            } else if token.isBehindNewline {
                text.append(UInt8(ascii: "\n"))
            } else if token.isBehindSpace {
                text.append(UInt8(ascii: " "))
            }
            text += source.bytes[token.range]
            last = index
        }
        return text
    }

    // MARK: Reading

    private static let inlined: Set<String> = ["inlinable", "_transparent", "_alwaysEmitIntoClient", "inline"]

    private mutating func readAll() -> Bool {
        var index = 0
        while index < source.tokens.count {
            if source.kind(index) == .at, Self.inlined.contains(source.word(index + 1)) { return false }
            index = read(at: index)
        }
        return true
    }

    /// Returns where to go on.
    private mutating func read(at index: Int) -> Int {
        guard source.kind(index) == .word, index == 0 || source.kind(index - 1) != .dot else {
            kept.append(index)
            return index + 1
        }
        switch source.word(index) {
        case "private":
            if let end = endOfPrivateDeclaration(at: index), removeAttributes() { return end }
        case "func", "init":
            if let body = functionBody(behind: index) { return keep(from: index, leavingOut: body) }
        case "var":
            if let body = getter(behind: index) { return keep(from: index, leavingOut: body) }
        default: break
        }
        kept.append(index)
        return index + 1
    }

    private mutating func keep(from index: Int, leavingOut opening: Int) -> Int {
        kept += index...opening
        return source.partners[opening]
    }

    /// nil for declarations that others may see something of: a stored property decides its type's conformances.
    private func endOfPrivateDeclaration(at index: Int) -> Int? {
        var position = index + 1
        while Self.modifiers.contains(source.word(position)) { position += 1 }
        let opening =
            switch source.word(position) {
            case "func": functionBody(behind: position)
            case "var": getter(behind: position)
            default: nil as Int?
            }
        return opening.map { source.partners[$0] + 1 }
    }

    private static let modifiers: Set<String> = ["static", "final", "mutating", "nonmutating", "nonisolated"]

    /// False where one of them may make something that others see.
    private mutating func removeAttributes() -> Bool {
        var rest = kept
        while let last = rest.last {
            let name = source.kind(last) == .close ? source.partners[last] - 1 : last
            guard name > 0, source.kind(name) == .word, source.kind(name - 1) == .at else { break }
            guard Self.plainAttributes.contains(source.word(name)) else { return false }
            rest.removeLast(last - name + 2)
        }
        kept = rest
        return true
    }

    private static let plainAttributes: Set<String> = ["ViewBuilder", "MainActor", "discardableResult", "available"]

    // MARK: Bodies

    /// A declaration that ends before a body has none.
    private static let declarations: Set<String> = [
        "var", "let", "func", "init", "deinit", "subscript", "case", "struct", "class", "enum", "actor", "protocol",
        "extension", "typealias", "associatedtype", "import", "operator", "precedencegroup", "macro",
    ]

    /// nil where there is none, or where it is not plain.
    private func functionBody(behind index: Int) -> Int? {
        // Names behind `func` can be any word or operator.
        body(from: source.word(index) == "func" ? index + 2 : index + 1)
    }

    private func getter(behind index: Int) -> Int? {
        guard source.kind(index + 1) == .word, source.kind(index + 2) == .colon, let opening = body(from: index + 3)
        else {
            return nil
        }
        let first = opening + 1
        guard source.kind(first) != .at, !Self.accessors.contains(source.word(first)) else { return nil }
        return opening
    }

    /// `get` and `set` of a protocol have no bodies.
    private static let accessors: Set<String> = [
        "get", "set", "willSet", "didSet", "init", "mutating", "nonmutating", "_read", "_modify", "read", "modify",
        "unsafeAddress", "unsafeMutableAddress", "nonisolated", "borrowing", "consuming", "borrow", "mutate",
        "yielding",
        "isolated", "consume",
    ]

    private func body(from index: Int) -> Int? {
        var position = index
        while let kind = source.kind(position) {
            switch kind {
            case .open:
                if source.isSign(position, "{") { return position }
                position = source.partners[position]
            case .close, .semicolon, .at, .hashWord, .directive: return nil
            case .operator where source.word(position) == "=": return nil
            case .word where Self.declarations.contains(source.word(position)): return nil
            default: break
            }
            position += 1
        }
        return nil
    }
}
