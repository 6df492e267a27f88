import Core
import TestSupport
import Testing
import WebModel

@Suite("Hostile type expressions", .ends(within: .seconds(300)))
struct WebTypeLandmineTests {
    static let repeated = [
        "(", "<", "[", "{", "|", "&", ")", ">", "]", "}", "`", "`${", "'", "\"", "\\", "/*", "//", "?", "!", "=", "...",
        "-", ".", "a|", "a-", "a.", "a<", "a[", "[a,", "{a:", "(a:", "()=>", "new()=>", "keyof ", "typeof ", "infer ",
        "readonly ", "asserts ", "a is ", "unique ", "a extends ", "a extends b?c:", "{[a in ", "<a extends ",
        "import(",
        "import('a').", "{get ", "{new(", "\u{2026}", "😀", "é", "\u{0}", "\r", "\u{2028}", "1", "1.", "0x", "a?", "[]",
        "a\n", ",", ";", "{}", "... 1 more ...",
    ]

    @Test("any piece a hundred thousand times is refused for its length", arguments: repeated)
    func endless(_ piece: String) {
        let result = WebTypeParser.parse(String(repeating: piece, count: 100_000))
        #expect(result.problem?.id == .typeTooLong)
        expectRawOnlyWithProblem(result)
    }

    @Test("any piece as often as fits is read or refused, and quickly", arguments: repeated)
    func long(_ piece: String) {
        let text = String(repeating: piece, count: WebTypeParser.lengthLimit / piece.utf8.count)
        let (result, time) = onSmallStack {
            // Timed in the thread: how long the tests wait for each other says nothing about the parser.
            let start = ContinuousClock.now
            return (WebTypeParser.parse(text), ContinuousClock.now - start)
        }
        expectRawOnlyWithProblem(result)
        #expect(time < .seconds(5))
    }

    static let nests: [(opening: String, closing: String)] = [
        ("(", ")"), ("[", "]"), ("Array<", ">"), ("{ a: ", " }"), ("(a: ", ") => B"), ("() => ", ""), ("keyof ", ""),
        ("?", ""), ("!", ""), ("A extends B ? C : ", ""), ("", "[]"), ("{ a(): ", " }"), ("[a?: ", "]"),
        ("{ [K in A]: ", " }"), ("<T extends ", ">() => A"), ("T[", "]"),
    ]

    private static func nested(_ opening: String, _ closing: String, levels: Int) -> String {
        String(repeating: opening, count: levels) + "A" + String(repeating: closing, count: levels)
    }

    @Test("a hundred levels are read, printed and read again, one more is refused", arguments: nests)
    func limit(_ opening: String, _ closing: String) {
        let deepest = Self.nested(opening, closing, levels: WebTypeParser.depthLimit)
        let results = onSmallStack {
            let result = WebTypeParser.parse(deepest)
            return [result, WebTypeParser.parse(result.type.description)]
        }
        #expect(results[0].problem == nil)
        #expect(results[0] == results[1])

        let deeper = Self.nested(opening, closing, levels: WebTypeParser.depthLimit + 1)
        let tooDeep = onSmallStack { WebTypeParser.parse(deeper) }
        #expect(tooDeep.problem?.id == .typeTooDeep)
        expectRawOnlyWithProblem(tooDeep)
    }

    @Test("the deepest types are compared, hashed and resolved without running out of stack", arguments: nests)
    func deepUse(_ opening: String, _ closing: String) {
        let text = Self.nested(opening, closing, levels: WebTypeParser.depthLimit)
        let isSame = onSmallStack {
            let type = WebTypeParser.parse(text).type
            let isFound = Set([type]).contains(WebTypeParser.parse(text).type)
            return isFound && type.resolvingReferences { _ in nil } == type
        }
        #expect(isSame)
    }

    @Test("brackets and the suffixes around them add up to depth")
    func mixedLevels() {
        let suffixes = String(repeating: "[]", count: 60)
        let text = String(repeating: "(", count: 60) + "A" + suffixes + String(repeating: ")[]", count: 60)
        let result = onSmallStack { WebTypeParser.parse(text) }
        #expect(result.problem?.id == .typeTooDeep)
    }

    @Test("siblings do not add up to depth")
    func siblings() {
        let suffixes = String(repeating: "[]", count: 90)
        let text = "[A\(suffixes), \(Self.nested("(", ")", levels: 90)), B\(suffixes)]"
        let result = onSmallStack { WebTypeParser.parse(text) }
        #expect(result.problem == nil)
    }

    @Test("every beginning of every type is read or refused", arguments: TypeCase.all)
    func beginnings(_ sample: TypeCase) {
        let scalars = Array(sample.text.unicodeScalars)
        for length in scalars.indices {
            var beginning = String.UnicodeScalarView()
            beginning.append(contentsOf: scalars[..<length])
            expectSound(WebTypeParser.parse(String(beginning)))
        }
    }

    @Test("types changed at random are read or refused, and what is read can be printed and read again")
    func mutations() {
        var random = SeededGenerator(seed: 0x57EB_11F7)
        let pieces = Self.repeated + ["a", "'b'", " ", "\n", "extends", "is", "in", "as", "=>", ": ", "string", "null"]
        for _ in 0..<Loop.rounds(20_000) {
            guard let sample = TypeCase.all.randomElement(using: &random) else { return }
            var scalars = Array(sample.text.unicodeScalars)
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: 0...scalars.count, using: &random)
                let end = min(scalars.count, place + Int.random(in: 0...3, using: &random))
                let piece = pieces.randomElement(using: &random) ?? ""
                scalars.replaceSubrange(
                    place..<end,
                    with: Bool.random(using: &random) ? Array(piece.unicodeScalars) : []
                )
            }
            var text = String.UnicodeScalarView()
            text.append(contentsOf: scalars)
            expectSound(WebTypeParser.parse(String(text)))
        }
    }

    /// Raw if and only if there is a problem, which lies in the text.
    private func expectRawOnlyWithProblem(_ result: WebTypeParser.Result) {
        if case .raw(let text) = result.type.shape {
            #expect(result.problem.map { (0...text.utf8.count).contains($0.offset) } == true)
        } else {
            #expect(result.problem == nil)
        }
    }

    private func expectSound(_ result: WebTypeParser.Result) {
        expectRawOnlyWithProblem(result)
        guard result.problem == nil else { return }
        let printed = result.type.description
        #expect(WebTypeParser.parse(printed).type == result.type, "\(printed)")
    }
}
