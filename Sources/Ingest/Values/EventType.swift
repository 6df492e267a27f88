import WebModel

extension WebType {
    /// Type of the data that an event carries: `T` of `CustomEvent<T>`. An `EventEmitter` is the object that the code
    /// emits events with; tools that copy its type mean the event.
    var eventDetail: WebType? {
        guard case .reference(let name, let arguments) = shape, arguments.count == 1,
            name == "CustomEvent" || name == "EventEmitter"
        else { return nil }
        return arguments[0]
    }

    var isTypedEvent: Bool {
        guard case .reference("CustomEvent", let arguments) = shape else { return false }
        return arguments.count == 1
    }

    var isPlainEvent: Bool {
        guard case .reference(let name, []) = shape else { return false }
        return ["CustomEvent", "Event", "EventEmitter"].contains(name)
    }

    var emittedEvent: WebType { eventDetail.map(WebType.event(carrying:)) ?? self }

    static func event(carrying detail: WebType) -> WebType {
        WebType(.reference(name: "CustomEvent", arguments: [detail]))
    }
}

extension Method.Parameter {
    /// A parameter as the type of a function tells it.
    init(_ parameter: WebType.Parameter, description: String? = nil) {
        self.init(
            name: parameter.name,
            type: parameter.type,
            typeText: parameter.type?.description,
            isOptional: parameter.isOptional,
            isRest: parameter.isRest,
            description: description
        )
    }
}
