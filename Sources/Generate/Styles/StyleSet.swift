/// Colors or sizes that the tokens of a component declare under a name.
struct StyleSet {
    /// Name in the declaration.
    let name: String
    /// Name by which other code refers to it.
    let reference: String
    let value: SwiftValueText
    /// A sentence for readers of the code, if there is one.
    let remark: String?

    /// Type of the value; nil where the value says it nowhere: it has the type of another set.
    var type: String? { value.isDictionary ? "ComponentParts" : value.callee }
}
