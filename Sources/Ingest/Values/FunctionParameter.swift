import WebModel

extension Method.Parameter {
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
