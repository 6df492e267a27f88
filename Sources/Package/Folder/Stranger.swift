/// A file that no ledger knows and that nothing generates.
struct Stranger: Sendable, Equatable {
    let path: OutputPath
    let file: PresentFile
}
