import SwiftModel
import WebModel

/// The scopes of everything that is generated, each with the names in it.
enum NameScopes {
    static func all(of library: SwiftLibrary) -> [(scope: String, names: [String])] {
        let types = library.components.flatMap { [$0.names.view, $0.names.uiKit, $0.names.tokens] }.map(\.name)
        let shared = library.sharedEnums.map(\.name.description) + library.sharedStructs.map(\.name.description)
        var scopes = [
            // File systems that ignore case can't hold two files that differ by it.
            ("the module", (types + shared).map { $0.lowercased() }),
            ("the files", library.components.map { $0.names.base.name.lowercased() }),
        ]
        for component in library.components { scopes += self.scopes(of: component) }
        for enumeration in library.sharedEnums { scopes.append(cases(of: enumeration)) }
        return scopes
    }

    private static func scopes(of component: SwiftComponent) -> [(String, [String])] {
        // A text and a view of one slot are two forms of one parameter.
        var parameters = component.properties.map(\.name.name)
        let own = Set(component.properties.map { [$0.name.name, $0.origin.description] })
        parameters += component.slots.filter { !own.contains([$0.name.name, $0.origin.description]) }.map(\.name.name)
        parameters += component.members.filter(\.form.isItems).map(\.name.name) + component.actions.map(\.name.name)
        let generated =
            component.enums.map(\.name.description) + component.structs.map(\.name.description)
            + component.typeAliases.map(\.name.description)
        let tag = component.tag
        var scopes: [(String, [String])] = [
            ("the init of <\(tag)>", parameters),
            ("the type parameters of <\(tag)>", component.slots.compactMap(\.viewType?.name)),
            ("the tokens of <\(tag)>", generated.map { $0.lowercased() }),
            ("the texts of <\(tag)>", component.texts.map(\.name.name)),
            (
                "the UIKit properties of <\(tag)>",
                component.uiKit.properties.map(\.name.name) + component.uiKit.inverted.map(\.name.name)
            ),
            ("the delegate of <\(tag)>", component.uiKit.delegateMethods.map(\.name.name)),
        ]
        for enumeration in component.enums { scopes.append(cases(of: enumeration)) }
        for structure in component.structs { scopes.append(("\(structure.name)", structure.members.map(\.name.name))) }
        return scopes
    }

    private static func cases(of enumeration: SwiftEnum) -> (String, [String]) {
        ("\(enumeration.name)", enumeration.cases.map(\.name.name))
    }
}
