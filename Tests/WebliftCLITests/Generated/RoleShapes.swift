import Foundation
import TestSupport

/// A library that nobody has: of each primitive a component that has all roles which its templates ask for, and each of
/// them in one shape. It knows templates and types, and no real library.
struct RoleShapes {
    /// What a row of the matrix can make of an item.
    private enum Shape {
        case value(String)
        case binding(String)
        case action(String)
        case view

        /// `name: Type as role`
        func result(_ name: String, _ role: String) -> String {
            switch self {
            case .value(let type): "\(name): \(type) as \(role)"
            case .binding(let type): "$\(name): \(type) as \(role)"
            case .action(let parameters): "\(name)\(parameters) as \(role)"
            case .view: "\(name): View as \(role)"
            }
        }

        /// Shape with an optional type of its kind; actions and views may be absent by themselves.
        func optional(_ turn: Int) -> Shape {
            switch self {
            case .value(let text):
                let type = text.split(separator: " ")[0]
                if type.hasPrefix("Double") || type.hasPrefix("Int") {
                    return .value(["Double? = nil", "TimeInterval? = nil", "Int? = nil", "CGFloat? = nil"][turn % 4])
                }
                return type.hasSuffix("?") ? self : .value("\(type)? = nil")
            case .binding:
                return .binding(["String?", "Bool?", "Double?", "Set<String>?", "[String]?", "Date?"][turn % 6])
            case .action, .view: return self
            }
        }

        var isEnum: Bool {
            switch self {
            case .value(let type), .binding(let type): type.hasPrefix("{Enum}")
            case .action, .view: false
            }
        }
    }

    private static let shapes: [Shape] =
        [
            "Bool = false", "Bool? = nil", "String = \"\"", "String? = nil", "String", "Int = 1", "Int? = nil",
            "Double = 1", "Double? = nil", "Int", "Double", "{Enum}", "{Enum}? = nil", "URL? = nil", "URL",
            "Date? = nil", "Date", "[String] = []", "[String]? = nil", "[Int] = []", "CGFloat = 1",
        ].map(Shape.value)
        + [
            "Bool", "Bool?", "String", "String?", "Int", "Int?", "Double", "Double?", "{Enum}", "Date", "Date?",
            "[String]", "Set<String>", "[Double]", "URL?",
        ].map(Shape.binding)
        + ["()", "()?", "(String)?", "(Bool)?", "(Int)?", "(Double)?", "(String, Bool)?"].map(Shape.action) + [.view]

    private struct Component {
        let tag: String
        let primitive: String
        /// One for each role; nil where it is absent.
        let shapes: [Shape?]
        /// The cases of the enums among them.
        let words: [String]

        /// The number tells it from others of its primitive.
        init(_ primitive: String, _ number: String, _ shapes: [Shape?], words: some Sequence<String>) {
            tag = "zz-\(primitive.lowercased().filter(\.isLetter))-\(number)"
            self.primitive = primitive
            self.shapes = shapes
            self.words = ["a"] + words
        }
    }

    /// So many components are in one package.
    private static let most = 240

    /// All roles of a component in one shape, of which two are tried.
    private static let uniform: [Component] = primitives.flatMap { primitive in
        shapes.indices.filter { Loop.tries($0.isMultiple(of: 22), of: true) }.map { number in
            Component(primitive, "s\(number)", roles(of: primitive).map { _ in shapes[number] }, words: ["b"])
        }
    }

    /// Its body passes columns on as they are, and doesn't compile where the member that takes them is of another type than
    /// the one that gives them. One type for each place is what mends that.
    private static let unfitted = ["Table"]

