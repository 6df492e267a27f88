/// All components of a library in Swift.
package struct SwiftLibrary: Sendable, Hashable {
    /// Sorted by tag.
    package var components: [SwiftComponent]
    /// Enums of several components, sorted by name.
    package var sharedEnums: [SwiftEnum]
    package var sharedStructs: [SwiftStruct]

    package init(
        components: [SwiftComponent] = [],
        sharedEnums: [SwiftEnum] = [],
        sharedStructs: [SwiftStruct] = []
    ) {
        self.components = components
        self.sharedEnums = sharedEnums
        self.sharedStructs = sharedStructs
    }
}
