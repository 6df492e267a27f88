package import SwiftModel
package import WebModel

/// Values for the parameters that a caller has to give, for calls outside of previews and tests.
package struct ExampleValues: Sendable {
    private let library: ScaffoldLibrary

    package init(_ swift: SwiftLibrary, of library: Library) {
        self.library = ScaffoldLibrary(swift, of: library)
    }

    package func text(of type: SwiftType, in tag: String, named name: SwiftIdentifier) -> String? {
        guard let component = library.component(tag) else { return nil }
        return ExampleValue(library: library).text(of: type, in: component, named: name.name)
    }

    /// Puts text in the place of the type of the values that a caller chooses among.
    package static func chosen(_ type: SwiftType, _ parameters: [GenericParameter]) -> SwiftType {
        type.replacing { part in
            parameters.contains { $0.standIn != nil && $0.type == part } ? ExampleValue.chosen : nil
        }
    }

    /// The same with the item of the examples in the place of a caller's own.
    static func concrete(_ type: SwiftType, _ parameters: [GenericParameter]) -> SwiftType {
        chosen(type, parameters).replacing { part in
            guard let item = parameters.first(where: \.isItem)?.name.name else { return nil }
            return part == .named(item) ? ExampleValue.item : part == .named("\(item).ID") ? .named("Int") : nil
        }
    }

    /// The enum that a component means by a type's name, its own or one that several share.
    package func enumeration(_ name: GeneratedTypeName, in tag: String) -> SwiftEnum? {
        library.component(tag).flatMap { library.enumeration(.generated(name), in: $0) }
    }
}

extension GenericParameter {
    /// Whether it stands for an item that has an `id`, like the item of the examples.
    fileprivate var isItem: Bool { standIn == nil && constraint == .named("Identifiable") }
}

extension SwiftComponent {
    /// Whether the examples know a type for each of its type parameters.
    var isConcreteInExamples: Bool {
        let own = genericParameters.filter { $0.standIn == nil }
        return own.isEmpty || own.count == 1 && own[0].isItem
    }

    var exampleArguments: String { hasCallerData ? "<\(ExampleValue.item)>" : "" }
}
