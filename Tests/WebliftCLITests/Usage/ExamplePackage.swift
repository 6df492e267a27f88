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
        var lines = ["#if os(iOS)", "import SwiftUI", "import UIKit", "import \(module)", ""]
        var count = 0
        for example in examples {
            guard let swiftUI = example["swiftUI"], let state = swiftUI["state"]?.texts else { continue }
            let body = swiftUI["body"]?.texts ?? []
            let uiKit = example["uiKit"]?.texts ?? []
            count += 1
            lines += Self.view(count, state, body) + Self.controller(count, uiKit, isData: body.isEmpty)
        }
        try folder.write((lines + ["#endif", ""]).joined(separator: "\n"), to: "out/Sources/Examples/Examples.swift")
        return count
    }

    private static let item = ["    struct ExampleItem: Identifiable {", "        let id = 0", "    }", ""]

    private static func view(_ number: Int, _ state: [String], _ body: [String]) -> [String] {
        var lines = ["@available(iOS 15, *)", "struct Example\(number): View {"]
        if (state + body).contains(where: { $0.contains("ExampleItem") }) { lines += item }
        lines += state.map { "    " + $0 }
        lines += ["", "    var body: some View {"]
        let views = body.isEmpty ? ["EmptyView()"] : body
        lines += views.map { "        " + $0 }
        return lines + ["    }", "}", ""]
    }

    /// Data by itself is no statement but a property.
    private static func controller(_ number: Int, _ lines: [String], isData: Bool) -> [String] {
        var result = ["@available(iOS 15, *)", "final class ExampleController\(number): UIViewController {"]
        if lines.contains(where: { $0.contains("ExampleItem") }) { result += item }
        if isData {
            result += lines.map { "    " + $0 }
        } else {
            result += ["    override func viewDidLoad() {", "        super.viewDidLoad()"]
            result += lines.map { "        " + $0 }
            result.append("    }")
        }
        return result + ["}", ""]
    }
}

extension JSONInstance {
    fileprivate var texts: [String]? { elements?.compactMap(\.text) }
}
