extension Witness {
    /// What each rule's own caller writes; of all others one says what the component has.
    static let all = RuleExample.all.map { example in
        breaking.first { $0.example.id == example.id } ?? Witness(example.id, unbroken(example.id))
    }

    private static let breaking = [
        Witness("component.removed", "_ = ElevateThing()", isBeyondShims: true),
        Witness("component.renamed", "_ = ElevateThing()", "_ = ElevateUIKitThing()", now: ["_ = ElevateBox()"]),
        Witness(
            "property.removed",
            "_ = ElevateThing(\"a\", wide: true)",
            "ElevateUIKitThing().wide = true",
            now: ["_ = ElevateThing(\"a\")", "_ = ElevateThing()"]
        ),
        Witness(
            "property.renamed",
            "_ = ElevateThing(wide: true)",
            "ElevateUIKitThing().wide = true",
            now: ["_ = ElevateThing(stretched: true)", "_ = ElevateThing()"]
        ),
        Witness("property.type-widened", "_ = ElevateThing(columns: 2)"),
        Witness("property.type-narrowed", "_ = ElevateThing(thickness: .thickness4)"),
        Witness(
            "property.type-changed",
            "let columns: Int = 2",
            "_ = ElevateThing(columns: columns)",
            now: ["_ = ElevateThing(columns: \"2\")", "_ = ElevateThing()"]
        ),
        Witness("property.type-lost", "_ = ElevateThing(flavour: .sour)", "let _: ThingTokens.Flavour = .sweet"),
        Witness(
            "property.type-told",
            "let flavour: String = \"sour\"",
            "_ = ElevateThing(flavour: flavour)",
            now: ["_ = ElevateThing(flavour: .sour)"]
        ),
        // A property of a class has one type.
        Witness("property.type-optional", "let _: Int = ElevateUIKitThing().columns", isBeyondShims: true),
        Witness(
            "property.type-not-optional",
            "let columns: Int? = nil",
            "_ = ElevateThing(columns: columns)",
            now: ["_ = ElevateThing(columns: 2)"]
        ),
        Witness("property.values-removed", "_ = ElevateThing(flavour: .bitter)"),
        Witness("property.value-renamed", "_ = ElevateThing(flavour: .sourSweet)"),
        Witness(
            "property.array-to-single",
            "let entry = [\"a\"]",
            "_ = ElevateThing(entry: entry)",
            now: ["_ = ElevateThing(entry: \"a\")"]
        ),
        Witness(
            "property.single-to-array",
            "let entry = \"a\"",
            "_ = ElevateThing(entry: entry)",
            now: ["_ = ElevateThing(entry: [\"a\"])"]
        ),
        // Without a default there is nothing to stand in the place of a value.
        Witness("property.read-narrowed", "_ = ElevateThing(phase: .failed)", isBeyondShims: true),
        Witness("property.read-changed", "let phase: Double = 2", "_ = ElevateThing(phase: phase)"),
        Witness(
            "slot.removed",
            "_ = ElevateThing { Text(\"a\") } aside: { Text(\"b\") }",
            now: ["_ = ElevateThing { Text(\"a\") }"]
        ),
        Witness(
            "slot.renamed",
            "_ = ElevateThing(aside: { Text(\"a\") })",
            now: ["_ = ElevateThing(edge: { Text(\"a\") })", "_ = ElevateThing()"]
        ),
        Witness("slot.default-to-named", "_ = ElevateThing(content: { Text(\"a\") })"),
        Witness("slot.named-to-default", "_ = ElevateThing(aside: { Text(\"a\") })"),
        Witness("event.removed", "_ = ElevateThing(onRipen: {})", now: ["_ = ElevateThing()"]),
        // No static member makes a switch complete.
        Witness(
            "event.detail-widened",
            "_ = ElevateThing(onRipen: { detail in switch detail.colour { case .green, .red: break } })",
            isBeyondShims: true
        ),
        // What is told is of one type.
        Witness(
            "event.detail-narrowed",
            "_ = ElevateThing(onRipen: { detail in print(detail.colour == .blue) })",
            isBeyondShims: true
        ),
        Witness(
            "event.detail-changed",
            "_ = ElevateThing(onRipen: { detail in let _: String = detail.colour })",
            isBeyondShims: true
        ),
        Witness("event.detail-lost", "_ = ElevateThing(onRipen: { detail in print(detail.colour) })"),
        Witness("event.detail-told", "_ = ElevateThing(onRipen: {})", now: ["_ = ElevateThing(onRipen: { _ in })"]),
        Witness("text.removed", "_ = ElevateThing(strings: ThingTokens.Strings(close: \"x\"))"),
        Witness("text.renamed", "_ = ElevateThing(strings: ThingTokens.Strings(close: \"x\"))"),
        Witness(
            "text.type-changed",
            "_ = ElevateThing(strings: ThingTokens.Strings(close: { (count: Double) in \"\\(count)\" }))"
        ),
    ]

    private static func unbroken(_ id: String) -> String {
        switch id {
        case "component.added": "_ = ElevateOther()"
        case "property.added": "_ = ElevateThing(\"a\")"
        case "property.default-changed": "_ = ElevateThing(\"a\", columns: 3)"
        case "property.default-added", "property.default-removed", "property.now-required",
            "property.no-longer-required":
            "_ = ElevateThing(\"a\", caption: \"b\")"
        case "property.attribute-renamed": "ElevateUIKitThing().label = \"a\""
        case "property.values-added": "_ = ElevateThing(\"a\", flavour: .sour)"
        case "property.read-widened": "_ = ElevateThing(\"a\", phase: .busy)"
        case "text.default-changed": "_ = ElevateThing(strings: ThingTokens.Strings(close: \"x\"))"
        case "event.added", "text.added": "_ = ElevateThing()"
        // Without its label it would be taken for what was added: the effect of the rule.
        case "slot.added": "_ = ElevateThing(content: { Text(\"a\") })"
        case _ where id.hasPrefix("event."): "_ = ElevateThing(onRipen: {})"
        case _ where id.hasPrefix("slot."): "_ = ElevateThing { Text(\"a\") }"
        case _ where id.hasPrefix("property."), _ where id.hasPrefix("deprecation."), "docs.changed":
            "ElevateUIKitThing().wide = true"
        default: "_ = ElevateThing()"
        }
    }
}
