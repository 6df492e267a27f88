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
        #expect(single.contains("selection: ComponentSelection($selection),") && single.contains("value: item.value,"))
        let several = try swiftUI("x-select", ("value", "string[]"), ("options", Self.options))
        #expect(several.contains("selection: Binding<Set<Value>>,"))
        #expect(several.contains("selection: ComponentSelection($selection),"))
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
        #expect(text.contains("ComponentSearchPicker(") && text.contains("focus: $isFocused,"))
    }

    @Test("options that are views can't be searched, and the file says so")
    func views() throws {
        let text = try swiftUI("x-combobox", ("value", "string"), slots: [""])
        #expect(text.contains("// TODO(weblift): options that are views can't be searched\n"))
        #expect(!text.contains("ComponentSearchPicker"))
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
        "what is typed finds options, of one value and of several, by the rule that the component says",
        arguments: ["x-combobox", "x-autocomplete"],
        ["string", "string[]"]
    )
    func search(tag: String, type: String) throws {
        let fields = [
            ("label", "string"), ("value", type), ("options", Self.options), ("clearable", "boolean"),
            ("filter", "'Contains' | 'StartsWith'"),
        ]
        let text = try swiftUI(tag, of: fields)
        let picker = """
            ComponentSearchPicker(
                options.map { item in
                    ComponentOption(
                        item.label,
                        value: item.value,
                        id: item.id
                    )
                },
                selection: ComponentSelection($selection),
                search: ComponentSearch(rule: filter?.rawValue),
                clearing: ComponentClearing(clearable),
                focus: $isFocused,
            """
        #expect(has(picker, in: text), "\(text)")
    }

    @Test(
        "what is typed becomes the value where the component allows it",
        arguments: ["allowCustomValue", "freeSolo", "freeform", "creatable"]
    )
    func freeText(flag: String) throws {
        let fields = [
            ("value", "string"), ("options", Self.options), (flag, "boolean"), ("noOptionsText", "string"),
        ]
        let text = try swiftUI("x-combobox", of: fields)
        #expect(text.contains("@Binding private var selection: String?"))
        let lines = "noResults: noOptionsText,\nspokenLabel: accessibilityLabel,\nallowsCustomValues: \(flag),"
        #expect(has(lines, in: text), "\(text)")
    }

    @Test("options that are views stay in a picker")
    func unsearchedViews() throws {
        let text = try swiftUI("x-combobox", ("value", "string"))
        #expect(text.contains("ComponentInlinePicker(") && !text.contains("ComponentSearchPicker"))
    }
}
