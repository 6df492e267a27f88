extension SwiftUIResult {
    /// The name of the member that the result makes; nil where it makes none.
    var name: NameTemplate? {
        switch self {
        case .value(let name, _, _), .binding(let name, _), .slot(let name), .items(let name), .action(let name, _, _):
            name
        case .mechanism, .reference: nil
        }
    }

    var isSlot: Bool {
        if case .slot = self { true } else { false }
    }
}
