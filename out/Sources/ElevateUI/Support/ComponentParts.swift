#if os(iOS)
/// The looks of the parts of a component by their names, as far as design tokens say them.
@available(iOS 15, *)
struct ComponentParts: ExpressibleByDictionaryLiteral, Sendable {
    private var looks: [String: ComponentPartLook]

    init(dictionaryLiteral looks: (String, ComponentPartLook)...) {
        self.looks = Dictionary(looks) { $1 }
    }

    /// nil where no token says anything of the part.
    subscript(name: String) -> ComponentPartLook? { looks[name] }

    /// What the component as a whole looks like, beyond its colors and sizes.
    var whole: ComponentPartLook { looks["whole"] ?? ComponentPartLook() }

    /// The same, where what others say goes before.
    func adding(_ others: ComponentParts) -> ComponentParts {
        var parts = self
        parts.looks.merge(others.looks) { own, other in
            var look = own
            look.add(other)
            return look
        }
        return parts
    }

    /// What is told of a part of a part: of the button in the header, or else of any button.
    func look(of name: String, in path: String) -> ComponentPartLook? {
        path.isEmpty ? looks[name] : looks["\(path)-\(name)"] ?? looks[name]
    }
}
#endif
