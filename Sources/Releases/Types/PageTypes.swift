/// Hierarchy of the types of web pages, as far as the API of components names them.
enum PageTypes {
    /// Whether everything of the one type is of the other. `isComponent` tells that the first is the class of a component.
    static func isEvery(_ name: String, also other: String, isComponent: Bool) -> Bool {
        switch other {
        case "Event": name.hasSuffix("Event")
        case "UIEvent": userEvents.contains(name)
        case "MouseEvent": mouseEvents.contains(name)
        case "HTMLElement": isComponent || isElement(name, of: "HTML")
        case "SVGElement": isElement(name, of: "SVG")
        case "Element": isAnyElement(name, isComponent)
        case "Node": ["Element", "Text", "Comment", "Document"].contains(name) || isAnyElement(name, isComponent)
        default: false
        }
    }

    private static let mouseEvents: Set<String> = ["DragEvent", "PointerEvent", "WheelEvent"]
    private static let userEvents: Set<String> = mouseEvents.union([
        "CompositionEvent", "FocusEvent", "InputEvent", "KeyboardEvent", "MouseEvent", "TouchEvent",
    ])

    private static func isAnyElement(_ name: String, _ isComponent: Bool) -> Bool {
        isComponent || name == "HTMLElement" || name == "SVGElement" || isElement(name, of: "HTML")
            || isElement(name, of: "SVG")
    }

    private static func isElement(_ name: String, of language: String) -> Bool {
        name.hasPrefix(language) && name.hasSuffix("Element") && name.utf8.count > language.utf8.count + 7
    }
}
