import SwiftModel

extension SwiftType {
    /// Whether Interface Builder can set a value of it.
    var isInspectable: Bool {
        guard case .named(let name, []) = unwrapped else { return false }
        if name == "String" || name == "UIColor" { return true }
        return !isOptional && ["Bool", "Int", "Double", "CGFloat"].contains(name)
    }
}
