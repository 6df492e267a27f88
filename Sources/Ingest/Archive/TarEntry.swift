/// Something that a tar archive holds.
struct TarEntry {
    enum Kind: Equatable {
        case file, folder, link
        /// Any other entry: a device, a file with holes, an addition of a later tool.
        case other
    }

    let kind: Kind
    /// Name as the archive spells it; not necessarily text.
    let name: [UInt8]
    /// Place of the content in the archive.
    let content: Range<Int>
}
