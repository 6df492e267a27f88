import WebModel

/// Condition of a row of `Components` beside the tag.
package enum ComponentCondition: Sendable, Hashable {
    /// `+ items, data: array`, `+ #(default)`
    case item(ItemPattern)
    /// `+ <{tag}-row>`: a component of the library has one of these endings behind the tag, and is more than a
    /// container.
    case part([String])
}
