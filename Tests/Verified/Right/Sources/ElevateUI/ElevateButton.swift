#if os(iOS)
import SwiftUI

/// A button with slots, variants, a style and an environment.
@available(iOS 15, *)
public struct ElevateButton<Label: View, Prefix: View, Suffix: View>: View {
    private let label: Label
    private let prefix: Prefix
    private let suffix: Suffix
    private let tone: ButtonTokens.Tone
    private let size: ButtonTokens.Size
    private let isSelected: Bool
    private let isDisabled: Bool
    private let action: () -> Void

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var layoutDirection
    @ScaledMetric(relativeTo: .body) private var minimumHeight: CGFloat = 44
    @State private var isHovered = false

    public init(
        tone: ButtonTokens.Tone = .primary,
        size: ButtonTokens.Size = .medium,
        isSelected: Bool = false,
        isDisabled: Bool = false,
        action: @escaping () -> Void,
        @ViewBuilder label: () -> Label,
        @ViewBuilder prefix: () -> Prefix,
        @ViewBuilder suffix: () -> Suffix
    ) {
        self.tone = tone
        self.size = size
        self.isSelected = isSelected
        self.isDisabled = isDisabled
        self.action = action
        self.label = label()
        self.prefix = prefix()
        self.suffix = suffix()
    }

    public var body: some View {
        Button(action: action) {
            HStack(spacing: 8) {
                prefix.accessibilityHidden(true)
                label
                suffix.accessibilityHidden(true)
            }
            .frame(minWidth: 44, minHeight: minimumHeight)
        }
        .buttonStyle(ElevateButtonStyle(tone: tone, size: size, isSelected: isSelected))
        .disabled(isDisabled)
        .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
        .onChange(of: isSelected) { isHovered = $0 }
    }
}

@available(iOS 15, *)
extension ElevateButton where Label == Text, Prefix == EmptyView, Suffix == EmptyView {
    public init(
        _ label: String,
        tone: ButtonTokens.Tone = .primary,
        size: ButtonTokens.Size = .medium,
        isSelected: Bool = false,
        isDisabled: Bool = false,
        action: @escaping () -> Void
    ) {
        self.init(
            tone: tone,
            size: size,
            isSelected: isSelected,
            isDisabled: isDisabled,
            action: action,
            label: { Text(label) },
            prefix: { EmptyView() },
            suffix: { EmptyView() }
        )
    }
}

@available(iOS 15, *)
struct ElevateButtonStyle: ButtonStyle {
    let tone: ButtonTokens.Tone
    let size: ButtonTokens.Size
    let isSelected: Bool
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.body.weight(.semibold))
            .foregroundStyle(Color.white)
            .padding(ButtonTokens.padding(size))
            .background(
                ButtonTokens.fill(tone, isPressed: configuration.isPressed, isSelected: isSelected),
                in: RoundedRectangle(cornerRadius: 8)
            )
            .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(.primary, lineWidth: isSelected ? 2 : 0) }
            .opacity(isEnabled ? 1 : 0.4)
            .contentShape(Rectangle())
            .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
    }
}

#if DEBUG
@available(iOS 15, *)
struct ElevateButton_Previews: PreviewProvider {
    static var previews: some View {
        VStack {
            ForEach(ButtonTokens.Tone.allCases, id: \.self) { tone in
                ElevateButton(tone.rawValue, tone: tone) {}
            }
        }
        .previewedPadding()
    }
}

extension View {
    fileprivate func previewedPadding() -> some View { padding() }
}
#endif
#endif
