#if os(iOS)

/// `Shape` of the web library.
@available(iOS 15, *)
nonisolated public enum ElevateShape: String, CaseIterable, Sendable {
    case box
    case pill
}

/// `Size` of the web library.
@available(iOS 15, *)
nonisolated public enum ElevateSize: String, CaseIterable, Sendable {
    case small = "s"
    case medium = "m"
    case large = "l"
}

/// `Tone` of the web library.
@available(iOS 15, *)
nonisolated public enum ElevateTone: String, CaseIterable, Sendable {
    case primary
    case success
    case warning
    case danger
    case emphasized
    case neutral
}
#endif
