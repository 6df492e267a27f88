import Drift

/// What a project says of its own Swift: which types its components are, and which differences are meant.
struct DriftSettings: Equatable {
    /// The Swift type of a component, by tag.
    var types: [String: NamedType] = [:]
    var accepted: [DriftAcceptance] = []
}
