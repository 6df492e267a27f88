/// A column of the tables, by its header.
enum MatrixColumn: String, CaseIterable {
    case web = "Web"
    case swiftUI = "SwiftUI"
    case uiKit = "UIKit"
    case swift = "Swift"
    case unit = "Unit"
    case items = "Items"
    case implies = "Implies"
    case why = "Why"
    case notes = "Notes"
    case pattern = "Pattern"
}
