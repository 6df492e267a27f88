#if os(iOS)
/// How much a component draws attention to itself.
@available(iOS 15, *)
enum ComponentEmphasis: Sendable {
    case filled
    case outlined
    case plain
}
#endif
