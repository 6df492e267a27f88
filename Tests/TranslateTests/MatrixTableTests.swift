import Core
import SwiftModel
import Testing
import WebModel

@testable import Translate

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
        "a row of icons has a name and a symbol, and one of variants words and a meaning",
        arguments: [
            "`a b` | `plus`", "`a` | `plus minus`", "`a` |", "| `plus`", "`a` | plus", "`a b` | `soft` |", "`a` | |",
            "`a` | `hidden` |", "`a` | `soft` | `mauve`", "| `soft` |", "`a` | soft |", "`a` | `soft`, `plain` |",
        ]
    )
    func incomplete(row: String) {
        let isVariant = row.count { $0 == "|" } == 2
        let good = isVariant ? "| `b` | `link` | |" : "| `b` | `link` |"
        let read = ReadMatrix.table(isVariant ? "Variants" : "Icons", ["| \(row) |", good])
        #expect(read.diagnostics.map(\.location?.line) == [5])
        let others = isVariant ? Array(read.matrix.variants.words.keys) : Array(read.matrix.icons.symbols.keys)
        #expect(others == ["b"])
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
        #expect(entries[0].implied == ["@click", "focus()"])
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

@Suite("The table HTML")
struct HTMLTableTests {
    private static func read(_ rows: String) -> ReadMatrix {
        ReadMatrix("## HTML\n\n| Web | SwiftUI | Why |\n|---|---|---|\n\(rows)\n")
    }

    @Test("elements and attributes are views, modifiers, or nothing for a reason; the later row wins")
    func rows() {
        let rows = """
            | `<p>`, `<DIV>` | `Text` | |
            | `<div> + flex` | `HStack` | |
            | `<div>` | `VStack` | |
            | `<style>` | `skip` | CSS. |
            | `[title]` | `.help()` | |
            | `[data-*]` | `skip` | Data. |
            | `[data-x]` | `.id()` | |
            """
        let table = Self.read(rows)
        #expect(table.diagnostics.isEmpty)
        let html = table.matrix.html
        let elements: [(String, Bool, HTMLTable.Result?)] = [
            ("p", false, .view(.text)), ("p", true, .view(.text)), ("div", false, .view(.vertical)),
            ("div", true, .view(.horizontal)), ("style", false, .skip(reason: "CSS.")), ("span", false, nil),
        ]
        for (name, isFlex, result) in elements { #expect(html.element(name, isFlex: isFlex)?.result == result) }
        #expect(html.attribute("title")?.result == .modifier(.help))
        #expect(html.attribute("data-y")?.result == .skip(reason: "Data."))
        #expect(html.attribute("data-x")?.result == .modifier(.id))
        #expect(html.attribute("name") == nil)
    }

    @Test(
        "what is no element, no attribute, no view, or has no reason is told at its place",
        arguments: [
            ("| `div` | `VStack` | |", DiagnosticID.matrixPattern, "5:4"),
            ("| `<div` | `VStack` | |", .matrixPattern, "5:4"), ("| `<di*>` | `VStack` | |", .matrixPattern, "5:4"),
            ("| `<div> + grid` | `VStack` | |", .matrixPattern, "5:4"),
            ("| `[a] + flex` | `.help()` | |", .matrixPattern, "5:4"),
            ("| `<div>` | `VStak` | |", .matrixResult, "5:14"), ("| `<div>` | `skip` | |", .matrixReason, "5:14"),
        ]
    )
    func mistakes(row: String, id: DiagnosticID, place: String) {
        let table = Self.read(row)
        #expect(table.diagnostics.map(\.id) == [id])
        #expect(table.places == [place])
        #expect(table.matrix.html.entries.isEmpty)
    }
}

@Suite struct ComponentsIndexTests {
    private func entries(_ patterns: [String]) -> ReadMatrix {
        let rows = patterns.map { "| \($0) | `Card` |\n" }.joined()
        return ReadMatrix("## Components\n\n| Web | SwiftUI |\n|---|---|\n\(rows)")
    }

    private func row(of tag: String, _ patterns: String...) -> Int? {
        let read = entries(patterns.map { "`\($0)`" })
        return ComponentsIndex(read.matrix.components).entry(for: tag)?.source.location.line
    }

    @Test func theGlobThatSpellsOutMoreWinsHoweverManyStarsTheOtherHas() {
        #expect(row(of: "x-tab-group", "*-tab-group", "*-*-group") == 5)
        #expect(row(of: "x-tab-group", "*-*-group", "*-tab-group") == 6)
        #expect(row(of: "x-ab", "*-ab", "*-a*") == 5)
    }

    @Test("a tag that says the last word goes before one that is open at both ends, however much that spells out")
    func lastWord() {
        #expect(row(of: "x-card-title", "*-card-*", "*-title") == 6)
        #expect(row(of: "x-card-title", "*-title", "*-card-*") == 5)
        #expect(row(of: "x-progress-ring", "*-ring", "*-progress-*") == 5)
        #expect(row(of: "x-private-title", "x-private-*", "*-title") == 5, "it says what a name begins with")
    }

    @Test func aFullTagBeatsEveryGlobAndALaterRowAnEarlier() {
        #expect(row(of: "x-ab", "x-ab", "*x-ab*") == 5)
        #expect(row(of: "x-ab", "*-ab", "*-ab") == 6)
        #expect(row(of: "y", "*-ab") == nil)
    }

    @Test("a row may ask for items of a component beside its tag, and for components that are called after it")
    func conditions() throws {
        let read = entries(["`*-grid, *-tiles + items, data: array + #(default) + @sort + <{tag}-row>, <{tag}-column>`"]
        )
        #expect(read.diagnostics.isEmpty)
        let entry = try #require(read.matrix.components.entries.first)
        #expect(entry.components.map(\.text) == ["*-grid", "*-tiles"])
        let items: [ItemPattern] = ["items, data: array", "#(default)", "@sort"]
        #expect(entry.conditions == items.map { .item($0) } + [.part(["-row", "-column"])])
    }

    @Test("a row whose conditions hold goes before one that asks for less, whichever is first")
    func precedence() {
        let rows = ["`*-grid + #(default)`", "`*-grid`"]
        for patterns in [rows, rows.reversed()] {
            let index = ComponentsIndex(entries(patterns).matrix.components)
            let first = patterns.firstIndex(of: rows[0]) ?? 0
            #expect(index.entry(for: "x-grid", where: { _ in true })?.source.location.line == 5 + first)
            #expect(index.entry(for: "x-grid", where: { _ in false })?.source.location.line == 6 - first)
        }
    }

    @Test(
        "a condition that can't be read is a mistake where it stands",
        arguments: [
            ("`*-grid + ⟦`", "expected"), ("`*-grid + items: ⟦lst`", "is no type of patterns"),
            ("`*-grid + ⟦<{tag}>`", "<{tag}-row>"), ("`*-grid`, `⟦*-tiles + #(default)`", "one pattern"),
            ("`*-grid ⟦! x`", "can't stand in a tag"),
        ]
    )
    func mistakes(pattern: String, message: String) {
        let read = entries([pattern])
        #expect(read.ids == [.matrixPattern])
        #expect(read.diagnostics.allSatisfy { $0.message.contains(message) }, "\(read.diagnostics)")
        #expect(read.places == read.marked)
    }
}
