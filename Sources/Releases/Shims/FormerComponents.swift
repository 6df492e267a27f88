import SwiftModel

/// Components of a library as callers wrote them, and the types that they were declared with.
struct FormerComponents {
    let components: [FormerComponent]
    let table: GeneratedTypeTable
    /// The types of several components.
    let sharedTypes: [GeneratedTypeName]

    init(_ library: SwiftLibrary) {
        let table = GeneratedTypeTable(library)
        self.table = table
        components = library.components.map { FormerComponent($0, table) }
        sharedTypes = library.sharedEnums.map(\.name) + library.sharedStructs.map(\.name)
    }

    init(_ components: [FormerComponent], _ table: GeneratedTypeTable) {
        self.components = components
        self.table = table
        // Nobody has kept the list of types that several components share.
        sharedTypes = []
    }
}
