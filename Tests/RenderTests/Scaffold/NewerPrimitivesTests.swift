import Testing

/// A figure, a code, tags, a timeline: each from a component that says no more than its tag and a few fields.
@Suite("Bodies of what only some libraries have")
struct NewerPrimitivesTests {
    private func text(_ tag: String, _ fields: (String, String)...) throws -> String {
        let members = fields.map { #"{"kind":"field","name":"\#($0.0)","type":{"text":"\#($0.1)"}}"# }
        return try OneComponent(members: members.joined(separator: ","), rows: "", tag: tag).text
    }

    @Test("a meter is a gauge between its ends", arguments: ["x-meter", "x-gauge"])
    func gauge(tag: String) throws {
        let text = try text(tag, ("value", "number"), ("min", "number"), ("max", "number"), ("label", "string"))
        #expect(text.contains("ComponentGauge("))
        #expect(text.contains("minimum: (minimumValue ?? 0),"))
        #expect(text.contains("maximum: (maximumValue ?? 100),"))
        #expect(text.contains("if let label {"))
    }

    @Test("an accordion shows its items, and one that says whether it is open opens")
    func accordion() throws {
        let group = try text("x-accordion", ("heading", "string"))
        #expect(!group.contains("DisclosureGroup"))
        #expect(group.contains(".accessibilityAddTraits(.isHeader)"))
        let single = try text("x-accordion", ("label", "string"), ("open", "boolean"))
        #expect(single.contains("DisclosureGroup(isExpanded: $isExpanded)"))
        let item = try text("x-accordion-item", ("label", "string"), ("open", "boolean"))
        #expect(item.contains("DisclosureGroup(isExpanded: $isExpanded)"))
    }

    @Test(
        "a figure is a text or a number, with what has become of it",
        arguments: ["x-stat", "x-statistic", "x-metric"]
    )
    func stat(tag: String) throws {
        let words = try text(tag, ("value", "string"), ("label", "string"), ("trend", "'up' | 'down'"))
        #expect(words.contains("if let value {") && words.contains("Text(value)"))
        #expect(words.contains("if trend == .up { ComponentTrendMark(isUp: true) }"))
        let number = try text(tag, ("value", "number"), ("delta", "number"))
        #expect(number.contains("if let value { Text(value, format: .number) }"))
        #expect(number.contains("ComponentTrendMark(isUp: delta > 0)"))
    }

    @Test("what happened stands beside a line")
    func timeline() throws {
        #expect(try text("x-timeline").contains("content"))
        let item = try text("x-timeline-item", ("time", "string"), ("title", "string"), ("icon", "string"))
        #expect(item.contains("ComponentTimelineRow(colors: colors, metrics: metrics) {"))
        #expect(item.contains("label\n") && item.contains("detail\n"))
    }

    @Test("a key is as wide as its label", arguments: ["x-kbd", "x-key", "x-keyboard-key"])
    func keyCap(tag: String) throws {
        let text = try text(tag, ("label", "string"))
        #expect(text.contains(".font(metrics.font.monospaced())"))
    }

    @Test(
        "code can be selected, and copied where a member says so",
        arguments: ["x-code", "x-code-block", "x-snippet"]
    )
    func code(tag: String) throws {
        let plain = try text(tag, ("code", "string"))
        #expect(plain.contains(".textSelection(.enabled)"))
        #expect(!plain.contains("ComponentCopyButton("))
        let copied = try text(tag, ("code", "string"), ("copyable", "boolean"))
        #expect(copied.contains("if isCopyable {\n                    ComponentCopyButton(text: text"))
    }

    @Test("a code is offered by the system, and no longer than it may be", arguments: ["x-otp", "x-pin-input"])
    func oneTimeCode(tag: String) throws {
        let text = try text(tag, ("value", "string"), ("length", "number"), ("mask", "boolean"))
        #expect(text.contains("TextField(text: $text,"))
        #expect(text.contains("SecureField(text: $text,"))
        #expect(text.contains(".textContentType(.oneTimeCode)"))
        #expect(text.contains(".textLimit($text, "))
    }

    @Test("tags are added with the return key", arguments: ["x-tag-input", "x-chips", "x-token-field"])
    func tags(tag: String) throws {
        let text = try text(tag, ("value", "string[]"), ("max", "number"))
        #expect(text.contains("ComponentTagRow(tags: $values,"))
        #expect(text.contains(".onSubmit(addTag)"))
        #expect(text.contains("values.append(newValue)"))
        #expect(text.contains("values.count < (maximumValue.map { Int($0) } ?? .max)"))
    }

    @Test("a state is a dot in its colour, and its label", arguments: ["x-status", "x-status-dot", "x-presence"])
    func status(tag: String) throws {
        let text = try text(tag, ("status", "'online' | 'busy' | 'away' | 'offline'"), ("text", "string"))
        #expect(text.contains(".foregroundStyle(colors.tint)"))
        #expect(text.contains("status") && text.contains("Text(text)"))
        #expect(!text.contains("TODO"))
    }

    @Test("a grid has the columns that are asked for, or those that there is room for")
    func grid() throws {
        let fixed = try text("x-grid-layout", ("columns", "number"), ("gap", "string"))
        #expect(fixed.contains("LazyVGrid(columns: gridColumns, alignment: .leading, spacing: gap ?? metrics.spacing)"))
        #expect(fixed.contains("count: max(Int(columns), 1)"))
        #expect(try text("x-columns").contains("GridItem(.adaptive(minimum: metrics.touchTarget * 3)"))
    }

    @Test("a bar has a title between what leads and what trails", arguments: ["x-navbar", "x-app-bar", "x-top-bar"])
    func bar(tag: String) throws {
        let text = try text(tag, ("title", "string"))
        #expect(text.contains(".background(.bar)") && text.contains(".accessibilityAddTraits(.isHeader)"))
    }
}
