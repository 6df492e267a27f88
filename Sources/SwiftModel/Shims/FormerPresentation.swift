/// The function that presented an overlay, where it has another name now, or where there is none any more.
///
/// Whether there was one depends on the templates, which are asked for it by the primitive that the component was built
/// on.
package struct FormerPresentation: Sendable, Hashable {
    package let name: String
    package let primitive: NativePrimitive?
    /// Functions, each for an init that the overlay had, except inits without any view.
    package let functions: [FormerInit]

    package init(_ name: String, primitive: NativePrimitive?, functions: [FormerInit]) {
        self.name = name
        self.primitive = primitive
        self.functions = functions
    }
}
