import WebModel

/// `CustomEvent<T>`, `EventEmitter<T>`, `Event & { detail: T }`, a function that takes one of these, or `T` itself.
enum EventDetail {
    /// nil where the event carries nothing that its listeners need.
    static func type(of event: WebType?) -> WebType? { event.flatMap { detail(of: $0, depth: 0) } }

    private static func detail(of type: WebType, depth: Int) -> WebType? {
        guard depth < deepest else { return type }
        func inner(_ type: WebType?) -> WebType? { type.flatMap { detail(of: $0, depth: depth + 1) } }
        switch type.shape {
        case .keyword(.void), .keyword(.null), .keyword(.undefined), .keyword(.never): return nil
        case .reference(let name, let arguments) where senders.contains(name) || pageEvents.contains(name):
            return inner(arguments.first)
        case .function(let function) where function.parameters.count == 1 && isEvent(function.parameters[0].type):
            return inner(function.parameters[0].type)
        case .object(let members) where isEvent(type): return inner(members.first { $0.name == "detail" }?.type)
        case .intersection(let parts), .union(let parts):
            guard parts.contains(where: { isEvent($0) }) else { return type }
            let details = parts.filter { isEvent($0) }.compactMap { inner($0) }
            return details.isEmpty ? nil : WebType.union(of: details)
        default: return type
        }
    }

    private static func isEvent(_ type: WebType?) -> Bool {
        switch type?.shape {
        case .reference(let name, _): senders.contains(name) || pageEvents.contains(name)
        case .object(let members):
            members.contains { $0.name == "detail" && $0.kind == .property }
                && members.allSatisfy { partsOfEvents.contains($0.name) }
        case .intersection(let parts): parts.contains { isEvent($0) }
        default: false
        }
    }

    /// An event in an event in an event is nobody's.
    private static let deepest = 8

    /// Types that send an event in a class.
    private static let senders: Set<String> = ["EventEmitter", "OutputEmitterRef", "EventDispatcher"]

    private static let partsOfEvents: Set<String> = [
        "bubbles", "cancelable", "composed", "currentTarget", "detail", "target", "type",
    ]

    /// Events of the DOM carry facts of the page: keys, pointers, elements.
    private static let pageEvents: Set<String> = [
        "AnimationEvent", "ClipboardEvent", "CompositionEvent", "CustomEvent", "DragEvent", "ErrorEvent", "Event",
        "FocusEvent", "InputEvent", "KeyboardEvent", "MouseEvent", "PointerEvent", "ProgressEvent", "SubmitEvent",
        "ToggleEvent", "TouchEvent", "TransitionEvent", "UIEvent", "WheelEvent",
    ]
}
