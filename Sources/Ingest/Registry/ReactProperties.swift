import Core
import WebModel

/// Members of the type of a component's properties; names in it are followed as far as the same file declares them.
struct ReactProperties {
    struct Item {
        let member: WebType.ObjectMember
        let comment: JSDoc?
        let place: SourceLocation
    }

    /// Types and members that are looked at for one component: a few names that double each other would become endless.
    private static let stepLimit = 2_000
    /// Bytes of all types that are read for one component, each as often as it is named.
    private static let textLimit = WebTypeParser.lengthLimit

    let code: CodeModule
    /// Components of the same file, for `React.ComponentProps<typeof Button>`.
    let components: [String: ReactComponent]
    private(set) var items: [Item] = []
    /// The names behind `VariantProps<typeof …>`, with which of the variants are meant.
    private(set) var variants: [(name: String, keeps: Filter)] = []
    /// The element of HTML that gives it further properties.
    private(set) var element: String?
    /// Whether it takes the properties of every element: children among others.
    private(set) var extendsElement = false
    private(set) var unknown: [String] = []
    private(set) var problems = TypeProblems()
    private(set) var isCut = false
    private var steps = 0
    private var length = 0
    private var path: Set<String> = []

    struct Filter {
        var only: Set<String>?
        var without: Set<String> = []
        /// Whether properties need not be there, as in `Partial<…>`.
        var isOptional = false

        var optional: Filter {
            var filter = self
            filter.isOptional = true
            return filter
        }

        func keeps(_ name: String) -> Bool { only?.contains(name) != false && !without.contains(name) }
    }

    init(_ component: ReactComponent, in code: CodeModule, beside components: [String: ReactComponent]) {
        self.code = code
        self.components = components
        read(component, Filter())
    }

    private mutating func read(_ component: ReactComponent, _ filter: Filter) {
        // The code of the component itself tells which of its properties need not be there.
        var filter = filter
        filter.isOptional = false
        if let range = component.properties {
            read(range, filter)
        } else if let renamed = component.renamed {
            extendsElement = true
            unknown.append(renamed)
        }
    }

    private mutating func read(_ range: Range<Int>, _ filter: Filter) {
        guard let first = range.first else { return }
        let text = code.text(of: range)
        length += text.utf8.count
        guard length <= ReactProperties.textLimit else {
            isCut = true
            return
        }
        let result = WebTypeParser.parse(text)
        let place = code.location(of: code.tokens[first].start)
        if let problem = result.problem {
            problems.add(problem, text: text, at: place)
            return
        }
        read(result.type, in: range, filter)
    }

    private mutating func read(_ type: WebType, in range: Range<Int>, _ filter: Filter) {
        steps += 1
        if case .object(let members) = type.shape { steps += members.count }
        guard steps <= ReactProperties.stepLimit else {
            isCut = true
            return
        }
        switch type.shape {
        case .object(let members):
            let places = places(in: range)
            for member in members where filter.keeps(member.name) {
                add(member, at: places[member.name] ?? range.lowerBound, filter)
            }
        case .intersection(let parts):
            for part in parts { read(part, in: range, filter) }
        case .union(let parts):
            // Properties of an alternative need not be there.
            for part in parts { read(part, in: range, filter.optional) }
        case .reference(let name, let arguments): reference(name, arguments, in: range, filter)
        case .named(_, let text): unknown.append(text)
        default: break
        }
    }

    private func places(in range: Range<Int>) -> [String: Int] {
        var places: [String: Int] = [:]
        for index in range
        where code.isAt(index + 1, .colon) || code.isAt(index + 1, .question) || code.isAt(index + 1, .leftParenthesis)
        {
            guard let name = code.name(of: code.tokens[index]), places[name] == nil else { continue }
            places[name] = code.isWord(index - 1, ["readonly"]) ? index - 1 : index
        }
        return places
    }

    private mutating func add(_ member: WebType.ObjectMember, at first: Int, _ filter: Filter) {
        guard member.kind == .property || member.kind == .method, !member.name.hasPrefix("[") else { return }
        var own = member
        own.isOptional = member.isOptional || filter.isOptional
        let item = Item(
            member: own,
            comment: code.documentation(code.tokens[first].comment),
            place: code.location(of: code.tokens[first].start)
        )
        // A member that stands later in an intersection says more, or the same.
        if let position = items.firstIndex(where: { $0.member.name == member.name }) {
            items[position] = item
        } else {
            items.append(item)
        }
    }

