#if os(iOS)
import SwiftUI

/// A few options beside each other, where all of them fit, and a menu of them everywhere else.
///
/// Nothing is cut: with a text size for accessibility, or where the options are wider than the space, it is the menu.
@available(iOS 15, *)
struct ComponentSegments<Segments: View, Choices: View>: View {
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.componentSegments) private var isOn
    /// Nothing changes its shape while somebody uses it: whether a prompt stands in it is decided when it appears.
    @State private var beganWithPrompt: Bool?
    private let areFew: Bool
    private let showsPrompt: Bool
    private let segments: Segments
    private let choices: Choices

    /// - Parameters:
    ///   - areFew: Whether the options are few and short.
    ///   - showsPrompt: Whether a prompt is shown in place of a choice, for which segments have no space.
    ///   - segments: The options beside each other.
    ///   - choices: The menu.
    init(
        areFew: Bool,
        showsPrompt: Bool = false,
        @ViewBuilder segments: () -> Segments,
        @ViewBuilder choices: () -> Choices
    ) {
        self.areFew = areFew
        self.showsPrompt = showsPrompt
        self.segments = segments()
        self.choices = choices()
    }

    var body: some View {
        control.onAppear { beganWithPrompt = beganWithPrompt ?? showsPrompt }
    }

    @ViewBuilder private var control: some View {
        if isOn && areFew && !(beganWithPrompt ?? showsPrompt) && !dynamicTypeSize.isAccessibilitySize {
            if #available(iOS 16, *) {
                ViewThatFits(in: .horizontal) {
                    segments
                    choices
                }
            } else {
                choices
            }
        } else {
            choices
        }
    }
}

@available(iOS 15, *)
private struct ComponentSegmentsKey: EnvironmentKey {
    static let defaultValue = true
}

@available(iOS 15, *)
extension EnvironmentValues {
    /// Whether the selects inside of a view show a few options beside each other.
    public var componentSegments: Bool {
        get { self[ComponentSegmentsKey.self] }
        set { self[ComponentSegmentsKey.self] = newValue }
    }
}

@available(iOS 15, *)
extension View {
    /// Says whether the selects inside of the view show a few options beside each other. Without it, they do.
    public func componentSegments(_ isOn: Bool) -> some View {
        environment(\.componentSegments, isOn)
    }
}
#endif
