package import Core

package struct PresentFile: Sendable, Equatable {
    package let bytes: [UInt8]
    let stamp: FileStamp

    /// The hash of the bytes; each access calculates it anew.
    package var hash: ContentHash { ContentHash(of: bytes) }
}
