import SwiftModel

/// What a component's token is for, as its words say it: `handle-fill-danger-selected-hover` is the background of the handle of
/// what is dangerous, selected and hovered over. The words may stand in any order.
struct LookPurpose: Hashable {
    var part: LookPart
    var property: LookProperty
    var sides = LookSides.all
    /// A case of the API for each axis that the token speaks of.
    var values = LookValues()
    var states = LookStates.normal
    var interaction = LookInteraction.none

    init(_ property: LookProperty, of part: LookPart = .whole) {
        self.property = property
        self.part = part
    }

    /// The same for whatever value of an axis.
    func without(_ kind: TokenAxis.Kind) -> LookPurpose {
        var purpose = self
        purpose.values[kind] = nil
        return purpose
    }
}
