import Core
import Generate
import SwiftModel
import Tokens
import Translate
import WebModel

/// `specs/schemas/coverage.schema.json`
struct CoverageJSON {
    static let schema = 2

    private let library: Library
    private let classNames: [String: String]
    private let styled: [String: StyledTokens]

    /// Facts that a translation does not tell: its name, and the names of the classes.
    init(_ library: Library, styled: [StyledTokens] = []) {
        self.library = library
        // Some are drawn with tokens of the whole library alone.
        let own = styled.filter { $0.count > 0 }
        self.styled = Dictionary(own.map { ($0.tag, $0) }) { first, _ in first }
        classNames = library.components.reduce(into: [:]) { $0[$1.tag] = $1.className }
    }

    func print(_ coverage: Coverage) -> [UInt8] {
        var bytes = JSONWriter.bytes(.pretty) { writer in
            writer.object { object in
                object.member("schema", CoverageJSON.schema)
                object.member("name", library.name)
                object.member("version", library.version)
                write(coverage.tally, to: &object)
                object.member("componentTotals", coverage.componentTotals)
                object.member("components", array: coverage.components) { writer, component in
                    writer.object { write(component, to: &$0) }
                }
            }
        }
        bytes.append(UInt8(ascii: "\n"))
        return bytes
    }

    private func write(_ tally: CoverageTally, to object: inout JSONObjectWriter) {
        object.member("totals", tally.totals)
        object.object("kinds") { object in
            for kind in CoverageTally.kinds { object.member(kind.rawValue, tally[kind]) }
        }
        object.member("texts", tally[.text])
    }

    private func write(_ component: CoveredComponent, to object: inout JSONObjectWriter) {
        let translation = component.translation
        object.member("tag", translation.tag)
        object.member("className", classNames[translation.tag])
        object.member("swift", translation.component.names.view.name)
        object.member("uiKit", translation.component.names.uiKit.name)
        object.member("primitive", translation.component.primitive?.rawValue)
        object.member("state", component.state.rawValue)
        object.member("reason", component.reason)
        object.member("rule", translation.rule?.location)
        write(component.tally, to: &object)
        // Apart, so that the items of a component add up to its totals.
        object.member("items", component.items.filter { $0.translation.item.kind != .text })
        object.member("textItems", component.items.filter { $0.translation.item.kind == .text })
        object.member("made", component.made)
        object.member("offered", component.offered)
        object.member("inert", component.inert)
        object.member("styled", styled[translation.tag])
    }
}

extension StyledTokens: JSONWritable {
    func write(to writer: inout JSONWriter) {
        writer.object { object in
            object.member("tokens", count)
            object.member("drawn", drawnCount)
            object.member("inherited", inheritedCount)
            object.member("undrawn", array: undrawn) { writer, token in
                writer.object {
                    $0.member("name", token.name.text)
                    $0.member("word", token.strangeWord)
                }
            }
        }
    }
}

extension CoverageCounts: JSONWritable {
    func write(to writer: inout JSONWriter) {
        writer.object { object in
            for state in CoverageState.allCases { object.member(state.rawValue, self[state]) }
            object.member("inUse", inUse)
        }
    }
}

extension ComponentCounts: JSONWritable {
    func write(to writer: inout JSONWriter) {
        writer.object { object in
            for state in ComponentState.allCases { object.member(state.rawValue, self[state]) }
        }
    }
}

extension CoveredItem: JSONWritable {
    func write(to writer: inout JSONWriter) {
        writer.object { object in
            object.member("kind", translation.item.kind.rawValue)
            object.member("name", translation.item.name)
            object.member("state", state.rawValue)
            object.member("reason", translation.outcome.reason)
            object.member("swiftUI", translation.swiftUI.map(\.description))
            object.member("uiKit", translation.uiKit.map(\.description))
            object.member("partOf", translation.consumer?.description)
            object.member("rule", translation.rule?.location)
            object.member("remarks", translation.remarks)
            object.member("source", translation.location)
        }
    }
}

extension InertMember: JSONWritable {
    func write(to writer: inout JSONWriter) {
        writer.object { object in
            object.member("member", name.name)
            object.member("kind", item.kind.rawValue)
            object.member("name", item.name)
        }
    }
}
