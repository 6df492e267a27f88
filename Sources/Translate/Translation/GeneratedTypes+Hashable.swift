import SwiftModel

extension GeneratedTypes {
    /// Whether values of a type can be keys.
    func isHashable(_ type: SwiftType) -> Bool {
        HashableTypes(enums: enums, structs: structs).contains(type)
    }
}
