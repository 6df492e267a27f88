import Core
import SwiftModel
import TestSupport
import Testing
import WebModel

@testable import Translate

@Suite("Real libraries, by the built-in matrix alone")
struct CorpusTranslationTests {
    private struct Outcome {
        let translation: LibraryTranslation
        let diagnostics: [Diagnostic]

        init(_ library: Library) throws {
            var bag = DiagnosticBag()
            translation = try BuiltInMatrix.translator().translate(library, into: &bag)
            diagnostics = bag.sorted
        }

        /// Everything but the texts, which are no items of their own.
        var items: [(tag: String, item: ItemTranslation)] {
            translation.components.flatMap { component in
                component.items.filter { $0.item.kind != .text }.map { (component.tag, $0) }
            }
        }

        var unmapped: [String] {
            items.compactMap { tag, item in item.openReason.map { "<\(tag)> \(item.item): \($0)" } }
        }
    }

    @Test("nothing of the sample is unmapped, and its texts are typed, in either release", arguments: ["1.0", "2.0"])
    func sampleIsMapped(release: String) throws {
        let outcome = try Outcome(RealLibraries.sample(release))
        #expect(outcome.items.count > 500)
        #expect(outcome.unmapped == [])
        #expect(outcome.diagnostics.map(\.message) == [])
        let texts = outcome.translation.components.flatMap(\.items).filter { $0.item.kind == .text }
        #expect(!texts.isEmpty && texts.allSatisfy { $0.outcome == .translated })
    }

    @Test(
        "at most 3 % of a manifest are unmapped, all its items are counted, no two get one name by rules, and none tie",
        .needs("corpus"),
        arguments: RealLibraries.manifests
    )
    func corpusIsMapped(name: String) throws {
        let outcome = try Outcome(RealLibraries.manifest(name))
        let counted = try #require(try RealLibraries.counts()[name])
        // One event is listed twice, once with a broken name: see the corpus's own test.
        let twice = name == "vscode-elements-1-old.json" ? 1 : 0
        #expect(outcome.items.count == counted - twice)
        #expect(outcome.unmapped.count * 100 <= outcome.items.count * 3, "\(outcome.unmapped)")
        #expect(outcome.diagnostics.map(\.message) == [])
    }

    @Test(
        "no name ends in a digit but where the source's own does, and an init has one parameter of each role and name",
        .needs("corpus"),
        arguments: RealLibraries.manifests + RealLibraries.wider
    )
    func corpusHasPlainNames(name: String) throws {
        let components = try Outcome(RealLibraries.manifest(name)).translation.components.map(\.component)
        #expect(components.flatMap(\.members).count > 50)
        for component in components {
            let parameters = ComponentParameters(of: component).members
            #expect(parameters.map(\.name.name).repeated == [], "names of <\(component.tag)>")
            #expect(parameters.compactMap(\.role).repeated == [], "roles of <\(component.tag)>")
            let ofMembers = component.members.map { ($0.name.name, $0.origin.name) }
            let ofViews = component.members.compactMap { member in
                member.viewType.map { ($0.name, member.origin.name) }
            }
            let ofProperties = component.uiKit.properties.map { ($0.name.name, $0.origin.name) }
            let ofMethods = component.uiKit.delegateMethods.map { ($0.name.name, $0.origin.name) }
            let ofTypes = (component.enums.map { ($0.name, $0.alias) } + component.structs.map { ($0.name, $0.alias) })
                .map { ($0.name.name, $1 ?? "") }
            for (own, source) in ofMembers + ofViews + ofProperties + ofMethods + ofTypes {
                let digits = String(own.reversed().prefix { $0.isNumber }.reversed())
                #expect(digits.isEmpty || source.contains(digits), "`\(own)` of <\(component.tag)>")
            }
        }
    }

    @Test("no closed set of strings ends as a String", .needs("corpus"), arguments: RealLibraries.manifests)
    func closedSetsStayClosed(name: String) throws { try expectClosedSets(in: RealLibraries.manifest(name)) }

    @Test("no closed set of strings of the sample ends as a String")
    func closedSetsOfTheSample() throws { try expectClosedSets(in: RealLibraries.sample()) }

