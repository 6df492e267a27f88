#if os(iOS)
import SwiftUI

/// A button that opens the options of a long list on a page of its own, where they are searched.
///
/// A menu of so many options is hard to find anything in.
@available(iOS 15, *)
struct ComponentOptionList<Option: Identifiable, Row: View, Header: View, Footer: View>: View {
    @Environment(\.componentStrings) private var strings
    @State private var isPresented = false
    @State private var query = ""
    private let options: [Option]
    private let title: String
    private let prompt: String
    private let visible: Int?
    private let closesOnChoice: Bool
    private let name: (Option) -> String
    private let isChosen: (Option) -> Bool
    private let isDisabled: (Option) -> Bool
    private let choose: (Option) -> Void
    private let clear: (() -> Void)?
    private let row: (Option) -> Row
    private let header: Header
    private let footer: Footer

    /// - Parameters:
    ///   - options: What there is to choose.
    ///   - title: The title of the page.
    ///   - prompt: What the button shows while nothing is chosen.
    ///   - visible: How many of the chosen options the button shows; all without it.
    ///   - closesOnChoice: Whether the page is closed by a choice.
    ///   - name: What an option is called and found by.
    ///   - isChosen: Whether an option is chosen.
    ///   - isDisabled: Whether an option can't be chosen.
    ///   - choose: Chooses an option, or gives it up.
    ///   - clear: Gives up the choice, where there may be none.
    ///   - row: What an option looks like.
    ///   - header: What stands above the options.
    ///   - footer: What stands below them: options that are views, which can't be searched.
    init(
        _ options: [Option],
        title: String,
        prompt: String = "",
        visible: Int? = nil,
        closesOnChoice: Bool = false,
        name: @escaping (Option) -> String,
        isChosen: @escaping (Option) -> Bool,
        isDisabled: @escaping (Option) -> Bool = { _ in false },
        choose: @escaping (Option) -> Void,
        clear: (() -> Void)? = nil,
        @ViewBuilder row: @escaping (Option) -> Row,
        @ViewBuilder header: () -> Header = { EmptyView() },
        @ViewBuilder footer: () -> Footer = { EmptyView() }
    ) {
        self.options = options
        self.title = title
        self.prompt = prompt
        self.visible = visible
        self.closesOnChoice = closesOnChoice
        self.name = name
        self.isChosen = isChosen
        self.isDisabled = isDisabled
        self.choose = choose
        self.clear = clear
        self.row = row
        self.header = header()
        self.footer = footer()
    }

    var body: some View {
        Button {
            isPresented = true
        } label: {
            HStack {
                ComponentSelectionText(options.filter(isChosen).map(name), visible: visible, prompt: prompt)
                Spacer()
                ComponentIcon("chevron.up.chevron.down")
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(title)
        .accessibilityValue(options.filter(isChosen).map(name).joined(separator: ", "))
        .sheet(isPresented: $isPresented) { page }
    }

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
            if query.isEmpty {
                header
                if let clear { none(clear) }
            }
            ForEach(found) { option in
                choice(option)
            }
            if query.isEmpty { footer.toggleStyle(ComponentListOptionStyle()) }
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
        .navigationTitle(title)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .confirmationAction) {
                Button(strings.close) { isPresented = false }
            }
        }
    }

    /// By any part of their names, whatever its case and its accents.
    private var found: [Option] {
        query.isEmpty ? options : options.filter { name($0).localizedStandardContains(query) }
    }

    private func choice(_ option: Option) -> some View {
        Button {
            take(option)
        } label: {
            HStack {
                row(option)
                Spacer()
                if isChosen(option) { mark }
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .disabled(isDisabled(option))
        .accessibilityAddTraits(isChosen(option) ? .isSelected : [])
    }

    private func take(_ option: Option) {
        choose(option)
        if closesOnChoice { isPresented = false }
    }

    private func none(_ clear: @escaping () -> Void) -> some View {
        Button {
            takeNone(clear)
        } label: {
            HStack {
                Text(prompt.isEmpty ? strings.clear : prompt).foregroundStyle(.secondary)
                Spacer()
                if !options.contains(where: isChosen) { mark }
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
    }

    private func takeNone(_ clear: () -> Void) {
        clear()
        isPresented = false
    }

    private var mark: some View { ComponentListOptionMark() }
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
