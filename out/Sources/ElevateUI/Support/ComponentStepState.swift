#if os(iOS)
/// How far a step of several has come.
@available(iOS 15, *)
enum ComponentStepState: Sendable {
    case upcoming
    case current
    case done
    case invalid
}
#endif
