import Core
import WebModel

/// A level-2 heading under which tables are rules.
enum MatrixSection: String, CaseIterable {
    case names = "Names"
    case values = "Values"
    case types = "Types"
    case components = "Components"
    case contracts = "Contracts"
    case parts = "Parts"
    case properties = "Properties"
    case slots = "Slots"
    case events = "Events"
    case methods = "Methods"
    case styling = "Styling"
    case html = "HTML"
    case icons = "Icons"
    case variants = "Variants"

    /// The section of a heading, in upper or lower case.
    init?(heading: String) {
        let wanted = heading.lowercased()
        guard let section = Self.allCases.first(where: { $0.rawValue.lowercased() == wanted }) else { return nil }
        self = section
    }

    /// The columns that a table must have.
    var needed: [MatrixColumn] {
        switch self {
        case .names, .values, .types: [.web, .swift]
        case .components, .html: [.web, .swiftUI]
        case .contracts: [.role]
        case .parts: [.part, .named, .takes]
        case .icons: [.web, .symbol]
        case .variants: [.web]
        case .properties, .slots, .events, .methods, .styling: [.web, .swiftUI, .uiKit]
        }
    }

    /// The columns that a table may have besides, some of them only for people.
    var optional: [MatrixColumn] {
        switch self {
        case .names, .values, .html, .icons: [.why, .notes, .pattern]
        case .types: [.unit, .why, .notes, .pattern]
        case .components: [.uiKit, .items, .implies, .why, .notes, .pattern]
        case .contracts: [.type, .need, .swiftUI, .uiKit, .from, .why, .notes]
        case .parts: [.states, .why, .notes]
        case .variants: [.emphasis, .tone, .why, .notes]
        case .properties, .slots, .events, .methods, .styling: [.why, .notes, .pattern]
        }
    }

    /// Whether a level-3 heading with tags narrows the rows below it.
    var isNarrowedByTags: Bool { ![.names, .components, .contracts, .parts, .html, .icons, .variants].contains(self) }

    /// The kinds of items that the patterns of the section match; none for the tables about other things.
    var itemKinds: [ItemKind] {
        switch self {
        case .names, .values, .types, .components, .parts, .html, .icons, .variants: []
        case .contracts: [.property, .slot, .event, .method]
        case .properties: [.property]
        case .slots: [.slot]
        case .events: [.event]
        case .methods: [.method]
        case .styling: [.cssPart, .cssProperty, .cssState]
        }
    }
}
