/// Colors or sizes that the tokens of a component declare under a name.
struct StyleSet {
    let name: String
    let value: SwiftValueText
    /// A sentence for readers of the code, if there is one.
    let remark: String?
}
