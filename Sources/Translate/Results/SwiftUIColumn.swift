package import SwiftModel
package import WebModel

/// Content of the SwiftUI column of a row.
package enum SwiftUIColumn: Sendable, Hashable {
    case skip
    case results([SwiftUIResult])
}

package enum SwiftUIResult: Sendable, Hashable {
    /// `isDisabled: Bool = false`
    case value(NameTemplate, SwiftType, default: SwiftExpression?)
    /// `$isOn: Bool`
    case binding(NameTemplate, SwiftType)
    /// `prefix: View`
    case slot(NameTemplate)
    /// `tabs: [{Item}]`
    case items(NameTemplate)
    /// `action()`, `onChange({Type})?`
    case action(NameTemplate, [SwiftType], isOptional: Bool)
    /// `@FocusState`, `.focused()`
    case mechanism(SwiftUIMechanism)
    /// `see open`: part of the result of another item.
    case reference(ItemReference)
}
