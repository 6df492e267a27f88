import SwiftModel
import WebModel

/// The lines that callers write for the items of a component, each made when it is asked for.
struct ArgumentLines {
    private let call: SwiftCall
    private let parameters: [ItemReference: ParameterSignature]

    init(_ component: SwiftComponent, _ table: GeneratedTypeTable) {
        call = SwiftCall(component, table)
        let main = ComponentSignature(component).inits.first?.parameters ?? []
        parameters = Dictionary(main.compactMap { parameter in parameter.origin.map { ($0, parameter) } }) { first, _ in
            first
        }
    }

    /// nil where the item is no argument.
    subscript(item: ItemReference) -> String? { parameters[item].flatMap { call.line($0) } }
}
