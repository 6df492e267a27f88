/// Why a package in one file is not unpacked.
enum ArchiveFailure: Error, Equatable {
    /// Archive that ends before it is complete.
    case cut
    /// Content that can't be meant; the words name the mistake.
    case damaged(String)
    /// Content beyond a limit; the words name it.
    case tooLarge(String)
}
