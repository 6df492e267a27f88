/// Why a package in one file is not unpacked.
enum ArchiveFailure: Error, Equatable {
    /// It ends before it is complete.
    case cut
    /// What it holds can't be meant; the words say what.
    case damaged(String)
    /// It would become too large; the words say in what.
    case tooLarge(String)
}
