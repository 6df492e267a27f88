import WebModel

/// Difference between the Swift APIs of a release and its former release.
struct SwiftDifference: Hashable {
    let aspect: SwiftAspect
    let effect: SwiftEffect
    /// Whether the code that has to take the place of callers' code is known.
    var isMechanical = false
    /// Edits that callers have to make: more than one only where a type has many cases or members.
    let edits: SwiftEdits
    /// The items that it comes from, in the former release and in this one; none where it belongs to the component.
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

    /// The item to tell it of where no change of the web explains it.
    var subject: ItemReference? { newOrigins.min() ?? oldOrigins.min() }
}
