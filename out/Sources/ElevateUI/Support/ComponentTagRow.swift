#if os(iOS)
import SwiftUI

/// Tags in a row, each with a button that removes it.
@available(iOS 15, *)
struct ComponentTagRow: View {
    @Environment(\.componentStrings) private var strings
    @Environment(\.isEnabled) private var isEnabled
    private let tags: [String]
    private let remove: (Int) -> Void
    private let colors: ComponentColors
    private let metrics: ComponentMetrics
    private let shape: ComponentShape
    private let isReadOnly: Bool

    init(
        tags: Binding<[String]>,
        colors: ComponentColors,
        metrics: ComponentMetrics,
        shape: ComponentShape,
        isReadOnly: Bool = false
    ) {
        self.init(
            titles: tags.wrappedValue,
            colors: colors,
            metrics: metrics,
            shape: shape,
            isReadOnly: isReadOnly
        ) {
            if tags.wrappedValue.indices.contains($0) { tags.wrappedValue.remove(at: $0) }
        }
    }

    /// `onRemove` removes the tag at a position.
    init(
        titles: [String],
        colors: ComponentColors,
        metrics: ComponentMetrics,
        shape: ComponentShape,
        isReadOnly: Bool = false,
        onRemove remove: @escaping (Int) -> Void
    ) {
        tags = titles
        self.remove = remove
        self.colors = colors
        self.metrics = metrics
        self.shape = shape
        self.isReadOnly = isReadOnly
    }

    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: metrics.spacing) {
                ForEach(tags.numbered) { tag in
                    chip(tag.value, at: tag.offset)
                }
            }
        }
    }

    private func chip(_ tag: String, at index: Int) -> some View {
        HStack(spacing: 0) {
            Text(tag)
            if isEnabled && !isReadOnly {
                ComponentCloseButton(label: "\(strings.delete), \(tag)") {
                    remove(index)
                }
            }
        }
        .font(metrics.font)
        .padding(.leading, metrics.spacing)
        .overlay { ComponentOutline(shape, colors.border, width: max(metrics.borderWidth, 1)) }
        .accessibilityElement(children: .contain)
    }
}
#endif
