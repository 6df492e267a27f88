/// A second name for a generated type: `ButtonTokens.Tone` for the `ElevateTone` that several components share.
package struct SwiftTypeAlias: Sendable, Hashable {
    package var name: GeneratedTypeName
    package var target: GeneratedTypeName

    package init(name: GeneratedTypeName, target: GeneratedTypeName) {
        self.name = name
        self.target = target
    }
}
