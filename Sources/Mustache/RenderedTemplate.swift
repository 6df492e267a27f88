/// What a rendering comes to.
package struct RenderedTemplate: Sendable, Equatable {
    package let bytes: [UInt8]
    /// What the values mention that were written. A section asks for a value without writing it, and so mentions nothing.
    package let mentions: Set<String>
}
