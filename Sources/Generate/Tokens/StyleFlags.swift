import SwiftModel

/// Flags that say a look that other libraries have a variant for: `isPill` for a shape, `isOutlined` for an emphasis.
struct StyleFlags {
    let component: ComponentScaffold

    func shape(otherwise: SwiftCode) -> SwiftCode {
        chosen([("isPill", ".capsule"), ("isCircular", ".circle")], otherwise: otherwise)
    }

    func metrics(otherwise: SwiftCode) -> SwiftCode {
        flag("isBordered").map { "\(otherwise.grouped).bordered(\($0))" } ?? otherwise
    }

    func emphasis(otherwise: SwiftCode?) -> SwiftCode? {
        let flags = [
            ("isPrimary", ".filled"), ("isOutlined", ".outlined"), ("isSecondary", ".secondary"),
            ("isFilled", ".filled"), ("isPlain", ".plain"),
        ]
        guard flags.contains(where: { flag($0.0) != nil }) else { return otherwise }
        let isMarked = flag("isFilled") != nil || flag("isPrimary") != nil
        return chosen(flags, otherwise: otherwise ?? (isMarked ? ".outlined" : "nil"))
    }

    private func chosen(_ flags: [(String, String)], otherwise: SwiftCode) -> SwiftCode {
        flags.reversed().reduce(otherwise) { rest, choice in
            guard let flag = flag(choice.0) else { return rest }
            return .operation("\(flag) ? \(plain: choice.1) : \(rest.grouped)")
        }
    }

    private func flag(_ role: String) -> SwiftCode? {
        component.members.first { $0.role == role && $0.valueType == .bool }?.reference
    }
}
