package import WebModel

/// An event of the web that a modifier tells of, for which the component needs no closure.
package struct ModifierEvent: Sendable, Hashable {
    package var origin: ItemReference
    package var mechanism: SwiftUIMechanism

    package init(_ origin: ItemReference, by mechanism: SwiftUIMechanism) {
        self.origin = origin
        self.mechanism = mechanism
    }
}

extension SwiftUIMechanism {
    package var tellsOfAnEvent: Bool {
        switch self {
        case .onSubmit, .onAppear, .onDisappear: true
        default: false
        }
    }
}