    // MARK: Names

    private static let elementTypes = ["HTMLAttributes", "HTMLProps", "SVGProps", "SVGAttributes", "DOMAttributes"]
    /// Types of React that change the properties of another type and leave their names as they are.
    private static let wrappers: Set<String> = [
        "PropsWithoutRef", "PropsWithRef", "RefAttributes", "Readonly", "Required", "NonNullable", "Prettify",
    ]

    private mutating func reference(_ name: String, _ arguments: [WebType], in range: Range<Int>, _ filter: Filter) {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        switch (last, arguments.first) {
        case ("VariantProps", let argument?):
            if let name = ReactProperties.value(named: argument) { variants.append((name, filter)) }
        case ("ComponentProps", let argument?), ("ComponentPropsWithoutRef", let argument?),
            ("ComponentPropsWithRef", let argument?):
            properties(of: argument, filter)
        case ("PropsWithChildren", _):
            extendsElement = true
            if let inner = arguments.first { read(inner, in: range, filter) }
        case ("Omit", let inner?):
            var narrower = filter
            narrower.without.formUnion(ReactProperties.names(arguments.dropFirst().first))
            read(inner, in: range, narrower)
        case ("Pick", let inner?):
            var narrower = filter
            let names = ReactProperties.names(arguments.dropFirst().first)
            narrower.only = filter.only.map { $0.intersection(names) } ?? names
            read(inner, in: range, narrower)
        case ("Partial", let inner?): read(inner, in: range, filter.optional)
        case (_, let inner?) where ReactProperties.wrappers.contains(last): read(inner, in: range, filter)
        default:
            if ReactProperties.elementTypes.contains(where: last.hasSuffix) {
                extendsElement = extendsElement || filter.only == nil
            } else {
                declared(name, filter)
            }
        }
    }

    /// `"button"`, `typeof Button`, `typeof DialogPrimitive.Root`
    private mutating func properties(of type: WebType, _ filter: Filter) {
        if case .literal(.string(let tag)) = type.shape {
            // `Pick<…>` takes single properties, of which nothing is known.
            guard filter.only == nil else { return }
            element = element ?? tag
            extendsElement = true
            return
        }
        guard let name = ReactProperties.value(named: type) else { return }
        guard let component = components[name] else {
            extendsElement = extendsElement || filter.only == nil
            unknown.append(name)
            return
        }
        guard path.insert("typeof " + name).inserted else { return }
        read(component, filter)
        path.remove("typeof " + name)
    }

    private mutating func declared(_ name: String, _ filter: Filter) {
        guard let statement = code.types[name] else {
            unknown.append(name)
            return
        }
        guard path.insert(name).inserted else { return }
        defer { path.remove(name) }
        let range = statement.range
        guard statement.isInterface else {
            guard let equals = range.first(where: { code.isAt($0, .equals) }) else { return }
            var end = range.upperBound
            while end > equals + 1, code.isAt(end - 1, .semicolon) { end -= 1 }
            read(equals + 1..<max(end, equals + 1), filter)
            return
        }
        guard
            let opening = range.first(where: { code.isAt($0, .leftBrace) && code.tokens[$0].partner < range.upperBound }
            )
        else { return }
        if let extends = range.first(where: { code.isWord($0, ["extends"]) }), extends + 1 < opening {
            // A list of types reads as a tuple.
            let list = WebTypeParser.parse("[" + code.text(of: extends + 1..<opening) + "]")
            if case .tuple(let bases) = list.type.shape {
                for base in bases { read(base.type, in: extends + 1..<opening, filter) }
            } else {
                unknown.append(code.text(of: extends + 1..<opening))
            }
        }
        read(opening..<code.tokens[opening].partner + 1, filter)
    }

    /// `buttonVariants` of `typeof buttonVariants`.
    private static func value(named type: WebType) -> String? {
        guard case .named(.typeOf, let text) = type.shape, text.hasPrefix("typeof ") else { return nil }
        return String(text.dropFirst("typeof ".count))
    }

    private static func names(_ type: WebType?) -> Set<String> {
        var names: Set<String> = []
        for case .string(let name) in type?.literals ?? [] { names.insert(name) }
        return names
    }
}
