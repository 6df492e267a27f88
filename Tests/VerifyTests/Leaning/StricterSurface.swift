import Foundation
import SwiftModel

@testable import Verify

/// A surface in which some declarations ask for more than they do: for an iOS that nobody has, or for the main actor.
struct StricterSurface {
    enum Strictness: String, CaseIterable, Sendable {
        case availability, isolation
    }

    let text: SurfaceText
    /// How many declarations ask for more.
    private(set) var count = 0

    /// `lenient` are the names of the symbols that stay as they are.
    init(
        _ surface: SurfaceText,
        _ symbols: [SurfaceSymbol],
        lenient: Set<String>,
        in isStricter: (String) -> Bool,
        _ strictness: Strictness
    ) {
        let byPath = Dictionary(grouping: symbols) { $0.path }
        let classes = Set(
            symbols.filter { $0.declaration.text.hasPrefix("class ") }.flatMap { $0.path.split(separator: "/") }
                .map(String.init)
        )
        var count = 0
        let files = surface.modules.flatMap { module in
            module.files.map { file -> (module: String, file: SurfaceText.File) in
                guard isStricter(module.name) else { return (module.name, file) }
                let (text, changed) = Self.changed(file.text, byPath, lenient, classes, strictness)
                count += changed
                return (module.name, SurfaceText.File(path: file.path, text: text, isOwn: file.isOwn))
            }
        }
        text = SurfaceText(files)
        self.count = count
    }

    private static func changed(
        _ text: String,
        _ symbols: [String: [SurfaceSymbol]],
        _ lenient: Set<String>,
        _ classes: Set<String>,
        _ strictness: Strictness
    ) -> (String, Int) {
        let bytes = Array(text.utf8)
        guard let declarations = try? SwiftDeclarations(bytes) else { return (text, 0) }
        let candidates = declarations.all.filter { strictness == .availability || canBeIsolated($0, besides: classes) }
        let byLine = Dictionary(grouping: candidates) { declaration in
            bytes[..<declaration.offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        }
        // Cases can share a line.
        let lines = byLine.filter { $0.value.allSatisfy { isOpen($0, bytes, symbols, lenient) } }.keys
        var result = bytes
        for start in lines.sorted(by: >) {
            let column = bytes[start...].firstIndex { $0 != UInt8(ascii: " ") } ?? start
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            let line = String(decoding: bytes[column..<end], as: UTF8.self)
            switch strictness {
            case .availability: result.replaceSubrange(column..<column, with: Array("@available(iOS 99, *) ".utf8))
            case .isolation:
                guard !line.contains("@MainActor"), !line.contains("nonisolated(unsafe)")
                else { continue }
                // Default arguments of the surface itself may go on using it: that is a warning then, here as there.
                let attribute = line.contains("@preconcurrency") ? "@MainActor " : "@MainActor @preconcurrency "
                let stricter = attribute + line.replacing("nonisolated ", with: "")
                result.replaceSubrange(column..<end, with: Array(stricter.utf8))
            }
        }
        return (String(decoding: result, as: UTF8.self), lines.count)
    }

    /// Types, cases and aliases have no isolation that would change who may use them, and the members of classes that of what they
    /// override.
    private static func canBeIsolated(_ declaration: SwiftDeclaration, besides classes: Set<String>) -> Bool {
        switch declaration.kind {
        case .initializer, .function, .property: classes.isDisjoint(with: declaration.scope)
        case .type, .extension, .enumCase, .alias: false
        }
    }

    /// Whether a declaration is one that may ask for more: all of its symbols are, or the one that is written as it is.
    private static func isOpen(
        _ declaration: SwiftDeclaration,
        _ bytes: [UInt8],
        _ symbols: [String: [SurfaceSymbol]],
        _ lenient: Set<String>
    ) -> Bool {
        guard declaration.kind != .extension else { return false }
        let labels = declaration.parameters.map { ($0.label ?? "_") + ":" }.joined()
        let isCall = declaration.kind == .function || declaration.kind == .initializer
        let hasLabels = isCall || declaration.kind == .enumCase && !declaration.parameters.isEmpty
        let name = declaration.name + (hasLabels ? "(\(labels))" : "")
        let candidates = symbols[(declaration.scope + [name]).joined(separator: "/")] ?? []
        guard !candidates.isEmpty else { return false }
        if candidates.allSatisfy({ lenient.contains($0.name) }) { return false }
        if candidates.allSatisfy({ !lenient.contains($0.name) }) { return true }
        // Of overloads, the one whose text stands there.
        let end = min(bytes.count, declaration.offset + 2_000)
        let written = String(decoding: bytes[declaration.offset..<end], as: UTF8.self).filter { !$0.isWhitespace }
        let same = candidates.filter { symbol in
            let text = symbol.declaration.text.filter { !$0.isWhitespace }
            guard let name = text.range(of: declaration.name) else { return false }
            return written.contains(text[name.lowerBound...].prefix { $0 != "{" })
        }
        return !same.isEmpty && same.allSatisfy { !lenient.contains($0.name) }
    }
}
