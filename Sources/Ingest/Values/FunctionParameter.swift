import WebModel

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
