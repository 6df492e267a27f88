#if os(iOS)
import SwiftUI

/// The steps of a process with the current one marked; steps that can be selected are enabled buttons.
@available(iOS 15, *)
struct ComponentStepRow: View {
    @Environment(\.componentStrings) private var strings
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Binding private var current: Int
    private let titles: [String]
    private let axis: Axis
    private let canSelect: (Int) -> Bool
    private let isInvalid: (Int) -> Bool
    private let colors: ComponentColors
    private let metrics: ComponentMetrics

    init(
        titles: [String],
        current: Binding<Int>,
        axis: Axis = .horizontal,
        canSelect: @escaping (Int) -> Bool = { _ in true },
        isInvalid: @escaping (Int) -> Bool = { _ in false },
        colors: ComponentColors,
        metrics: ComponentMetrics
    ) {
        self.titles = titles
        _current = current
        self.axis = axis
        self.canSelect = canSelect
        self.isInvalid = isInvalid
        self.colors = colors
        self.metrics = metrics
    }

    var body: some View {
        ComponentStack(shownAxis, alignment: .topLeading, spacing: metrics.spacing) {
            ForEach(titles.numbered) { title in
                step(title.offset, title.value)
            }
        }
        .accessibilityElement(children: .contain)
    }

    /// Large texts don't fit beside each other.
    private var shownAxis: Axis { dynamicTypeSize.isAccessibilitySize ? .vertical : axis }

    private func step(_ index: Int, _ title: String) -> some View {
        Button {
            current = index
        } label: {
            HStack(spacing: metrics.spacing) {
                ComponentStepMarker(number: index + 1, state: state(index), colors: colors, metrics: metrics)
                Text(title).font(metrics.font)
            }
            .touchTarget(metrics)
        }
        .buttonStyle(.plain)
        .disabled(!canSelect(index))
        .accessibilityLabel(title)
        .accessibilityValue(spokenState(index))
        .accessibilityAddTraits(index == current ? .isSelected : [])
    }

    private func spokenState(_ index: Int) -> String {
        let step = strings.step(index + 1, titles.count)
        return isInvalid(index) ? "\(step), \(strings.invalid)" : step
    }

    private func state(_ index: Int) -> ComponentStepState {
        if isInvalid(index) { return .invalid }
        if index == current { return .current }
        return index < current ? .done : .upcoming
    }
}
#endif
