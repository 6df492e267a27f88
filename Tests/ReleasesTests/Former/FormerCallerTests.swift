import Core
import Foundation
import Package
import SwiftModel
import TestSupport
import Testing
import Translate
import WebModel

@testable import Releases

@Suite(
    "All callers of the former release",
    .startsCompiler,
    .enabled("this toolchain has no text of its modules") { await CompiledCode.isPossible },
    .serialized
)
struct FormerCallerTests {
    @Test(
        "compile against a real library's new release with nothing but deprecations, or a sentence and their line say why not",
        .needs("corpus"),
        arguments: ReleasePair.compiled
    )
    func corpus(pair: ReleasePair) async throws { try await Self.expect(pair) }

    @Test(
        "compile against the sample's new release with nothing but deprecations, or a sentence and their line say why not"
    )
    func sample() async throws { try await Self.expect(.sample) }

    private static func expect(_ pair: ReleasePair) async throws {
        let package = try await FormerPackage(pair.libraries, as: pair.name)
        expect(package)
        expectLines(package)
    }

    static func expect(_ package: FormerPackage) {
        #expect(package.package == [])
        #expect(package.former.count > 400)
        for answer in package.former {
            let messages = answer.messages.filter { !isDeprecation($0) }
            #expect(messages == [], "what was called was not there: \(answer.caller.line)")
        }
        var needed: Set<FormerGap> = []
        for answer in package.current {
            let messages = answer.messages.filter { !isDeprecation($0) }
            guard !messages.isEmpty else { continue }
            let reasons = package.gaps.filter { $0.isAbout(answer.caller) }
            #expect(
                !reasons.isEmpty,
                "no sentence is about \(answer.caller.subject): \(answer.caller.line)\n\(messages)"
            )
            needed.formUnion(reasons)
        }
        for gap in package.gaps { #expect(needed.contains(gap), "all callers compile: \(gap)") }
    }

    /// What is told of lines, beside what the compiler says to them: every call is a file of its own.
    private static func expectLines(_ package: FormerPackage) {
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
            let warnings = answer.messages.filter(isDeprecation)
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

    private static func isDeprecation(_ message: String) -> Bool {
        message.hasPrefix("warning: ") && message.contains("deprecated")
    }
}

/// The sources are the same, and what a project calls each of their items is not.
@Suite(
    "All callers of a package whose matrix calls everything otherwise now",
    .startsCompiler,
    .enabled("this toolchain has no text of its modules") { await CompiledCode.isPossible }
)
struct RenamedFormerTests {
    @Test("compile with nothing but deprecations, or a sentence says why not")
    func sample() async throws {
        let library = ReleasePair.sample.libraries.new
        let page = Compared.packageRoot.appending(path: "specs/matrix.md")
        let rows = RenamedRows(String(decoding: try Data(contentsOf: page), as: UTF8.self))
        let project = MatrixDocument(SourceFile(path: SourcePath("project.md"), text: rows.text), layer: .project)
        var diagnostics = DiagnosticBag()
        let before = Compared.translation(of: library).swift
        let after = Compared.translator(beside: project).translate(library, into: &diagnostics)
            .keeping(MemberOrder(of: before)).swift
        let history = CallerHistory(
            KeptHistory(),
            last: try KeptFormerTests.read(before, library),
            today: KeptSignatures.all(of: after, from: library),
            of: after,
            only: nil,
            nil,
            end: ShimEnd(named: SemanticVersion(3, 0, 0))
        )
        let shims = try #require(LibraryShims.joined(nil, history, of: after))
        #expect(shims.until == "3.0.0" && shims.components.count > 30)
        FormerCallerTests.expect(try await FormerPackage(before, after, shims, (library, library), as: "renamed"))
    }
}

/// A ledger that was read again is the former release, as far as callers go.
@Suite("What a ledger keeps of a release")
struct KeptFormerTests {
    /// As the next run reads it.
    static func read(_ library: SwiftLibrary, _ web: Library) throws -> KeptLibrary {
        var kept = KeptSignatures.all(of: library, from: web)
        kept.signatures = kept.signatures.mapValues(\.kept)
        let bytes = Ledger(product: "1", entries: [], callers: kept).bytes
        var diagnostics = DiagnosticBag()
        let file = SourceFile(path: SourcePath("ledger.json"), bytes: bytes)
        let ledger = try #require(LedgerReader.read(file, into: &diagnostics))
        #expect(ledger.callers == kept)
        return ledger.callers
    }

