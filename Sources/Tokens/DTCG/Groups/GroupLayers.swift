import JSON

/// What stands at one place once groups have taken over what others have: what is said there first, then what is taken
/// over, the nearest first.
struct GroupLayers {
    struct Layer {
        let object: JSONValue
        /// The type that the groups around it give its tokens at its own place.
        let type: StatedType?
    }

    var first: Layer
    var rest: [Layer] = []
}
