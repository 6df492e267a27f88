import Core
import Ingest
import Package

struct WatchedFiles: Equatable {
    private let stamps: [String: FileStamp]

    /// A missing file is part of the state: it may come.
    init(at paths: [String]) {
        var stamps: [String: FileStamp] = [:]
        for path in paths {
            // The files of a folder count: the folder itself changes when something else is written into it.
            guard (try? FileStatus(path: path))?.kind == .folder else {
                stamps[path] = FileStamp(ofFileAt: path)
                continue
            }
            let root = SourcePath(path)
            let files = ProjectFiles(in: root, while: { true })
            let own = files.generated.filter { !$0.isEmpty }
            for file in files.files where !own.contains(where: { file.hasPrefix($0 + "/") }) {
                let place = root.appending(file).typed
                stamps[place] = FileStamp(ofFileAt: place)
            }
        }
        self.stamps = stamps
    }
}

extension GenerateRequest {
    /// A former release does not change, so it is left out.
    var watchedPaths: [String] {
        var paths: [String] = []
        if case .paths(let inputs) = inputs { paths += inputs }
        paths += matrices.paths + tokenInputs.watchedPaths + icons.paths
        if let templates = settings.templates { paths.append(templates) }
        return paths
    }
}
