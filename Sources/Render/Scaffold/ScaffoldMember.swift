import SwiftModel
import WebModel

/// One parameter of a component's init, and what the component stores of it.
///
/// A class, for all that is said of a component is made of its members, again and again.
final class ScaffoldMember: Sendable {
    enum Form {
        case value(SwiftType)
        case binding(SwiftType)
        case action(parameters: [SwiftType], isOptional: Bool)
        /// A view; where `text` is there, a caller may give that instead.
        case slot(viewType: SwiftIdentifier, text: SlotText?)
        /// What makes the view of one of the caller's own values.
        case rows(viewType: SwiftIdentifier, element: SwiftIdentifier)
        /// The children that are data; without a tag they are objects of the component's own.
        case items(SwiftType, tag: String?)
    }

    /// A text or the like that stands for a view.
    struct SlotText {
        var type: SwiftType
        var defaultValue: SwiftExpression?
        var display: TextDisplay
    }

    let name: SwiftIdentifier
    /// What it is for; nil where another member is for that.
    let role: String?
    let form: Form
    let defaultValue: SwiftExpression?
    let origin: ItemReference
    /// What a closure tells of, where that is another item.
    let event: ItemReference?
    /// Whether it is what a closure without a label behind a call has to be. Where optional closures stand before it,
    /// the compiler would take that for the first of them, if this could be left out.
    let takesTrailingClosure: Bool
    /// What the web docs say, each entry a paragraph.
    let documentation: [String]

    convenience init(
        name: SwiftIdentifier,
        role: MemberRole = .asNamed,
        form: Form,
        defaultValue: SwiftExpression?,
        origin: ItemReference,
        event: ItemReference? = nil
    ) {
        self.init(
            name: name,
            role: role.name(of: name),
            form: form,
            defaultValue: defaultValue,
            origin: origin,
            event: event,
            takesTrailingClosure: false,
            documentation: []
        )
    }

    private init(
        name: SwiftIdentifier,
        role: String?,
        form: Form,
        defaultValue: SwiftExpression?,
        origin: ItemReference,
        event: ItemReference?,
        takesTrailingClosure: Bool,
        documentation: [String]
    ) {
        self.name = name
        self.role = role
        self.form = form
        self.defaultValue = defaultValue
        self.origin = origin
        self.event = event
        self.takesTrailingClosure = takesTrailingClosure
        self.documentation = documentation
    }

    /// The same, of which the web docs say this.
    func documented(_ documentation: [String]) -> ScaffoldMember {
        ScaffoldMember(like: self, takesTrailingClosure: takesTrailingClosure, documentation: documentation)
    }

    /// The same, as what a closure without a label has to be.
    var takingTrailingClosure: ScaffoldMember {
        ScaffoldMember(like: self, takesTrailingClosure: true, documentation: documentation)
    }

    private convenience init(like other: ScaffoldMember, takesTrailingClosure: Bool, documentation: [String]) {
        self.init(
            name: other.name,
            role: other.role,
            form: other.form,
            defaultValue: other.defaultValue,
            origin: other.origin,
            event: other.event,
            takesTrailingClosure: takesTrailingClosure,
            documentation: documentation
        )
    }

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
