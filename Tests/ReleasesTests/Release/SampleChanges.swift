import Foundation
import Releases
import Testing
import WebModel

/// A line of `Tests/Sample/changes.tsv`, which was written by hand from `specs/elevate/CHANGES.md`.
struct SampleChange: Hashable, Comparable, CustomStringConvertible {
    let component, rule, before, after, parts, swift: String

    static var all: [SampleChange] {
        get throws {
            let path = Compared.packageRoot.appending(path: "Tests/Sample/changes.tsv")
            return try String(contentsOf: path, encoding: .utf8).split(separator: "\n").dropFirst().map { line in
                SampleChange(line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init))
            }
        }
    }

    init(_ cells: [String]) {
        component = cells[0]
        rule = cells[1]
        before = cells[2]
        after = cells[3]
        parts = cells[4]
        swift = cells[5]
    }

    init(_ change: Change) {
        component = change.tag
        rule = change.rule.id
        before = change.before?.item?.description ?? ""
        after = change.after?.item?.description ?? ""
        parts = change.parts.joined(separator: " ")
        swift = change.swift.effect.rawValue
    }

    var description: String { [component, rule, before, after, parts, swift].joined(separator: "\t") }

    static func < (left: SampleChange, right: SampleChange) -> Bool { left.description < right.description }
}
