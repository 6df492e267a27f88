import TestSupport
import Testing

@testable import SwiftModel

@Suite struct SwiftIdentifierTests {
    @Test(arguments: [
        ("2xl", "size", "size2xl"), ("", "value", "empty"), (" ", "size", "size"), ("\u{200B}", "", "value"),
        ("100%", "width", "width100Percent"), ("1.5", "2", "value1Dot5"), ("self", "value", "selfValue"),
        ("allCases", "value", "allCasesValue"), ("rawValue", "value", "rawValueValue"), ("none", "value", "none"),
        ("init", "value", "init"), ("Default", "value", "default"), ("Type", "value", "type"),
    ])
    func casesAreNamed(web: String, fallback: String, name: String) {
        #expect(SwiftIdentifier(web, as: .enumCase, fallback: fallback).name == name)
    }

    @Test("The name of a state is none in backticks, whatever else is called so")
    func stateIsNamed() {
        for word in SwiftKeyword.reserved {
            let name = SwiftIdentifier(word, as: .property)
            let own = name.ofState { $0 == "\(word)Value" }
            #expect(own.declaration == own.name, "\(word)")
            if name.declaration != name.name { #expect(own.name != "\(word)Value", "\(word)") }
            #expect((own.name == name.name) == (name.declaration == name.name), "\(word)")
        }
        #expect(SwiftIdentifier("default", as: .property).ofState().name == "defaultValue")
        #expect(SwiftIdentifier("open", as: .property).ofState().name == "open")
    }

    @Test(arguments: [
        ("type", "button", "Kind"), ("edge", "button", "ButtonEdge"), ("edge", "", "EdgeValue"),
        ("edge", "value", "EdgeValue"), ("shape", "button", "Shape"), ("size", "button", "Size"),
        ("button", "button", "ButtonValue"), ("tone", "button", "Tone"), ("2xl", "size", "Size2xl"),
        ("", "kind", "Kind"), ("self", "card", "CardSelf"),
    ])
    func nestedTypesAreNamed(web: String, fallback: String, name: String) {
        #expect(SwiftIdentifier(web, as: .nestedType, fallback: fallback).name == name)
    }

    @Test func typesOfTheModuleDoNotHideWhatItUses() {
        #expect(SwiftIdentifier("shape", as: .type, fallback: "elevate").name == "ElevateShape")
        #expect(SwiftIdentifier("elevate-button", as: .type).name == "ElevateButton")
        #expect(SwiftIdentifier("button", as: .namePart).name == "Button")
        #expect(SwiftIdentifier("label", as: .genericParameter, fallback: "slot").name == "LabelContent")
    }

    @Test(arguments: [
        ("body", "bodyValue"), ("id", "idValue"), ("self", "selfValue"), ("min", "minValue"), ("max", "maxValue"),
        ("print", "printValue"), ("padding", "padding"), ("label", "label"), ("disabled", "disabled"), ("tag", "tag"),
        ("type", "type"), ("default", "default"), ("stride", "strideValue"),
    ])
    func propertiesOfViewsAreNamed(web: String, name: String) {
        #expect(SwiftIdentifier(web, as: .property).name == name)
    }

    @Test(arguments: [
        ("tag", "tagValue"), ("state", "stateValue"), ("description", "descriptionValue"), ("hash", "hashValueValue"),
        ("hashValue", "hashValueValue"), ("transform", "transformValue"), ("isHidden", "isHiddenValue"),
        ("accessibilityLabel", "accessibilityLabelValue"), ("isEnabled", "isEnabledValue"), ("next", "nextValue"),
        ("value", "value"), ("label", "label"), ("type", "type"),
    ])
    func propertiesOfControlsAreNamed(web: String, name: String) {
        #expect(SwiftIdentifier(web, as: .uiKitProperty).name == name)
    }

    @Test func keywordsAreEscapedWhereTheyMustBe() {
        let preset = SwiftIdentifier("default", as: .enumCase)
        #expect(preset.declaration == "`default`")
        #expect(preset.reference == "`default`")
        #expect(preset.member == "default")
        #expect(preset.label == "default")
        let start = SwiftIdentifier("init", as: .enumCase)
        #expect(start.declaration == "`init`")
        #expect(start.member == "`init`")
        let wait = SwiftIdentifier("await", as: .property)
        #expect(wait.declaration == "await")
        #expect(wait.reference == "`await`")
        #expect(SwiftIdentifier("inout", as: .property).label == "`inout`")
        #expect(SwiftIdentifier("open", as: .property).reference == "open")
    }

    @Test(arguments: [
        "", "`", "``", "a b", "a-b", "2xl", "größe", "$a", "_", "_a", "a_b", "a.b", "`a", "a`",
        String(repeating: "a", count: 81),
    ])
    func whatIsNoIdentifierIsRefused(text: String) {
        for context in SwiftIdentifier.Context.allCases { #expect(SwiftIdentifier(swift: text, as: context) == nil) }
    }

    @Test func whatAPersonWroteIsTakenUnlessItHidesSomething() {
        #expect(SwiftIdentifier(swift: "isDisabled", as: .property)?.name == "isDisabled")
        #expect(SwiftIdentifier(swift: "`default`", as: .enumCase)?.name == "default")
        #expect(SwiftIdentifier(swift: "default", as: .enumCase)?.declaration == "`default`")
        #expect(SwiftIdentifier(swift: "body", as: .property) == nil)
        #expect(SwiftIdentifier(swift: "tag", as: .uiKitProperty) == nil)
        #expect(SwiftIdentifier(swift: "Edge", as: .nestedType) == nil)
        #expect(SwiftIdentifier(swift: "Button", as: .namePart)?.name == "Button")
        for name in ["isEnabled", "isSelected", "isHighlighted"] {
            #expect(SwiftIdentifier(swift: name, as: .uiKitProperty)?.name == name)
        }
    }

    @Test func everyNameIsLegalInEveryContext() {
        var random = SeededGenerator(seed: 2)
        for name in Landmines.all + (0..<Loop.rounds(1000)).map({ _ in Landmines.random(using: &random) }) {
            for context in SwiftIdentifier.Context.allCases {
                for fallback in ["value", "", "button", "9", "list"] {
                    let identifier = SwiftIdentifier(name, as: context, fallback: fallback)
                    #expect(SwiftIdentifier(swift: identifier.name, as: context) == identifier, "\(name) as \(context)")
                }
            }
        }
    }

    @Test func aNameThatIsMadeAlreadyStaysAsItIs() {
        var random = SeededGenerator(seed: 3)
        for name in Landmines.all + (0..<Loop.rounds(1000)).map({ _ in Landmines.random(using: &random) }) {
            for context in SwiftIdentifier.Context.allCases {
                let once = SwiftIdentifier(name, as: context)
                #expect(SwiftIdentifier(once.name, as: context) == once, "\(name) as \(context)")
            }
        }
    }

    // MARK: Names of types that hide others

    @Test func whatARowCanNameIsNeverHidden() {
        for name in KnownSwiftType.names where !name.contains(".") && name != "Shape" {
            #expect(SwiftIdentifier(name, as: .nestedType, fallback: "button").name != name)
            #expect(SwiftIdentifier(swift: name, as: .genericParameter) == nil)
        }
    }

    @Test func theWordForWhatItIsStandsInFrontUnlessItSaysNothing() {
        #expect(SwiftIdentifier("Edge", as: .type, fallback: "value").name == "EdgeValue")
        #expect(SwiftIdentifier("Edge", as: .type, fallback: "edge").name == "EdgeValue")
        #expect(SwiftIdentifier("Edge", as: .type, fallback: "button").name == "ButtonEdge")
        #expect(SwiftIdentifier("Edge", as: .nestedType, fallback: "button").name == "ButtonEdge")
    }
}
