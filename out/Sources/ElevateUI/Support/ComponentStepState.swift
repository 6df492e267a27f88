#if os(iOS)
/// The state of a step.
@available(iOS 15, *)
enum ComponentStepState: Sendable {
    case upcoming
    case current
    case done
    case invalid
}
#endif
