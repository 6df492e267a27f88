package import WebModel

/// An event of the web that a modifier tells of, for which the component needs no closure.
package struct HeardEvent: Sendable, Hashable {
    package var origin: ItemReference
    package var mechanism: SwiftUIMechanism

    package init(_ origin: ItemReference, by mechanism: SwiftUIMechanism) {
        self.origin = origin
        self.mechanism = mechanism
    }
}

extension SwiftUIMechanism {
    /// Whether it is a modifier with a closure without parameters, which is called when something has happened.
    package var tellsOfAnEvent: Bool {
        switch self {
        case .onSubmit, .onAppear, .onDisappear: true
        default: false
        }
    }
}
