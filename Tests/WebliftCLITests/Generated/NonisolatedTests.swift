import TestSupport
import Testing

/// A target may isolate everything to the main actor, and layouts, shapes and actors are not on it.
@Suite("Tokens and values are read from anywhere", .startsCompiler)
struct NonisolatedTests {
    private let folder = TemporaryFolder()
    private static let styles = """
        @available(iOS 16, *)
        nonisolated struct TokenLayout: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                let height = ButtonTokens.metrics(for: .large).minimumHeight
                return CGSize(width: CardTokens.metrics.spacing, height: height)
            }

            func placeSubviews(
                in bounds: CGRect,
                proposal: ProposedViewSize,
                subviews: Subviews,
                cache: inout ()
            ) {}
        }

        struct TokenShape: Shape {
            nonisolated func path(in rect: CGRect) -> Path {
                let radius = CardTokens.metrics.cornerRadius
                return Path(roundedRect: rect, cornerRadius: radius)
            }
        }

        """

    @Test(
        "each constant of the sample's tokens, each value of its enums and the styles, in an actor, a layout and a shape",
        arguments: Loop.tries(["elevate"], of: GeneratedOutputTests.templateSets)
    )
    func everywhere(_ templateSet: String) async throws {
        let package = try await GeneratedPackage(
            ["weblift:sample", "--emit", "swiftui,tokens"],
            templateSet: templateSet,
            target: 16,
            in: folder
        )
        let readers = try package.files().flatMap { file in
            SwiftFile.flat(file.declarations).flatMap { Self.expressions(in: $0, "") }
        }
        #expect(readers.count > (templateSet == "elevate" ? 500 : 300))
        let functions = stride(from: 0, to: readers.count, by: 100).map { start in
            "func read\(start)() {\n" + readers[start...].prefix(100).map { "    _ = \($0)\n" }.joined() + "}"
        }
        let text =
            ["#if os(iOS)", "import SwiftUI", Self.styles, "actor TokenReader {"] + functions + ["}", "#endif\n"]
        try folder.write(text.joined(separator: "\n"), to: "out/Sources/ElevateUI/Reader.swift")
        try await package.expectTypes(.app.inMode("6"))
    }

    /// All that can be read of a public enum without an argument.
    private static func expressions(in type: SwiftDeclaration, _ outer: String) -> [String] {
        guard type.isPublic, type.kind == .enumeration else { return [] }
        let name = outer + type.name
        let values = type.inherited.contains("CaseIterable") ? ["\(name).allCases.map(\\.rawValue)"] : []
        return values
            + SwiftFile.flat(type.members).flatMap { member in
                member.isProperty && member.isStatic && member.isPublic
                    ? ["\(name).\(member.name)"] : expressions(in: member, name + ".")
            }
    }
}
