import Foundation
import Testing

/// Examples of documentation in Swift, as views and view controllers beside a generated package.
struct ExamplePackage {
    let examples: [JSONInstance]
    let totals: JSONInstance

    /// What `weblift usage` makes of pages.
    init(_ pages: [String], of library: [String], in folder: String) async throws {
        let inputs = library.flatMap { ["--input", $0] }
        let run = try await BuiltProgram.run(
            ["usage"] + pages + inputs + ["--format", "json", "--quiet"],
            in: folder,
            timeLimit: 120
        )
        try #require(run.ending == .exit(0), "\(run.errorText.prefix(2000))")
        let json = try JSONInstance(run.output)
        examples = try #require(json["examples"]?.elements)
        totals = try #require(json["totals"])
    }

    func total(_ name: String) -> Int { totals[name]?.wholeNumber ?? -1 }

    /// One file for all of them; how many there are.
    func write(to folder: TemporaryFolder, importing module: String) throws -> Int {
        let translated = examples.filter { $0["swiftUI"]?["state"]?.texts != nil }
        let types = translated.enumerated().map { Self.types($0 + 1, of: $1) }
        let imports = ["SwiftUI", "UIKit", module].map { "import \($0)\n" }.joined()
        let text = "#if os(iOS)\n\(imports)\n\(types.joined(separator: "\n"))\n#endif\n"
        try folder.write(text, to: "out/Sources/Examples/Examples.swift")
        return translated.count
    }

    private static func types(_ number: Int, of example: JSONInstance) -> String {
        let state = example["swiftUI"]?["state"]?.texts ?? []
        let body = example["swiftUI"]?["body"]?.texts ?? []
        let uiKit = example["uiKit"]?.texts ?? []
        // Data by itself is no statement but a property.
        let loading = ["override func viewDidLoad() {", "super.viewDidLoad()"] + uiKit + ["}"]
        return """
            @available(iOS 15, *)
            struct Example\(number): View {
            \(withItem(state, asIn: state + body))

            var body: some View { \(body.isEmpty ? "EmptyView()" : body.joined(separator: "\n")) }
            }

            @available(iOS 15, *)
            final class ExampleController\(number): UIViewController {
            \(withItem(body.isEmpty ? uiKit : loading, asIn: uiKit))
            }

            """
    }

    /// Lines with the type of data that some lines name.
    private static func withItem(_ lines: [String], asIn naming: [String]) -> String {
        let item = ["struct ExampleItem: Identifiable {", "let id = 0", "}"]
        return ((naming.contains { $0.contains("ExampleItem") } ? item : []) + lines).joined(separator: "\n")
    }
}

extension JSONInstance {
    fileprivate var texts: [String]? { elements?.compactMap(\.text) }
}