    @Test("says of every component all that its sources say to callers, and leads to the shims that they lead to")
    func sample() throws { try Self.expect(.sample) }

    @Test("does so for real libraries", .needs("corpus"), arguments: ReleasePair.tried)
    func real(pair: ReleasePair) throws { try Self.expect(pair) }

    private static func expect(_ pair: ReleasePair) throws {
        try expectSame(pair)
        try expect(pair.libraries, atLeast: 1)
    }

    private static func expectSame(_ pair: ReleasePair) throws {
        for library in [pair.libraries.old, pair.libraries.new] {
            let swift = Compared.translation(of: library).swift
            let told = FormerComponents(swift)
            let read = FormerComponents(try Self.read(swift, library))
            #expect(read.components.map(\.tag) == told.components.map(\.tag))
            for (component, other) in zip(told.components, read.components) {
                #expect(Facts(component) == Facts(other), "\(component.tag)")
            }
        }
    }

    @Test("leads to the shims for every rule that there is", arguments: Witness.all)
    func rules(witness: Witness) throws { try Self.expect(witness.example.libraries, atLeast: 0) }

    private static func expect(_ libraries: (old: Library, new: Library), atLeast count: Int) throws {
        let (old, new) = libraries
        let release = BridgedRelease(from: old, to: new, until: SemanticVersion(3, 0, 0))
        let changes = Compared.changes(from: old, to: new)
        let kept = FormerComponents(try read(release.before, old))
        let components = LibraryBridge(from: kept, to: release.after, changes).components
        #expect(components.keys.sorted() == release.shims.components.keys.sorted())
        var compared = 0
        for (tag, shims) in release.shims.components {
            let other = components[tag] ?? ComponentShims()
            #expect(Written(shims) == Written(other), "\(tag)")
            if !shims.isEmpty { compared += 1 }
        }
        #expect(compared >= count)
    }

    /// What callers write, without what only the program sees: what a view's type parameter is called, and whether a list is
    /// one of children.
    private struct Facts: Equatable {
        let names: FormerComponent.Names
        let texts: [String]
        let types: Set<GeneratedTypeName>
        let inits: [[String]]
        let properties, proxies, methods: [String]

        init(_ component: FormerComponent) {
            names = component.names
            inits = component.inits.map { form in form.parameters.map { "\(form.kind) " + Self.text(of: $0) } }
            texts =
                [component.primitive?.rawValue ?? "", component.presentation ?? "", component.title?.name ?? ""]
                + component.generics + ["\(component.isControl)", "\(component.typeParameterCount)"]
                + component.texts.map { "\($0) \($0.origin)" }
                + (component.texts.isEmpty ? [] : ["\(component.stringsType)"])
            types = component.usedTypes
            properties = component.properties.map {
                "\($0.name.name): \($0.type) = \($0.defaultText ?? "") \($0.origin)"
            }
            proxies = component.proxies.map { "\($0.name.name) \($0.property.name) \($0.rawType) \($0.type)" }.sorted()
            methods = component.methods.map { component.declaration(of: $0) + " \($0.origin)" }
        }

        static func text(of parameter: ParameterSignature) -> String {
            "\(parameter.isUnlabeled) \(parameter.name.name) \(parameter.form.plain) \(parameter.isRequired) "
                + "\(parameter.defaultText ?? "") \(parameter.origin.map { "\($0)" } ?? "")"
        }
    }

    private struct Written: Equatable {
        let facts: [String]

        init(_ shims: ComponentShims) {
            let inits = shims.inits + (shims.presentation?.functions ?? [])
            facts =
                shims.names.map { "\($0)" } + shims.enums.map { "\($0.name) \($0.cases)" }
                + shims.structs.map { "\($0.name) \($0.members.map { "\($0.name.name): \($0.type)" })" }
                + shims.strings.map { "\($0)" } + shims.cases.map { "\($0)" }
                + inits.map { former in
                    "\(former.target) \(former.parameters.map(Facts.text)) \(former.reasons) "
                        + "\(former.arguments.map { "\($0.parameter.name.name) \($0.value)" })"
                }
                + shims.members.map { member in
                    "\(member.type) \(member.properties) \(member.arguments) "
                        + "\(member.parameters.map { "\($0.name.name): \($0.type)" })"
                }
                + shims.texts.map { "\($0)" } + shims.properties.map { "\($0)" }
                + [shims.presentation?.name ?? "", shims.titleAssignment ?? ""]
                + (shims.delegate?.methods.map { "\($0.name) \($0.parameters)" } ?? []) + shims.gaps + shims.uiKitGaps
        }
    }
}
