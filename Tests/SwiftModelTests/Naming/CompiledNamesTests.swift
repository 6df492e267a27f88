import TestSupport
import Testing

@testable import SwiftModel

/// Compiling is the test: whatever a web library calls something, the compiler accepts what we call it.
@Suite(.startsCompiler, .enabled(if: SwiftCompiler.path != nil, "there is no swiftc on the path"))
struct CompiledNamesTests {
    private func names(as context: SwiftIdentifier.Context) -> [SwiftIdentifier] {
        let wishes = Landmines.all.map {
            SwiftScope.Wish(SwiftIdentifier($0, as: context, fallback: "thing"), webName: $0)
        }
        return SwiftScope.unique(wishes, .caseSensitive)
    }

    private func expectNoComplaints(_ complaints: String) { #expect(complaints.isEmpty, "\(complaints.prefix(2000))") }

    private func lines(_ context: SwiftIdentifier.Context, _ line: (SwiftIdentifier, Int) -> String) -> String {
        names(as: context).enumerated().map { line($1, $0) }.joined(separator: "\n")
    }

    @Test func casesAreDeclaredAndUsed() async throws {
        let source = """
            enum Landmine: String, CaseIterable, Sendable {
            \(lines(.enumCase) { "case \($0.declaration) = \"\($1)\"" })
            }
            func next(_ landmine: Landmine) -> Landmine {
                switch landmine {
            \(lines(.enumCase) { name, _ in "case .\(name.member): Landmine.\(name.member)" })
                }
            }
            struct Open: RawRepresentable, Hashable, Sendable {
                let rawValue: String
            \(lines(.enumCase) { "static let \($0.declaration) = Open(rawValue: \"\($1)\")" })
                static let known: [Open] = [
            \(lines(.enumCase) { name, _ in ".\(name.member)," })
                ]
            }
            enum Choice {
            \(lines(.enumCase) { name, _ in "case \(name.declaration)(Int)" })
            }
            func number(_ choice: Choice) -> Int {
                switch choice {
            \(lines(.enumCase) { name, _ in "case .\(name.member)(let value): value" })
                }
            }
            """
        expectNoComplaints(try await SwiftCompiler.complaints(about: source))
    }

    @Test func typesAreDeclaredAndUsed() async throws {
        let source = """
            enum Tokens {
            \(lines(.nestedType) { name, _ in "struct \(name.declaration) { let number = 1 }" })
            }
            \(lines(.nestedType) { "func nested\($1)(_ value: Tokens.\($0.member)?) -> [Tokens.\($0.member)] { [Tokens.\($0.member)()] }" })
            \(lines(.type) { name, _ in "struct \(name.declaration) { let number = 1 }" })
            \(lines(.type) { "func outer\($1)(_ value: \($0.reference)?) -> [\($0.reference)] { [\($0.reference)()] }" })
            \(lines(.genericParameter) {
                "struct Generic\($1)<\($0.declaration)> { let value: \($0.reference)\n    func list() -> [\($0.reference)] { [value] } }"
            })
            """
        expectNoComplaints(try await SwiftCompiler.complaints(about: source))
    }

    @Test(arguments: [SwiftIdentifier.Context.property, .uiKitProperty])
    func propertiesAreDeclaredAndUsed(context: SwiftIdentifier.Context) async throws {
        let source = """
            struct Landmine {
            \(lines(context) { name, _ in "let \(name.declaration): Int" })
                init(
            \(lines(context) { name, _ in "\(name.declaration): Int = 1," }.dropLast())
                ) {
            \(lines(context) { name, _ in "self.\(name.member) = \(name.reference)" })
                }
                func sum() -> [Int] {
                    var numbers: [Int] = []
            \(lines(context) { name, _ in "numbers.append(\(name.reference) + max(\(name.reference), 1))" })
                    return numbers
                }
            }
            \(lines(context) { "let made\($1) = Landmine(\($0.label): 2).\($0.member)" })
            """
        expectNoComplaints(try await SwiftCompiler.complaints(about: source))
    }

    @Test func functionsAreDeclaredAndCalled() async throws {
        let source = """
            struct Landmine {
            \(lines(.function) { name, _ in "func \(name.declaration)(_ number: Int) {}" })
                func callAll() { \(lines(.function) { name, _ in "\(name.reference)(1)\nself.\(name.member)(1)" }) }
            }
            """
        expectNoComplaints(try await SwiftCompiler.complaints(about: source))
    }

    @Test func literalsMeanTheirText() async throws {
        let literals = Landmines.all.map { "\(SwiftStringLiteral($0))," }.joined(separator: "\n")
        expectNoComplaints(try await SwiftCompiler.complaints(about: "let landmines: [String] = [\n\(literals)\n]"))
    }

    @Test func theKnownTypesOfTheLanguageExist() async throws {
        // What Foundation has on Apple's systems only, or keeps in another module elsewhere.
        let elsewhere: Set<String> = ["LocalizedStringResource", "URLRequest", "URLResponse"]
        let known = KnownSwiftType.standardLibrary + KnownSwiftType.foundation.filter { !elsewhere.contains($0.name) }
        let source = known.enumerated().map { index, type in
            let arguments =
                switch type.name {
                case "Measurement": "<UnitLength>"
                case "Result": "<Int, Never>"
                default: ["", "<Int>", "<Int, Int>"][type.genericArguments]
                }
            return "typealias Known\(index) = \(type.name)\(arguments)"
        }
        expectNoComplaints(
            try await SwiftCompiler.complaints(about: "import Foundation\n" + source.joined(separator: "\n"))
        )
    }
}
