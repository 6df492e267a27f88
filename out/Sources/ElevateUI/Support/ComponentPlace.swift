#if os(iOS)
import SwiftUI

/// The component that a view is in, and which of its parts: some tokens say how a button looks in a header.
@available(iOS 15, *)
nonisolated struct ComponentPlace: Sendable {
    var parts: ComponentParts = [:]
    var path = ""

    /// nil where the component around says nothing of what is in it.
    func style(of name: String) -> ComponentPartStyle? { parts.style(of: name, in: path) }
}

@available(iOS 15, *)
private struct ComponentPlaceKey: EnvironmentKey {
    static let defaultValue = ComponentPlace()
}

@available(iOS 15, *)
private struct ComponentStatesKey: EnvironmentKey {
    static let defaultValue = ComponentState.normal
}

@available(iOS 15, *)
extension EnvironmentValues {
    var componentPlace: ComponentPlace {
        get { self[ComponentPlaceKey.self] }
        set { self[ComponentPlaceKey.self] = newValue }
    }

    /// The states of the component that its API tells.
    var componentStates: ComponentState {
        get { self[ComponentStatesKey.self] }
        set { self[ComponentStatesKey.self] = newValue }
    }
}

/// Draws what tokens say of a component as a whole, beyond what its style draws, and tells what is in it of its parts.
@available(iOS 15, *)
struct ComponentFrame: ViewModifier {
    @Environment(\.componentPlace) private var place
    let parts: ComponentParts
    var shape: ComponentShape?
    var states = ComponentState.normal

    func body(content: Content) -> some View {
        content
            .environment(\.componentPlace, ComponentPlace(parts: place.parts.adding(parts), path: place.path))
            .environment(\.componentStates, states)
            .part(parts["frame"], in: states, shape: shape)
    }
}

/// A view of an app's as a part of the component that it is in.
@available(iOS 15, *)
private struct ComponentContentPart: ViewModifier {
    @Environment(\.componentPlace) private var place
    let name: String
    let states: ComponentState

    func body(content: Content) -> some View {
        content
            .transformEnvironment(\.componentPlace) { $0.path = $0.path.isEmpty ? name : "\($0.path)-\(name)" }
            .part(place.style(of: name), in: states)
    }
}

@available(iOS 15, *)
extension View {
    /// Shows the view as a part of the component that it is in, as the design tokens of that component say: as one of its
    /// items, as the divider between them. A part that no token speaks of looks as it did.
    public func componentPart(_ name: String, in states: ComponentState = .normal) -> some View {
        modifier(ComponentContentPart(name: name, states: states))
    }
}
#endif
