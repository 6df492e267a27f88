import Core
import Generate
import SwiftModel
import Tokens
import Translate
import WebModel

/// `specs/schemas/coverage.schema.json`
struct CoverageJSON {
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
        JSONWriter.document(schema: 2) { object in
            object.member("name", library.name)
            object.member("version", library.version)
            write(coverage.tally, to: &object)
            object.member("componentTotals", coverage.componentTotals)
            object.member("components", objects: coverage.components) { object, component in
                write(component, to: &object)
            }
        }
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

extension StyledTokens: JSONObjectWritable {
    func writeMembers(to object: inout JSONObjectWriter) {
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

extension JSONObjectWriter {
    mutating func members<State: CaseIterable & RawRepresentable<String>>(
        of states: State.Type,
        count: (State) -> Int
    ) {
        for state in states.allCases { member(state.rawValue, count(state)) }
    }
}

extension CoverageCounts: JSONObjectWritable {
    func writeMembers(to object: inout JSONObjectWriter) {
        object.members(of: CoverageState.self) { self[$0] }
        object.member("inUse", inUse)
    }
}

extension ComponentCounts: JSONObjectWritable {
    func writeMembers(to object: inout JSONObjectWriter) { object.members(of: ComponentState.self) { self[$0] } }
}

extension CoveredItem: JSONObjectWritable {
    func writeMembers(to object: inout JSONObjectWriter) {
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

extension InertMember: JSONObjectWritable {
    func writeMembers(to object: inout JSONObjectWriter) {
        object.member("member", name.name)
        object.member("kind", item.kind.rawValue)
        object.member("name", item.name)
    }
}
