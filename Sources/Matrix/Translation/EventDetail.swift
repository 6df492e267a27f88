import WebModel

/// What an event carries: the type argument of `CustomEvent`, or the type itself where it is no event's.
struct EventDetail {
    /// nil where the event carries nothing that its listeners need.
    let type: WebType?
    /// A name that promises a detail which no source describes.
    let undescribed: String?

    init(_ event: WebType?) {
        var type = event
        if case .reference(let name, let arguments) = event?.shape, EventDetail.pageEvents.contains(name) {
            type = arguments.first
        }
        switch type?.shape {
        case nil, .keyword(.void), .keyword(.null), .keyword(.undefined), .keyword(.never), .keyword(.any),
            .keyword(.unknown):
            self.init(type: nil, undescribed: nil)
        case .reference(let name, let arguments) where arguments.isEmpty && !EventDetail.isKnown(name):
            self.init(type: nil, undescribed: name)
        default:
            self.init(type: type, undescribed: nil)
        }
    }

    private init(type: WebType?, undescribed: String?) {
        self.type = type
        self.undescribed = undescribed
    }

    /// The DOM's own events; what they carry is about the page: keys, pointers, elements.
    private static let pageEvents: Set<String> = [
        "AnimationEvent", "ClipboardEvent", "CompositionEvent", "CustomEvent", "DragEvent", "ErrorEvent", "Event",
        "FocusEvent", "InputEvent", "KeyboardEvent", "MouseEvent", "PointerEvent", "ProgressEvent", "SubmitEvent",
        "ToggleEvent", "TouchEvent", "TransitionEvent", "UIEvent", "WheelEvent",
    ]

    private static func isKnown(_ name: String) -> Bool {
        name == "Date" || name == "File"
    }
}
