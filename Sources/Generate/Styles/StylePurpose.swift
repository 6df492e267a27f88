import SwiftModel

/// Purpose of a component's token, as its words say it: `handle-fill-danger-selected-hover` is the background of the
/// handle of a component that is dangerous, selected and hovered over. The words may stand in any order.
struct StylePurpose: Hashable {
    var part: StylePart
    var property: StyleProperty
    var sides = StyleSides.all
    var values = StyleValues()
    var states = StyleStates.normal
    var interaction = StyleInteraction.none

    init(_ property: StyleProperty, of part: StylePart = .whole) {
        self.property = property
        self.part = part
    }

    func without(_ kind: TokenAxis.Kind) -> StylePurpose {
        var purpose = self
        purpose.values[kind] = nil
        return purpose
    }
}
