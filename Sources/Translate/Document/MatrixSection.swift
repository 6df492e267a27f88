import Core
import WebModel

/// Tables under such a level-2 heading are rules.
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

    init?(heading: String) {
        let wanted = heading.lowercased()
        guard let section = Self.allCases.first(where: { $0.rawValue.lowercased() == wanted }) else { return nil }
        self = section
    }

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

    /// Some of the columns are only for people.
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

    /// Empty for tables that are about no items.
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
