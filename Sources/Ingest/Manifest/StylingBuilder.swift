import Core
import WebModel

enum StylingBuilder {
    private static let keys: KnownKeys = [
        "_ui5privacy", "deprecated", "description", "inheritedFrom", "name", "privacy", "summary",
    ]
    private static let propertyKeys = keys.adding(["default", "syntax"])

    static func part(_ item: InheritedItem, named name: String) -> CSSPart {
        CSSPart(name: name, facts: item.facts(beside: keys))
    }

    static func property(_ item: InheritedItem, named name: String) -> CSSProperty {
        CSSProperty(
            name: name,
            defaultValue: item.code("default"),
            syntax: item.text("syntax"),
            facts: item.facts(beside: propertyKeys)
        )
    }

    static func state(_ item: InheritedItem, named name: String) -> CSSState {
        CSSState(name: name, facts: item.facts(beside: keys))
    }
}
