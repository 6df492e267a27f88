import SwiftModel
import TestSupport
import Testing

@testable import Verify

@Suite("A type that counts as a key is one, on each system that has it", .startsCompiler, .needsSurface)
struct HashableTypesTests {
    @Test("all that a matrix may name without type parameters")
    func known() async throws {
        let types = HashableTypes(enums: [], structs: [])
        let keys = KnownSwiftType.names.compactMap(KnownSwiftType.named)
            .filter { $0.genericArguments == 0 && types.contains(.named($0.name)) && !constraints.contains($0.name) }
        let functions = keys.enumerated().map { index, type in
            "@available(iOS \(type.iOSVersion), *) func f\(index)() { take(\(type.name).self) }"
        }
        #expect(keys.count > 90)
        let source = """
            import SwiftUI
            import UniformTypeIdentifiers

            func take<T: Hashable>(_ key: T.Type) {}
            \(functions.joined(separator: "\n"))
            """
        let messages = try await SharedSurface.messages(to: source, target: #require(DeploymentTarget("13")))
        #expect(messages == [])
    }

    /// Protocols that only type parameters have as their constraint.
    private let constraints: Set<String> = [
        "BinaryFloatingPoint", "BinaryInteger", "CaseIterable", "Codable", "Comparable", "CustomStringConvertible",
        "Decodable", "Encodable", "Equatable", "Hashable", "Identifiable", "LosslessStringConvertible",
        "RawRepresentable", "Sendable", "StringProtocol",
    ]
}
