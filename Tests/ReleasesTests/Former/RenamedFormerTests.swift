import Core
import Foundation
import Releases
import SwiftModel
import TestSupport
import Testing
import Translate

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
