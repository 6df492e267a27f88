package import SwiftModel

package struct LibraryTranslation: Sendable, Hashable {
    /// `Elevate`
    package var prefix = ""
    /// `elvt-`
    package var tagPrefix = ""
    package var components: [ComponentTranslation] = []
    package var sharedEnums: [SwiftEnum] = []
    package var sharedStructs: [SwiftStruct] = []
    package var variants = VariantMeanings()

    /// Leaves out components that are skipped as a whole.
    package var swift: SwiftLibrary {
        SwiftLibrary(
            prefix: prefix,
            components: components.filter { $0.skipped == nil }.map(\.component),
            sharedEnums: sharedEnums,
            sharedStructs: sharedStructs,
            variants: variants
        )
    }
}

extension LibraryTranslation {
    /// See `SwiftLibrary.keeping`.
    package func keeping(_ order: MemberOrder, formerTags: [String: String] = [:]) -> LibraryTranslation {
        let structs = order.structs(of: swift, formerTags: formerTags)
        var result = self
        for index in components.indices {
            let component = components[index].component
            result.components[index].component = component.keeping(order, structs, formerTag: formerTags[component.tag])
        }
        result.sharedStructs = sharedStructs.map { $0.keeping(structs) }
        return result
    }
}
