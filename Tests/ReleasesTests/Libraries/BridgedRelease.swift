import Core
import Documents
import Generate
import Package
import Releases
import SwiftModel
import Translate
import WebModel

/// Two releases of a library in Swift: the new one in the order of the old one, and what keeps the old one's callers compiling.
struct BridgedRelease {
    let before, after: SwiftLibrary
    let shims: LibraryShims

    init(from old: Library, to new: Library, until version: SemanticVersion) {
        var bag = DiagnosticBag()
        let former = Compared.translator.translate(old, into: &bag)
        let current = Compared.translator.translate(new, into: &bag)
        let changes = LibraryChanges(from: old, to: new, translations: (former, current))
        let formerTags = LibraryBridge.formerTags(in: changes)
        let order = MemberOrder(of: former.swift)
            .following(former.swift, to: current.swift, formerTags: formerTags)
        before = former.swift
        after = current.swift.keeping(order, formerTags: formerTags)
        shims = LibraryBridge(from: before, to: after, changes).shims(until: version)
    }
}

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
