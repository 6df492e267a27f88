import Foundation
import TestSupport
import Testing

@Suite("Everything that is generated compiles, obeys the rules, and forgets nothing", .keepsGoing)
struct GeneratedOutputTests {
    private let folder = TemporaryFolder()
    private static let surface: Result<SurfaceNames, any Error> = Result {
        try SurfaceNames(folder: GeneratedInputs.surface)
    }
    static let templateSets = ["elevate", "native"]

    @Test("the bundled sample, with its catalog", .startsCompiler, arguments: GeneratedBuild.sample)
    func sample(_ build: GeneratedBuild) async throws {
        try await check(["weblift:sample", "--emit", "swiftui,uikit,tokens,tests,docs,catalog"], build)
    }

    @Test("the tests of the sample with all that their macros make", .startsCompiler, .onlyProof)
    func macros() async throws {
        let arguments = ["weblift:sample", "--emit", "swiftui,uikit,tokens,tests"]
        let package = try await GeneratedPackage(arguments, in: folder)
        try await expectMacros(of: package, tests: 30)
    }

    /// Without a variable in them they are checked as if each macro were a function.
    private func expectMacros(of package: GeneratedPackage, tests least: Int) async throws {
        let tests = try package.bytes().filter { $0.key.hasPrefix("Tests/") && $0.key.hasSuffix(".swift") }
        #expect(tests.count > least)
        let variable = Array("private struct Variable { var value = 1 }\n".utf8)
        for (path, bytes) in tests { try folder.write(bytes + variable, to: "\(package.name)/\(path)") }
        try await package.expectTypes(.newestPackage)
    }

    @Test("tests of flags that show a component, whatever their default is", .startsCompiler)
    func flags() async throws {
        let flags = ["open", "selected"].flatMap { name in
            ["DEFAULTS.\(name)", "!1"].map {
                SmallLibrary.field(name, "boolean", "\"attribute\": \"\(name)\", \"default\": \"\($0)\"")
            }
        }
        let components = ["dialog", "tab", "details", "option"].flatMap { kind in
            flags.enumerated().map { SmallLibrary.component("x-a\($0)-\(kind)", [$1], SmallLibrary.slot) }
        }
        let package = try await GeneratedPackage(manifest: SmallLibrary.manifest(components), in: folder)
        try await expectMacros(of: package, tests: components.count - 1)
    }

    @Test(
        "each manifest of the corpus, and each library that has only readmes",
        .startsCompiler,
        .needs("corpus"),
        arguments: GeneratedInputs.compiled,
        GeneratedBuild.usual
    )
    func corpus(_ library: String, _ build: GeneratedBuild) async throws {
        try await check([Shared.file(library).path], build)
    }

    /// The native set is compiled without them.
    @Test("the tests of a package are the same in both sets", .needs("corpus"), arguments: GeneratedInputs.compiled)
    func sameTests(_ library: String) async throws {
        var tests: [[String: [UInt8]]] = []
        for templateSet in Self.templateSets {
            let package = try await GeneratedPackage(
                [Shared.file(library).path, "--emit", "tests"],
                templateSet: templateSet,
                in: folder,
                as: templateSet
            )
            tests.append(try package.bytes().filter { $0.key.hasPrefix("Tests/") })
        }
        #expect(tests[0].count > 2)
        expectSame(tests[0], tests[1])
    }

    @Test(
        "what older tools and editors are told of real libraries",
        .startsCompiler,
        .needs("corpus"),
        arguments: GeneratedInputs.builtLists
    )
    func lists(_ files: [String], _ build: GeneratedBuild) async throws {
        try await check(files.map { Shared.file("corpus/\($0)").path }, build)
    }

    /// Legal, odd and new: a real library is never worse.
    @Test(
        "names and types of about forty libraries, dealt anew, compile",
        .startsCompiler,
        .needs("tools/recombine.py", "corpus/wider/vocabulary.json"),
        .enabled("python3 is not installed") { await Python.isInstalled },
        arguments: DealtLibrary.seeds
    )
    func dealt(_ seed: Int) async throws {
        let manifest = try await DealtLibrary.manifest(seed: seed)
        try await GeneratedPackage(manifest: manifest, in: folder).expectTypes(.usual)
    }

