/// Shapes that the schema of the renderer's own data is written with, topic by topic.
enum Schema {
    /// Members of an object, written as a literal.
    struct Members: ExpressibleByDictionaryLiteral {
        var members: [ContextSchema.Member]

        init(_ members: [ContextSchema.Member]) { self.members = members }

        init(dictionaryLiteral members: (String, ContextSchema.Shape)...) {
            self.members = members.map { ContextSchema.Member($0.0, $0.1) }
        }

        static func + (left: Members, right: Members) -> Members { Members(left.members + right.members) }
    }

    /// A text that may be absent, which a section opens and calls `text`.
    static let optional = ContextSchema.Shape.object(["text": .text])
    static let lines = ContextSchema.Shape.list(.text)

    static func role(_ kind: RoleKind) -> ContextSchema.Shape { .reference(kind.rawValue) }

    static func list(of members: Members) -> ContextSchema.Shape { .list(.object(members.members)) }

    // MARK: What all templates have

    /// The project's settings.
    static let run: Members = [
        "guard": .text, "target": .text, "module": .text, "modernOnChange": .flag, "hasPreviewMacro": .flag,
        "hasGlass": .flag, "mayLackGlass": .flag,
        "hasObservation": .flag, "hasViewTracking": .flag, "hasNavigationStack": .flag,
        "hasScrollIndicators": .flag,
        "theme": .object(["themeType": .text, "themeValue": .text, "themeProvider": .text]),
    ]

    static func root(run: Members, component: Members) -> Members {
        ["run": .object(run.members), "component": .object(component.members), "template": .text]
    }
}
