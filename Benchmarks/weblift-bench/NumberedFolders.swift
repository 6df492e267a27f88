/// Paths of folders that are not there yet, each once.
///
/// Every run writes into one of its own, and nothing is removed before all is measured: where files have just gone, some
/// file systems make new ones more slowly. ext4 looks past each place of a file that was deleted within minutes.
final class NumberedFolders {
    let parent: String
    private var count = 0

    init(in parent: String) {
        self.parent = parent
    }

    func next() -> String {
        count += 1
        return "\(parent)/\(count)"
    }
}
