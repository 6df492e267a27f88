import Foundation
import TestSupport

@testable import Verify

/// A declaration of the surface, as the compiler itself tells it: the program asked is the one that documentation is made with.
struct SurfaceSymbol: Sendable {
    /// `View/padding(_:)`
    let path: String
    let declaration: CanonicalDeclaration
    /// The constraints of the extension that it stands in are among those of the declaration.
    let own: Set<String>
    let introduced: String?
    let deprecated: String?
    /// Unique in the surface.
    let name: String
    /// Names of the protocols that its type conforms to.
    let protocols: Set<String>

    static let all = Task {
        let surface = try await SharedSurface.surface
        return try await Waiting.forCompiler {
            try surface.text.modules.flatMap { try of($0.name, surface) }
        }
    }

    private static func of(_ module: String, _ surface: Surface) throws -> [SurfaceSymbol] {
        try PackageFolder.with([:]) { try of(module, surface, in: $0.path) }
    }

    private static func of(_ module: String, _ surface: Surface, in folder: String) throws -> [SurfaceSymbol] {
        let program = URL(filePath: surface.modules.toolchain.frontend).deletingLastPathComponent()
            .appending(path: "swift-symbolgraph-extract").path
        let command = [
            program, "-module-name", module, "-target", DeploymentTarget.oldest.triple, "-resource-dir",
            surface.modules.folder, "-module-cache-path", surface.modules.folder + "/cache", "-I", surface.folder,
            "-output-dir", folder, "-minimum-access-level", "public", "-skip-synthesized-members",
        ]
        _ = try TestProcess(command: command, in: folder).run()
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        return try files.flatMap { file in
            let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: URL(filePath: "\(folder)/\(file)")))
            let conformances = graph.relationships.filter { $0.kind == "conformsTo" }
            let protocols = Dictionary(grouping: conformances, by: \.source).mapValues { Set($0.map(\.target)) }
            let members = graph.relationships.filter { $0.kind == "memberOf" }
            let types = Dictionary(members.map { ($0.source, $0.target) }) { first, _ in first }
            return graph.symbols.map { symbol in
                SurfaceSymbol(symbol, types[symbol.identifier.precise].flatMap { protocols[$0] } ?? [])
            }
        }
    }

    private init(_ symbol: Graph.Symbol, _ protocols: Set<String>) {
        self.protocols = protocols
        path = symbol.pathComponents.joined(separator: "/")
        let text = symbol.declarationFragments.map(\.spelling).joined()
        let constraints = symbol.swiftExtension?.constraints ?? []
        let written = CanonicalDeclaration(text)
        declaration = written.and(Set(constraints.map(\.text)))
        own = written.constraints
        let ios = symbol.availability?.first { $0.domain == "iOS" }
        introduced = ios?.introduced?.text
        deprecated = ios?.deprecated?.text
        name = symbol.identifier.precise
    }

    private struct Graph: Decodable {
        struct Fragment: Decodable { let spelling: String }
        struct Identifier: Decodable { let precise: String }
        struct Version: Decodable {
            let major: Int
            let minor: Int?
            var text: String { "\(major).\(minor ?? 0)" }
        }
        struct Availability: Decodable {
            let domain: String?
            let introduced: Version?
            let deprecated: Version?
        }
        struct Constraint: Decodable {
            let kind: String
            let lhs: String
            let rhs: String
            var text: String { kind == "sameType" ? "\(lhs) == \(rhs)" : "\(lhs): \(rhs)" }
        }
        struct Extension: Decodable { let constraints: [Constraint]? }
        struct Symbol: Decodable {
            let pathComponents: [String]
            let declarationFragments: [Fragment]
            let identifier: Identifier
            let availability: [Availability]?
            let swiftExtension: Extension?
        }
        struct Relationship: Decodable {
            let kind: String
            let source: String
            let target: String
        }
        let symbols: [Symbol]
        let relationships: [Relationship]
    }
}
