import Testing
import WebModel

@Suite("Joining types")
struct WebTypeUnionTests {
    @Test("unions inside, also those inside them, are opened")
    func opens() {
        let inner = WebType.either(.name("A"), .either(.name("B"), .oneOf("c", "d")))
        #expect(
            WebType.union(of: [inner, .number])
                == .either(.name("A"), .name("B"), .text("c"), .text("d"), .number)
        )
    }

    @Test("an alternative that occurs again is kept where it came first")
    func removesDuplicates() {
        #expect(WebType.union(of: [.string, .name("A"), .string]) == .either(.string, .name("A")))
        #expect(WebType.union(of: [.string, .string]) == .string)
    }

    @Test("null and undefined, also of the members, make the whole optional")
    func takesOutNothing() {
        #expect(WebType.union(of: [.null, .string]) == .string.orNothing)
        #expect(WebType.union(of: [.string.orNothing, .number]) == .either(.string, .number).orNothing)
        #expect(WebType.union(of: [.either(.string.orNothing, .number), .any]).isOptional)
    }

    @Test("null and undefined alone stay what they are")
    func keepsNothing() {
        #expect(WebType.union(of: [.null]) == .null)
        #expect(WebType.union(of: [.undefined, .undefined]) == .undefined)
        #expect(WebType.union(of: [.undefined, .null]) == .null.orNothing)
    }

    @Test("both truth values are boolean, where the first of them stood; one alone is not")
    func foldsBoolean() {
        #expect(WebType.union(of: [.false, .string, .true]) == .either(.boolean, .string))
        #expect(WebType.union(of: [.string, .true, .boolean, .false]) == .either(.string, .boolean))
        #expect(WebType.union(of: [.string, .true]) == .either(.string, .true))
    }

    @Test("nothing but strings is a closed set, each once, in the order of the source")
    func makesSets() {
        #expect(WebType.union(of: [.text("b"), .oneOf("a", "b"), .text("c")]) == .oneOf("b", "a", "c"))
        #expect(WebType.union(of: [.text("a"), .undefined, .text("a")]) == .text("a").orNothing)
        #expect(WebType.union(of: [.oneOf("a")]) == .text("a"))
        #expect(WebType.union(of: [.oneOf("a", "b"), .string]) == .either(.text("a"), .text("b"), .string))
    }

    @Test("one member is that member, with its alias; a second one ends the alias")
    func keepsAlias() {
        let size = WebType.oneOf("s", "m").known(as: "Size")
        #expect(WebType.union(of: [size]) == size)
        #expect(WebType.union(of: [size, .null, size]) == size.orNothing)
        #expect(WebType.union(of: [size, .text("l")]) == .oneOf("s", "m", "l"))
        #expect(WebType.union(of: [.string.known(as: "Name"), .string]) == .string)
        #expect(WebType.union(of: [.string.known(as: "Name"), .number]) == .either(.string.known(as: "Name"), .number))
    }

    @Test("no members at all are never")
    func empty() {
        #expect(WebType.union(of: []) == WebType(.keyword(.never)))
        #expect(WebType.union(of: [.oneOf()]) == WebType(.keyword(.never)))
        #expect(WebType.union(of: [.either(.null)]) == .null)
    }

    @Test("intersections inside are opened, unless they are optional")
    func intersections() {
        let inner = WebType.both(.name("A"), .name("B"))
        #expect(WebType.intersection(of: [inner, .name("C")]) == .both(.name("A"), .name("B"), .name("C")))
        #expect(WebType.intersection(of: [inner.orNothing, .name("C")]) == .both(inner.orNothing, .name("C")))
        #expect(WebType.intersection(of: [inner]) == inner)
    }
}
