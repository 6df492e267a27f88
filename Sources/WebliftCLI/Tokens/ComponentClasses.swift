import Core
import SwiftModel
import Tokens
import WebModel

enum ComponentClasses {
    /// Colors of classes name `known` tokens, of files.
    static func tokens(
        of library: Library,
        as swift: SwiftLibrary,
        beside known: Set<TokenName>,
        into diagnostics: inout DiagnosticBag
    ) -> [TokenDeclaration] {
        let translated = Dictionary(swift.components.map { ($0.tag, $0) }) { first, _ in first }
        return library.components.flatMap { component -> [TokenDeclaration] in
            guard !component.classLists.isEmpty, let own = translated[component.tag] else { return [] }
            let lists = component.classLists.map { list in
                ClassLooks.List(
                    list.classes,
                    where: list.conditions.map { .init(property: $0.property, value: $0.value) },
                    at: list.source
                )
            }
            var looks = ClassLooks(
                lists,
                of: own.names.web,
                tag: component.tag,
                isControl: own.uiKit.base == .control,
                tokens: known
            )
            return looks.declarations(into: &diagnostics)
        }
    }
}
