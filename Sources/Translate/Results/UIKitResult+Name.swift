extension UIKitResult {
    /// The name of the property that the result makes; nil where it makes none. Methods of the delegate have a scope of
    /// their own.
    var name: NameTemplate? {
        switch self {
        case .value(let name, _, _), .inverted(let name): name
        case .delegateMethod, .controlEvent, .mechanism, .reference: nil
        }
    }
}
