package enum TemplateStyle: String, Sendable, Hashable, CaseIterable {
    /// Drawn with the tokens of the design system.
    case elevate
    /// Drawn with the styles of the system.
    case native
}
