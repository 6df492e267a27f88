#if os(iOS)
/// The outlines that components have.
@available(iOS 15, *)
nonisolated enum ComponentShapeKind: Sendable {
    case rounded
    case rectangle
    case capsule
    case circle
}
#endif
