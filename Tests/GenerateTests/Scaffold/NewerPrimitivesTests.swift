import Testing

/// A figure, a code, tags, a timeline: each from a component that says no more than its tag and a few fields.
@Suite("Bodies of what only some libraries have")
struct NewerPrimitivesTests {
    @Test("a meter is a gauge between its ends", arguments: ["x-meter", "x-gauge"])
    func gauge(tag: String) throws {
        let text = try swiftUI(tag, ("value", "number"), ("min", "number"), ("max", "number"), ("label", "string"))
        let bounds = "value: value,\nminimum: minimumValue ?? 0,\nmaximum: maximumValue ?? 100,\ncolors: colors,\n"
        let label = "metrics: metrics\n) {\nif let label { Text(label) }\n} currentValue: {\nEmptyView()\n}"
        #expect(has("ComponentGauge(\n\(bounds)\(label)", in: text))
    }

    @Test("where a value is good or bad is said to the gauge")
    func ranges() throws {
        let names = ["low", "high", "optimum"]
        let text = try swiftUI("x-meter", of: (["value"] + names).map { ($0, "number") })
        #expect(has(names.map { "\($0): \($0)," }.joined(separator: "\n"), in: text))
        #expect(!text.contains("TODO"))
    }

    @Test("an accordion shows its items, and one that says whether it is open opens")
    func accordion() throws {
        let group = try swiftUI("x-accordion", ("heading", "string"))
        #expect(!group.contains("DisclosureGroup"))
        let heading = "Group { label }\n.font(.headline)\n.accessibilityAddTraits(.isHeader)\ncontent"
        #expect(has(heading, in: group))
        let single = try swiftUI("x-accordion", ("label", "string"), ("open", "boolean"))
        #expect(single.contains("DisclosureGroup(isExpanded: $isExpanded)"))
        let item = try swiftUI("x-accordion-item", ("label", "string"), ("open", "boolean"))
        #expect(item.contains("DisclosureGroup(isExpanded: $isExpanded)"))
    }

    @Test("a figure is a text, with whether it rises or falls", arguments: ["x-stat", "x-statistic", "x-metric"])
    func stat(tag: String) throws {
        let text = try swiftUI(tag, ("value", "string"), ("label", "string"), ("trend", "'up' | 'down'"))
        let body = """
                    if let value { Text(value) }
                }
                .font(.title2.weight(.semibold))
                .foregroundStyle(.primary)
                if trend == .up { ComponentTrendMark(isUp: true, colors: colors) }
                if trend == .down { ComponentTrendMark(isUp: false, colors: colors) }
            }
            """
        #expect(has(body, in: text))
        #expect(!text.contains("TODO"))
    }

    @Test("a figure is a number, and by how much it has changed another")
    func numbers() throws {
        let text = try swiftUI("x-stat", ("value", "number"), ("delta", "number"))
        let body = """
                ComponentNumber(value)
            }
            .font(.title2.weight(.semibold))
            .foregroundStyle(.primary)
            ComponentTrendMark(change: delta, colors: colors)
            ComponentNumber(delta)
            .font(.footnote)
            .foregroundStyle(colors.ink)
            """
        #expect(has(body, in: text))
    }

    @Test("a trend in words that mean neither is told, and draws nothing")
    func otherTrend() throws {
        let text = try swiftUI("x-stat", ("value", "string"), ("trend", "'good' | 'bad'"))
        #expect(!text.contains("ComponentTrendMark("))
        #expect(text.contains("// TODO(weblift): nothing here acts on `trend` yet"))
    }

    @Test("a line connects the marks of what happened, and ends at the last")
    func timeline() throws {
        let body = """
                content
            }
            .timelineLine(colors.border, width: max(metrics.borderWidth, 1))
            """
        #expect(has(body, in: try swiftUI("x-timeline")))
        let item = try swiftUI("x-timeline-item", ("time", "string"), ("title", "string"), ("icon", "string"))
        let row = """
            } content: {
                VStack(alignment: .leading, spacing: metrics.spacing) {
                    Group { detail }
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    Group { label }
                    .font(.headline)
                }
            }
            """
        #expect(has(row, in: item))
    }

    @Test("a key is as wide as its label", arguments: ["x-kbd", "x-keycap", "x-keyboard-key"])
    func keyCap(tag: String) throws {
        let body = """
            HStack(spacing: 0) {
                if let label { Text(label) }
            }
            .font(metrics.font.monospaced())
            """
        #expect(has(body, in: try swiftUI(tag, ("label", "string"))))
    }

    @Test("code can be selected, and copied where a member says so", arguments: ["x-code-block", "x-snippet"])
    func code(tag: String) throws {
        let plain = try swiftUI(tag, ("code", "string"))
        #expect(has("Text(verbatim: text ?? \"\")\n.textSelection(.enabled)", in: plain))
        #expect(!plain.contains("ComponentCopyButton("))
        let copied = try swiftUI(tag, ("code", "string"), ("copyable", "boolean"))
        #expect(has("if isCopyable {\nComponentCopyButton(text: text ?? \"\")\n}", in: copied))
    }

    @Test("a code is offered by the system, and no longer than it may be", arguments: ["x-otp", "x-pin-input"])
    func oneTimeCode(tag: String) throws {
        let text = try swiftUI(tag, ("value", "string"), ("length", "number"), ("mask", "boolean"))
        #expect(has(".textContentType(.oneTimeCode)\n.keyboardType(.numberPad)", in: text))
        #expect(text.contains("TextField(text: $text,") && text.contains("SecureField(text: $text,"))
        #expect(text.contains(".textLimit($text, length)"))
    }

