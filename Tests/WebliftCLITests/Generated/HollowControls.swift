import Foundation

/// Reads generated Swift as a person would, and says which controls are none: a slider that nothing slides, a toggle that
/// is always off. It goes by the tag of the web component and by the text of its file, and knows nothing of our code.
struct HollowControls {
    /// The ends of tags, and the words of which their Swift has one.
    private static let promises = """
        slider range: Slider(
        switch checkbox toggle check-box: Toggle(isOn: $ | isOn: Binding(
        text-area textarea text-field textfield input search number-field password: TextField( | TextEditor( | SecureField( \
        | Stepper( | DatePicker( | ColorPicker( | fileImporter
        select combobox combo-box listbox autocomplete radio-group: Picker( | Toggle( | Menu { | TextField( | OptionToggles(
        button: Button( | Button { | Menu { | Toggle( | Picker(
        link anchor: Link( | Button( | Button {
        tabs tab-group tabset tab-container tabcontainer: TabView | Button {
        progress progress-bar progress-ring meter spinner: ProgressView | ComponentGauge(
        date-picker datepicker: DatePicker(
        paginator pagination: ComponentPaginator(
        details disclosure collapse expander: DisclosureGroup | isExpanded
        dialog modal drawer: isPresented
        breadcrumb breadcrumbs: ForEach( | content
        menu: Menu { | .contextMenu
        rating: RatingRow(
        gauge: ComponentGauge(
        otp otp-input pin-input: TextField(text: $
        tag-input tags-input chip-input: ComponentTagInput(
        grid-layout: LazyVGrid(
        """.split(separator: "\n").map { line in
            let sides = line.split(separator: ": ", maxSplits: 1)
            return (tags: sides[0].split(separator: " "), words: sides[1].components(separatedBy: " | "))
        }

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
