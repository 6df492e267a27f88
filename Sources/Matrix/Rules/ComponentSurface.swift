package import WebModel

// STUB: the matching room completes this file.
/// The names of a component's items, for conditions such as `+ @change`.
package struct ComponentSurface: Sendable {
    package let tag: String
    /// The prefix that the library's events may have: `elvt-`; the empty string where there is none.
    package let eventPrefix: String

    package init(_ component: Component, eventPrefix: String) {
        tag = component.tag
        self.eventPrefix = eventPrefix
    }
}
