package import SwiftModel

/// A library in Swift, with the way that every item of it took.
package struct LibraryTranslation: Sendable, Hashable {
    package var components: [ComponentTranslation]
    package var sharedEnums: [SwiftEnum]
    package var sharedStructs: [SwiftStruct]

    package init(
        components: [ComponentTranslation] = [],
        sharedEnums: [SwiftEnum] = [],
        sharedStructs: [SwiftStruct] = []
    ) {
        self.components = components
        self.sharedEnums = sharedEnums
        self.sharedStructs = sharedStructs
    }

    package var swift: SwiftLibrary {
        SwiftLibrary(components: components.map(\.component), sharedEnums: sharedEnums, sharedStructs: sharedStructs)
    }
}
