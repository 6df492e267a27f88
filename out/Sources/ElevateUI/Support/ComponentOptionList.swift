#if os(iOS)
import SwiftUI

/// A button that opens the options of a long list on a page of its own, where they are searched.
///
/// A menu of so many options is hard to find anything in.
@available(iOS 15, *)
struct ComponentOptionList<Value: Hashable, Content: View>: View {
    @Environment(\.componentStrings) private var strings
    @State private var isPresented = false
    @State private var query = ""
    private let options: [ComponentOption<Value>]
    private let selection: ComponentSelection<Value>
    private let title: String
    private let prompt: String
    private let visible: Int?
    private let selectsAll: Bool
    private let content: Content

    /// - Parameters:
    ///   - options: What there is to choose.
    ///   - selection: What is chosen of it. The page is closed by a choice where there is no more than one.
    ///   - title: The title of the page.
    ///   - prompt: What the button shows while nothing is chosen.
    ///   - visible: How many of the chosen options the button shows; all without it.
    ///   - selectsAll: Whether all of several options can be chosen at once.
    ///   - content: Options that are views, which can't be searched. They stand below the others.
    init(
        _ options: [ComponentOption<Value>],
        selection: ComponentSelection<Value>,
        title: String,
        prompt: String = "",
        visible: Int? = nil,
        selectsAll: Bool = false,
        @ViewBuilder content: () -> Content = { EmptyView() }
    ) {
        self.options = options
        self.selection = selection
        self.title = title
        self.prompt = prompt
        self.visible = visible
        self.selectsAll = selectsAll
        self.content = content()
    }

    var body: some View {
        Button {
            isPresented = true
        } label: {
            HStack {
                ComponentSelectionText(chosen, visible: visible, prompt: prompt)
                Spacer()
                ComponentIcon("chevron.up.chevron.down")
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(name)
        .accessibilityValue(chosen.joined(separator: ", "))
        .sheet(isPresented: $isPresented) { page }
    }

    private var name: String { [title, prompt].first { !$0.isEmpty } ?? strings.select }

    private var chosen: [String] { options.filter(isChosen).map(\.title) }

    private func isChosen(_ option: ComponentOption<Value>) -> Bool { selection.values.contains(option.value) }

    @ViewBuilder private var page: some View {
        if #available(iOS 16, *) {
            NavigationStack { list }
                .sheetDetents()
        } else {
            NavigationView { list }
                .navigationViewStyle(.stack)
        }
    }

    private var list: some View {
        List {
            if query.isEmpty && selection.isSet {
                if selectsAll { ComponentSelectAllToggle(options: options, selection: selection) }
            } else if query.isEmpty && selection.allowsNone {
                row(isChosen: selection.values.isEmpty, choose: clear) {
                    Text(prompt.isEmpty ? strings.clear : prompt).foregroundStyle(.secondary)
                }
            }
            ForEach(found) { option in
                row(isChosen: isChosen(option)) {
                    choose(option)
                } label: {
                    option.label
                }
                .disabled(option.isDisabled)
            }
            if query.isEmpty {
                Group { content }
                    .choices(of: selection)
                    .toggleStyle(ComponentListOptionStyle())
            }
        }
        .overlay {
            if found.isEmpty {
                ComponentEmptyState {
                    Text(strings.noResults)
                } icon: {
                    ComponentIcon("magnifyingglass")
                }
            }
        }
        .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always))
        .navigationTitle(name)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .confirmationAction) {
                Button(strings.close) { isPresented = false }
            }
        }
    }

    private var found: [ComponentOption<Value>] {
        ComponentSearch.contains.found(in: options, by: query, title: \.title)
    }

    private func choose(_ option: ComponentOption<Value>) {
        selection.contains(option.value).wrappedValue.toggle()
        if !selection.allowsSeveral { isPresented = false }
    }

    private func clear() {
        selection.clear()
        isPresented = false
    }

    private func row(
        isChosen: Bool,
        choose: @escaping () -> Void,
        @ViewBuilder label: () -> some View
    ) -> some View {
        let label = label()
        return Button(action: choose) {
            HStack {
                label
                Spacer()
                if isChosen { ComponentListOptionMark() }
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
}

/// An option of a list that is a view of the app.
@available(iOS 15, *)
private struct ComponentListOptionStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                configuration.label
                Spacer()
                if configuration.isOn { ComponentListOptionMark() }
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
    }
}

@available(iOS 15, *)
private struct ComponentListOptionMark: View {
    var body: some View {
        Image(systemName: "checkmark")
            .foregroundStyle(.tint)
            .accessibilityHidden(true)
    }
}

@available(iOS 15, *)
extension Collection {
    /// Whether these are so many options that they have to be searched.
    var isLongForMenu: Bool { count >= 10 }
}
#endif
