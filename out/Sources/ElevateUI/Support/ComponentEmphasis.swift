#if os(iOS)
/// How much a component draws attention to itself.
@available(iOS 15, *)
nonisolated enum ComponentEmphasis: Sendable {
    case filled
    /// On a lighter fill of the system.
    case secondary
    /// On a light tint of its color.
    case soft
    /// In a border, without a fill.
    case outlined
    /// Without both until it is pressed.
    case plain
    /// As underlined text.
    case link
}
#endif
