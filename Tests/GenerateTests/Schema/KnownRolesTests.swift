import Foundation
import SwiftModel
import TestSupport
import Testing
import Translate

@testable import Generate

@Suite("The roles that templates may ask for")
struct KnownRolesTests {
    /// A row may call a member what nothing asks for; that is its name, and no role.
    @Test("are those that a contract, a built-in template, the styles or Render ask for, each once, sorted")
    func complete() {
        let wanted = Self.contractNames.union(Self.templateNames).union(Self.axisNames).union(Self.renderNames)
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
        .needs("corpus/manifests")
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
        return names.union(contractNames)
    }

    private static var contractNames: Set<String> {
        Set(TranslatedLibraries.builtInMatrix.contracts.flatMap { [$0.role] + $0.substitutes })
    }

    private static let templateNames = Set(TemplateRoles.kinds.keys)

    /// By which a component has styles: its tone, its size.
    private static let axisNames = Set(TokenAxis.Kind.allCases.flatMap(TokenMeaning.names))

    /// What `Render` asks for itself, and no template: which texts stand below a control, which days can't be chosen.
    private static let renderNames: Set<String> = [
        "alignment", "buttonRole", "children", "clearable", "closable", "debounce", "disabledDates", "group",
        "helpText", "hidesCloseButton", "isCircular", "isDateDisabled", "isFilled", "isInline", "isNumeric",
        "isOutlined", "isPlain", "isPrimary", "isSecondary", "isSeparator", "isSortable", "isVertical", "keybinding",
        "keywords", "loadingState", "minLength", "onExpansionChange", "onReject", "onSuggestionSelect", "showClearIcon",
        "showsCloseButton", "showsCount", "startsSection", "valueStateMessage",
    ]

    @Test("are all that Render asks for by a name in its source")
    func asked() throws {
        let folder = Shared.project.appending(path: "Sources/Generate")
        var found: Set<String> = []
        let files = FileManager.default.enumerator(atPath: folder.path)
        while let path = files?.nextObject() as? String {
            guard path.hasSuffix(".swift") else { continue }
            let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
            found.formUnion(text.matches(of: /\.role == "(\w+)"/).map { String($0.output.1) })
            found.formUnion(Self.renderNames.filter { text.contains("\"\($0)\"") })
        }
        #expect(found.isSuperset(of: ["onReject", "isVertical"]), "the search finds no look-ups")
        #expect(found.subtracting(MemberRole.known).sorted() == [])
        #expect(Self.renderNames.subtracting(found).sorted() == [], "nothing asks for these any more")
    }
}
