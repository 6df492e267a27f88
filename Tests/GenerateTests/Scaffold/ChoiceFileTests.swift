import Testing

/// Choices and their options as files: the inits that callers write, and what the bodies do with a value of any type.
@Suite("Choices among values of any type")
struct ChoiceFileTests {
    private static func json(_ fields: (String, String)..., slot: Bool = false) -> String {
        componentJSON(fields, slots: slot ? [""] : nil)
    }

    private static let options = "{ value: string, label: string }[]"

    @Test("an option that may leave its value out is text then, and its value is its label")
    func unvalued() throws {
        let library = try SmallLibrary(
            ("x-select", Self.json(("value", "string"), slot: true)),
            ("x-option", Self.json(("value", "string | undefined"), ("label", "string")))
        )
        let option = library.files.text("XOption+SwiftUI.swift")
        let lines = """
            /// Without a value of its own, its value is its label.
            public init(
                _ label: String? = nil,
                id: AnyHashable? = nil
            ) where Value == String {
                self.init(
                    label,
                    value: label ?? "",
                    id: id
                )
            }
            """
        #expect(has(lines, in: option))
    }

    @Test("a select binds one value, or a set of them")
    func selects() throws {
        let single = try swiftUI("x-select", ("value", "string"), ("options", Self.options))
        let parameters = """
            public init(
                errorMessage: String? = nil,
                accessibilityLabel: String? = nil,
                options: [SelectTokens.Options<Value>],
                isInvalid: Bool = false,
                isDisabled: Bool = false,
                selection: Binding<Value?>,
                onChange: ((Value?) -> Void)? = nil
            ) {
            """
        #expect(has(parameters, in: single))
        #expect(single.contains(".tag(Value?.none)") && single.contains(".tag(Optional(item.value))"))
        let several = try swiftUI("x-select", ("value", "string[]"), ("options", Self.options))
        #expect(several.contains("selection: Binding<Set<Value>>,"))
        #expect(several.contains("isOn: $selection[contains: item.value]"))
    }

    @Test(
        "where the web says by a flag whether there may be several, one value has inits of its own",
        arguments: [("string", ""), ("string | string[]", "\nallowsMultipleSelection: false,")]
    )
    func both(type: String, flag: String) throws {
        let fields = [("value", type), ("multiple", "boolean"), ("label", "string"), ("options", Self.options)]
        let text = try swiftUI("x-select", of: fields)
        let lines = """
            extension XSelect {
                /// - Parameters:
                ///   - label: `label` of the web component.
                ///   - errorMessage: What is wrong with the value. It is shown only while the value is invalid.
                ///   - options: `options` of the web component.
                ///   - isInvalid: Whether the value is not allowed.
                ///   - isDisabled: Whether nobody can use it.
                ///   - selection: `value` of the web component.
                ///   - onChange: `value` of the web component.
                ///   - content: Options as views, each made one by `componentOption(_:)`. They stand behind those that are data.
                public init(
                    _ label: String? = nil,
                    errorMessage: String? = nil,
                    options: [SelectTokens.Options<Value>],
                    isInvalid: Bool = false,
                    isDisabled: Bool = false,
                    selection: Binding<Value?>,
                    onChange: ((Value?) -> Void)? = nil,
                    @ViewBuilder content: () -> Content
                ) {
                    self.init(
                        label,
                        errorMessage: errorMessage,
                        options: options,\(flag)
                        isInvalid: isInvalid,
                        isDisabled: isDisabled,
                        selection: selection.asSet,
                        onChange: onChange.map { action in { action($0.first) } },
                        content: content
                    )
                }
            }
            """
        #expect(has(lines, in: text))
        #expect(text.contains("selection: Binding<Set<Value>>,"))
    }

    @Test("a segmented control is of its segments' type")
    func segmented() throws {
        let library = try SmallLibrary(
            ("x-segmented-control", Self.json(("value", "string"), slot: true)),
            ("x-segment", Self.json(("value", "string"), ("label", "string")))
        )
        let text = library.files.text("XSegmentedControl+SwiftUI.swift")
        #expect(text.contains("public struct XSegmentedControl<Value: Hashable"))
        #expect(text.contains("selection: Binding<Value?>"))
        #expect(text.contains(".pickerStyle(.segmented)"))
    }