    /// Each two roles of a primitive are both there, both absent, and there without the other; in a shape that their
    /// templates ask for.
    private static let paired: [Component] = primitives.filter { !unfitted.contains($0) }.flatMap { primitive in
        let roles = roles(of: primitive)
        return CoveringArray(factors: roles.count, levels: 2).rows.enumerated().map { turn, row in
            let shapes = zip(roles, row).map { $1 == 0 ? askedShape(of: $0, primitive, turn % 3) : nil }
            return Component(primitive, "p\(turn)", shapes, words: words(of: primitive).prefix(4))
        }
    }

    /// Each role in a shape that its templates ask for, and absent where it can be: what only compiles beside something
    /// that is there shows here, such as an interval without which nothing repeats.
    private static let asked: [Component] = primitives.flatMap { primitive in
        (0..<3).map { turn in
            let shapes = roles(of: primitive).map { askedShape(of: $0, primitive, turn) }
            return Component(primitive, "a\(turn)", shapes, words: words(of: primitive).prefix(4))
        }
    }

    private static func askedShape(of role: String, _ primitive: String, _ turn: Int) -> Shape {
        let kinds = questions[primitive]?.kinds[role]?.sorted() ?? []
        return placeShapes[role] ?? shape(askedAs: kinds[turn % kinds.count], turn % 3)
    }

