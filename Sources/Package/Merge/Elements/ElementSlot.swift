/// The place of an element in a merged list.
struct ElementSlot: Equatable {
    /// The text of an element, and the comment behind its comma.
    struct Version: Equatable {
        var text: [UInt8]
        var remark: [UInt8]
    }

    let key: String
    /// Version that each text has in this place from now on: the same where it is decided, otherwise the former
    /// version, or nothing.
    let versions: MergeSides<Version?>

    init(_ key: String, _ versions: MergeSides<Version?>) {
        self.key = key
        if let merged = versions.merged {
            self.versions = MergeSides(base: merged, yours: merged, generated: merged)
        } else {
            self.versions = versions
        }
    }
}
