/// A value in Swift source: the default of a parameter, the raw value of a case.
package indirect enum SwiftExpression: Sendable, Hashable {
    case nothing
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case array([SwiftExpression])
    case emptyDictionary
    /// `.neutral`, `.zero`: a static member of the type that is expected.
    case member(SwiftIdentifier)
    /// `EdgeInsets(top: 8, leading: 16, …)`
    case construction(type: String, arguments: [Argument])

    package struct Argument: Sendable, Hashable {
        package let label: SwiftIdentifier?
        package let value: SwiftExpression

        package init(label: SwiftIdentifier?, value: SwiftExpression) {
            self.label = label
            self.value = value
        }
    }
}
