package struct Method: ComponentItem {
    package struct Parameter: Sendable, Equatable {
        package var name: String
        package var type: WebType?
        package var typeText: String?
        package var defaultValue: String?
        package var isOptional: Bool
        package var isRest: Bool
        package var description: String?

        package init(
            name: String,
            type: WebType? = nil,
            typeText: String? = nil,
            defaultValue: String? = nil,
            isOptional: Bool = false,
            isRest: Bool = false,
            description: String? = nil
        ) {
            self.name = name
            self.type = type
            self.typeText = typeText
            self.defaultValue = defaultValue
            self.isOptional = isOptional
            self.isRest = isRest
            self.description = description
        }
    }

    package var name: String
    package var isStatic: Bool
    package var parameters: [Parameter]
    /// nil where no source tells the type of the result.
    package var returns: WebType?
    package var returnsText: String?
    package var returnsDescription: String?
    package var facts: ItemFacts

    package init(
        name: String,
        isStatic: Bool = false,
        parameters: [Parameter] = [],
        returns: WebType? = nil,
        returnsText: String? = nil,
        returnsDescription: String? = nil,
        facts: ItemFacts
    ) {
        self.name = name
        self.isStatic = isStatic
        self.parameters = parameters
        self.returns = returns
        self.returnsText = returnsText
        self.returnsDescription = returnsDescription
        self.facts = facts
    }
}
