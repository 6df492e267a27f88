import SwiftModel

/// What a component's token is for, as its words say it: `fill-danger-selected-hover` is the background of what is dangerous,
/// selected and hovered over. The words may stand in any order.
struct LookPurpose: Hashable {
    var property: LookProperty
    /// A case of the API for each axis that the token speaks of.
    var values = LookValues()
    var state = LookState.normal
    var interaction = LookInteraction.none

    init(_ property: LookProperty) {
        self.property = property
    }

    /// The same for whatever value of an axis.
    func without(_ kind: TokenAxis.Kind) -> LookPurpose {
        var purpose = self
        purpose.values[kind] = nil
        return purpose
    }
}
