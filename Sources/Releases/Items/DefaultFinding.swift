import WebModel

enum DefaultFinding: Equatable {
    case same(Normalization)
    case added, removed, changed

    init(_ old: String?, _ new: String?, _ comparability: Comparability) {
        let left = old.map { DefaultValue($0) } ?? .nothing
        let right = new.map { DefaultValue($0) } ?? .nothing
        if left == right {
            self = .same(Self.normalization(old, new))
        } else if case .expression(let before) = left, case .expression(let after) = right,
            PlainText.code(before) == PlainText.code(after)
        {
            self = .same(Self.normalization(old, new))
        } else if case (.number, .number) = (left, right), left.agrees(with: right) {
            self = .same(.spelling)
        } else if !comparability.isFull,
            left == .nothing || right == .nothing || left.agrees(with: right) || Self.nameTheSame(left, right)
        {
            self = .same(.notTold)
        } else if left == .nothing {
            self = .added
        } else {
            self = right == .nothing ? .removed : .changed
        }
    }

    /// Docs name the member of an enumeration (`Shape.Box`) where a manifest has its value (`'box'`).
    private static func nameTheSame(_ left: DefaultValue, _ right: DefaultValue) -> Bool {
        guard let name = memberName(left), let other = memberName(right) else { return false }
        return name == other
    }

    private static func memberName(_ value: DefaultValue) -> String? {
        switch value {
        case .string(let text): MemberName.folded(text)
        case .expression(let code): code.split(separator: ".").last.map { MemberName.folded($0) }
        case .number, .boolean, .nothing: nil
        }
    }

    private static func normalization(_ old: String?, _ new: String?) -> Normalization {
        guard let old, let new else { return .absentDefault }
        if PlainText.withoutSpace(old) == PlainText.withoutSpace(new) { return .whiteSpace }
        return PlainText.code(old) == PlainText.code(new) ? .quotes : .absentDefault
    }
}
