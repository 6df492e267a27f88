/// The name of a type that is generated, with the type that it is nested in: `ButtonTokens.Tone`, `ElevateTone`.
package struct GeneratedTypeName: Sendable, Hashable, Comparable, CustomStringConvertible {
    package let scope: SwiftIdentifier?
    package let name: SwiftIdentifier

    package init(_ name: SwiftIdentifier, in scope: SwiftIdentifier? = nil) {
        self.scope = scope
        self.name = name
    }

    package var description: String {
        scope.map { "\($0.reference).\(name.member)" } ?? name.reference
    }

    package static func < (left: GeneratedTypeName, right: GeneratedTypeName) -> Bool {
        left.description < right.description
    }
}