    @Test(
        "components with all that forty libraries give one of their name compile",
        .startsCompiler,
        .needs("corpus/wider/vocabulary.json"),
        arguments: VocabularyLibrary.parts
    )
    func vocabulary(_ part: Int) async throws {
        let library = try VocabularyLibrary(part: part)
        #expect(library.count > 80)
        try await GeneratedPackage(manifest: library.manifest, in: folder).expectTypes(.usual)
    }

    @Test(
        "no control of a real library is hollow, and nothing is drawn that is no text for people",
        .needs("corpus"),
        arguments: GeneratedInputs.compiled
    )
    func hollow(_ library: String) async throws {
        let arguments = [Shared.file(library).path, "--emit", "swiftui"]
        let package = try await GeneratedPackage(arguments, in: folder)
        var controls = HollowControls()
        for (_, bytes) in try package.bytes().sorted(by: { $0.key < $1.key }) where bytes.count < 1_000_000 {
            controls.judge(String(decoding: bytes, as: UTF8.self))
        }
        #expect(controls.count > 5)
        #expect(controls.found.filter { finding in !Self.noControls.contains { finding.hasPrefix($0) } } == [])
    }

    /// What is called like a control and is none: a part of one.
    private static let noControls = [
        // A frame around what the page puts into it.
        "cds-internal-", "cds-control:",
        // Two buttons side by side, which the page puts into its slots.
        "glide-core-split-button:",
    ]

    @Test(
        "the members of the landmines compile and stay where they belong",
        .startsCompiler,
        arguments: Landmines.builtMembers
    )
    func landmineMembers(_ part: Landmines.MemberPart, _ templateSet: String) async throws {
        // UIKit and the tests are the same for both sets.
        let options = part.hasTests ? [] : ["--emit", "swiftui,uikit"]
        let landmines = try Landmines(ofMembers: Self.surface.get(), part: part)
        try await checkLandmines(landmines, templateSet, templateSet == "native" ? ["--emit", "swiftui"] : options)
    }

    /// The two sets differ in what bodies are made of, and not in what components are called; and a test calls them what
    /// the rest does. Of so many components it would cost minutes.
    @Test(
        "the components of the landmines compile and stay where they belong",
        .startsCompiler,
        arguments: Landmines.triedParts
    )
    func landmineComponents(_ part: Int) async throws {
        let mines = try Landmines(ofComponents: Self.surface.get(), part: part)
        try await checkLandmines(mines, "elevate", ["--emit", "swiftui,uikit"])
    }

    @Test(
        "members that are called like what the templates declare compile beside it",
        .startsCompiler,
        arguments: Landmines.triedParts
    )
    func landmineOwnNames(_ part: Int) async throws {
        let mines = try Landmines(ofOwnNames: Self.surface.get(), part: part)
        try await checkLandmines(mines, "elevate", ["--emit", "swiftui"])
    }

    /// A part of a template that counts on a type which a member need not have does not compile here.
    @Test("bodies take members of any shape in each two of their roles", .startsCompiler, arguments: RoleShapes.parts)
    func roleShapes(_ part: Int) async throws { try await checkShapes(try RoleShapes(part: part)) }

    @Test(
        "bodies take members of shapes that differ from role to role",
        .startsCompiler,
        .onlyProof,
        arguments: RoleShapes.seeds
    )
    func mixedShapes(_ seed: Int) async throws { try await checkShapes(try RoleShapes(seed: seed)) }

    /// Both sides have one matrix and one init, and the one gives the other what it holds.
    @Test(
        "a class of UIKit gives its view what it asks for, where roles are there, optional and absent",
        .startsCompiler,
        arguments: Loop.tries(Array(RoleShapes.optionalTurns.prefix(1)), of: RoleShapes.optionalTurns)
    )
    func optionalShapes(_ turn: Int) async throws {
        try await checkShapes(try RoleShapes(optionalTurn: turn), emit: "swiftui,uikit")
    }

