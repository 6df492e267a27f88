import Foundation
import TestSupport
import Testing

/// How much of a library that nobody has prepared for comes out working: bounds for each library of the corpus.
@Suite("Of each real library, most comes out working", .needs("corpus"))
struct CoverageBoundsTests {
    private let folder = TemporaryFolder()

    /// Components of one domain, of which nothing native has the parts; their items are not counted.
    private static let ofOneDomain = [
        "dnn-image-cropper": "cuts a picture on a canvas",
        "dnn-monaco-editor": "is a code editor",
        "dnn-permissions-grid": "is the table of rights of one content management system",
        "jp-draft-picker": "is a draft that its library does not publish",
        "modus-wc-navbar": "is the bar of one company's apps, with its menus, searches and accounts",
        "modus-wc-table": "is a table of one library, with its editors and its own paging",
    ]

    /// Libraries in which more is made by us, with what they reach, and why.
    private static let exceptions: [String: (completed: Int, reason: String)] = [
        "dnn-elements": (30, "lists no default slot of its autocomplete, button, collapsible, select and tabs"),
        "modus-2-new": (26, "lists no slot of its side navigation, and its stepper does not say which step is current"),
    ]

    /// Libraries in which nothing acts on more, because the words are theirs alone: a role that one library asks for is none.
    private static let ownWords = [
        "ui5-webcomponents-1.24.2-internal": 17, "vscode-elements-1-old": 19, "vscode-elements-2-new": 16,
    ]

    /// Libraries that publish no manifest: what they reach in whole percents, and why it is no better. A change that makes more
    /// of them work lowers these figures; one that raises them has to say what for. Lists, navigations,
    /// steps, tables and grids count since they have got the content that they had none of: before they were called working, and
    /// showed nothing.
    ///
    /// The inputs; whole percents of `container`, `completed`, `inert` and `unmapped`; the reason.
    private static let withoutManifest = """
        wider/stencil/dnn :: 4 29 9 0
            :: as its manifest, which lists no default slots
        wider/stencil/scale :: 3 51 35 3
            :: half of its components, which name parts of the other half; slots stand only in prose
        wider/stencil/siemens-ix.component-doc.json :: 8 31 29 3
            :: a third of it are the bars, menus and settings of one family of applications, and 18 slots are all that it lists
        wider/analyzer/simplr.json :: 0 40 27 10
            :: what is inert are mostly colours, sizes and fonts that it writes as text
        other/telekom-scale.vscode-custom-data.json :: 71 17 2 92
            :: attributes have no types, and three of four elements are pictures of which their name alone tells
        wider/other/combat.vscode-custom-data.json :: 33 55 3 67
            :: attributes have no types, and what has a slot or an event is not told
        wider/other/combat.web-types.json :: 33 38 36 2
            :: a third of it are parts of pages: a map, scenes that scroll, a planner of days
        wider/other/combat.vscode-custom-data.json wider/other/combat.web-types.json :: 33 38 36 2
            :: as the web-types alone, for the other list knows nothing beside them
        """
        .replacing(/\n +::/, with: " ::").split(separator: "\n").map(String.init)

    @Test(
        "few containers, few parts of our own, and few items that nothing acts on or that nothing became of",
        arguments: GeneratedInputs.libraries
    )
    func bounds(_ library: String) async throws {
        let covered = try await covered([Shared.file(library).path])
        let exception = Self.exceptions.first { library.hasSuffix("/\($0.key).json") }?.value
        #expect(covered.share("container") <= 10)
        #expect(covered.share("completed") <= exception?.completed ?? 25)
        let items = covered.items
        let open = items.filter { $0["state"]?.text == "inert" || Self.isUnmapped($0) }
        let most = Self.ownWords.first { library.hasSuffix("/\($0.key).json") }?.value ?? 10
        #expect(100 * open.count <= most * items.count, "\(open.count) of \(items.count)")
        #expect(items.count > 50)
    }

    /// Words that one family of libraries has alone are its own, and say little of the next one.
    @Test("of what several families of libraries have, less than 9 in 100 does nothing in any of them")
    func common() async throws {
        var items: [String: [JSONInstance]] = [:]
        for library in GeneratedInputs.libraries {
            let file = library.split(separator: "/").last ?? ""
            items[String(file), default: []] += try await covered([Shared.file(library).path]).items
        }
        let names = items.mapValues { Set($0.map(Self.name)) }
        for (file, own) in items {
            let family = file.prefix { $0.isLetter || $0.isNumber }
            let others = names.filter { !$0.key.hasPrefix(family) }.values.reduce(into: Set()) { $0.formUnion($1) }
            let common = own.filter { others.contains(Self.name($0)) }
            let open = common.count { $0["state"]?.text == "inert" || Self.isUnmapped($0) }
            #expect(100 * open < 9 * common.count, "\(open) of \(common.count) in \(file)")
            #expect(common.count > 50, "\(file)")
        }
    }

