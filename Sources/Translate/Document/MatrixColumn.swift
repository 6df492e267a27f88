enum MatrixColumn: Int, CaseIterable {
    case web, swiftUI, uiKit, swift, unit, items, implies, role, type, need, from, symbol, part, named, takes, states,
        emphasis, tone, why, notes, pattern

    /// Cells are prose then, in which a backtick is a backtick.
    var isForPeople: Bool {
        switch self {
        case .why, .notes, .pattern: true
        case .web, .swiftUI, .uiKit, .swift, .unit, .items, .implies, .role, .type, .need, .from, .symbol,
            .part, .named, .takes, .states, .emphasis, .tone:
            false
        }
    }

    var title: String {
        switch self {
        case .web: "Web"
        case .swiftUI: "SwiftUI"
        case .uiKit: "UIKit"
        case .swift: "Swift"
        case .unit: "Unit"
        case .items: "Items"
        case .implies: "Implies"
        case .role: "Role"
        case .type: "Type"
        case .need: "Need"
        case .from: "From"
        case .symbol: "Symbol"
        case .part: "Part"
        case .named: "Named"
        case .takes: "Takes"
        case .states: "States"
        case .emphasis: "Emphasis"
        case .tone: "Tone"
        case .why: "Why"
        case .notes: "Notes"
        case .pattern: "Pattern"
        }
    }
}
