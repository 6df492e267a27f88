import SwiftModel
import WebModel

/// A component as its files are going to be. A class, for each of the hundred parts of its files has it.
final class ComponentScaffold: Sendable {
    /// nil where the component is in no source that was read, which only a test makes.
    let web: Component?
    let parameters: ComponentParameters
    let index: ComponentIndex
    private let sourceWords: ItemDocumentation

    convenience init(_ swift: SwiftComponent, web: Component?) {
        self.init(ComponentParameters(of: swift), web, ItemDocumentation(web, made: swift.made, offered: swift.offered))
    }

    private init(_ parameters: ComponentParameters, _ web: Component?, _ words: ItemDocumentation) {
        self.parameters = parameters
        self.web = web
        index = ComponentIndex(parameters)
        sourceWords = words
    }

    /// Leaves out members that belong to the presentation of the component, and not to the component.
    func without(_ names: Set<SwiftIdentifier>) -> ComponentScaffold {
        names.isEmpty ? self : ComponentScaffold(parameters.without(names), web, sourceWords)
    }

    func taking(_ parameters: ComponentParameters) -> ComponentScaffold {
        ComponentScaffold(parameters, web, sourceWords)
    }

    var swift: SwiftComponent { parameters.component }

    var members: [Member] { parameters.members }

    var strings: Member? { parameters.strings }

    var isItem: Bool { parameters.isItem }

    var viewTypes: [SwiftIdentifier] { parameters.viewTypes }

    /// Whether a member is none of the source's.
    func isOffered(_ member: Member) -> Bool { swift.offered.contains(member.origin) }

    var types: [SwiftType] { members.compactMap(\.type) }

    // MARK: Documentation

    /// Finds the web docs of a member, each entry a paragraph.
    func documentation(of member: Member) -> [String] {
        if case .rows = member.form { return ["Makes the row of an item."] }
        return inSeconds(member.writtenTypes, sourceWords[member.origin, telling: member.event])
    }

    func documentation(of method: UIKitDelegate.Method) -> [String] {
        inSeconds(method.parameters, sourceWords[method.origin, telling: method.event])
    }

    private func inSeconds(_ types: [SwiftType], _ paragraphs: [String]) -> [String] {
        types.contains { $0.unwrapped == .named("TimeInterval") } ? paragraphs.map { SecondsText($0).text } : paragraphs
    }

    var deprecation: String? {
        switch web?.deprecated {
        case nil: nil
        case .flagged: SwiftStringLiteral("The web component is deprecated.").description
        case .reason(let reason): SwiftStringLiteral(DocText.lines(of: reason).joined(separator: " ")).description
        }
    }
}

/// Parts of a component that are looked up once for each of its members: found without looking through all of it.
struct ComponentIndex {
    let names: Set<String>
    private let bindings: [SwiftType: [Member]]
    private let enums: [GeneratedTypeName: SwiftEnum]
    private let aliases: [GeneratedTypeName: GeneratedTypeName]

    init(_ parameters: ComponentParameters) {
        let swift = parameters.component
        let members = parameters.members
        var bindings: [SwiftType: [Member]] = [:]
        for member in members {
            if case .binding(let type) = member.form { bindings[type, default: []].append(member) }
        }
        names = Set(members.map(\.name.name))
        self.bindings = bindings
        enums = Dictionary(swift.enums.map { ($0.name, $0) }) { first, _ in first }
        aliases = Dictionary(swift.typeAliases.map { ($0.name, $0.target) }) { first, _ in first }
    }

    /// Finds bindings, in the order of the init.
    func bindings(to type: SwiftType) -> [Member] { bindings[type] ?? [] }

    func enumeration(_ name: GeneratedTypeName) -> SwiftEnum? { enums[name] }

    func target(of alias: GeneratedTypeName) -> GeneratedTypeName? { aliases[alias] }
}

/// Names that are free in Swift, but begin a declaration or an expression of their own where they stand first on a line.
enum ContextualKeywords {
    static let modifiers: Set<String> = [
        "actor", "any", "async", "await", "borrowing", "consume", "consuming", "convenience", "copy", "discard",
        "distributed", "dynamic", "each", "final", "indirect", "infix", "isolated", "lazy", "macro", "mutating",
        "nonisolated", "nonmutating", "open", "optional", "override", "package", "postfix", "required", "sending",
        "some", "then", "unowned", "unsafe", "weak", "yield",
    ]
}
