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
        var label = item(.slot, "Button.label", at: 3, .adapted)
        label.swiftUI = [
            .member(Member(.value(.string), name: SwiftIdentifier("label", as: .property), origin: label.item))
        ]
        label.remarks = ["It was made."]
        label.isMade = true
        button.implied = [label]
        return button
    }()

    static let button: ComponentTranslation = {
        var disabled = item(.property, "disabled", at: 10, .adapted, rule: 12, swiftUI: [.mechanism(.disabled)])
        disabled.uiKit = [.mechanism(.isHidden)]
        disabled.remarks = ["It is inverted."]
        var change = item(.event, "x-change", at: 20, .adapted, rule: 12)
        change.consumer = disabled.item
        let items = [
            disabled, item(.property, "helpText", at: 11, .unmapped(reason: "no rule matches `a | b`")),
            item(.slot, "", at: 15, .translated, rule: 13, swiftUI: [.mechanism(.tint)]), change,
            item(.cssProperty, "--gap", at: 30, .skipped(reason: "Tokens *do* it | all."), rule: 14),
            item(.text, "close", at: 40, .unmapped(reason: "no rule matches")),
        ]
        return component("x-button", "Button", primitive: .button, rule: 5, items: items)
    }()

    static let chip: ComponentTranslation = {
        var focus = item(.method, "focus", at: 91, .translated, rule: 15, swiftUI: [.mechanism(.focusState)])
        focus.uiKit = [.mechanism(.becomeFirstResponder)]
        return component("x-chip", "Chip", primitive: nil, rule: nil, items: [focus])
    }()

    static let buttonWithImpliedClick: ComponentTranslation = {
        var button = SampleTranslation.button
        button.implied = [item(.event, "click", at: 3, .adapted)]
        return button
    }()

    static func item(
        _ kind: ItemKind,
        _ name: String,
        at line: Int,
        _ outcome: ItemTranslation.Outcome,
        rule ruleLine: Int? = nil,
        swiftUI: [SwiftUIMember] = []
    ) -> ItemTranslation {
        var item = ItemTranslation(item: ItemReference(kind, name), location: place(line), outcome: outcome)
        item.rule = ruleLine.map { rule($0) }
        item.swiftUI = swiftUI
        return item
    }

    static func rule(_ line: Int) -> RuleSource {
        let place = SourceLocation(file: rules, line: line, column: 1)
        return RuleSource(layer: .project, document: 0, row: line, location: place)
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
        var names = SwiftComponentNames(web: name.lowercased(), all: identifier(name))
        names.view = identifier("My\(name)")
        names.uiKit = identifier("MyUIKit\(name)")
        names.tokens = identifier("\(name)Tokens")
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
