import Core
import Package
import Releases

/// The Swift of an app that uses a package.
struct AppSources {
    private let folder: String
    private let files: [SourceFile]

    init(_ folder: String, into diagnostics: inout DiagnosticBag) {
        self.folder = folder
        files = OwnSources.read(folder, into: &diagnostics)
    }

    /// Leaves out the folder of the package, which is looked through by itself: the package may be part of the app.
    func files(outside package: String) -> [LineSearch.OwnFile] {
        let package = RealPath.of(package).map { $0 + "/" }
        let root = RealPath.of(folder)
        return files.compactMap { file in
            // No link is followed below the folder.
            let below = file.path.typed.dropFirst(folder.count)
            if let package, let root, (root + below).hasPrefix(package) { return nil }
            return LineSearch.OwnFile(file, isInside: false)
        }
    }
}
