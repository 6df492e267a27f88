/// Components of a library in Swift, with the types that they share.
package struct SwiftLibrary: Sendable, Hashable {
    /// Beginning of most of its names, `Elevate`; empty where they have nothing in common.
    package var prefix: String
    /// Sorted by tag.
    package var components: [SwiftComponent]
    /// Enums of several components, sorted by name.
    package var sharedEnums: [SwiftEnum]
    package var sharedStructs: [SwiftStruct]
    /// Meanings of the values of variants for their styles.
    package var variants: VariantMeanings

    package init(
        prefix: String = "",
        components: [SwiftComponent] = [],
        sharedEnums: [SwiftEnum] = [],
        sharedStructs: [SwiftStruct] = [],
        variants: VariantMeanings = VariantMeanings()
    ) {
        self.prefix = prefix
        self.components = components
        self.sharedEnums = sharedEnums
        self.sharedStructs = sharedStructs
        self.variants = variants
    }
}
