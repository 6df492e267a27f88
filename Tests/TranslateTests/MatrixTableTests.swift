import Core
import SwiftModel
import Testing
import Translate
import WebModel

/// The tables besides the rules: names, values, types, components.
@Suite struct MatrixTableTests {
    private let matrix: Matrix = ReadMatrix(MatrixSample.text).matrix

    @Test func theSampleIsFaultless() {
        #expect(ReadMatrix(MatrixSample.text).diagnostics.isEmpty)
        #expect(matrix.rules.count == 9)
    }

    @Test func aDashTellsPrefixesTagsAndWordsApart() {
        #expect(matrix.names.prefixes.mapValues(\.swift) == ["elvt-": "Elevate"])
        #expect(matrix.names.components.mapValues(\.swift) == ["elvt-icon-button": "IconButton"])
        #expect(matrix.names.words.mapValues(\.swift) == ["url": "URL", "uri": "URL"])
    }

    @Test func anIconIsASymbol() {
        #expect(matrix.icons.symbols.mapValues(\.symbol) == ["search": "star.fill", "filled/star": "star.fill"])
        let later = ReadMatrix.table("Icons", ["| `a` | `plus` |", "| `a` | `minus` |"])
        #expect(later.diagnostics.isEmpty)
        #expect(later.matrix.icons.symbols.mapValues(\.symbol) == ["a": "minus"])
    }

    @Test(arguments: [("`a b`", "`plus`"), ("`a`", "`plus minus`"), ("`a`", ""), ("", "`plus`"), ("`a`", "plus")])
    func aRowOfIconsHasANameAndASymbol(web: String, symbol: String) {
        let read = ReadMatrix.table("Icons", ["| \(web) | \(symbol) |", "| `b` | `plus` |"])
        #expect(read.diagnostics.count == 1)
        #expect(read.diagnostics.allSatisfy { $0.location?.line == 5 })
        #expect(read.matrix.icons.symbols.keys.sorted() == ["b"])
    }

    @Test func aVariantHasAnEmphasisAToneOrBoth() {
        #expect(
            matrix.variants.meanings.words == [
                "ghost": VariantMeaning(emphasis: .plain), "quiet-link": VariantMeaning(emphasis: .plain),
                "danger": VariantMeaning(tone: .danger),
                "primary": VariantMeaning(emphasis: .filled, tone: .primary),
            ]
        )
        let later = ReadMatrix.table("Variants", ["| `a` | `soft` | |", "| `a` | | `info` |"])
        #expect(later.diagnostics.isEmpty)
        #expect(later.matrix.variants.meanings.words == ["a": VariantMeaning(tone: .info)])
    }

    @Test(
        arguments: [
            ("`a b`", "`soft`", ""), ("`a`", "", ""), ("`a`", "`hidden`", ""), ("`a`", "`soft`", "`mauve`"),
            ("", "`soft`", ""), ("`a`", "soft", ""), ("`a`", "`soft`, `plain`", ""),
        ]
    )
    func aRowOfVariantsHasWordsAndAMeaning(web: String, emphasis: String, tone: String) {
        let read = ReadMatrix.table("Variants", ["| \(web) | \(emphasis) | \(tone) |", "| `b` | `link` | |"])
        #expect(read.diagnostics.count == 1)
        #expect(read.diagnostics.allSatisfy { $0.location?.line == 5 })
        #expect(read.matrix.variants.words.keys.sorted() == ["b"])
    }

    @Test func theWordsOfAVariantMeanWhatTheyMeanAlone() {
        let meanings = matrix.variants.meanings
        #expect(meanings["Ghost"] == VariantMeaning(emphasis: .plain))
        #expect(meanings["danger--ghost"] == VariantMeaning(emphasis: .plain, tone: .danger))
        #expect(meanings["primaryGhost"] == VariantMeaning(emphasis: .plain, tone: .primary))
        #expect(meanings["danger-mauve"] == nil)
        #expect(meanings[""] == nil)
    }

    @Test func theLaterNameWins() {
        let read = ReadMatrix.table("Names", ["| `url` | `Url` |", "| `URL` | `URL` |"])
        #expect(read.diagnostics.isEmpty)
        #expect(read.matrix.names.words.mapValues(\.swift) == ["url": "URL"])
    }

    @Test func valuesHaveScopesAndMayBeQuoted() {
        let entries = matrix.values.entries
        #expect(entries.map { $0.scopes.map(\.text) } == [["size", "*Scale"], ["*"], ["Tone"]])
        #expect(entries.map(\.values) == [["s", "extra small", ""], ["none"], ["ok"]])
        #expect(entries.map(\.result) == [.name("small"), .nothing, .name("success")])
        #expect(entries.map(\.components.text) == ["*", "*", "elvt-chip"])
        let odd = ReadMatrix.table("Values", ["| `size:'a, b','c', 2x:3 ,*` | `x` |"])
        #expect(odd.matrix.values.entries.map(\.values) == [["a, b", "c", "2x:3", "*"]])
    }

    @Test func typesAreWebTypesOrNamesOfProperties() {
        let entries = matrix.types.entries
        #expect(entries.map(\.unit) == [nil, .milliseconds, .length, nil])
        #expect(
            entries.map(\.patterns) == [
                [.type(WebTypeParser.parse("Date").type)],
                [.property([NamePattern("*Delay"), NamePattern("duration")], .kind(.number))],
                [.type(WebTypeParser.parse("Padding").type)], [.type(WebTypeParser.parse("Row").type)],
            ]
        )
    }

    @Test(arguments: ["{ a: string }", "(a: number) => void", "a extends b ? c : d", "[a: string, b: number]"])
    func colonsInsideOfTypesNameNoProperties(type: String) {
        let read = ReadMatrix.table("Types", ["| `\(type)` | `String` | |"])
        #expect(read.diagnostics.isEmpty)
        #expect(read.matrix.types.entries.map(\.patterns) == [[.type(WebTypeParser.parse(type).type)]])
    }

    @Test func aTypeParameterHasAConstraint() throws {
        let entry = try #require(matrix.types.entries.last)
        #expect(entry.parameter?.name.name == "Item")
        #expect(entry.parameter?.constraint == .named("Identifiable"))
        #expect(entry.swift == .named("Item"))
        #expect(entry.components == NamePattern("elvt-table"))
    }

    @Test func componentsHaveAPrimitiveOrAReason() {
        let entries = matrix.components.entries
        #expect(entries.map(\.result) == [.primitive(.button), .primitive(.tabView), .skip])
        #expect(entries.map(\.uiKit) == [.control, .view, nil])
        #expect(entries.map { $0.items.map(\.text) } == [[], ["*-tab"], []])
        #expect(entries[0].implied == [ItemReference(.event, "click"), ItemReference(.method, "focus")])
        #expect(entries.map(\.reason) == [nil, nil, "The *system* does it."])
        #expect(entries.map(\.text) == ["`*-button`", "`*-tab-group`", "`*-portal`"])
    }

    @Test(arguments: NativePrimitive.allCases)
    func everyPrimitiveIsKnown(primitive: NativePrimitive) {
        let read = ReadMatrix.table("Components", ["| `*-a`, `x-b` | `\(primitive.rawValue)` | | | | |"])
        #expect(read.matrix.components.entries.map(\.result) == [.primitive(primitive)])
    }

    @Test func aSkippedComponentMaySayItTwice() {
        let read = ReadMatrix.table("Components", ["| `*-a` | `skip` | skip | | | reason |"])
        #expect(read.diagnostics.isEmpty)
        #expect(read.matrix.components.entries.map(\.uiKit) == [nil])
    }
}
