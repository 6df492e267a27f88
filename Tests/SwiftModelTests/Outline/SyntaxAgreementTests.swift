import Foundation
import TestSupport
import Testing

@testable import SwiftModel

/// The syntax tree of the compiler, asked by a program of its own: somebody else's answer to what a file declares.
private enum SyntaxOracle {
    /// Where the toolchain has the modules of its syntax tree; nil where it has none.
    static let modules: String? = {
        guard let path = SwiftCompiler.path else { return nil }
        let folder = URL(filePath: path).resolvingSymlinksInPath().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "lib/swift/host").path
        return FileManager.default.fileExists(atPath: folder + "/SwiftSyntax.swiftmodule") ? folder : nil
    }()

    private static let program = """
        import Foundation
        import SwiftParser
        import SwiftSyntax

        final class Visitor: SyntaxVisitor {
            let places: SourceLocationConverter
            init(_ tree: SourceFileSyntax) {
                places = SourceLocationConverter(fileName: "", tree: tree)
                super.init(viewMode: .sourceAccurate)
            }
            func line(_ node: some SyntaxProtocol) -> Int { node.startLocation(converter: places).line }
            func isPublic(_ modifiers: DeclModifierListSyntax, _ node: some SyntaxProtocol) -> Bool {
                let words = modifiers.filter { $0.detail == nil }.map(\\.name.text)
                if words.contains("public") || words.contains("open") { return true }
                guard !words.contains(where: { ["internal", "private", "fileprivate", "package"].contains($0) })
                else { return false }
                var parent = node.parent
                while let next = parent, !next.is(ExtensionDeclSyntax.self), !next.is(ProtocolDeclSyntax.self),
                    !next.isProtocol((any DeclGroupSyntax).self) { parent = next.parent }
                if let owner = parent?.as(ExtensionDeclSyntax.self) { return isPublic(owner.modifiers, owner) }
                if let owner = parent?.as(ProtocolDeclSyntax.self) { return isPublic(owner.modifiers, owner) }
                return false
            }
            override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
                if isPublic(node.modifiers, node) {
                    let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
                    print("init", line(node.initKeyword), labels)
                }
                return .skipChildren
            }
            override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
                print("case", line(node.name), node.name.text)
                return .skipChildren
            }
            override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
            override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
            override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
            override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        }

        for path in CommandLine.arguments.dropFirst() {
            print("file", path)
            let tree = Parser.parse(source: try String(contentsOfFile: path, encoding: .utf8))
            Visitor(tree).walk(tree)
        }
        """

    /// What each file declares, a line each.
    static func answers(for files: [String]) async throws -> [String: [String]] {
        guard let modules, let compiler = SwiftCompiler.path else { return [:] }
        return try await Waiting.forCompiler {
            let folder = TestFolders.parent.appending(path: "weblift-syntax-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            try Data(program.utf8).write(to: folder.appending(path: "main.swift"))
            let link = [
                "-I", modules, "-L", modules, "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker",
                modules,
            ]
            _ = try TestProcess(command: [compiler, "main.swift", "-o", "oracle"] + link, in: folder.path).run()
            let output = folder.appending(path: "output").path
            try Data().write(to: URL(filePath: output))
            _ = try TestProcess(
                command: [folder.appending(path: "oracle").path] + files,
                in: folder.path,
                output: output
            ).run()
            var answers: [String: [String]] = [:]
            var file = ""
            for line in try String(contentsOfFile: output, encoding: .utf8).split(separator: "\n").map(String.init) {
                if line.hasPrefix("file ") {
                    file = String(line.dropFirst(5))
                } else {
                    answers[file, default: []].append(line)
                }
            }
            return answers
        }
    }
}

@Suite(
    "Agreement with the syntax tree of the compiler",
    .startsCompiler,
    .enabled(if: SyntaxOracle.modules != nil, "the toolchain has no SwiftSyntax")
)
struct SyntaxAgreementTests {
    /// Public inits and the cases of enums, as the oracle prints them.
    private func declared(_ bytes: [UInt8]) throws -> [String] {
        let read = try SwiftDeclarations(bytes)
        #expect(read.unread.allSatisfy { if case .macro = $0.reason { true } else { false } })
        return read.all.compactMap { declaration in
            let line = bytes.prefix(declaration.offset).count { $0 == 10 } + 1
            switch declaration.kind {
            case .initializer where declaration.access == .public:
                let labels = declaration.parameters.map { ($0.label ?? "_") + ":" }.joined()
                return labels.isEmpty ? "init \(line) " : "init \(line) \(labels)"
            case .enumCase: return "case \(line) \(declaration.name)"
            default: return nil
            }
        }
    }

    private func check(_ paths: [String], inits: Int, cases: Int) async throws {
        let answers = try await SyntaxOracle.answers(for: paths)
        var (initCount, caseCount) = (0, 0)
        for path in paths {
            let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
            let own = try declared(bytes)
            let other = (answers[path] ?? []).map { $0.replacingOccurrences(of: "`", with: "") }
            #expect(own == other, "\(path)")
            initCount += own.count { $0.hasPrefix("init") }
            caseCount += own.count { $0.hasPrefix("case") }
        }
        print("SwiftSyntax: \(paths.count) files, \(initCount) public inits and \(caseCount) cases alike")
        #expect(initCount >= inits && caseCount >= cases)
    }

    @Test("Swift of this project and what it generates")
    func own() async throws {
        let files = try SwiftFiles.all(
            in: ["out/Sources", "Tests/Verified"] + Loop.tries(["Sources/SwiftModel/Outline"], of: ["Sources"])
        )
        try await check(
            files.map { SwiftFiles.root.appending(path: $0.name).path },
            inits: Loop.tries(50, of: 150),
            cases: Loop.tries(200, of: 2000)
        )
    }

    @Test("Swift of four packages that nobody here wrote", .needs("corpus/wider/swift"))
    func unseen() async throws {
        let packages = Shared.file("corpus/wider/swift")
        let names = FileManager.default.enumerator(atPath: packages.path)?.compactMap { $0 as? String } ?? []
        // What begins with a dot is a system's own note on a file, and no Swift.
        let swift = names.filter { $0.hasSuffix(".swift") && !$0.contains("/.") }
        let paths = swift.sorted().map { packages.appending(path: $0).path }
        try await check(paths, inits: 80, cases: 170)
    }
}
