import SwiftModel

extension ScaffoldMember {
    /// Whether it has an obvious looks.
    var isShown: Bool {
        switch form {
        case .slot: true
        case .value(let type): TextDisplay(role, type) != nil
        case .binding, .action, .items, .rows: false
        }
    }
}
