package import Core

package struct LedgerEntry: Sendable, Hashable {
    package enum State: String, Sendable, Hashable, CaseIterable {
        case present
        /// A person has deleted it, and it does not come back by itself.
        case deleted
        case orphaned
    }

    package var path: OutputPath
    /// The place that it was generated for, where a person has moved it from there.
    package var home: OutputPath?
    /// Place in the ledger before, if place or identity were others there; only in the ledger of an unfinished run.
    package var origin: OutputPath?
    package var ownership: FileOwnership
    package var identity: FileIdentity
    package var state = State.present
    package var inputs: ContentHash
    package var template: ContentHash
    /// Hash of the generated text, even if people have edited it.
    package var output: ContentHash

    /// Entry as it stands in the ledger of a run that has come to its end.
    var committed: LedgerEntry {
        var entry = self
        entry.origin = nil
        return entry
    }
}

extension LedgerEntry {
    init(_ file: GeneratedFile, at path: OutputPath? = nil, state: State = .present) {
        self.init(
            path: path ?? file.path,
            home: path == nil || path == file.path ? nil : file.path,
            ownership: file.ownership,
            identity: file.identity,
            state: state,
            inputs: file.inputs,
            template: file.template,
            output: file.output
        )
    }
}
