import TestSupport
import Testing
import WebModel

@Suite("Resolving names in types")
struct WebTypeResolutionTests {
    @Sendable private func resolved(_ text: String, _ aliases: [String: String]) -> WebType {
        WebTypeParser.parse(text).type.resolvingReferences { name in
            aliases[name].map { WebTypeParser.parse($0).type }
        }
    }

    private let sizes = ["Size": "'s' | 'm'", "Maybe": "Size | undefined", "Wide": "Size | 'l'"]

    @Test("a whole shape behind a name keeps the name as its alias")
    func marksAlias() {
        #expect(resolved("Size", sizes) == .oneOf("s", "m").known(as: "Size"))
        #expect(resolved("Size | null", sizes) == .oneOf("s", "m").orNothing.known(as: "Size"))
    }

    @Test("names behind names are followed; the name that was written is the alias")
    func followsChains() {
        #expect(resolved("Maybe", sizes) == .oneOf("s", "m").orNothing.known(as: "Maybe"))
        #expect(resolved("Wide", sizes) == .oneOf("s", "m", "l").known(as: "Wide"))
    }

    @Test("unions are put together anew, without duplicates and with what the alias says of nothing")
    func rebuildsUnions() {
        #expect(resolved("Size | 'm' | 'xl'", sizes) == .oneOf("s", "m", "xl"))
        #expect(resolved("Maybe | number", sizes) == .either(.text("s"), .text("m"), .number).orNothing)
        #expect(resolved("A | B", ["A": "true", "B": "false"]) == .boolean)
        #expect(resolved("A & C", ["A": "B & D"]) == .both(.name("B"), .name("D"), .name("C")))
    }

    @Test("names are replaced however deep they stand")
    func reachesEverything() {
        let size = WebType.oneOf("s", "m").known(as: "Size")
        #expect(resolved("Size[]", sizes) == .list(size))
        #expect(resolved("Map<string, Size>", sizes) == .name("Map", .string, size))
        #expect(resolved("[a?: Size]", sizes) == .tuple(.optional(size, name: "a")))
        #expect(resolved("(a?: Size) => Size", sizes) == .function(.optional("a", size), returns: size))
        #expect(
            resolved("{ [k: Size]: Size; readonly a: Size }", sizes)
                == .object(.index(size, size), .readonly("a", size))
        )
        #expect(resolved("A & Size", sizes) == .both(.name("A"), size))
    }

    @Test("unknown names, names with arguments and names of type parameters stay")
    func leavesOthers() {
        #expect(resolved("Tone", sizes) == .name("Tone"))
        #expect(resolved("Size<A>", sizes) == .name("Size", .name("A")))
        #expect(
            resolved("<const Size extends A>(a: Size) => Wide", sizes)
                == .function(
                    .parameter("a", .name("Size")),
                    generic: ["const Size extends A"],
                    returns: .oneOf("s", "m", "l").known(as: "Wide")
                )
        )
    }

    @Test("a definition that was not understood does not replace its name")
    func leavesRaw() { #expect(resolved("Broken", ["Broken": "0.19.5"]) == .name("Broken")) }

    @Test("a name whose definition leads back to it stays a reference, wherever one starts")
    func cycles() {
        let trees = ["Tree": "Tree[]", "A": "B[]", "B": "{ c: C }", "C": "A | B", "Use": "A | string", "Same": "Same"]
        for name in ["Tree", "A", "B", "C", "Same"] { #expect(resolved(name, trees) == .name(name)) }
        #expect(resolved("Use", trees) == .either(.name("A"), .string).known(as: "Use"))
        #expect(resolved("Use | Tree", trees) == .either(.name("A"), .string, .name("Tree")))
    }

    @Test("a chain of aliases stops growing at the limit of depth")
    func depth() {
        var aliases: [String: String] = ["T0": "string"]
        for level in 1...300 { aliases["T\(level)"] = "T\(level - 1)[]" }
        let definitions = aliases
        let types = onSmallStack { ["T100", "T101", "T300"].map { resolved($0, definitions) } }
        #expect(types[0].depth == 100)
        #expect(types[1] == .list(.name("T100")).known(as: "T101"))
        #expect(types[2].depth <= 100)
    }

    @Test("aliases that double each other end at the limit of size", .ends(within: .seconds(300)))
    func size() {
        var aliases: [String: String] = ["T0": "string"]
        for level in 1...60 { aliases["T\(level)"] = "[T\(level - 1), T\(level - 1)]" }
        #expect(resolved("T60", aliases).description.utf8.count < 200_000)
        #expect(resolved("T10", aliases).count == 2047)
    }

    @Test("thousands of aliases in a row are resolved without deep recursion", .ends(within: .seconds(300)))
    func length() {
        var aliases: [String: String] = ["T0": "'end'"]
        for level in 1...5000 { aliases["T\(level)"] = "T\(level - 1)" }
        #expect(resolved("T5000", aliases) == .text("end").known(as: "T5000"))
    }
}

extension WebType {
    /// How deep arrays nest.
    fileprivate var depth: Int {
        var depth = 0
        var type = self
        while case .array(let element) = type.shape {
            depth += 1
            type = element
        }
        return depth
    }

    /// How many types there are in tuples, this one included.
    fileprivate var count: Int {
        guard case .tuple(let elements) = shape else { return 1 }
        return elements.reduce(1) { $0 + $1.type.count }
    }
}
