import Testing

/// A field in which typing finds an option, or makes a value.
@Suite("Options that are found by what is typed")
struct FoundOptionTests {
    @Test(
        "what is typed finds options, and the field shows the chosen one",
        arguments: ["x-combobox", "x-autocomplete"]
    )
    func search(tag: String) throws {
        let options = "{ value: string, label: string }[]"
        let text = try swiftUI(tag, ("label", "string"), ("value", "string"), ("options", options))
        #expect(has("@State private var typedText = \"\"", in: text))
        #expect(text.contains("TextField(text: $typedText, prompt: "))
        let list = """
            .onSubmit(takeTypedText)
            .onAppear { typedText = chosenTitle }
            .onValueChange(of: chosenTitle) { newValue in typedText = newValue }
            .onValueChange(of: isFocused) { newValue in typedText = newValue ? "" : chosenTitle }
            if isFocused {
                let foundItems = ComponentSearch.contains.found(in: options, by: typedText) { item in
                    item.label
                }
                if foundItems.isEmpty {
                    Text(componentStrings.noResults)
                        .foregroundStyle(.secondary)
                }
                ForEach(foundItems) { item in
            """
        #expect(has(list, in: text))
        #expect(has("chooseOption(item)\n} label: {", in: text))
        #expect(has(") {\nselection = item.value\nisFocused = false\n}", in: text))
        #expect(text.contains("first { item in item.value == selection }.map { item in item.label } ?? \"\""))
    }

    @Test(
        "what is typed becomes the value where the component allows it, with Return and when the field is left",
        arguments: ["allowCustomValue", "freeSolo", "freeform", "creatable"]
    )
    func freeText(flag: String) throws {
        let options = "{ value: string, label: string }[]"
        let text = try swiftUI(
            "x-combobox",
            ("value", "string"),
            ("options", options),
            (flag, "boolean"),
            ("noOptionsText", "string")
        )
        #expect(text.contains("@Binding private var selection: String?"))
        let name = flag
        let typed = """
            if let item = newValue ?? (\(name) ? nil : foundItems.first) {
                selection = item.value
            } else if \(name) {
                selection = typedText
            }
            """
        #expect(has(typed, in: text))
        #expect(has("if !newValue && \(name) { takeTypedText() }", in: text))
        #expect(has("typedText = item.label\nisFocused = false", in: text), "the choice is no text of its own")
        #expect(text.contains("?? selection ?? \"\""), "the field shows a value that is no option")
        #expect(text.contains("Text(noOptionsText ?? componentStrings.noResults)"))
    }

    @Test("options that are views stay in a picker")
    func views() throws {
        let text = try swiftUI("x-combobox", ("value", "string"))
        #expect(text.contains("Picker(selection: $selection) {") && !text.contains("typedText"))
    }
}
