import SwiftModel

/// Values of the API that a token speaks of. No dictionary: purposes are hashed each time that a token is looked for.
struct StyleValues: Hashable {
    private var tone: SwiftIdentifier?
    private var size: SwiftIdentifier?
    private var shape: SwiftIdentifier?
    private var emphasis: SwiftIdentifier?
    /// Other values of the API, sorted.
    private(set) var variants: [StyleVariant] = []

    var isEmpty: Bool { tone == nil && size == nil && shape == nil && emphasis == nil && variants.isEmpty }

    /// Whether it says a tone and nothing else, which there are sets for.
    var isOfTone: Bool { tone != nil && size == nil && shape == nil && emphasis == nil && variants.isEmpty }

    var isOfMetrics: Bool { (size != nil || shape != nil) && tone == nil && emphasis == nil && variants.isEmpty }

    /// Adds a value of a member that no axis is made of; false where there is one of that member.
    mutating func add(_ variant: StyleVariant) -> Bool {
        if variants.contains(variant) { return true }
        guard !variants.contains(where: { $0.member == variant.member }) else { return false }
        variants = (variants + [variant]).sorted()
        return true
    }

    /// Leaves out values that are not told, for most tell nothing.
    func hash(into hasher: inout Hasher) {
        if let tone { hasher.combine(tone.name) }
        if let size { hasher.combine(size.name) }
        if let shape { hasher.combine(shape.name) }
        if let emphasis { hasher.combine(emphasis.name) }
        for variant in variants { hasher.combine(variant) }
    }

    /// nil for an axis that styles don't depend on.
    subscript(kind: TokenAxis.Kind) -> SwiftIdentifier? {
        get {
            switch kind {
            case .tone: tone
            case .size: size
            case .shape: shape
            case .emphasis: emphasis
            case .padding, .edge, .corner, .direction: nil
            }
        }
        set {
            switch kind {
            case .tone: tone = newValue
            case .size: size = newValue
            case .shape: shape = newValue
            case .emphasis: emphasis = newValue
            case .padding, .edge, .corner, .direction: break
            }
        }
    }
}

/// A value of a member of the API: a case of an enum, or that a flag is set.
struct StyleVariant: Hashable, Comparable {
    let member: SwiftIdentifier
    /// nil of a flag.
    let value: SwiftIdentifier?

    static func < (one: StyleVariant, other: StyleVariant) -> Bool {
        one.member.name == other.member.name
            ? (one.value?.name ?? "") < (other.value?.name ?? "") : one.member.name < other.member.name
    }
}
