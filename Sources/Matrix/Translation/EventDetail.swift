import WebModel

/// What an event carries: the type argument of `CustomEvent`, or the type itself where it is no event's.
enum EventDetail {
    /// nil where the event carries nothing that its listeners need.
    static func type(of event: WebType?) -> WebType? {
        var type = event
        if case .reference(let name, let arguments) = event?.shape, pageEvents.contains(name) {
            type = arguments.first
        }
        switch type?.shape {
        case nil, .keyword(.void), .keyword(.null), .keyword(.undefined), .keyword(.never): return nil
        default: return type
        }
    }

    /// The DOM's own events; what they carry is about the page: keys, pointers, elements.
    private static let pageEvents: Set<String> = [
        "AnimationEvent", "ClipboardEvent", "CompositionEvent", "CustomEvent", "DragEvent", "ErrorEvent", "Event",
        "FocusEvent", "InputEvent", "KeyboardEvent", "MouseEvent", "PointerEvent", "ProgressEvent", "SubmitEvent",
        "ToggleEvent", "TouchEvent", "TransitionEvent", "UIEvent", "WheelEvent",
    ]
}
