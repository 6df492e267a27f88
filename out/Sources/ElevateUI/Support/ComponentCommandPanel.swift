#if os(iOS)
import SwiftUI

/// A list of commands in groups, with a field above it that finds them by any part of their texts.
///
/// The field has the focus from the start. The return key chooses the first command that is found.
@available(iOS 15, *)
struct ComponentCommandPanel<Command: Identifiable, Row: View, Footer: View>: View {
    @Environment(\.componentStrings) private var strings
    @FocusState private var isSearching: Bool
    @Binding private var query: String
    private let commands: [Command]
    private let title: String
    private let prompt: String
    private let noResults: String
    private let metrics: ComponentMetrics
    private let texts: (Command) -> [String?]
    private let group: (Command) -> String?
    private let isDisabled: (Command) -> Bool
    private let choose: (Command) -> Void
    private let close: (() -> Void)?
    private let row: (Command) -> Row
    private let footer: Footer

    /// - Parameters:
    ///   - commands: What there is to choose.
    ///   - query: What is typed.
    ///   - title: What VoiceOver calls the field; without it, the prompt.
    ///   - prompt: What the field shows while it is empty.
    ///   - noResults: What is shown where nothing is found.
    ///   - metrics: The sizes.
    ///   - texts: What a command is found by.
    ///   - group: What stands above a command and those that belong to it.
    ///   - isDisabled: Whether a command can't be chosen.
    ///   - choose: Runs a command.
    ///   - close: Closes the palette without a choice.
    ///   - row: What a command looks like.
    ///   - footer: What stands below the commands.
    init(
        _ commands: [Command],
        query: Binding<String>,
        title: String = "",
        prompt: String = "",
        noResults: String = "",
        metrics: ComponentMetrics,
        texts: @escaping (Command) -> [String?],
        group: @escaping (Command) -> String? = { _ in nil },
        isDisabled: @escaping (Command) -> Bool = { _ in false },
        choose: @escaping (Command) -> Void,
        close: (() -> Void)? = nil,
        @ViewBuilder row: @escaping (Command) -> Row,
        @ViewBuilder footer: () -> Footer
    ) {
        self.commands = commands
        _query = query
        self.title = title
        self.prompt = prompt
        self.noResults = noResults
        self.metrics = metrics
        self.texts = texts
        self.group = group
        self.isDisabled = isDisabled
        self.choose = choose
        self.close = close
        self.row = row
        self.footer = footer()
    }

    var body: some View {
        VStack(spacing: 0) {
            field
            Divider()
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 0) {
                    if groups.isEmpty {
                        Text(noResults.isEmpty ? strings.noResults : noResults)
                            .foregroundStyle(.secondary)
                            .padding(metrics.padding)
                    }
                    ForEach(groups) { group in
                        section(group)
                    }
                    footer
                }
            }
        }
        .onAppear { isSearching = true }
    }

    private var field: some View {
        HStack(spacing: metrics.spacing) {
            ComponentIcon("magnifyingglass")
            TextField(text: $query, prompt: Text(verbatim: fieldPrompt)) {
                Text(title.isEmpty ? fieldPrompt : title)
            }
            .textFieldStyle(.plain)
            .autocorrectionDisabled()
            .submitLabel(.go)
            .focused($isSearching)
            .onSubmit(chooseFirst)
            if let close {
                ComponentCloseButton(action: close)
                    .keyboardShortcut(.cancelAction)
            }
        }
        .padding(metrics.padding)
        .frame(minHeight: metrics.touchTarget)
    }

    private var fieldPrompt: String { prompt.isEmpty ? strings.searchCommands : prompt }

    @ViewBuilder private func section(_ group: CommandGroup) -> some View {
        if !group.id.isEmpty {
            Text(group.id)
                .font(.caption)
                .foregroundStyle(.secondary)
                .padding(metrics.padding)
                .accessibilityAddTraits(.isHeader)
        }
        ForEach(group.commands) { command in
            Button {
                choose(command)
            } label: {
                HStack(spacing: metrics.spacing) {
                    row(command)
                }
                .frame(maxWidth: .infinity, minHeight: metrics.touchTarget, alignment: .leading)
                .padding(.horizontal, metrics.padding.leading)
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .hoverEffect()
            .disabled(isDisabled(command))
        }
    }

    private func chooseFirst() {
        if let first = groups.lazy.flatMap(\.commands).first(where: { !isDisabled($0) }) { choose(first) }
    }

    // MARK: - Groups

    private struct CommandGroup: Identifiable {
        let id: String
        var commands: [Command]
    }

    /// What is found, in groups in the order of their first commands.
    private var groups: [CommandGroup] {
        var groups: [CommandGroup] = []
        for command in commands where matches(command) {
            let name = group(command) ?? ""
            if let position = groups.firstIndex(where: { $0.id == name }) {
                groups[position].commands.append(command)
            } else {
                groups.append(CommandGroup(id: name, commands: [command]))
            }
        }
        return groups
    }

    /// By any part of its texts, whatever its case and its accents.
    private func matches(_ command: Command) -> Bool {
        query.isEmpty || texts(command).contains { $0?.localizedStandardContains(query) == true }
    }
}
#endif
