import AppCode

/// Settings of a project for its own Swift: the types of its components, and the differences that are meant.
struct DriftSettings: Equatable {
    /// The Swift type of a component, by tag.
    var types: [String: NamedType] = [:]
    var accepted: [DriftAcceptance] = []
}
