import Core
import WebModel

extension Array {
    /// Keeps the first of all items of one name, and reports the others.
    mutating func keepFirst(
        _ kind: String,
        by item: (Element) -> some ComponentItem,
        into diagnostics: inout DiagnosticBag
    ) {
        var first: [String: SourceLocation] = [:]
        first.reserveCapacity(count)
        self = filter { element in
            let item = item(element)
            guard let earlier = first[item.name] else {
                first[item.name] = item.source
                return true
            }
            diagnostics.warning(
                .docsDuplicate,
                "the \(kind) “\(item.name)” is described twice; the first counts",
                at: item.source,
                notes: [Diagnostic.Note("described first here", at: earlier)]
            )
            return false
        }
    }
}

extension Array where Element: ComponentItem {
    mutating func keepFirst(_ kind: String, into diagnostics: inout DiagnosticBag) {
        keepFirst(kind, by: { $0 }, into: &diagnostics)
    }
}

extension Component {
    /// Keeps the first of all items of one kind and name, and reports the others.
    mutating func keepFirstItems(into diagnostics: inout DiagnosticBag) {
        properties.keepFirst("property", into: &diagnostics)
        slots.keepFirst("slot", into: &diagnostics)
        events.keepFirst("event", into: &diagnostics)
        methods.keepFirst("method", into: &diagnostics)
        cssParts.keepFirst("CSS part", into: &diagnostics)
        cssProperties.keepFirst("CSS custom property", into: &diagnostics)
        cssStates.keepFirst("CSS state", into: &diagnostics)
        intl.keepFirst("text", into: &diagnostics)
    }
}
