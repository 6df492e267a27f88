import Foundation

/// Reads generated Swift as a person would, and says which controls are none: a slider that nothing slides, a toggle that
/// is always off. It goes by the tag of the web component and by the text of its file, and knows nothing of our code.
struct HollowControls {
    /// What the end of a tag promises, and one of the words that its Swift then has.
    private struct Promise {
        let tags: [String]
        let words: [String]
    }

    private static let promises = [
        Promise(tags: ["slider", "range"], words: ["Slider("]),
        Promise(tags: ["switch", "checkbox", "toggle", "check-box"], words: ["Toggle(isOn: $", "isOn: Binding("]),
        Promise(
            tags: ["text-area", "textarea", "text-field", "textfield", "input", "search", "number-field", "password"],
            words: [
                "TextField(", "TextEditor(", "SecureField(", "Stepper(", "DatePicker(", "ColorPicker(", "fileImporter",
            ]
        ),
        Promise(
            tags: ["select", "combobox", "combo-box", "listbox", "autocomplete", "radio-group"],
            words: ["Picker(", "Toggle(", "Menu {", "TextField("]
        ),
        Promise(tags: ["button"], words: ["Button(", "Button {", "Menu {", "Toggle(", "Picker("]),
        Promise(tags: ["link", "anchor"], words: ["Link(", "Button(", "Button {"]),
        Promise(
            tags: ["tabs", "tab-group", "tabset", "tab-container", "tabcontainer"],
            words: ["TabView", "Button {"]
        ),
        Promise(
            tags: ["progress", "progress-bar", "progress-ring", "meter", "spinner"],
            words: ["ProgressView", "ComponentGauge("]
        ),
        Promise(tags: ["date-picker", "datepicker"], words: ["DatePicker("]),
        Promise(tags: ["paginator", "pagination"], words: ["ComponentPaginatorBar("]),
        Promise(tags: ["details", "disclosure", "collapse", "expander"], words: ["DisclosureGroup", "isExpanded"]),
        Promise(tags: ["dialog", "modal", "drawer"], words: ["isPresented"]),
        Promise(tags: ["breadcrumb", "breadcrumbs"], words: ["ForEach(", "content"]),
        Promise(tags: ["menu"], words: ["Menu {", ".contextMenu"]),
        Promise(tags: ["rating"], words: ["RatingRow("]),
        Promise(tags: ["gauge"], words: ["ComponentGauge("]),
        Promise(tags: ["otp", "otp-input", "pin-input"], words: ["TextField(text: $"]),
        Promise(tags: ["tag-input", "tags-input", "chip-input"], words: ["ComponentTagRow(tags: $"]),
        Promise(tags: ["grid-layout"], words: ["LazyVGrid("]),
    ]

    /// How many files of controls were looked at.
    private(set) var count = 0
    /// Tags, and what is wrong with each.
    private(set) var found: [String] = []

    /// The text of a file that declares a view.
    mutating func judge(_ source: String) {
        let text = source.components(separatedBy: "#if DEBUG")[0]
        guard let tag = text.firstMatch(of: /\*\*Web Component:\*\* `<([a-z0-9-]+)>`/)?.output.1,
            let body = text.range(of: "public var body: some View")
        else { return }
        guard let promise = Self.promises.first(where: { $0.tags.contains { tag.hasSuffix("-\($0)") } }) else { return }
        count += 1
        let code = text[body.lowerBound...].split(separator: "\n")
            .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
        if !promise.words.contains(where: code.contains) { found.append("\(tag): nothing of \(promise.words)") }
        if code.contains(".constant(") { found.append("\(tag): bound to a constant") }
        if code.contains("Button(action: {})") { found.append("\(tag): a button that does nothing") }
        for match in code.matches(of: /Text\((?:verbatim: )?([a-z]\w*)\)/) where !Self.isCopy(String(match.output.1)) {
            found.append("\(tag): draws `\(match.output.1)`")
        }
    }

    /// Whether a name is that of a text for people, by words that none of ours decides.
    private static func isCopy(_ name: String) -> Bool {
        let name = name.lowercased()
        let noCopy = ["class", "id", "arialabel", "color", "position", "type", "src", "url", "href", "locale", "size"]
        return !noCopy.contains { name == $0 || name.hasSuffix($0) && name.count > $0.count + 2 && $0.count > 3 }
    }
}