    private func expectClosedSets(in library: Library) throws {
        let translation = try Outcome(library).translation
        var closed = 0
        for (component, translated) in zip(library.components, translation.components) {
            #expect(component.tag == translated.tag)
            for (property, item) in zip(component.properties, translated.items) {
                guard case .enumeration? = property.type?.shape else { continue }
                closed += 1
                for member in item.swiftUI.compactMap(\.member) where !member.form.isAction && !member.form.isItems {
                    let types = "\(member.writtenTypes)"
                    #expect(!types.contains("String"), "<\(component.tag)> \(property.name): \(member)")
                }
            }
        }
        #expect(closed > 0)
    }

    @Test(
        "every item ends in one state, by a rule unless it is unmapped, and what is skipped has a reason",
        .needs("corpus"),
        arguments: RealLibraries.manifests
    )
    func everyItemHasItsRule(name: String) throws {
        for (tag, item) in try Outcome(RealLibraries.manifest(name)).items {
            switch item.outcome {
            case .translated: #expect(item.rule != nil && !item.swiftUI.isEmpty, "<\(tag)> \(item.item)")
            case .adapted: #expect(item.rule != nil, "<\(tag)> \(item.item)")
            case .skipped(let reason): #expect(item.rule != nil && reason.count > 10, "<\(tag)> \(item.item)")
            case .unmapped(let reason): #expect(!reason.isEmpty && item.swiftUI.isEmpty, "<\(tag)> \(item.item)")
            }
        }
    }

    @Test("names are unique in every scope", .needs("corpus"), arguments: RealLibraries.manifests)
    func namesAreUnique(name: String) throws {
        try expectUniqueNames(in: Outcome(RealLibraries.manifest(name)).translation)
    }

    @Test("names of the sample are unique in every scope")
    func namesOfTheSampleAreUnique() throws { try expectUniqueNames(in: Outcome(RealLibraries.sample()).translation) }

    private func expectUniqueNames(in translation: LibraryTranslation) throws {
        for (scope, names) in NameScopes.all(of: translation.swift) { #expect(names.repeated == [], "in \(scope)") }
    }
}

extension [String] {
    /// Each that stands there more than once.
    fileprivate var repeated: [String] { Dictionary(grouping: self) { $0 }.filter { $0.value.count > 1 }.keys.sorted() }
}

/// The scopes of everything that is generated, each with the names in it.
enum NameScopes {
    static func all(of library: SwiftLibrary) -> [(scope: String, names: [String])] {
        let types = library.components.flatMap { [$0.names.view, $0.names.uiKit, $0.names.tokens] }.map(\.name)
        let shared = library.sharedEnums.map(\.name.description) + library.sharedStructs.map(\.name.description)
        var scopes = [
            // File systems that ignore case can't hold two files that differ by it.
            ("the module", (types + shared).map { $0.lowercased() }),
            ("the files", library.components.map { $0.names.base.name.lowercased() }),
        ]
        for component in library.components { scopes += self.scopes(of: component) }
        for enumeration in library.sharedEnums { scopes.append(cases(of: enumeration)) }
        return scopes
    }

    private static func scopes(of component: SwiftComponent) -> [(String, [String])] {
        // A text and a view of one slot are two forms of one parameter.
        var parameters = component.properties.map(\.name.name)
        let own = Set(component.properties.map { [$0.name.name, $0.origin.description] })
        parameters += component.slots.filter { !own.contains([$0.name.name, $0.origin.description]) }.map(\.name.name)
        parameters += component.members.filter(\.form.isItems).map(\.name.name) + component.actions.map(\.name.name)
        let generated =
            component.enums.map(\.name.description) + component.structs.map(\.name.description)
            + component.typeAliases.map(\.name.description)
        let tag = component.tag
        var scopes: [(String, [String])] = [
            ("the init of <\(tag)>", parameters),
            ("the type parameters of <\(tag)>", component.slots.compactMap(\.viewType?.name)),
            ("the tokens of <\(tag)>", generated.map { $0.lowercased() }),
            ("the texts of <\(tag)>", component.texts.map(\.name.name)),
            (
                "the UIKit properties of <\(tag)>",
                component.uiKit.properties.map(\.name.name) + component.uiKit.inverted.map(\.name.name)
            ),
            ("the delegate of <\(tag)>", component.uiKit.delegateMethods.map(\.name.name)),
        ]
        for enumeration in component.enums { scopes.append(cases(of: enumeration)) }
        for structure in component.structs { scopes.append(("\(structure.name)", structure.members.map(\.name.name))) }
        return scopes
    }

    private static func cases(of enumeration: SwiftEnum) -> (String, [String]) {
        ("\(enumeration.name)", enumeration.cases.map(\.name.name))
    }
}
