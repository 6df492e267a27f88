import Core
import Package
import SwiftModel
import TestSupport
import Testing
import WebModel

@testable import Releases
@testable import Verify

@Suite(
    "Callers of the generated code",
    .enabled("this toolchain has no text of its modules") { await CompiledCode.isPossible }
)
struct WitnessTests {
    /// That the others have none of their own is right where nothing breaks: each is compiled below.
    @Test("every rule that breaks callers has one of its own, and every caller is of one rule that there is")
    func callers() {
        let ids = Witness.callers.map(\.id)
        #expect(Set(ids).count == ids.count)
        #expect(Set(ids).isSubset(of: RuleExample.all.map(\.id)))
        let breaking = RuleExample.all.filter { $0.effect == .sourceBreaking }.map(\.id)
        #expect(breaking.count > 20)
        #expect(Set(breaking).isSubset(of: ids))
    }

    @Test("the generated code has no error and no warning, shims and all", .startsCompiler)
    func package() async throws { #expect(try await WitnessPackage.answers.package == []) }

    @Test(
        "a caller of the former release compiles against that without a warning",
        .startsCompiler,
        arguments: Witness.all
    )
    func old(witness: Witness) async throws {
        for answer in try await WitnessPackage.answers.of(witness, .old) { #expect(answer == WitnessPackage.Answer()) }
    }

    @Test(
        "against the new release it fails where the effect is told to break, and nowhere else",
        .startsCompiler,
        arguments: Witness.all
    )
    func new(witness: Witness) async throws {
        for answer in try await WitnessPackage.answers.of(witness, .new) {
            #expect(!answer.errors.isEmpty == (witness.example.effect == .sourceBreaking), "\(answer.errors)")
            #expect(answer.warnings == [])
        }
    }

    @Test(
        "what is written in its place meets no shim",
        .startsCompiler,
        arguments: Witness.all.filter { !$0.caller.successors.isEmpty }
    )
    func successors(witness: Witness) async throws {
        for answer in try await WitnessPackage.answers.successors(of: witness) {
            #expect(answer == WitnessPackage.Answer())
        }
    }

    @Test(
        "with the shims it compiles, and is warned where it failed without them",
        .startsCompiler,
        arguments: Witness.all
    )
    func bridged(witness: Witness) async throws {
        for answer in try await WitnessPackage.answers.of(witness, .bridged) {
            if witness.caller.isBeyondShims {
                #expect(!answer.errors.isEmpty)
                continue
            }
            #expect(answer.errors == [])
            #expect(answer.warnings.isEmpty == (witness.example.effect != .sourceBreaking), "\(answer.warnings)")
            #expect(answer.warnings.allSatisfy { $0.contains("deprecated") })
        }
    }
}

/// The generated code of all examples in one module, and their callers in another: so one run of the compiler hears them
/// all. Each component has a name of its own there, by its example and its release.
enum WitnessPackage {
    enum Release: String, CaseIterable {
        case old = "Old"
        case new = "New"
        /// The new one with the shims for callers of the old one.
        case bridged = "Bridged"
    }

    /// What the compiler says to one caller.
    struct Answer: Equatable {
        var errors: [String] = []
        var warnings: [String] = []
    }

    struct Answers {
        /// By example, release and language mode.
        fileprivate(set) var callers: [String: Answer] = [:]
        /// What it says to the generated code itself.
        fileprivate(set) var package: [String] = []

        func of(_ witness: Witness, _ release: Release) -> [Answer] {
            CompiledCode.modes.map { callers[Self.key(witness.name, release.rawValue, $0)] ?? Answer() }
        }

        /// To what takes the place of what a caller wrote, beside the shims.
        func successors(of witness: Witness) -> [Answer] {
            CompiledCode.modes.map { callers[Self.key(witness.name, "Successor", $0)] ?? Answer() }
        }

        fileprivate static func key(_ name: String, _ release: String, _ mode: LanguageMode) -> String {
            "\(name)|\(release)|\(mode.rawValue)"
        }
    }

    static var answers: Answers { get async throws { try await asked.value } }

    private static let asked = Task {
        answers(in: try await CompiledCode.check(try files(), as: "witnesses"))
    }

    // MARK: Asking

    private static func answers(in result: VerificationResult) -> Answers {
        var answers = Answers()
        for module in result.modules where module.outcome != .checked || module.isCut {
            answers.package.append("\(module.name): \(module.outcome)")
        }
        for (message, modes) in result.messages {
            let text = "\(message.severity.rawValue): \(message.message)"
            guard let path = message.location?.file.typed, path.contains("/Callers/"),
                let file = path.split(separator: "/").last?.dropLast(".swift".count)
            else {
                answers.package.append("\(message.location.map { "\($0)" } ?? "") \(text)")
                continue
            }
            let words = file.split(separator: "-")
            for mode in modes {
                let key = Answers.key(String(words[0]), String(words[1]), mode)
                switch message.severity {
                case .error: answers.callers[key, default: Answer()].errors.append(text)
                case .warning: answers.callers[key, default: Answer()].warnings.append(text)
                case .note, .remark: break
                }
            }
        }
        return answers
    }

    // MARK: The files

    private static func files() throws -> [String: String] {
        var files: [String: String] = [:]
        for witness in Witness.all {
            let (old, new) = witness.example.libraries
            let release = BridgedRelease(from: old, to: new, until: SemanticVersion(3, 0, 0))
            add(release.before, old, nil, witness, .old, to: &files)
            add(release.after, new, nil, witness, .new, to: &files)
            add(release.after, new, release.shims, witness, .bridged, to: &files)
        }
        return files
    }

    private static func add(
        _ swift: SwiftLibrary,
        _ library: Library,
        _ shims: LibraryShims?,
        _ witness: Witness,
        _ release: Release,
        to files: inout [String: String]
    ) {
        let suffix = "\(release.rawValue)\(witness.name)"
        for (path, bytes) in RenderedRelease.files(swift, library, shims, module: "Elevate") {
            let text = String(decoding: bytes, as: UTF8.self)
            if path.contains("/Support/") {
                files[path] = text
            } else {
                files[path.replacing(".swift", with: "-\(suffix).swift")] = witness.named(text, suffix)
            }
        }
        let callers = "Sources/Callers/\(witness.name)"
        files["\(callers)-\(release.rawValue).swift"] = caller(witness, witness.caller.lines, suffix)
        if release == .bridged, !witness.caller.successors.isEmpty {
            files["\(callers)-Successor.swift"] =
                caller(witness, witness.caller.successors, suffix).replacing("func call", with: "func callSuccessor")
        }
    }

    private static func caller(_ witness: Witness, _ body: [String], _ suffix: String) -> String {
        let lines =
            ["import ElevateUI", "import SwiftUI", "import UIKit", "", "@MainActor func call() {"]
            + body.map { "    " + $0 } + ["}"]
        return witness.named(lines.joined(separator: "\n") + "\n", suffix)
            .replacing("func call()", with: "func call\(suffix)()")
    }
}
