extension SwiftAction: CustomStringConvertible {
    /// The closure's type: `onRemove: (() -> Void)?`.
    package var type: SwiftType {
        let closure = SwiftType.function(parameters: parameters, returns: .void)
        return isOptional ? closure.optional : closure
    }

    package var description: String { "\(name.declaration): \(type)" }
}
