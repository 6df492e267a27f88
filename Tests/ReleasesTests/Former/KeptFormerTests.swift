import Core
import Package
import SwiftModel
import TestSupport
import Testing
import Translate
import WebModel

@testable import Releases

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

    @Test("says of every component all that its sources say to callers")
    func same() throws { try Self.expectSame(.sample) }

    @Test("says so of real libraries", .needs("corpus"), arguments: ReleasePair.tried)
    func same(pair: ReleasePair) throws { try Self.expectSame(pair) }

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

    @Test("leads to the shims that the release itself leads to")
    func shims() throws { try Self.expect(ReleasePair.sample.libraries, atLeast: 1) }

    @Test("leads to them for real libraries", .needs("corpus"), arguments: ReleasePair.tried)
    func shims(pair: ReleasePair) throws { try Self.expect(pair.libraries, atLeast: 1) }

    @Test("leads to them for every rule that there is", arguments: Witness.all)
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