    private static func name(_ item: JSONInstance) -> String {
        "\(item["kind"]?.text ?? "") \((item["name"]?.text ?? "").lowercased().filter { $0 != "-" && $0 != "_" })"
    }

    @Test("of a library without a manifest no less works than was measured", arguments: withoutManifest)
    func unprepared(_ row: String) async throws {
        let cells = row.split(separator: " :: ")
        let most = cells[1].split(separator: " ").compactMap { Int($0) }
        let covered = try await covered(cells[0].split(separator: " ").map { Shared.file("corpus/\($0)").path })
        let items = covered.items
        let inert = items.count { $0["state"]?.text == "inert" }
        let unmapped = items.count(where: Self.isUnmapped)
        #expect(covered.share("container") <= most[0], "\(cells[2])")
        #expect(covered.share("completed") <= most[1], "\(cells[2])")
        #expect(100 * inert <= most[2] * items.count, "\(inert) of \(items.count): \(cells[2])")
        #expect(100 * unmapped <= most[3] * items.count, "\(unmapped) of \(items.count): \(cells[2])")
        #expect(items.count > 50)
    }

    /// A manifest that names a type, the declarations that import it, and the file that says what it is: once all three are
    /// there, hardly a property is left without a translation.
    @Test(
        "with declarations of the types that a manifest only names, less than 3 in 100 properties are unmapped",
        arguments: ["dnn-elements", "modus-2-new"]
    )
    func declared(_ library: String) async throws {
        let manifest = Shared.file("corpus/wider/manifests/\(library).json").path
        let declarations = Shared.file("corpus/wider/types/\(library).components.d.ts").path
        let types = Shared.project.appending(path: "Tests/Corpus/types/\(library).types.d.ts").path
        let alone = try await properties(of: [manifest])
        let declared = try await properties(of: [manifest, declarations, types])
        #expect(declared.all >= alone.all)
        #expect(declared.unmapped < alone.unmapped)
        #expect(100 * declared.unmapped < 3 * declared.all, "\(declared.unmapped) of \(declared.all)")
    }

    @Test("of a library of FAST, whose declarations nobody has, less than 15 in 100, its framework's own left out")
    func fast() async throws {
        let manifest = Shared.file("corpus/wider/manifests/jupyter-ui-toolkit.json").path
        let alone = try await properties(of: [manifest]) { $0["reason"]?.text?.contains("framework") != true }
        #expect(alone.all < 300)
        #expect(100 * alone.unmapped < 15 * alone.all, "\(alone.unmapped) of \(alone.all)")
    }

    /// The properties of all components that count.
    private func properties(
        of inputs: [String],
        counting counts: (JSONInstance) -> Bool = { _ in true }
    ) async throws -> (unmapped: Int, all: Int) {
        let items = try await Covered(inputs, in: folder).items
        let properties = items.filter { $0["kind"]?.text == "property" && counts($0) }
        return (properties.count { $0["state"]?.text == "unmapped" }, properties.count)
    }

    /// What the program says of the components of a library.
    private struct Covered {
        let components: [JSONInstance]

        init(
            _ inputs: [String],
            in folder: TemporaryFolder,
            counting counts: (JSONInstance) -> Bool = { _ in true }
        ) async throws {
            let run = try await folder.run(["coverage", "--format", "json", "--quiet"] + inputs).succeeds()
            components = try #require(try JSONInstance(run.output)["components"]?.elements).filter(counts)
        }

        func share(_ state: String) -> Int {
            100 * components.count { $0["state"]?.text == state } / max(components.count, 1)
        }

        var items: [JSONInstance] {
            components.flatMap { $0["items"]?.elements ?? [] }.filter {
                ["property", "slot", "event"].contains($0["kind"]?.text)
            }
        }
    }

    /// What is skipped and what is of one domain does not count.
    private func covered(_ inputs: [String]) async throws -> Covered {
        try await Covered(inputs, in: folder) {
            $0["state"]?.text != "skipped" && Self.ofOneDomain[$0["tag"]?.text ?? ""] == nil
        }
    }

    /// What only declarations beside the manifest explain is provisional, and not counted.
    private static func isUnmapped(_ item: JSONInstance) -> Bool {
        guard item["state"]?.text == "unmapped", let reason = item["reason"]?.text else { return false }
        return reason.firstMatch(of: /^no source says what|^no rule for the type `[A-Z]\w*( \| undefined)?`$/) == nil
    }
}
