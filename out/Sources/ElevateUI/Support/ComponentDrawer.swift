#if os(iOS)
import SwiftUI

/// Slides a panel in from an edge, over the view.
///
/// From below that is a sheet of the system, unless the rest can be used meanwhile. From any other edge a modal drawer
/// covers the rest with a scrim, which closes it, and keeps VoiceOver inside; the escape gesture closes it as well, unless
/// it may not be dismissed by the user.
@available(iOS 15, *)
struct ComponentDrawer<Panel: View>: ViewModifier {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.componentStrings) private var strings
    @Binding private var isPresented: Bool
    private let edge: Edge
    private let duration: TimeInterval?
    private let isModal: Bool
    private let allowsInteractiveDismiss: Bool
    private let scrimColor: Color
    private let panel: Panel

    init(
        isPresented: Binding<Bool>,
        edge: Edge,
        duration: TimeInterval?,
        isModal: Bool,
        allowsInteractiveDismiss: Bool,
        scrim: Color,
        @ViewBuilder panel: () -> Panel
    ) {
        _isPresented = isPresented
        self.edge = edge
        self.duration = duration
        self.isModal = isModal
        self.allowsInteractiveDismiss = allowsInteractiveDismiss
        scrimColor = scrim
        self.panel = panel()
    }

    func body(content: Content) -> some View {
        content
            .accessibilityHidden(isShown && isModal)
            .overlay {
                if isShown && isModal { scrim }
            }
            .overlay(alignment: alignment) {
                if isShown { drawer }
            }
            .motion(animation, value: isShown)
            .sheet(isPresented: isSheet ? $isPresented : .constant(false)) {
                panel
                    .interactiveDismissDisabled(!allowsInteractiveDismiss)
                    .sheetDetents()
            }
    }

    private var isSheet: Bool { edge == .bottom && isModal }

    /// Whether it is shown over the view, and not by the system.
    private var isShown: Bool { isPresented && !isSheet }

    private var scrim: some View {
        Button(action: dismiss) {
            scrimColor.ignoresSafeArea()
        }
        .buttonStyle(.plain)
        .disabled(!allowsInteractiveDismiss)
        .accessibilityLabel(strings.close)
        .accessibilityHidden(!allowsInteractiveDismiss)
        .transition(.opacity)
    }

    private var drawer: some View {
        panel
            .frame(maxWidth: isHorizontal ? nil : .infinity, maxHeight: isHorizontal ? .infinity : nil)
            .background()
            .gesture(swipe, including: allowsInteractiveDismiss ? .all : .subviews)
            .accessibilityElement(children: .contain)
            .accessibilityAddTraits(isModal ? .isModal : [])
            .accessibilityAction(.escape, dismiss)
            .transition(reducesMotion ? .opacity : .move(edge: edge))
    }

    /// A drag towards the edge that the panel came from, decided by where it would stop.
    ///
    /// The layout direction turns leading and trailing round, but not the translation.
    private var swipe: some Gesture {
        DragGesture().onEnded { drag in
            let way = drag.predictedEndTranslation
            let isOutwards =
                switch edge {
                case .top: way.height < -Self.swipeLength
                case .bottom: way.height > Self.swipeLength
                case .leading: way.width * direction < -Self.swipeLength
                case .trailing: way.width * direction > Self.swipeLength
                }
            if isOutwards { dismiss() }
        }
    }

    private var direction: CGFloat { layoutDirection == .leftToRight ? 1 : -1 }

    private func dismiss() {
        if allowsInteractiveDismiss { isPresented = false }
    }

    private var isHorizontal: Bool { edge == .leading || edge == .trailing }

    private var alignment: Alignment {
        switch edge {
        case .top: .top
        case .bottom: .bottom
        case .leading: .leading
        case .trailing: .trailing
        }
    }

    private var animation: Animation {
        duration.map { .easeInOut(duration: $0) } ?? .default
    }

    private static var swipeLength: CGFloat { 100 }
}
#endif
