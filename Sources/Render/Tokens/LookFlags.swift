import SwiftModel

/// Flags that say by themselves what other libraries have a variant for: `isPill` for a shape, `isOutlined` for an emphasis.
struct LookFlags {
    private let component: ComponentScaffold

    init(_ component: ComponentScaffold) {
        self.component = component
    }

    /// The expression for the shape, where a flag is above what would count without it.
    func shape(otherwise: String) -> String {
        chosen([("isPill", ".capsule"), ("isCircular", ".circle")], otherwise: otherwise)
    }

    /// Without a border where a flag says so.
    func metrics(otherwise: String) -> String {
        guard let flag = flag("isBordered") else { return otherwise }
        return "\(otherwise.contains("??") ? "(\(otherwise))" : otherwise).bordered(\(flag))"
    }

    /// nil where no flag says anything about the emphasis.
    func emphasis(otherwise: String?) -> String? {
        let flags = [
            ("isOutlined", ".outlined"), ("isSecondary", ".outlined"), ("usesPanelStyle", ".outlined"),
            ("isFilled", ".filled"), ("isPlain", ".plain"),
        ]
        guard flags.contains(where: { flag($0.0) != nil }) else { return otherwise }
        return chosen(flags, otherwise: otherwise ?? (flag("isFilled") != nil ? ".outlined" : ".filled"))
    }

    private func chosen(_ flags: [(String, String)], otherwise: String) -> String {
        flags.reversed().reduce(otherwise) { rest, choice in
            guard let flag = flag(choice.0) else { return rest }
            return "\(flag) ? \(choice.1) : \(rest.contains(" ?") ? "(\(rest))" : rest)"
        }
    }

    private func flag(_ role: String) -> String? {
        component.members.first { $0.role == role && $0.valueType == .bool }?.name.reference
    }
}
