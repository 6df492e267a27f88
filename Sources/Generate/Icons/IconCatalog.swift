import Core

/// Icons as an asset catalog of Xcode: vector images that take the color of their surroundings.
package struct IconCatalog: Sendable {
    package static let folder = "Icons.xcassets"

    package let files: [AssetCatalog.File]

    package init(_ icons: [Icon]) {
        files =
            [AssetCatalog.contents(of: [])]
            + icons.flatMap { icon in
                let name = icon.name.asset
                let folder = "\(name).imageset"
                let contents = AssetCatalog.contents(of: [folder]) { object in
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
                return [contents, AssetCatalog.File(path: [folder, "\(name).svg"], bytes: icon.bytes)]
            }
    }
}
