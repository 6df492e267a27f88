package struct RenderedTemplate: Sendable, Equatable {
    package let bytes: [UInt8]
    /// Names that the written values mention. A section asks for a value without writing it, and so mentions nothing.
    package let mentions: Set<String>
}
