import SwiftModel
import WebModel

/// One parameter of a component's init, and what the component stores of it.
struct ScaffoldMember {
    enum Form {
        case value(SwiftType)
        case binding(SwiftType)
        case action(parameters: [SwiftType], isOptional: Bool)
        /// A view; where `text` is there, a caller may give that instead.
        case slot(viewType: SwiftIdentifier, text: SlotText?)
        /// What makes the view of one of the caller's own values.
        case rows(viewType: SwiftIdentifier, element: SwiftIdentifier)
        /// The children that are data.
        case items(SwiftType, tag: String)
    }

    /// A text or the like that stands for a view.
    struct SlotText {
        var type: SwiftType
        var defaultValue: SwiftExpression?
        var display: TextDisplay
    }

    let name: SwiftIdentifier
    let form: Form
    let defaultValue: SwiftExpression?
    let origin: ItemReference
    /// What a closure tells of, where that is another item.
    var event: ItemReference?
    /// Whether it is what a closure without a label behind a call has to be. Where optional closures stand before it,
    /// the compiler would take that for the first of them, if this could be left out.
    var takesTrailingClosure = false
    /// What the web docs say, each entry a paragraph.
    var documentation: [String] = []

    var type: SwiftType? {
        switch form {
        case .value(let type), .binding(let type): type
        case .items(let type, _): .array(type)
        case .action(let parameters, let isOptional):
            isOptional
                ? .optional(.function(parameters: parameters, returns: .void))
                : .function(parameters: parameters, returns: .void)
        case .slot, .rows: nil
        }
    }
}