    @Test("a combobox of one value finds it by what is typed")
    func combobox() throws {
        let text = try swiftUI("x-combobox", ("value", "string"), ("options", Self.options))
        #expect(text.contains("public struct XComboBox<Value: Hashable>: View {"))
        #expect(has("chooseOption(item)\n} label: {", in: text))
    }

    @Test("a combobox of several values shows them above its field and finds others by what is typed")
    func severalFound() throws {
        let text = try swiftUI("x-combobox", ("value", "string[]"), ("options", Self.options))
        #expect(text.contains("@State private var typedText = \"\""))
        let chosen = """
            if !chosenItems.isEmpty {
                ComponentTagRow(
                    titles: chosenItems.map { item in item.label },
                    colors: colors,
                    metrics: metrics,
                    shape: outline
                ) {
                    let item = chosenItems[$0]
                    selection.remove(item.value)
                }
            }
            """
        #expect(has(chosen, in: text))
        let found = """
            .onSubmit(takeTypedText)
            .onValueChange(of: isFocused) { _ in typedText = "" }
            if isFocused {
                let foundItems = ComponentSearch.contains.found(in: options, by: typedText) { item in
                    item.label
                }
                if foundItems.isEmpty {
                    Text(componentStrings.noResults)
                        .foregroundStyle(.secondary)
                }
                ForEach(foundItems) { item in
                    Toggle(isOn: $selection[contains: item.value]) {
            """
        #expect(has(found, in: text))
        let items = """
            private var chosenItems: [ComboBoxTokens.Options<Value>] {
                options.filter { item in selection.contains(item.value) }
            }
            """
        #expect(has(items, in: text))
    }

    @Test("options that are views can't be searched, and the file says so")
    func views() throws {
        let text = try swiftUI("x-combobox", ("value", "string"), slots: [""])
        #expect(text.contains("// TODO(weblift): options that are views can't be searched\n"))
        #expect(!text.contains("typedText"))
    }

    @Test("examples are of texts: previews, tests and documentation need a type that is known")
    func examples() throws {
        let text = try SmallLibrary(
            ("x-radio-group", Self.json(("value", "string"), slot: true)),
            ("x-radio", Self.json(("value", "string"), ("label", "string")))
        ).files.text("XRadioGroup+SwiftUI.swift")
        #expect(text.contains("selection: .constant(\"apples\")"))
    }

    // MARK: Options that are found by what is typed

    @Test(
        "what is typed finds options, and the field shows the chosen one",
        arguments: ["x-combobox", "x-autocomplete"]
    )
    func search(tag: String) throws {
        let text = try swiftUI(tag, ("label", "string"), ("value", "string"), ("options", Self.options))
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
        let fields = [
            ("value", "string"), ("options", Self.options), (flag, "boolean"), ("noOptionsText", "string"),
        ]
        let text = try swiftUI("x-combobox", of: fields)
        #expect(text.contains("@Binding private var selection: String?"))
        let typed = """
            if let item = newValue ?? (\(flag) ? nil : foundItems.first) {
                selection = item.value
            } else if \(flag) {
                selection = typedText
            }
            """
        #expect(has(typed, in: text))
        #expect(has("if !newValue && \(flag) { takeTypedText() }", in: text))
        #expect(has("typedText = item.label\nisFocused = false", in: text), "the choice is no text of its own")
        #expect(text.contains("?? selection ?? \"\""), "the field shows a value that is no option")
        #expect(text.contains("Text(noOptionsText ?? componentStrings.noResults)"))
    }

    @Test("options that are views stay in a picker")
    func unsearchedViews() throws {
        let text = try swiftUI("x-combobox", ("value", "string"))
        #expect(text.contains("Picker(selection: $selection) {") && !text.contains("typedText"))
    }
}
