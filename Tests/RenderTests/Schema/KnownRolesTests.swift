import Matrix
import SwiftModel
import Testing

@testable import Render

@Suite("The roles that templates may ask for")
struct KnownRolesTests {
    @Test("are those of the built-in matrix and of the built-in templates, each once, sorted")
    func complete() {
        let wanted = Self.matrixNames.union(Self.templateNames)
        let listed = MemberRole.known
        let mend = "Sources/SwiftModel/Members/MemberRole+Known.swift has to have"
        #expect(wanted.subtracting(listed).sorted() == [], "\(mend) these as well, each at its place")
        #expect(Set(listed).subtracting(wanted).sorted() == [], "\(mend) none of these any more")
        #expect(listed == Set(listed).sorted(), "\(mend) each name once, in their order")
    }

    /// The built-in rows leave these to SwiftUI's own modifiers; a project's rows may make them members all the same, and
    /// there is only one thing that they can mean.
    private static let ofProjects: Set<String> = ["accessibilityHint", "accessibilityLabel", "isHidden"]

    @Test(
        "are names of members that some component could have: in the matrix, in the sample, or in a real library",
        .enabled(if: TranslatedLibraries.hasCorpus, TranslatedLibraries.absence)
    )
    func alive() {
        var real = Self.matrixNames.union(Self.ofProjects)
        for translated in [TranslatedLibraries.sample] + TranslatedLibraries.manifests {
            for component in ScaffoldLibrary(translated.swift, of: translated.library).components {
                real.formUnion(component.members.map(\.name.name))
                real.formUnion(component.swift.texts.map(\.name.name))
            }
        }
        #expect(Self.templateNames.subtracting(real).sorted() == [], "no component has them: dead, or misspelt")
    }

    /// What the rows call members, as far as they don't make the name of the web item's.
    private static var matrixNames: Set<String> {
        var names: Set<String> = []
        for rule in TranslatedLibraries.builtInMatrix.rules {
            guard case .results(let results) = rule.swiftUI else { continue }
            for result in results {
                switch result {
                case .value(let name, _, _), .binding(let name, _), .slot(let name), .items(let name),
                    .action(let name, _, _):
                    if name.parts.count == 1, case .literal(let text) = name.parts[0] { names.insert(text) }
                    if let role = name.role { names.insert(role) }
                case .mechanism, .reference: break
                }
            }
        }
        for place in TranslatedLibraries.builtInMatrix.contracts.places {
            names.formUnion([place.role] + place.substitutes)
        }
        return names
    }

    private static let templateNames = Set(TemplateRoles.kinds.keys)
}