    /// Types of the places that a table of primitives says, by the first of their roles.
    private static let placeShapes: [String: Shape] = {
        let table =
            (try? String(contentsOf: Shared.project.appending(path: "specs/primitives.md"), encoding: .utf8)) ?? ""
        let rows = table.matches(of: /\n\| `(\w+)`[^|]*\| `([^`{…]+)` \| (?:none|`[^`]*`) \|/)
        return Dictionary(
            rows.map { row in (String(row.1), shape(of: row.2)) },
            uniquingKeysWith: { first, _ in first }
        )
    }()

    private static func shape(of type: Substring) -> Shape {
        if type.hasPrefix("(") { return .action("()?") }
        return type.hasPrefix("$")
            ? .binding(String(type.dropFirst())) : .value(type.hasSuffix("?") ? "\(type) = nil" : "\(type)? = nil")
    }

    private static func shape(askedAs kind: String, _ turn: Int) -> Shape {
        switch kind {
        case "shown", "view": .view
        case "flag": .value("Bool = false")
        case "number": .value(["Double? = nil", "Int? = nil", "Double? = nil"][turn])
        case "variant": .value(["{Enum}? = nil", "{Enum}? = nil", "{Enum}"][turn])
        case "binding": .binding(["String", "Bool", "Double?"][turn])
        case "action": .action("()?")
        case "event": .action(["(String)?", "(Bool)?", "(Double)?"][turn])
        case "items", "rows": .value("[String] = []")
        default: .value("String? = nil")
        }
    }

    /// Each role in a shape that its templates ask for, but optional, where it is there: what a class of UIKit holds then is
    /// given to a view that needs a value. A third of the roles is absent, another one each time.
    private static func optional(_ turn: Int) -> [Component] {
        primitives.filter { !unfitted.contains($0) }.map { primitive in
            let shapes = roles(of: primitive).enumerated().map { number, role in
                number % 3 == turn % 3 ? nil : askedShape(of: role, primitive, turn).optional(turn + number)
            }
            return Component(primitive, "o\(turn)", shapes, words: words(of: primitive).prefix(4))
        }
    }

    static let optionalTurns = Array(0..<6)

    init(optionalTurn turn: Int) throws {
        _ = try Self.templates.get()
        components = Self.optional(turn)
    }

    private static let dealt = Loop.tries(paired + uniform, of: paired + uniform + asked)
    static let parts = Array(0..<(dealt.count + most - 1) / most)
    static let seeds = Array(1...10)

    private let components: [Component]

    init(part: Int) throws {
        _ = try Self.templates.get()
        let count = (start: part * Self.dealt.count, end: (part + 1) * Self.dealt.count)
        components = Array(Self.dealt[count.start / Self.parts.count..<count.end / Self.parts.count])
    }

    /// Each role in a shape of its own, and enums with words that templates ask for: what goes wrong only where two
    /// members meet shows here.
    init(seed: Int) throws {
        _ = try Self.templates.get()
        var random = SeededGenerator(seed: UInt64(seed))
        components = Self.primitives.map { primitive in
            let shapes = Self.roles(of: primitive).map { _ in Self.shapes.randomElement(using: &random) ?? .view }
            let words = Self.words(of: primitive).shuffled(using: &random).prefix(4)
            return Component(primitive, "m\(seed)", shapes, words: words)
        }
    }

    var count: Int { components.count }

    var manifest: String {
        let declarations = components.map { component in
            let fields = component.shapes.enumerated().compactMap { number, shape in
                shape.map {
                    "p\(number): " + ($0.isEnum ? component.words.map { "'\($0)'" }.joined(separator: " | ") : "string")
                }
            }
            return (tag: component.tag, json: ComponentJSON.of(fields))
        }
        return ComponentJSON.manifest(declarations)
    }

    var matrix: String {
        let head = "| Web | SwiftUI | UIKit |\n|---|---|---|\n"
        var text = "# Rows\n\n## Components\n\n" + head
        for component in components { text += "| `\(component.tag)` | `\(component.primitive)` | `UIView` |\n" }
        text += "\n## Properties\n"
        for component in components {
            text += "\n### `\(component.tag)`\n\n" + head
            for (number, role) in Self.roles(of: component.primitive).enumerated() {
                guard let result = component.shapes[number]?.result("q\(number)x", role) else { continue }
                text += "| `p\(number): any` | `\(result)` | `same` |\n"
            }
        }
        return text
    }

    // MARK: Templates

    /// By name. Where they can't be read, each library of shapes throws why.
    private static let templates: Result<[String: String], any Error> = Result {
        var texts: [String: String] = [:]
        for set in ["shared", "elevate"] {
            let folder = Shared.project.appending(path: "templates/\(set)")
            for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            where path.hasSuffix(".mustache") {
                let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
                texts[String(path.dropLast(".mustache".count))] = text
            }
        }
        return texts
    }
    private static let texts = (try? templates.get()) ?? [:]

    private static let primitives = texts.keys.filter { $0.hasPrefix("body/") }.map { String($0.dropFirst(5)) }
        .sorted()

    /// What the templates of a primitive ask for.
    private struct Questions {
        var seen: Set<String> = []
        /// By role: as what it is asked for.
        var kinds: [String: Set<String>] = [:]
        /// The values of enums.
        var words: Set<String> = []
    }

    private static let questions: [String: Questions] = Dictionary(
        uniqueKeysWithValues: primitives.map { primitive in
            var questions = Questions()
            for name in ["body/\(primitive)", "modifiers", "helpers/\(primitive)", "state/\(primitive)"] {
                collect(name, into: &questions)
            }
            return (primitive, questions)
        }
    )

    private static func roles(of primitive: String) -> [String] { questions[primitive]?.kinds.keys.sorted() ?? [] }
    private static func words(of primitive: String) -> [String] { questions[primitive]?.words.sorted() ?? [] }

    /// What a template asks for, and those that it includes.
    private static func collect(_ name: String, into questions: inout Questions) {
        guard let text = texts[name], questions.seen.insert(name).inserted else { return }
        let kinds = /\{\{[#^]?((?!own|is|style|part)\w+)-(\w+)/
        for match in text.matches(of: kinds) {
            questions.kinds[String(match.output.2), default: []].insert(String(match.output.1))
        }
        for match in text.matches(of: /[#^.]is-(\w+)/) { questions.words.insert(String(match.output.1)) }
        for match in text.matches(of: /\{\{own-(\w+)\}\}/) { collect("methods/\(match.output.1)", into: &questions) }
        for match in text.matches(of: /\{\{[><]\s*([^\s}]+)/) { collect(String(match.output.1), into: &questions) }
    }
}
