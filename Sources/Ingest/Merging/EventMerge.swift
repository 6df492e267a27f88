import Core
import WebModel

/// Merges one event of several sources by the type that it carries: `CustomEvent<T>`, `EventEmitter<T>` and `T` are
/// three ways to say the same.
enum EventMerge {
    static func event(_ told: [Told<Event>], into diagnostics: inout DiagnosticBag) -> Event? {
        let types = told.compactMap(\.value.type)
        // Sources speak alike where all of them say that it is an event, or none does.
        guard types.contains(where: { $0.eventDetail != nil }), types.contains(where: { !$0.isTypedEvent }) else {
            return ItemMerge.typed(told, "event", into: &diagnostics)
        }
        let details = told.map { $0.map { Self.detail(of: $0) } }
        guard var result = ItemMerge.typed(details, "event", into: &diagnostics) else { return nil }
        result.type = result.type.map(WebType.event(carrying:))
        result.typeText = result.typeText.map { "CustomEvent<\($0)>" }
        return result
    }

    /// The event with the type that it carries, and the text of that type.
    private static func detail(of event: Event) -> Event {
        var event = event
        if event.type?.isPlainEvent == true {
            event.type = nil
            event.typeText = nil
        } else if let detail = event.type?.eventDetail {
            event.type = detail
            event.typeText = event.typeText.map { Self.argument(of: $0) ?? detail.description }
        }
        return event
    }

    /// Cuts out the text between the brackets of `CustomEvent<T>`.
    private static func argument(of text: String) -> String? {
        guard let open = text.firstIndex(of: "<"), let close = text.lastIndex(of: ">"), open < close else { return nil }
        return text[text.index(after: open)..<close].trimmed
    }
}
