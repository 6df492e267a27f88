package import Core

package enum AssetCatalog {
    package struct File: Sendable, Equatable {
        /// Path below the folder of the catalog.
        package let path: [String]
        package let bytes: [UInt8]
    }

    /// Makes the file that tells the kind of a folder of a catalog; `members` stand behind the member with the author.
    package static func contents(of folder: [String], _ members: (inout JSONObjectWriter) -> Void = { _ in }) -> File {
        let bytes = JSONWriter.bytes(.pretty) { writer in
            writer.object { object in
                object.object("info") { info in
                    info.member("author", "xcode")
                    info.member("version", 1)
                }
                members(&object)
            }
        }
        return File(path: folder + ["Contents.json"], bytes: bytes + [UInt8(ascii: "\n")])
    }
}