    private func checkShapes(_ shapes: RoleShapes, emit: String = "swiftui") async throws {
        #expect(shapes.count > 20)
        try folder.write(shapes.matrix, to: "rows.md")
        let options = ["--matrix", "rows.md", "--emit", emit]
        try await GeneratedPackage(manifest: shapes.manifest, options, in: folder).expectTypes(.usual)
    }

    @Test("inputs in another order give the same bytes", arguments: templateSets)
    func order(_ templateSet: String) async throws { try await checkOrder(of: Self.inputsOfSample, templateSet) }

    @Test(
        "so they do with real libraries among them",
        .needs("corpus/manifests"),
        arguments: Loop.tries(["native"], of: templateSets)
    )
    func corpusOrder(_ templateSet: String) async throws {
        let corpus = ["clarity-core.json", "shoelace-2.6.0.json"].map { Shared.file("corpus/manifests/\($0)").path }
        try await checkOrder(of: Self.inputsOfSample + corpus, templateSet)
    }

    private static let inputsOfSample = ["custom-elements.json", "docs/Buttons", "docs/Forms", "docs/Overlays"].map {
        GeneratedInputs.sample.appending(path: $0).path
    }

    private func checkOrder(of inputs: [String], _ templateSet: String) async throws {
        let first = try await GeneratedPackage(inputs, templateSet: templateSet, in: folder, as: "first").bytes()
        #expect(!first.isEmpty)
        let orders = ["backwards": Array(inputs.reversed()), "turned": Array(inputs[2...] + inputs[..<2])]
        for (name, order) in orders {
            let other = try await GeneratedPackage(order, templateSet: templateSet, in: folder, as: name).bytes()
            expectSame(first, other)
        }
    }

    /// Without the layout and the rules of style: no line holds a name of a hundred letters, and a rule can't tell a member
    /// that is called `onTapGesture` from the modifier.
    private func checkLandmines(_ landmines: Landmines, _ templateSet: String, _ options: [String] = []) async throws {
        let manifest = try landmines.manifest()
        let package = try await GeneratedPackage(manifest: manifest, options, templateSet: templateSet, in: folder)
        try package.expectUse()
        try await package.expectTypes(.usual)
        let written = try folder.names()
        #expect(written == ["custom-elements.json", "out"])
        // Libraries show as well that a run repeats another one.
        guard Loop.tries(false, of: true) else { return }
        let again = try await GeneratedPackage(
            manifest: manifest,
            options,
            templateSet: templateSet,
            in: folder,
            as: "again"
        )
        expectSame(try package.bytes(), try again.bytes())
    }

    private func check(_ inputs: [String], _ build: GeneratedBuild) async throws {
        // Its tests take the compiler twice as long as all else, and are those of the other set.
        let isShort = build.templateSet == "native" && !inputs.contains("--emit")
        let emissions = isShort ? ["--emit", "swiftui,uikit,tokens,docs"] : []
        func generate(as name: String) async throws -> GeneratedPackage {
            try await GeneratedPackage(
                inputs + emissions,
                templateSet: build.templateSet,
                target: build.target,
                in: folder,
                as: name
            )
        }
        let package = try await generate(as: "out")
        try package.expectRules(try Self.surface.get())
        try await package.expectFormat()
        for compilation in build.compilations { try await package.expectTypes(compilation) }
        let again = try await generate(as: "again")
        expectSame(try package.bytes(), try again.bytes())
        // Nothing has been written beside the folders that were asked for.
        let written = try folder.names()
        #expect(written.filter { $0 != "weblift.json" } == ["again", "out"])
    }

    private func expectSame(_ one: [String: [UInt8]], _ other: [String: [UInt8]]) {
        #expect(Set(one.keys).union(other.keys).filter { one[$0] != other[$0] }.sorted().isEmpty)
    }
}
