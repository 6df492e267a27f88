/// Names of type parameters at some place within a type, which hide types of the same names. Functions around the place
/// have a set each, and not one for all: a hostile type has thousands of parameters and thousands of functions below
/// them, none of which may copy the names from above.
struct HiddenNames {
    private var scopes: [Set<String>] = []

    func contains(_ name: String) -> Bool { scopes.contains { $0.contains(name) } }

    func adding(typeParametersOf type: WebType) -> HiddenNames {
        guard case .function(let function) = type.shape, !function.typeParameters.isEmpty else { return self }
        var result = self
        result.scopes.append(Set(function.typeParameters.map(HiddenNames.name)))
        return result
    }

    /// The name in the text of a type parameter: `T extends keyof Map = "a"`, `const T`.
    private static func name(ofTypeParameter text: String) -> String {
        let words = text.split(separator: " ", maxSplits: 2)
        return String((words.first == "const" ? words.dropFirst().first : nil) ?? words.first ?? "")
    }
}
