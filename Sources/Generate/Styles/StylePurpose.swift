import SwiftModel

/// Purpose of a component's token, as its words say it: `handle-fill-danger-selected-hover` is the background of the
/// handle of a component that is dangerous, selected and hovered over. The words may stand in any order.
struct StylePurpose: Hashable {
    var part: StylePart
    var property: StyleProperty
    var sides: StyleSides
    var values = StyleValues()
    var states: StyleStates
    var interaction: StyleInteraction

    init(
        _ property: StyleProperty,
        _ states: StyleStates = .normal,
        _ interaction: StyleInteraction = .none,
        of part: StylePart = .whole,
        sides: StyleSides = .all
    ) {
        self.property = property
        self.states = states
        self.interaction = interaction
        self.part = part
        self.sides = sides
    }

    /// Purpose of a press that stands for hovering; nil where nothing hovers.
    var press: StylePurpose? {
        guard interaction == .hovered else { return nil }
        var press = self
        press.interaction = .pressed
        return press
    }

    func without(_ kind: TokenAxis.Kind) -> StylePurpose {
        var purpose = self
        purpose.values[kind] = nil
        return purpose
    }
}
