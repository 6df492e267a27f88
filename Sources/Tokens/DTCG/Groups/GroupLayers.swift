import Core

/// Objects at one place once groups have taken over the content of others: first the object that stands there, then the
/// objects taken over, the nearest first.
struct GroupLayers {
    struct Layer {
        let object: JSONValue
        /// The type that the groups around it give its tokens at its own place.
        let type: StatedType?
    }

    var first: Layer
    var rest: [Layer] = []
}
