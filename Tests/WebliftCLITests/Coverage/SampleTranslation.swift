import Core
import WebModel

@testable import SwiftModel
@testable import Translate

/// A translation made by hand: two components with an item in each state, a text, and names that want escaping.
enum SampleTranslation {
    static let rules = SourcePath("rules.md")
    static let manifest = SourcePath("custom-elements.json")

    static let translation = LibraryTranslation(components: [button, chip])

    /// What the bodies of these act on: all of it, but one member of the button.
    static let bodies = [
        "x-button": BodyReport(inert: [
            InertMember(SwiftIdentifier("isOff", as: .property), of: ItemReference(.property, "disabled"))
        ])
    ]

    static let library: Library = {
        var component = Component(tag: "x-button", source: place(3))
        component.className = "XButton"
        component.properties = [
            Property(
                name: "disabled",
                attribute: "is-off",
                type: WebType(.keyword(.boolean)),
                defaultValue: "false",
                facts: ItemFacts(source: place(10))
            ),
            Property(name: "helpText", attribute: "help-text", facts: ItemFacts(source: place(11))),
        ]
        component.events = [Event(name: "x-change", facts: ItemFacts(source: place(20)))]
        return Library(
            name: "lib",
            version: "1.0.0",
            components: [component, Component(tag: "x-chip", source: place(90))]
        )
    }()

    /// The button with a label that no source lists.
    static let buttonWithMadeLabel: ComponentTranslation = {
        var button = SampleTranslation.button
        let label = ItemReference(.slot, "Button.label")
        button.implied = [
            ItemTranslation(
                item: label,
                location: place(3),
                outcome: .adapted,
                swiftUI: [
                    .member(Member(.value(.string), name: SwiftIdentifier("label", as: .property), origin: label))
                ],
                remarks: ["It was made."],
                isMade: true
            )
        ]
        return button
    }()

    static let button: ComponentTranslation = {
        let disabled = ItemReference(.property, "disabled")
        return component(
            "x-button",
            "Button",
            primitive: .button,
            rule: 5,
            items: [
                ItemTranslation(
                    item: disabled,
                    location: place(10),
                    outcome: .adapted,
                    rule: rule(12),
                    swiftUI: [.mechanism(.disabled)],
                    uiKit: [.mechanism(.isHidden)],
                    remarks: ["It is inverted."]
                ),
                ItemTranslation(
                    item: ItemReference(.property, "helpText"),
                    location: place(11),
                    outcome: .unmapped(reason: "no rule matches `a | b`")
                ),
                ItemTranslation(
                    item: ItemReference(.slot, ""),
                    location: place(15),
                    outcome: .translated,
                    rule: rule(13),
                    swiftUI: [.mechanism(.tint)]
                ),
                ItemTranslation(
                    item: ItemReference(.event, "x-change"),
                    location: place(20),
                    outcome: .adapted,
                    rule: rule(12),
                    consumer: disabled
                ),
                ItemTranslation(
                    item: ItemReference(.cssProperty, "--gap"),
                    location: place(30),
                    outcome: .skipped(reason: "Tokens *do* it | all."),
                    rule: rule(14)
                ),
                ItemTranslation(
                    item: ItemReference(.text, "close"),
                    location: place(40),
                    outcome: .unmapped(reason: "no rule matches")
                ),
            ]
        )
    }()

    static let chip = component(
        "x-chip",
        "Chip",
        primitive: nil,
        rule: nil,
        items: [
            ItemTranslation(
                item: ItemReference(.method, "focus"),
                location: place(91),
                outcome: .translated,
                rule: rule(15),
                swiftUI: [.mechanism(.focusState)],
                uiKit: [.mechanism(.becomeFirstResponder)]
            )
        ]
    )

    static func rule(_ line: Int, document: Int = 0) -> RuleSource {
        let place = SourceLocation(file: rules, line: line, column: 1)
        return RuleSource(layer: .project, document: document, row: line, location: place)
    }

    static func place(_ line: Int) -> SourceLocation { SourceLocation(file: manifest, line: line, column: 5) }

    private static func component(
        _ tag: String,
        _ name: String,
        primitive: NativePrimitive?,
        rule line: Int?,
        items: [ItemTranslation]
    ) -> ComponentTranslation {
        func identifier(_ text: String) -> SwiftIdentifier { SwiftIdentifier(text, as: .type) }
        let names = SwiftComponentNames(
            web: name.lowercased(),
            base: identifier(name),
            view: identifier("My\(name)"),
            uiKit: identifier("MyUIKit\(name)"),
            tokens: identifier("\(name)Tokens"),
            componentTokens: identifier("\(name)ComponentTokens"),
            delegate: identifier("MyUIKit\(name)Delegate"),
            root: identifier("MyUIKit\(name)Root"),
            previews: identifier("My\(name)Previews"),
            tests: identifier("My\(name)Tests")
        )
        var swift = SwiftComponent(tag: tag, names: names)
        swift.primitive = primitive
        return ComponentTranslation(tag: tag, component: swift, items: items, rule: line.map { rule($0) })
    }
}

extension SwiftComponentNames {
    /// One name for everything.
    init(web: String, all name: SwiftIdentifier) {
        self.init(
            web: web,
            base: name,
            view: name,
            uiKit: name,
            tokens: name,
            componentTokens: name,
            delegate: name,
            root: name,
            previews: name,
            tests: name
        )
    }
}
