#if os(iOS)
import SwiftUI

/// The steps of a task with the current one marked. They are buttons where a tap does something.
@available(iOS 15, *)
struct ComponentStepRow: View {
    @Environment(\.componentStrings) private var strings
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    private let steps: [ComponentStep]
    private let current: Int
    private let axis: Axis
    private let isLinear: Bool
    private let colors: ComponentColors
    private let metrics: ComponentMetrics
    private let onSelect: ((Int) -> Void)?

    /// With `isLinear`, the steps behind the current one can't be chosen.
    init(
        _ steps: [ComponentStep],
        current: Int,
        axis: Axis = .horizontal,
        isLinear: Bool = false,
        colors: ComponentColors,
        metrics: ComponentMetrics,
        onSelect: ((Int) -> Void)? = nil
    ) {
        self.steps = steps
        self.current = current
        self.axis = axis
        self.isLinear = isLinear
        self.colors = colors
        self.metrics = metrics
        self.onSelect = onSelect
    }

    var body: some View {
        ComponentStack(shownAxis, alignment: .topLeading, spacing: metrics.spacing) {
            ForEach(steps.numbered) { step in
                if let onSelect {
                    Button {
                        onSelect(step.offset)
                    } label: {
                        label(step.value, at: step.offset).touchTarget(metrics)
                    }
                    .buttonStyle(.plain)
                    .disabled(step.value.isDisabled || isLinear && step.offset > current)
                    .accessibilityValue(spokenState(step.value, at: step.offset))
                    .accessibilityAddTraits(step.offset == current ? .isSelected : [])
                } else {
                    label(step.value, at: step.offset)
                        .accessibilityElement(children: .combine)
                        .accessibilityValue(spokenState(step.value, at: step.offset))
                        .accessibilityAddTraits(step.offset == current ? .isSelected : [])
                }
            }
        }
        .accessibilityElement(children: .contain)
    }

    /// Large texts don't fit beside each other.
    private var shownAxis: Axis { dynamicTypeSize.isAccessibilitySize ? .vertical : axis }

    private func label(_ step: ComponentStep, at index: Int) -> some View {
        HStack(spacing: metrics.spacing) {
            ComponentStepMarker(
                number: index + 1,
                icon: step.icon,
                state: state(step, at: index),
                colors: colors,
                metrics: metrics
            )
            VStack(alignment: .leading) {
                Text(step.title).font(metrics.font)
                if let detail = step.detail { Text(detail).font(.footnote).foregroundStyle(.secondary) }
            }
        }
    }

    private func spokenState(_ step: ComponentStep, at index: Int) -> String {
        let place = strings.step(index + 1, steps.count)
        switch state(step, at: index) {
        case .invalid: return "\(place), \(strings.invalid)"
        case .done: return "\(place), \(strings.done)"
        case .current, .upcoming: return place
        }
    }

    private func state(_ step: ComponentStep, at index: Int) -> ComponentStepState {
        if step.isInvalid { return .invalid }
        if index == current { return .current }
        return step.isDone ?? (index < current) ? .done : .upcoming
    }
}
#endif
