import Core
import SwiftModel
import TestSupport
import WebModel

@testable import Releases
@testable import Verify

/// Releases of libraries as generated code without shims, and the lines that their comparisons show.
struct SuggestedPackage {
    /// Who writes the lines, as a module: the release that it imports, and which lines.
    private enum Caller: String, CaseIterable {
        case beforeWithOld, beforeWithNew, afterWithNew

        var release: String { self == .beforeWithOld ? "Former" : "Current" }
    }

    /// Code of one of several comparisons as only this comparison names it.
    typealias Naming = @Sendable (String) -> String

    private(set) var lines = SuggestedLines()
    private var files: [String: String] = [:]
    /// The errors of each line, by who writes it.
    private var errors: [Caller: [String: [String]]] = [:]
    /// To the generated code itself, and what was not checked.
    private(set) var package: [String] = []

    init(_ pair: ReleasePair) async throws {
        add(pair.libraries) { $0 }
        try await check(as: "suggested-\(pair.name)")
    }

    init(_ examples: [SuggestedExample], as name: String) async throws {
        for example in examples { add(example.libraries, example.name) }
        try await check(as: "suggested-\(name)")
    }

    // MARK: Answers

    /// What was written does not compile with the release that it was written for.
    var uncallable: [String] { messages(.beforeWithOld, lines.before) }

    /// What is to be written does not compile.
    var wrong: [String] { messages(.afterWithNew, lines.after) }

    /// What is told to compile as before does not.
    var missed: [String] { messages(.beforeWithNew, lines.kept) }

    /// What is told to break compiles as before.
    var harmless: [String] { lines.broken.filter { errors[.beforeWithNew]?[$0] == nil }.sorted() }

    private func messages(_ caller: Caller, _ lines: Set<String>) -> [String] {
        lines.compactMap { line in
            errors[caller]?[line].map { "\(line): \($0.joined(separator: "; "))" }
        }
        .sorted()
    }

    // MARK: The files

    private mutating func add(_ libraries: (old: Library, new: Library), _ name: Naming) {
        let (old, new) = libraries
        let release = BridgedRelease(from: old, to: new, until: SemanticVersion(99, 0, 0))
        lines.add(Compared.changes(from: old, to: new).changes, named: name)
        add(release.before, old, "Former", name)
        add(release.after, new, "Current", name)
    }

    private mutating func add(_ swift: SwiftLibrary, _ library: Library, _ module: String, _ name: Naming) {
        for (path, bytes) in RenderedRelease.files(swift, library, nil, module: module) {
            let text = String(decoding: bytes, as: UTF8.self)
            let isShared = path.contains("/Support/")
            files[isShared ? path : name(path)] = isShared ? text : name(text)
        }
    }

    private func written(by caller: Caller) -> [String] {
        (caller == .afterWithNew ? lines.after : lines.before).sorted()
    }

    /// With a type of the app's own, which stands for the values of a table.
    private static func head(_ release: String) -> [String] {
        [
            "import Foundation", "import SwiftUI", "import UIKit", "import \(release)UI",
            "struct Item: Identifiable, Hashable { let id: Int }",
        ]
    }

    // MARK: Asking

    private mutating func check(as name: String) async throws {
        for caller in Caller.allCases {
            let declarations = written(by: caller).enumerated().map { $1.declaration($0) }
            files["Sources/\(caller.rawValue)/Lines.swift"] =
                (Self.head(caller.release) + declarations).joined(separator: "\n") + "\n"
        }
        note(try await CompiledCode.check(files, as: name, modes: [.swift6]))
    }

    private mutating func note(_ result: VerificationResult) {
        for module in result.modules where module.outcome != .checked || module.isCut {
            package.append("\(module.name): \(module.outcome)")
        }
        for (message, _) in result.messages where message.severity == .error {
            let place = message.location.map { "\($0)" } ?? ""
            guard let location = message.location,
                let caller = Caller.allCases.first(where: { place.contains("/\($0.rawValue)/") })
            else {
                package.append("\(place) \(message.message)")
                continue
            }
            let line = written(by: caller)[location.line - 1 - Self.head("").count]
            errors[caller, default: [:]][line, default: []].append(message.message)
        }
    }
}

/// What comparisons show of Swift, each line once.
struct SuggestedLines {
    /// What callers wrote.
    private(set) var before: Set<String> = []
    /// Those that no longer compile, by what is told of them.
    private(set) var broken: Set<String> = []
    private var unbroken: Set<String> = []
    /// What callers write now.
    private(set) var after: Set<String> = []

    /// What is told to compile as before. A line that fails for another reason is told of that.
    var kept: Set<String> { unbroken.subtracting(broken) }

    mutating func add(_ changes: [Change], named name: (String) -> String) {
        for change in changes {
            for edit in change.swift.edits {
                if let text = edit.after { after.insert(name(text)) }
                guard let text = edit.before else { continue }
                let line = name(text)
                before.insert(line)
                if change.swift.effect == .sourceBreaking { broken.insert(line) } else { unbroken.insert(line) }
            }
        }
    }
}

extension String {
    /// On one line of a file, where nothing but the imports is around it: a method as its delegate has it, and everything
    /// else in a function.
    fileprivate func declaration(_ number: Int) -> String {
        guard hasPrefix("func ") else { return "@MainActor func line\(number)() { \(self) }" }
        // The class that calls a method of a delegate is the method's first argument.
        let sender = drop { $0 != ":" }.dropFirst(2).prefix { $0 != "," && $0 != ")" }
        return "@MainActor final class Delegate\(number): \(sender)Delegate { \(self) }"
    }
}
