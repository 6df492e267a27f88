/// Why a package in one file is not unpacked.
enum ArchiveFailure: Error, Equatable {
    /// It ends before it is complete.
    case cut
    /// Content that can't be meant; the words say what is wrong.
    case damaged(String)
    /// It would become too large; the words say in what.
    case tooLarge(String)
}
