import Core
import Releases
import TestSupport
import Testing

/// What is told of lines, beside what the compiler says to them: every call that the generated code of a release allows is
/// a file of its own.
@Suite(
    "Lines of people, and what the compiler says to them",
    .startsCompiler,
    .enabled("this toolchain has no text of its modules") { await CompiledCode.isPossible },
    .serialized
)
struct FormerLineTests {
    @Test(
        "those of a real library that stop compiling are told as such, and no others",
        .needs("corpus"),
        arguments: ReleasePair.compiled
    )
    func corpus(pair: ReleasePair) async throws { Self.expect(try await FormerPackage.of(pair)) }

    @Test("those of the sample that stop compiling are told as such, and no others")
    func sample() async throws { Self.expect(try await FormerPackage.of(.sample)) }

    private static func expect(_ package: FormerPackage) {
        var diagnostics = DiagnosticBag()
        var fates: [Int: Set<AffectedLine.Fate>] = [:]
        for line in package.search.lines(into: &diagnostics) {
            fates[Int(line.file) ?? -1, default: []].insert(line.fate)
        }
        #expect(diagnostics.isEmpty)
        var counts = (fail: 0, deprecated: 0)
        var unclear: [String] = []
        for (number, answer) in package.current.enumerated() {
            let told = fates[number] ?? []
            let warnings = answer.messages.filter { $0.hasPrefix("warning: ") && $0.contains("deprecated") }
            let fails = warnings.count < answer.messages.count
            // What the web team deprecated is there, and needs no shim.
            let isDeprecated = warnings.contains { !$0.contains("The web component is deprecated") }
            if fails { counts.fail += 1 } else if isDeprecated { counts.deprecated += 1 }
            // Whether a value of another type will do is a matter of types, of which names tell nothing.
            let isOfValue = [.read, .write, .compare].contains(answer.caller.kind)
            if fails, !told.contains(.stops), !isOfValue { unclear.append(answer.caller.line) }
            if fails {
                #expect(
                    !told.isDisjoint(with: [.stops, .unclear]),
                    "not told: \(answer.caller.line)\n\(answer.messages)"
                )
            } else {
                #expect(!told.contains(.stops), "it compiles: \(answer.caller.line)")
                let isTold = !told.isDisjoint(with: [.kept, .otherwise])
                #expect(isTold || !isDeprecated, "deprecated, and not told: \(answer.caller.line)\n\(answer.messages)")
                #expect(!told.contains(.kept) || isDeprecated, "not deprecated: \(answer.caller.line)")
            }
        }
        // Where nothing failed, nothing would be proved; and most of it is told for certain.
        #expect(counts.fail > 0 && counts.deprecated > 0)
        #expect(unclear == [], "of \(counts.fail)")
    }
}
