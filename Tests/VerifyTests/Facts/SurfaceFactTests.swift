import Foundation
import SwiftModel
import TestSupport
import Testing

@testable import Verify

@Suite("The surface says what the documentation says", .startsCompiler, .needsSurface)
struct SurfaceFactTests {
    @Test("each fact agrees with a declaration: names, labels, types, defaults, constraints, isolation, availability")
    func agreement() async throws {
        let found = ConfirmedSymbols(try await SurfaceSymbol.all.value, SurfaceFact.all)
        if !found.disagreements.isEmpty { Issue.record("\(found.disagreements.joined(separator: "\n"))") }
    }

    @Test("eight hundred declarations at least are confirmed; what nothing confirms is listed by make proof")
    func count() async throws {
        let symbols = try await SurfaceSymbol.all.value
        let found = ConfirmedSymbols(symbols, SurfaceFact.all)
        #expect(found.confirmed.count >= 800)
        guard Loop.current == .proof else { return }
        let open = Set(symbols.filter { !found.confirmed.contains($0.name) }.map(\.path)).sorted()
        print("\(found.confirmed.count) of \(symbols.count) declarations of the surface are confirmed; these are not:")
        for path in open { print("  \(path)") }
    }

    @Test("a fact has an iOS, a declaration and a page, no two are the same, and a file has them by page")
    func form() {
        var seen: Set<String> = []
        for fact in SurfaceFact.all {
            #expect(fact.page.contains("/") && !fact.declaration.text.isEmpty, "\(fact.place)")
            let overload = "\(fact.declaration.text) \(fact.declaration.constraints.sorted())"
            #expect(seen.insert("\(fact.page) \(overload)").inserted, "\(fact.place)")
        }
        for (fact, next) in zip(SurfaceFact.all, SurfaceFact.all.dropFirst()) where fact.file == next.file {
            #expect(fact.page <= next.page, "\(next.place) stands behind a later page")
        }
    }
}

/// What Apple's documentation says of a declaration. `Tests/Verified/README.md` says how facts are written.
struct SurfaceFact: Sendable {
    let file: String
    let line: Int
    /// The iOS that has it first, `any` where the page doesn't say which, and the one that deprecates it.
    let introduced: String
    let deprecated: String?
    let declaration: CanonicalDeclaration
    let page: String
    /// The names that lead to it, as in the page's address: `view/padding(_:)`.
    let path: String

    var place: String { "\(file):\(line): \(page)" }

    static let folder = Shared.project.appending(path: "Tests/Verified/Facts")

    static let all: [SurfaceFact] = {
        let enumerator = FileManager.default.enumerator(atPath: folder.path)
        let names = (enumerator?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".tsv") }.sorted()
        return names.flatMap { name in
            let text = (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
            return text.components(separatedBy: "\n").enumerated().compactMap { number, line in
                line.isEmpty || line.hasPrefix("#") ? nil : SurfaceFact(line, in: name, at: number + 1)
            }
        }
    }()

    /// A line that is no fact has no declaration, which no symbol has.
    private init(_ line: String, in file: String, at number: Int) {
        let columns = line.components(separatedBy: "\t") + ["", "", ""]
        self.file = file
        self.line = number
        let versions = columns[0].components(separatedBy: "-")
        introduced = versions[0]
        deprecated = versions.count > 1 ? versions[1] : nil
        declaration = CanonicalDeclaration(columns[1])
        page = columns[2]
        path = SurfaceFact.path(of: page)
    }

    /// Without the module, and without what tells pages of one name apart: `-68shk`, `-swift.struct`.
    private static func path(of page: String) -> String {
        page.lowercased().components(separatedBy: "/").dropFirst()
            .map { $0.replacing(#/-([0-9a-z]{3,5}|swift\.[a-z.]+)$/#, with: "") }
            .joined(separator: "/")
    }
}

@Suite("What a generated control inherits", .startsCompiler, .needsSurface)
struct InheritedMemberTests {
    @Test("no property of a component is called as a property or a method of UIControl and its superclasses")
    func members() async throws {
        let parents: Set<Substring> = ["NSObject", "UIResponder", "UIView", "UIControl"]
        var names: Set<String> = []
        for symbol in try await SurfaceSymbol.all.value {
            let path = symbol.path.split(separator: "/")
            guard path.count == 2, parents.contains(path[0]), path[1].first?.isLowercase == true else { continue }
            let text = symbol.declaration.text
            guard text.hasPrefix("var ") || text.hasPrefix("func ") && path[1].hasSuffix("()") else { continue }
            names.insert(String(path[1].prefix { $0 != "(" }))
        }
        #expect(names.count > 100)
        let kept = names.filter { SwiftIdentifier($0, as: .uiKitProperty).name == $0 }.sorted()
        #expect(kept == [])
    }
}
