import Core
import WebModel

/// Tells parts that callers repeat, once for each thing that is shown, from parts that are there once. A `value`, by
/// which the whole knows one from the other, shows it; most parts take that from a package with types that are not
/// here, and then the last word of their names shows it. A trigger opens the whole, but in a list it is one of many.
struct RepeatedParts {
    struct Item {
        let part: ReactComponent
        /// The parts that each item has of its own: an item that opens in place has its heading and its content.
        let inner: [ReactComponent]
    }

    /// Last words of parts in a list, for any name of the list.
    private static let ofLists: Set<String> = [
        "choice", "crumb", "entry", "item", "option", "radio", "segment", "slide", "step", "tab",
    ]
    private static let ofDisclosures: Set<String> = [
        "accordion", "collapse", "collapsible", "details", "disclosure", "expander", "expansion",
    ]
    private static let ofHeadings: Set<String> = ["trigger", "header", "heading", "title", "summary", "button"]
    private static let ofContents: Set<String> = ["content", "body", "panel"]

    let items: [Item]
    let rest: [ReactComponent]

    init(of whole: ReactComponent, _ parts: [ReactComponent], takingValue hasValue: (ReactComponent) -> Bool) {
        func words(_ part: ReactComponent) -> [String] { part.words(in: whole) }
        let hasList = parts.contains { words($0) == ["list"] }
        let isListed = { (part: ReactComponent) in words(part).last.map(Self.ofLists.contains) ?? false }
        let hasItems = parts.contains(where: isListed)
        func isRepeated(_ part: ReactComponent) -> Bool {
            if isListed(part) { return true }
            if hasList, !hasItems, words(part) == ["trigger"] { return true }
            // Content that is shown for the chosen value has a `value`, too.
            return hasValue(part) && !Self.ofContents.contains(words(part).last ?? "")
        }
        let repeated = parts.filter(isRepeated)
        let name = AttributeName.kebabCase(whole.name).split(separator: "-").map(String.init)
        let isDisclosure = name.contains(where: Self.ofDisclosures.contains)
        let isInner = { (part: ReactComponent) in
            guard isDisclosure, repeated.count == 1, let word = words(part).first, words(part).count == 1 else {
                return false
            }
            return Self.ofHeadings.contains(word) || Self.ofContents.contains(word)
        }
        let others = parts.filter { !isRepeated($0) }
        items = repeated.map { Item(part: $0, inner: others.filter(isInner)) }
        // A list that holds the items is drawn with them.
        rest = others.filter { !isInner($0) && !(words($0) == ["list"] && !repeated.isEmpty) }
    }
}
