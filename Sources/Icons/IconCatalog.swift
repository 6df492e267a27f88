import JSON

/// Icons as an asset catalog of Xcode: vector images that take the colour of what they stand in.
package struct IconCatalog: Sendable {
    package struct File: Sendable, Equatable {
        /// Below the folder of the catalog.
        package let path: [String]
        package let bytes: [UInt8]
    }

    package static let folder = "Icons.xcassets"
    private static let contents = "Contents.json"

    package let files: [File]

    package init(_ icons: [Icon]) {
        let root = File(path: [Self.contents], bytes: Self.json { _ in })
        files =
            [root]
            + icons.flatMap { icon in
                let name = icon.name.asset
                let folder = "\(name).imageset"
                let contents = Self.json { object in
                    object.member("images", array: ["\(name).svg"]) { writer, file in
                        writer.object { image in
                            image.member("filename", file)
                            image.member("idiom", "universal")
                        }
                    }
                    object.object("properties") { properties in
                        properties.member("preserves-vector-representation", true)
                        properties.member("template-rendering-intent", "template")
                    }
                }
                return [
                    File(path: [folder, Self.contents], bytes: contents),
                    File(path: [folder, "\(name).svg"], bytes: icon.bytes),
                ]
            }
    }

    private static func json(_ members: (inout JSONObjectWriter) -> Void) -> [UInt8] {
        let bytes = JSONWriter.bytes(.pretty) { writer in
            writer.object { object in
                object.object("info") { info in
                    info.member("author", "xcode")
                    info.member("version", 1)
                }
                members(&object)
            }
        }
        return bytes + [UInt8(ascii: "\n")]
    }
}
