import Core
import Documents
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
        let mend = "Sources/SwiftModel/Members/MemberRole.swift has to have"
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
        "alignment", "buttonRole", "children", "clearable", "closable", "closesAutomatically", "debounce",
        "disabledDates", "gap", "group", "helpText", "hidesCloseButton", "isBusy", "isCircular", "isDateDisabled",
        "isFilled", "isInline", "isLoading", "isNumeric", "isOutlined", "isPlain", "isPrimary", "isSecondary",
        "isSeparator", "isSortable", "isVertical", "keybinding", "keywords", "loadingState", "minLength", "mode",
        "onExpansionChange", "onReject", "selectionMode", "showsCloseButton", "showsCount",
        "tableColumns", "valueStateMessage",
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

    // MARK: The page

    private struct Row {
        let role, sentence, kinds: String
    }

    private static let page: String = {
        let path = Shared.project.appending(path: "Documentation/Roles.md").path
        let bytes = FileManager.default.contents(atPath: path)
        return String(decoding: bytes ?? Data(), as: UTF8.self)
    }()

    /// The rows of each section, in the order of the page.
    private static let sections: [[Row]] = page.split(separator: "\n## ").dropFirst().map { section in
        section.matches(of: /(?m)^\| `(\w+)` \| (.+) \| (.+) \|$/).map { match in
            Row(role: String(match.output.1), sentence: String(match.output.2), kinds: String(match.output.3))
        }
    }

    private static var rows: [Row] { sections.flatMap(\.self) }

    @Test("Documentation/Roles.md has each role that is known, once")
    func toldRoles() {
        let told = Self.rows.map(\.role)
        let known = MemberRole.known
        #expect(Set(known).subtracting(told).sorted() == [], "the page has to tell what these are for")
        #expect(Set(told).subtracting(known).sorted() == [], "the page tells of roles that are none")
        #expect(told.count == Set(told).count, "each stands once")
    }

    @Test(
        "Documentation/Roles.md has nothing in its tables that is no row of a role, and sorts the rows of each section"
    )
    func form() {
        let lines = Self.page.split(separator: "\n").filter { $0.hasPrefix("| ") }
        #expect(lines.count == Self.rows.count + Self.sections.count, "three cells for each role, and the heads")
        for section in Self.sections {
            let roles = section.map(\.role)
            #expect(!roles.isEmpty)
            #expect(roles == roles.sorted())
        }
    }

    @Test("Documentation/Roles.md says of each role what it is for, in short and without a full stop")
    func sentences() {
        for row in Self.rows {
            let words = row.sentence.split(separator: " ")
            #expect((2...16).contains(words.count), "\(row.role): \(row.sentence)")
            #expect(!row.sentence.hasSuffix("."), "\(row.role): \(row.sentence)")
        }
    }

    @Test("Documentation/Roles.md tells the kinds in which the built-in templates ask for each role")
    func kinds() {
        for row in Self.rows {
            let asked = TemplateRoles.kinds[row.role] ?? []
            let names = RoleKind.allCases.filter { asked.contains($0) }.map { "`\($0.rawValue)`" }
            #expect(row.kinds == (names.isEmpty ? "–" : names.joined(separator: ", ")), "\(row.role)")
        }
    }
}

/// The roles that the built-in templates ask for, and the kinds in which they do.
enum TemplateRoles {
    static let kinds: [String: Set<RoleKind>] = {
        var bag = DiagnosticBag()
        var kinds: [String: Set<RoleKind>] = [:]
        for style in TemplateStyle.allCases {
            let set = TemplateLayers(style).set(into: &bag)
            for template in set.templateNames.compactMap({ set[$0] }) { collect(template.names, into: &kinds) }
        }
        return kinds
    }()

    private static func collect(_ templateNames: [TemplateName], into kinds: inout [String: Set<RoleKind>]) {
        for name in templateNames {
            collect(name.children, into: &kinds)
            guard let first = name.parts.first, name.kind != .partial, name.kind != .parent, name.kind != .block
            else { continue }
            for kind in RoleKind.allCases where first.hasPrefix(kind.key("").name) {
                kinds[String(first.dropFirst(kind.key("").name.count)), default: []].insert(kind)
            }
        }
    }
}
