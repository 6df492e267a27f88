import Core
import Foundation
import SwiftModel
import TestSupport
import Testing
import Translate

@testable import Releases

@Suite(
    "All callers of the former release",
    .startsCompiler,
    .enabled("this toolchain has no text of its modules") { await CompiledCode.isPossible },
    .serialized
)
struct FormerCallerTests {
    @Test(
        "compile against a real library's new release with nothing but deprecations, or a sentence says why not",
        .needs("corpus"),
        arguments: ReleasePair.compiled
    )
    func corpus(pair: ReleasePair) async throws { Self.expect(try await FormerPackage.of(pair)) }

    @Test("compile against the sample's new release with nothing but deprecations, or a sentence says why not")
    func sample() async throws { Self.expect(try await FormerPackage.of(.sample)) }

    static func expect(_ package: FormerPackage) {
        #expect(package.package == [])
        #expect(package.former.count > 400)
        for answer in package.former {
            let messages = answer.messages.filter { !isDeprecation($0) }
            #expect(messages == [], "what was called was not there: \(answer.caller.line)")
        }
        var needed: Set<FormerGap> = []
        for answer in package.current {
            let messages = answer.messages.filter { !isDeprecation($0) }
            guard !messages.isEmpty else { continue }
            let reasons = package.gaps.filter { $0.isAbout(answer.caller) }
            #expect(
                !reasons.isEmpty,
                "no sentence is about \(answer.caller.subject): \(answer.caller.line)\n\(messages)"
            )
            needed.formUnion(reasons)
        }
        for gap in package.gaps { #expect(needed.contains(gap), "all callers compile: \(gap)") }
    }

    private static func isDeprecation(_ message: String) -> Bool {
        message.hasPrefix("warning: ") && message.contains("deprecated")
    }
}

/// The sources are the same, and what a project calls each of their items is not.
@Suite(
    "All callers of a package whose matrix calls everything otherwise now",
    .startsCompiler,
    .enabled("this toolchain has no text of its modules") { await CompiledCode.isPossible }
)
struct RenamedFormerTests {
    @Test("compile with nothing but deprecations, or a sentence says why not")
    func sample() async throws {
        let library = ReleasePair.sample.libraries.new
        let page = Compared.packageRoot.appending(path: "specs/matrix.md")
        let rows = RenamedRows(String(decoding: try Data(contentsOf: page), as: UTF8.self))
        let project = MatrixDocument(SourceFile(path: SourcePath("project.md"), text: rows.text), layer: .project)
        var diagnostics = DiagnosticBag()
        let before = Compared.translation(of: library).swift
        let after = Compared.translator(beside: project).translate(library, into: &diagnostics)
            .keeping(MemberOrder(of: before)).swift
        let history = CallerHistory(
            KeptHistory(),
            last: try KeptFormerTests.read(before, library),
            today: KeptSignatures.all(of: after, from: library),
            of: after,
            only: nil,
            nil,
            end: ShimEnd(named: SemanticVersion(3, 0, 0))
        )
        let shims = try #require(LibraryShims.joined(nil, history, of: after))
        #expect(shims.until == "3.0.0" && shims.components.count > 30)
        FormerCallerTests.expect(try await FormerPackage(before, after, shims, (library, library), as: "renamed"))
    }
}
