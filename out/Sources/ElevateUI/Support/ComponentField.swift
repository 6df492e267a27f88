#if os(iOS)
import SwiftUI

/// A control with its label above or beside it, and with help or what is wrong below.
///
/// VoiceOver reads the label with the control. Where the label is hidden, the control has it as accessibility label.
/// What is wrong is read with the control, too, where it is a text, and below the control in any case. It stands there in
/// place of the help.
///
/// The controls inside are told that the value is invalid.
@available(iOS 15, *)
struct ComponentField<Label: View, Content: View, Help: View, Count: View, ErrorText: View>: View {
    @Environment(\.componentStrings) private var strings
    @Environment(\.componentIsInvalid) private var isInvalidAround
    @Namespace private var namespace
    private let direction: Axis
    private let colors: ComponentColors
    private let metrics: ComponentMetrics
    private let isRequired: Bool
    private let isInvalid: Bool
    private let isReadOnly: Bool
    private let alwaysShowsError: Bool
    private let hasError: Bool
    private let spokenError: String?
    private let hidesLabel: Bool
    private let spokenLabel: String?
    private let label: Label
    private let content: Content
    private let help: Help
    private let count: Count
    private let error: ErrorText

    init(
        direction: Axis = .vertical,
        colors: ComponentColors,
        metrics: ComponentMetrics,
        isRequired: Bool = false,
        isInvalid: Bool = false,
        isReadOnly: Bool = false,
        alwaysShowsError: Bool = false,
        hasError: Bool = ErrorText.self != EmptyView.self,
        spokenError: String? = nil,
        spokenLabel: String? = nil,
        hidesLabel: Bool = false,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder help: () -> Help = { EmptyView() },
        @ViewBuilder count: () -> Count = { EmptyView() },
        @ViewBuilder error: () -> ErrorText = { EmptyView() }
    ) {
        self.direction = direction
        self.colors = colors
        self.metrics = metrics
        self.isRequired = isRequired
        self.isInvalid = isInvalid
        self.isReadOnly = isReadOnly
        self.alwaysShowsError = alwaysShowsError
        self.hasError = hasError
        self.spokenError = spokenError
        self.hidesLabel = hidesLabel
        self.spokenLabel = spokenLabel
        self.label = label()
        self.content = content()
        self.help = help()
        self.count = count()
        self.error = error()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: metrics.spacing) {
            ComponentStack(direction, alignment: .topLeading, spacing: metrics.spacing) {
                if !hidesLabel && Label.self != EmptyView.self {
                    markedLabel.accessibilityLabeledPair(role: .label, id: Self.pair, in: namespace)
                }
                content
                    .environment(\.componentIsInvalid, isWrong)
                    .accessibilityLabeledPair(role: .content, id: Self.pair, in: namespace)
                    .accessibilityHint(hint)
                    .spokenLabel(spokenLabel)
            }
            if !showsError {
                help
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .part(colors.parts["help"])
            }
            count
                .font(.footnote)
                .foregroundStyle(.secondary)
                .part(colors.parts["help"])
            if showsError {
                error
                    .font(.footnote)
                    .foregroundStyle(colors.borderInvalid.readable())
                    .part(colors.parts["message"], in: .invalid)
            }
        }
        .accessibilityElement(children: .contain)
    }

    /// What stands inside of a field that is invalid is so as well.
    private var isWrong: Bool { isInvalid || isInvalidAround }

    private var showsError: Bool { hasError && (isInvalid || alwaysShowsError) }

    private var markedLabel: some View {
        HStack(spacing: metrics.spacing) {
            label.font(.subheadline).part(colors.parts["label"], in: isRequired ? .required : .normal)
            if isRequired {
                Text(verbatim: "*")
                    .foregroundStyle(colors.borderInvalid.readable())
                    .part(colors.parts["required-mark"], in: .required)
                    .accessibilityHidden(true)
            }
        }
    }

    /// Names the one label and the one control of the namespace.
    private static var pair: String { "field" }

    /// The state of the field in words, for VoiceOver.
    private var hint: String {
        [
            isReadOnly ? strings.readOnly : nil,
            isRequired ? strings.required : nil,
            isWrong ? strings.invalid : nil,
            showsError ? spokenError : nil,
        ]
        .compactMap { $0 }
        .filter { !$0.isEmpty }
        .joined(separator: ", ")
    }
}
#endif
