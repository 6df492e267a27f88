import WebModel

/// Condition that a component must meet beside its tag, for a row of `Components` to mean it.
package enum ComponentCondition: Sendable, Hashable {
    /// The component has one of the items of the pattern: `+ items, data: array`, `+ #(default)`.
    case item(ItemPattern)
    /// The library has a component with one of these endings behind the component's own tag, and it is more than a
    /// container: `+ <{tag}-row>`.
    case part([String])
}
