import Documents

/// The settings as the manifest of a package says them.
struct RenderedManifest: Hashable {
    /// The oldest tools that read the package: `nonisolated` in front of a type is Swift 6.1.
    private let tools: String
    /// Argument of `.iOS(…)`.
    private let platform: String
    /// The path of the colors in the module; nil without them.
    private let colorCatalog: String?

    /// The newest iOS that these tools have a name for. `.v26` is one of Swift 6.2, and a text names any other.
    private static let newestNamed = 18

    init(for target: Int, colorCatalog: String?) {
        self.init(
            tools: "6.1",
            platform: target <= Self.newestNamed ? ".v\(target)" : "\"\(target).0\"",
            colorCatalog: colorCatalog
        )
    }

    private init(tools: String, platform: String, colorCatalog: String?) {
        self.tools = tools
        self.platform = platform
        self.colorCatalog = colorCatalog
    }

    var fields: [(TemplateKey, TemplateValue)] {
        [("tools", .string(tools)), ("platform", .string(platform)), ("colorCatalog", .optional(colorCatalog))]
    }

    /// Manifests that earlier runs may have written: for another iOS, without colors, and as version 0.1 wrote all of them.
    var former: [RenderedManifest] {
        let catalogs = [nil, ColorAssetRendering.catalogPath]
        return (RenderSettings.oldestTarget...Self.newestFormer).flatMap { target in
            catalogs.flatMap { catalog in
                [
                    RenderedManifest(tools: "6.0", platform: ".v\(target)", colorCatalog: catalog),
                    RenderedManifest(for: target, colorCatalog: catalog),
                ]
            }
        }
    }

    private static let newestFormer = 30
}
