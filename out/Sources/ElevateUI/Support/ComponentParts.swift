#if os(iOS)
/// The styles of the parts of a component by their names, as far as design tokens say them.
@available(iOS 15, *)
nonisolated struct ComponentParts: ExpressibleByDictionaryLiteral, Sendable {
    private var styles: [String: ComponentPartStyle]

    init(dictionaryLiteral styles: (String, ComponentPartStyle)...) {
        self.styles = Dictionary(styles) { $1 }
    }

    /// nil where no token says anything of the part.
    subscript(name: String) -> ComponentPartStyle? { styles[name] }

    /// What the component as a whole looks like, beyond its colors and sizes.
    var whole: ComponentPartStyle { styles["whole"] ?? ComponentPartStyle() }

    /// The same, where what others say goes before.
    func adding(_ others: ComponentParts) -> ComponentParts {
        var parts = self
        parts.styles.merge(others.styles) { own, other in
            var style = own
            style.add(other)
            return style
        }
        return parts
    }

    /// What is told of a part of a part: of the button in the header, or else of any button.
    func style(of name: String, in path: String) -> ComponentPartStyle? {
        path.isEmpty ? styles[name] : styles["\(path)-\(name)"] ?? styles[name]
    }
}
#endif
