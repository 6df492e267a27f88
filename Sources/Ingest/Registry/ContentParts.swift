import WebModel

/// Tells parts that are places of a component from others: some stand among its content (in SwiftUI they are views in
/// it), such as the rows of a table, or only help to draw it, such as the track of a slider.
struct ContentParts {
    private static let amongContent: Set<String> = [
        "cell", "column", "divider", "group", "row", "separator", "shortcut", "sub",
    ]
    private static let drawn: Set<String> = [
        "arrow", "backdrop", "corner", "indicator", "overlay", "portal", "provider", "range", "scrollbar", "thumb",
        "track", "viewport",
    ]
    /// Titles of parts that stand among other content, where such parts are there.
    private static let titles = ["label": "group", "head": "row"]

    let slots: [ReactComponent]
    let others: [ReactComponent]

    init(of whole: ReactComponent, _ parts: [ReactComponent]) {
        let named = parts.map { (part: $0, words: $0.words(in: whole)) }
        let lasts = Set(named.compactMap(\.words.last))
        func isPlace(_ words: [String]) -> Bool {
            guard let first = words.first, let last = words.last else { return true }
            if Self.amongContent.contains(last) || Self.drawn.contains(last) { return false }
            if first == "sub" || first == "scroll" && last == "button" { return false }
            return words.count > 1 || Self.titles[last].map(lasts.contains) != true
        }
        slots = named.filter { isPlace($0.words) }.map(\.part)
        others = named.filter { !isPlace($0.words) }.map(\.part)
    }
}