    @Test("a code of any length is not cut off, and the length is asked for where its end is told")
    func lengthOfCode() throws {
        #expect(try !swiftUI("x-otp", ("value", "string")).contains(".textLimit("))
        let told = try swiftUI("x-otp", ("value", "string"), events: ["complete"])
        #expect(told.contains("length: Int"))
        #expect(has(".onComplete(of: text, length: length, perform: onComplete)", in: told))
    }

    @Test("tags are added with the return key", arguments: ["x-tag-input", "x-chip-input", "x-token-field"])
    func tags(tag: String) throws {
        let text = try swiftUI(tag, ("value", "string[]"), ("max", "number"))
        #expect(
            has("ComponentTagInput(\ntags: $values,\nmaximum: maximumValue?.integer,\nfocus: $isFocused,", in: text)
        )
    }

    @Test("a state is a dot in its color, and its label", arguments: ["x-status-dot", "x-presence-badge"])
    func status(tag: String) throws {
        let text = try swiftUI(tag, ("status", "'online' | 'busy' | 'away' | 'offline'"), ("text", "string"))
        #expect(has("if let text { Text(text) }\n} icon: {\nImage(systemName: \"circle.fill\")", in: text))
        #expect(text.contains(".foregroundStyle(colors.mark)"))
        let colors = "status.map(\(tag == "x-status-dot" ? "StatusDot" : "PresenceBadge")Tokens.colors(for:))"
        #expect(text.contains(colors))
        #expect(!text.contains("TODO"))
    }

    @Test("a state without a label asks for one: a color says nothing to VoiceOver")
    func unlabeledStatus() throws {
        #expect(try swiftUI("x-status-light", ("status", "'online' | 'busy'")).contains("@ViewBuilder label: () -> "))
    }

    @Test("what is busy is in danger only beside what is online")
    func busy() throws {
        #expect(try !swiftUI("x-button", ("state", "'default' | 'busy'")).contains("Tokens.colors(for:"))
    }

    @Test("a grid has the columns that are asked for, or those that there is room for")
    func grid() throws {
        func columns(_ count: String, _ gap: String) -> String {
            "columns: .columns(\n\(count)spacing: \(gap),\nmetrics: metrics\n)"
        }
        let fixed = try swiftUI("x-grid-layout", ("columns", "number"), ("gap", "string"))
        #expect(has(columns("count: columns,\n", "gap ?? metrics.spacing"), in: fixed))
        #expect(has(columns("", "metrics.spacing"), in: try swiftUI("x-column-layout")))
        let words = try swiftUI("x-simple-grid", ("columns", "'1' | '2' | 'auto'"), ("gap", "'sm' | 'md' | 'lg'"))
        #expect(has(columns("count: columns.flatMap { Int($0.rawValue) },\n", "metrics.spacing"), in: words))
    }

    @Test("a gap with a name is a size", arguments: ["x-grid-layout", "x-flex"])
    func gap(tag: String) throws {
        let text = try swiftUI(tag, ("gap", "'sm' | 'md' | 'lg'"))
        #expect(text.contains("gap.map(") && text.contains("Tokens.metrics(for:))"))
        #expect(!text.contains("TODO"))
    }

    @Test("a bar has a title between what leads and what trails", arguments: ["x-navbar", "x-app-bar", "x-top-bar"])
    func bar(tag: String) throws {
        let body = """
                Group { label }
                .font(.headline)
                .accessibilityAddTraits(.isHeader)
                Spacer(minLength: metrics.spacing)
            }
            """
        #expect(has(body, in: try swiftUI(tag, ("title", "string"))))
    }

    @Test("what is around a control is a field, and shows the error while there is one")
    func field() throws {
        let text = try swiftUI(
            "x-form-field",
            ("label", "string"),
            ("helpText", "string"),
            ("errorMessage", "string"),
            ("required", "boolean"),
            ("invalid", "boolean")
        )
        let body = """
                isRequired: isRequired,
                isInvalid: isInvalid,
                hasError: errorMessage?.isEmpty == false,
                spokenError: errorMessage
            ) {
                content
            } label: {
                if let label { Text(label) }
            } help: {
                if let helpText { Text(helpText) }
            } error: {
                if let errorMessage { Text(errorMessage) }
            }
            """
        #expect(has(body, in: text))
        #expect(!text.contains("TODO"))
    }

    @Test("a headline is a header for VoiceOver, of its level where one is known")
    func heading() throws {
        #expect(try swiftUI("x-headline", ("text", "string")).contains(".accessibilityAddTraits(.isHeader)"))
        let level = try swiftUI("x-heading", ("level", "number"))
        #expect(has(".componentHeading(level?.formatted())", in: level))
        let typography = try swiftUI("x-typography", ("hierarchy", "'h1' | 'h2' | 'p'"), ("text", "string"))
        #expect(has(".componentHeading(hierarchy?.rawValue)", in: typography))
        #expect(!typography.contains("accessibilityAddTraits"))
    }

    @Test("a span of days has two pickers, and its end is never before its beginning")
    func dates() throws {
        let text = try swiftUI("x-date-range", ("start", "string"), ("end", "string"), ("min", "string"))
        #expect(has("selection: $startDate,\nfrom: minimumDate\n) {", in: text))
        #expect(has("selection: $endDate,\nafter: startDate,\nfrom: minimumDate\n) {", in: text))
    }

    @Test("avatars overlap, unless each stands for itself")
    func avatars() throws {
        #expect(try swiftUI("x-avatar-group").contains("HStack(spacing: -metrics.spacing) {\n            content"))
        let kinds = try swiftUI("x-avatar-group", ("type", "'group' | 'individual'"))
        #expect(kinds.contains("HStack(spacing: type == .individual ? metrics.spacing : -metrics.spacing) {"))
    }
}
