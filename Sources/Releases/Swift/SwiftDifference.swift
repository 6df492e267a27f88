import WebModel

struct SwiftDifference: Hashable {
    let aspect: SwiftAspect
    let effect: SwiftEffect
    /// Known code takes the place of callers' code.
    var isMechanical = false
    /// More than one only where a type has many cases or members.
    let edits: SwiftEdits
    /// None where it belongs to the component.
    let oldOrigins: Set<ItemReference>
    let newOrigins: Set<ItemReference>

    init(
        _ aspect: SwiftAspect,
        _ effect: SwiftEffect,
        _ edits: SwiftEdits,
        isMechanical: Bool = false,
        old: some Sequence<ItemReference>,
        new: some Sequence<ItemReference>
    ) {
        self.aspect = aspect
        self.effect = effect
        self.edits = edits
        self.isMechanical = isMechanical
        oldOrigins = Set(old)
        newOrigins = Set(new)
    }

    init(
        _ aspect: SwiftAspect,
        _ effect: SwiftEffect,
        _ edit: SwiftEdit,
        isMechanical: Bool = false,
        old: some Sequence<ItemReference>,
        new: some Sequence<ItemReference>
    ) {
        self.init(aspect, effect, SwiftEdits([edit]), isMechanical: isMechanical, old: old, new: new)
    }

    /// Used where no change of the web explains it.
    var subject: ItemReference? { newOrigins.min() ?? oldOrigins.min() }
}
