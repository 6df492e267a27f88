import Core

@testable import Package

/// A ledger as text, and what reading one comes to.
enum LedgerText {
    private static let hash = "00112233445566778899aabbccddeeff"
    static let file =
        #"{"ownership": "owned", "part": "p", "inputs": "\#(hash)", "template": "\#(hash)", "output": "\#(hash)"}"#

    /// A ledger of one file, in which something stands instead of something else.
    static func ofOneFile(_ old: String = "", _ new: String = "") -> String {
        let text = #"{"schema": 1, "product": "1", "files": {"a.swift": \#(file)}}"#
        return old.isEmpty ? text : text.replacing(old, with: new)
    }

    static func read(_ text: String) -> (ledger: Ledger?, errors: [String]) {
        var bag = DiagnosticBag()
        let ledger = LedgerReader.read(SourceFile(path: SourcePath("l.json"), text: text), into: &bag)
        return (ledger, bag.sorted.map { "\($0.location.map { "\($0.line):\($0.column)" } ?? "") \($0.id.rawValue)" })
    }
}
