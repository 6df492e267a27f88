/// A column of the tables.
enum MatrixColumn: Int, CaseIterable {
    case web, swiftUI, uiKit, swift, unit, items, implies, why, notes, pattern

    /// What stands in the header.
    var title: String {
        switch self {
        case .web: "Web"
        case .swiftUI: "SwiftUI"
        case .uiKit: "UIKit"
        case .swift: "Swift"
        case .unit: "Unit"
        case .items: "Items"
        case .implies: "Implies"
        case .why: "Why"
        case .notes: "Notes"
        case .pattern: "Pattern"
        }
    }
}
