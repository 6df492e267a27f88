import SwiftModel

/// The values of the API that a token speaks of, one for each axis that looks depend on.
///
/// No dictionary, for purposes are hashed each time that a token is looked for.
struct LookValues: Hashable {
    private var tone: SwiftIdentifier?
    private var size: SwiftIdentifier?
    private var shape: SwiftIdentifier?
    private var emphasis: SwiftIdentifier?

    /// Nothing of what is not told, for most tell nothing.
    func hash(into hasher: inout Hasher) {
        if let tone { hasher.combine(tone.name) }
        if let size { hasher.combine(size.name) }
        if let shape { hasher.combine(shape.name) }
        if let emphasis { hasher.combine(emphasis.name) }
    }

    /// nil for an axis that looks don't depend on.
    subscript(kind: TokenAxis.Kind) -> SwiftIdentifier? {
        get {
            switch kind {
            case .tone: tone
            case .size: size
            case .shape: shape
            case .emphasis: emphasis
            case .edge, .corner, .direction: nil
            }
        }
        set {
            switch kind {
            case .tone: tone = newValue
            case .size: size = newValue
            case .shape: shape = newValue
            case .emphasis: emphasis = newValue
            case .edge, .corner, .direction: break
            }
        }
    }
}
