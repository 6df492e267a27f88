import Foundation
import Testing

/// The example of a rule, and who calls it.
struct Witness: Sendable, CustomTestStringConvertible {
    let example: RuleExample
    let caller: Caller

    var testDescription: String { example.id }

    /// The rule as a part of a name.
    var name: String {
        example.id.split { $0 == "." || $0 == "-" }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// Code with names that only this example has.
    func named(_ text: String, _ suffix: String) -> String {
        var text = text
        for base in [
            "Thing", "Box", "Other", "ThingDialog", "BoxDialog", "ThingOption", "BoxOption", "ThingButton",
            "ThingSelect", "ThingList", "ThingTable", "ThingSwitch",
        ] {
            for start in ["Elevate", "elevate", "ElevateUIKit"] {
                text = text.replacingOccurrences(of: "\(start)\(base)", with: "\(start)\(base)\(suffix)")
            }
            for end in ["Tokens", "ComponentTokens"] {
                text = text.replacingOccurrences(of: "\(base)\(end)", with: "\(base)\(suffix)\(end)")
            }
        }
        return text
    }
}

/// What a team has written of a rule's example in Swift.
struct Caller: Sendable {
    /// The rule's.
    let id: String
    /// Inside of a function of the main actor.
    let lines: [String]
    /// What has to stand in their place, where that is not plain: beside a shim it could be taken for a call of that.
    let successors: [String]
    /// What shims can't do for it, where that is so.
    let isBeyondShims: Bool

    init(_ id: String, _ lines: String..., now successors: [String] = [], isBeyondShims: Bool = false) {
        self.init(id, lines: lines, now: successors, isBeyondShims: isBeyondShims)
    }

    init(_ id: String, lines: [String], now successors: [String] = [], isBeyondShims: Bool = false) {
        self.id = id
        self.lines = lines
        self.successors = successors
        self.isBeyondShims = isBeyondShims
    }
}

extension Witness {
    /// Of each rule, and of what shims do besides.
    static let all = ofRules + ofShims

    /// What each rule's own caller writes; of all others one says what the component has.
    private static let ofRules = RuleExample.all.map { example in
        let caller = callers.first { $0.id == example.id } ?? Caller(example.id, unbroken(example.id))
        return Witness(example: example, caller: caller)
    }

    static let callers = [
        Caller("component.removed", "_ = ElevateThing()", isBeyondShims: true),
        Caller("component.renamed", "_ = ElevateThing()", "_ = ElevateUIKitThing()", now: ["_ = ElevateBox()"]),
        Caller(
            "property.removed",
            "_ = ElevateThing(\"a\", wide: true)",
            "ElevateUIKitThing().wide = true",
            now: ["_ = ElevateThing(\"a\")", "_ = ElevateThing()"]
        ),
        Caller(
            "property.renamed",
            "_ = ElevateThing(wide: true)",
            "ElevateUIKitThing().wide = true",
            now: ["_ = ElevateThing(stretched: true)", "_ = ElevateThing()"]
        ),
        Caller("property.type-widened", "_ = ElevateThing(columns: 2)"),
        Caller("property.type-narrowed", "_ = ElevateThing(thickness: .thickness4)"),
        Caller(
            "property.type-changed",
            "let columns: Int = 2",
            "_ = ElevateThing(columns: columns)",
            now: ["_ = ElevateThing(columns: \"2\")", "_ = ElevateThing()"]
        ),
        Caller("property.type-lost", "_ = ElevateThing(flavour: .sour)", "let _: ThingTokens.Flavour = .sweet"),
        Caller(
            "property.type-told",
            "let flavour: String = \"sour\"",
            "_ = ElevateThing(flavour: flavour)",
            now: ["_ = ElevateThing(flavour: .sour)"]
        ),
        Caller("property.values-removed", "_ = ElevateThing(flavour: .bitter)"),
        Caller("property.value-renamed", "_ = ElevateThing(flavour: .sourSweet)"),
        Caller(
            "property.array-to-single",
            "let entry = [\"a\"]",
            "_ = ElevateThing(entry: entry)",
            now: ["_ = ElevateThing(entry: \"a\")"]
        ),
        Caller(
            "property.single-to-array",
            "let entry = \"a\"",
            "_ = ElevateThing(entry: entry)",
            now: ["_ = ElevateThing(entry: [\"a\"])"]
        ),
        // Without a default there is nothing to stand in the place of a value.
        Caller("property.read-narrowed", "_ = ElevateThing(phase: .failed)", isBeyondShims: true),
        Caller("property.read-changed", "let phase: Double = 2", "_ = ElevateThing(phase: phase)"),
        Caller(
            "slot.removed",
            "_ = ElevateThing { Text(\"a\") } aside: { Text(\"b\") }",
            now: ["_ = ElevateThing { Text(\"a\") }"]
        ),
        Caller(
            "slot.renamed",
            "_ = ElevateThing(aside: { Text(\"a\") })",
            now: ["_ = ElevateThing(edge: { Text(\"a\") })", "_ = ElevateThing()"]
        ),
        Caller("slot.default-to-named", "_ = ElevateThing(content: { Text(\"a\") })"),
        Caller("slot.named-to-default", "_ = ElevateThing(aside: { Text(\"a\") })"),
        Caller("event.removed", "_ = ElevateThing(onRipen: {})", now: ["_ = ElevateThing()"]),
        // No static member makes a switch complete.
        Caller(
            "event.detail-widened",
            "_ = ElevateThing(onRipen: { detail in switch detail { case .green, .red: break } })",
            isBeyondShims: true
        ),
        // What is told is of one type.
        Caller(
            "event.detail-narrowed",
            "_ = ElevateThing(onRipen: { detail in print(detail == .blue) })",
            isBeyondShims: true
        ),
        Caller("event.detail-changed", "_ = ElevateThing(onRipen: { detail in let _: String = detail })"),
        Caller("event.detail-lost", "_ = ElevateThing(onRipen: { detail in print(detail) })"),
        Caller("event.detail-told", "_ = ElevateThing(onRipen: {})", now: ["_ = ElevateThing(onRipen: { _ in })"]),
        Caller("text.removed", "_ = ElevateThing(strings: ThingTokens.Strings(close: \"x\"))"),
        Caller("text.renamed", "_ = ElevateThing(strings: ThingTokens.Strings(close: \"x\"))"),
        Caller(
            "text.type-changed",
            "_ = ElevateThing(strings: ThingTokens.Strings(close: { (count: Double) in \"\\(count)\" }))"
        ),
    ]

    private static func unbroken(_ id: String) -> String {
        switch id {
        case "component.added": "_ = ElevateOther()"
        case "property.added": "_ = ElevateThing(\"a\")"
        case "property.type-optional", "property.type-not-optional", "property.default-changed":
            "_ = ElevateThing(\"a\", columns: 3)"
        case "property.default-added", "property.default-removed": "_ = ElevateThing(\"a\", isStriped: false)"
        case "property.now-required", "property.no-longer-required": "_ = ElevateThing(\"a\", caption: \"b\")"
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
