package import WebModel

/// An event that a control sends to its targets, and the item that it stands for.
package struct UIKitSentEvent: Sendable, Hashable {
    package var event: UIKitControlEvent
    package var origin: ItemReference

    package init(_ event: UIKitControlEvent, origin: ItemReference) {
        self.event = event
        self.origin = origin
    }
}
