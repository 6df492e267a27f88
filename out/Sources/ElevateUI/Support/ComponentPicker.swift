#if os(iOS)
import SwiftUI

/// A select: a few short options beside each other, many in a list that is searched, and all others in a menu.
@available(iOS 15, *)
struct ComponentPicker<
    Value: Hashable,
    Box: ViewModifier,
    Label: View,
    Leading: View,
    ExpandIcon: View,
    Content: View
>: View {
    private let options: [ComponentOption<Value>]
    private let selection: ComponentSelection<Value>
    private let title: String
    private let prompt: String
    private let visible: Int?
    private let selectsAll: Bool
    private let clearing: ComponentClearing
    private let colors: ComponentColors
    private let metrics: ComponentMetrics
    private let shape: ComponentShape
    private let box: Box
    private let label: Label
    private let leading: Leading
    private let expandIcon: ExpandIcon
    private let content: Content

    /// - Parameters:
    ///   - options: The options that are data.
    ///   - selection: What is chosen of them.
    ///   - title: The title of a list of many options.
    ///   - prompt: A text in place of a choice.
    ///   - visible: How many of the chosen options are shown; all without it.
    ///   - selectsAll: Whether all of several options can be chosen at once.
    ///   - clearing: How the choice is given up.
    ///   - colors: The colors of what is drawn.
    ///   - metrics: Its sizes.
    ///   - shape: The outline of segments.
    ///   - box: What is drawn around the menu.
    ///   - label: What is chosen, in words.
    ///   - leading: What stands in front of the choice.
    ///   - expandIcon: What shows that there is a menu.
    ///   - optionViews: The options that are views. They stand behind those that are data.
    init(
        _ options: [ComponentOption<Value>] = [],
        selection: ComponentSelection<Value>,
        title: String = "",
        prompt: String = "",
        visible: Int? = nil,
        selectsAll: Bool = false,
        clearing: ComponentClearing = .none,
        colors: ComponentColors,
        metrics: ComponentMetrics,
        shape: ComponentShape,
        box: Box,
        @ViewBuilder label: () -> Label,
        @ViewBuilder leading: () -> Leading = { EmptyView() },
        @ViewBuilder expandIcon: () -> ExpandIcon = { EmptyView() },
        @ViewBuilder optionViews: () -> Content = { EmptyView() }
    ) {
        self.options = options
        self.selection = selection
        self.title = title
        self.prompt = prompt
        self.visible = visible
        self.selectsAll = selectsAll
        self.clearing = clearing
        self.colors = colors
        self.metrics = metrics
        self.shape = shape
        self.box = box
        self.label = label()
        self.leading = leading()
        self.expandIcon = expandIcon()
        content = optionViews()
    }

    var body: some View {
        ComponentSegments(areFew: areFew, showsPrompt: !prompt.isEmpty && chosen.isEmpty) {
            HStack(spacing: metrics.spacing) {
                leading
                segments
            }
        } choices: {
            HStack(spacing: metrics.spacing) {
                leading
                if options.isLongForMenu && !selection.isReadOnly {
                    ComponentOptionList(
                        options,
                        selection: selection,
                        title: title,
                        prompt: prompt,
                        visible: visible,
                        selectsAll: selectsAll
                    ) {
                        content
                    }
                    .identified()
                } else if selection.isSet {
                    menu
                } else {
                    picker
                }
                ComponentClearButton(clearing, selection)
            }
            .modifier(box)
        }
        .haptics(of: selection.values)
    }

    private var chosen: [ComponentOption<Value>] { options.filter { selection.values.contains($0.value) } }

    /// A choice among segments can't be given up, and a view is none.
    private var areFew: Bool {
        (2...4).contains(options.count) && options.allSatisfy(\.isShort) && !selection.allowsSeveral
            && !clearing.isShown && Content.self == EmptyView.self
    }

    private var segments: some View {
        Picker(selection: selection.one) {
            ComponentOptionRows(options: options)
        } label: {
            label
        }
        .pickerStyle(.segmented)
        .modifier(ComponentInvalidOutline(colors: colors, metrics: metrics, shape: shape))
        .identified()
    }

    @ViewBuilder private var picker: some View {
        Picker(selection: selection.one) {
            if selection.allowsNone {
                Text.prompt(prompt, style: colors.parts["placeholder"]).tag(Value?.none)
            }
            ComponentOptionRows(options: options)
            content
        } label: {
            label
        }
        .pickerStyle(.menu)
        .identified()
        expandIcon
    }

    private var menu: some View {
        Menu {
            ComponentOptionToggles(options, selection: selection, selectsAll: selectsAll) { content }
        } label: {
            HStack(spacing: metrics.spacing) {
                ComponentSelectionText(chosen.map(\.title), visible: visible, prompt: prompt)
                Spacer()
                if ExpandIcon.self == EmptyView.self { ComponentIcon("chevron.up.chevron.down") }
                expandIcon
            }
        }
        .staysOpen(selection.allowsSeveral)
        .identified()
    }
}
#endif
