import Core
import WebModel

/// Definition of an alias at one place of the docs. References in it are not resolved yet.
struct AliasDefinition {
    let name: String
    let type: WebType
    let typeText: String
    /// Whether the values are names of members, so that the text on the wire is not told.
    var areMemberNames = false
    let place: SourceLocation
}

extension AliasDefinition {
    init(name: String, values: ValueList) {
        self.init(
            name: name,
            type: values.type,
            typeText: values.type.description,
            areMemberNames: values.areMemberNames,
            place: values.place
        )
    }
}

extension ValueList {
    var type: WebType {
        .union(of: bases.map { WebType(.reference(name: $0, arguments: [])) } + literals.map { WebType(.literal($0)) })
    }
}
