import Core
import Documents
import Generate
import Package
import SwiftModel
import WebModel

/// The generated code of a release as a module of its own.
enum RenderedRelease {
    /// In the order of their paths.
    static func files(
        _ swift: SwiftLibrary,
        _ library: Library,
        _ shims: LibraryShims?,
        module: String
    ) -> [(path: String, bytes: [UInt8])] {
        var bag = DiagnosticBag()
        let templates = TemplateLayers(.native).set(into: &bag)
        let settings = RenderSettings(module: ModuleName(prefix: module), emissions: [.swiftui, .uikit])
        return Renderer(ScaffoldTemplates(templates), settings: settings)
            .render(PreparedLibrary(swift, of: library, into: &bag), shims: shims, into: &bag)
            .map { ($0.path.description, $0.bytes) }
            .filter { $0.0.hasPrefix("Sources/") }
            .sorted { $0.0 < $1.0 }
    }
}
