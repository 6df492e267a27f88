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

    private static let ofRules: [MatrixColumn] = [.web, .swiftUI, .uiKit]

    /// Columns that a table needs, further ones that are read, and the kinds of items that it is about.
    private var layout: (needed: [MatrixColumn], further: [MatrixColumn], kinds: [ItemKind]) {
        switch self {
        case .names, .values: ([.web, .swift], [], [])
        case .types: ([.web, .swift], [.unit], [])
        case .components: ([.web, .swiftUI], [.uiKit, .items, .implies], [])
        case .html: ([.web, .swiftUI], [], [])
        case .contracts:
            ([.role], [.type, .absent, .need, .swiftUI, .uiKit, .from], [.property, .slot, .event, .method])
        case .parts: ([.part, .named, .takes], [.states], [])
        case .icons: ([.web, .symbol], [], [])
        case .variants: ([.web], [.emphasis, .tone], [])
        case .properties: (Self.ofRules, [], [.property])
        case .slots: (Self.ofRules, [], [.slot])
        case .events: (Self.ofRules, [], [.event])
        case .methods: (Self.ofRules, [], [.method])
        case .styling: (Self.ofRules, [], [.cssPart, .cssProperty, .cssState])
        }
    }

    var needed: [MatrixColumn] { layout.needed }

    /// The last of the columns are only for people.
    var optional: [MatrixColumn] {
        layout.further + [.why, .notes] + ([.contracts, .parts, .variants].contains(self) ? [] : [.pattern])
    }

    /// Empty for tables that are about no items.
    var itemKinds: [ItemKind] { layout.kinds }

    /// Whether a level-3 heading with tags narrows the rows below it.
    var isNarrowedByTags: Bool { ![.names, .components, .contracts, .parts, .html, .icons, .variants].contains(self) }
}
