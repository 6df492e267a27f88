/// A column of a table by its title.
enum MatrixColumn: String {
    case web = "Web"
    case swiftUI = "SwiftUI"
    case uiKit = "UIKit"
    case swift = "Swift"
    case unit = "Unit"
    case items = "Items"
    case implies = "Implies"
    case role = "Role"
    case type = "Type"
    case absent = "Absent"
    case need = "Need"
    case from = "From"
    case symbol = "Symbol"
    case part = "Part"
    case named = "Named"
    case takes = "Takes"
    case states = "States"
    case emphasis = "Emphasis"
    case tone = "Tone"
    case why = "Why"
    case notes = "Notes"
    case pattern = "Pattern"

    /// Cells are prose then, in which a backtick is a backtick.
    var isForPeople: Bool { [.why, .notes, .pattern].contains(self) }
}
