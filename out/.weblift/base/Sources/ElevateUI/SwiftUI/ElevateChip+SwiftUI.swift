#if os(iOS)
import SwiftUI

/// A chip stands for one thing in a list of chosen things: a filter, a recipient, a keyword. It can be selected, edited
/// or removed where that makes sense.
///
/// **Web Component:** `<elvt-chip>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Data/chip.md`
///
/// **Adapted:**
/// - `selectable`: `onSelect: (() -> Void)?`.
/// - `removable`: `onRemove: (() -> Void)?`.
/// - `editable`: `onEdit: (() -> Void)?`.
/// - `@elvt-request-remove`: combined with `removable`.
/// - `@request-edit`: combined with `editable`.
/// - `@elvt-select`: combined with `selectable`.
@available(iOS 15, *)
public struct ElevateChip<LabelContent: View, Prefix: View, Suffix: View>: View {
    // MARK: - Properties

    private let removeLabel: String
    private let tone: ChipTokens.Tone
    private let size: ChipTokens.Size
    private let shape: ChipTokens.Shape
    private let isSelected: Bool
    private let isDisabled: Bool

    // MARK: - Content

    private let label: LabelContent
    private let prefix: Prefix
    private let suffix: Suffix

    // MARK: - Actions

    private let onSelect: (() -> Void)?
    private let onRemove: (() -> Void)?
    private let onEdit: (() -> Void)?

    // MARK: - Initializers

    /// - Parameters:
    ///   - removeLabel: What the remove button is called by assistive technology.
    ///   - tone: The tone of the chip.
    ///   - size: The height of the chip.
    ///   - shape: How the corners are drawn.
    ///   - isSelected: Shows the chip as chosen.
    ///   - isDisabled: Takes the chip out of use.
    ///   - onSelect: The chip was chosen or given up.
    ///   - onRemove: The user asked for the removal. The chip stays until the page takes it away.
    ///   - onEdit: The user asked to edit the chip.
    ///   - label: The label of the chip.
    ///   - prefix: An icon or avatar in front of the label.
    ///   - suffix: An icon after the label.
    public init(
        removeLabel: String = "Remove",
        tone: ChipTokens.Tone = .neutral,
        size: ChipTokens.Size = .medium,
        shape: ChipTokens.Shape = .box,
        isSelected: Bool = false,
        isDisabled: Bool = false,
        onSelect: (() -> Void)? = nil,
        onRemove: (() -> Void)? = nil,
        onEdit: (() -> Void)? = nil,
        @ViewBuilder label: () -> LabelContent,
        @ViewBuilder prefix: () -> Prefix = { EmptyView() },
        @ViewBuilder suffix: () -> Suffix = { EmptyView() }
    ) {
        self.removeLabel = removeLabel
        self.tone = tone
        self.size = size
        self.shape = shape
        self.isSelected = isSelected
        self.isDisabled = isDisabled
        self.onSelect = onSelect
        self.onRemove = onRemove
        self.onEdit = onEdit
        self.label = label()
        self.prefix = prefix()
        self.suffix = suffix()
    }

    // MARK: - Body

    public var body: some View {
        HStack(spacing: 0) {
            HStack(spacing: metrics.spacing) {
                prefix
                label
                suffix
            }
            .font(metrics.font)
            .lineLimit(1)
            .modifier(ComponentSurfaceText(colors: colors, isSelected: isSelected))
            .asButton(onSelect, style: ComponentPressStyle(isDimmed: false))
            ComponentFieldButton(.edit, action: onEdit)
            if onRemove != nil {
                ComponentCloseButton { onRemove?() }
                    .spokenLabel(removeLabel)
            }
        }
        .modifier(
            ComponentSurface(
                colors: colors,
                metrics: metrics,
                shape: outline,
                isSelected: isSelected
            )
        )
        .accessibilityAddTraits(isSelected ? .isSelected : [])
        .disabled(isDisabled)
        .modifier(ComponentFrame(parts: colors.parts, states: isSelected ? .selected : []))
    }

    // MARK: - Token Accessors

    private var colors: ComponentColors {
        ChipTokens.colors(for: tone).adding(ChipTokens.styles(shape: shape))
    }

    private var metrics: ComponentMetrics {
        ChipTokens.metrics(for: size).adding(colors.parts["whole"])
    }

    private var outline: ComponentShape {
        ComponentShape(ChipTokens.shape(for: shape), radius: metrics.cornerRadius)
    }
}

// MARK: - Convenience Initializers

@available(iOS 15, *)
extension ElevateChip where LabelContent == Text {
    /// - Parameters:
    ///   - label: The label of the chip.
    ///   - removeLabel: What the remove button is called by assistive technology.
    ///   - tone: The tone of the chip.
    ///   - size: The height of the chip.
    ///   - shape: How the corners are drawn.
    ///   - isSelected: Shows the chip as chosen.
    ///   - isDisabled: Takes the chip out of use.
    ///   - onSelect: The chip was chosen or given up.
    ///   - onRemove: The user asked for the removal. The chip stays until the page takes it away.
    ///   - onEdit: The user asked to edit the chip.
    ///   - prefix: An icon or avatar in front of the label.
    ///   - suffix: An icon after the label.
    public init(
        _ label: String,
        removeLabel: String = "Remove",
        tone: ChipTokens.Tone = .neutral,
        size: ChipTokens.Size = .medium,
        shape: ChipTokens.Shape = .box,
        isSelected: Bool = false,
        isDisabled: Bool = false,
        onSelect: (() -> Void)? = nil,
        onRemove: (() -> Void)? = nil,
        onEdit: (() -> Void)? = nil,
        @ViewBuilder prefix: () -> Prefix = { EmptyView() },
        @ViewBuilder suffix: () -> Suffix = { EmptyView() }
    ) {
        self.init(
            removeLabel: removeLabel,
            tone: tone,
            size: size,
            shape: shape,
            isSelected: isSelected,
            isDisabled: isDisabled,
            onSelect: onSelect,
            onRemove: onRemove,
            onEdit: onEdit,
            label: { Text(label) },
            prefix: prefix,
            suffix: suffix
        )
    }
}

// MARK: - Previews

#if DEBUG
@available(iOS 15, *)
struct ElevateChipPreviews: PreviewProvider {
    private struct Example1: View {
        var body: some View {
            ElevateChip(
                "Tea",
                tone: .highlight,
                onRemove: {
                    // TODO(weblift): (elvt-request-remove)=remove(tag)
                },
                onEdit: {
                    // TODO(weblift): (request-edit)=edit(tag)
                }
            )
        }
    }

    static var previews: some View {
        Example1()
            .previewDisplayName("Examples")
    }
}
#endif
#endif
