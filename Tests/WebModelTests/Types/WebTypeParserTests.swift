import Core
import Testing
import WebModel

@Suite("Reading type expressions")
struct WebTypeParserTests {
    @Test("keyword types and the wrapper spellings are keywords", arguments: TypeCase.words)
    func words(_ sample: TypeCase) { expectStructure(sample) }

    @Test("string literals have their value, templates keep their text", arguments: TypeCase.strings)
    func strings(_ sample: TypeCase) { expectStructure(sample) }

    @Test("numbers keep their spelling", arguments: TypeCase.numbers)
    func numbers(_ sample: TypeCase) { expectStructure(sample) }

    @Test("what joins types binds as tightly as in TypeScript", arguments: TypeCase.combinations)
    func combinations(_ sample: TypeCase) { expectStructure(sample) }

    @Test("arrays in all spellings are arrays, tuples keep names and marks", arguments: TypeCase.lists)
    func lists(_ sample: TypeCase) { expectStructure(sample) }

    @Test("names keep their path and their type arguments", arguments: TypeCase.names)
    func names(_ sample: TypeCase) { expectStructure(sample) }

    @Test("functions keep parameters and results", arguments: TypeCase.functions)
    func functions(_ sample: TypeCase) { expectStructure(sample) }

    @Test("objects keep their members in order", arguments: TypeCase.objects)
    func objects(_ sample: TypeCase) { expectStructure(sample) }

    @Test("what JSDoc adds to types means the same as in TypeScript", arguments: TypeCase.jsDoc)
    func jsDoc(_ sample: TypeCase) { expectStructure(sample) }

    @Test("several unquoted words are strings, one is a name", arguments: TypeCase.wordSets)
    func wordSets(_ sample: TypeCase) { expectStructure(sample) }

    @Test("spaces, line breaks and comments of all kinds separate and mean nothing", arguments: TypeCase.spacing)
    func spacing(_ sample: TypeCase) { expectStructure(sample) }

    private func expectStructure(_ sample: TypeCase, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
        let result = WebTypeParser.parse(sample.text)
        #expect(result.problem == nil, sourceLocation: sourceLocation)
        #expect(result.type == sample.expected, sourceLocation: sourceLocation)
    }
}
