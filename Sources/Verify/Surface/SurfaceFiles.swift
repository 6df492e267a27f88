/// Files of declarations: `<Module>.swiftinterface`, or each of that kind in a folder `<Module>`.
package enum SurfaceFiles {
    private static let ending = ".swiftinterface"
    /// Far more than anybody writes by hand.
    private static let countLimit = 1_000

    /// Reads the files of a folder, or the file at this path.
    package static func read(
        _ path: String
    ) throws(VerificationFailure) -> [(module: String, file: SurfaceText.File)] {
        guard FileTree.exists(path) else {
            throw VerificationFailure(.system, "there are no declarations at \(path)")
        }
        guard FileTree.kind(of: path) == .folder else { return [try file(path, of: nil)] }
        var files: [(module: String, file: SurfaceText.File)] = []
        for name in try FileTree.names(in: path) {
            let place = "\(path)/\(name)"
            if name.hasSuffix(ending), FileTree.kind(of: place) == .file {
                files.append(try file(place, of: nil))
            } else if FileTree.kind(of: place) == .folder {
                for part in try FileTree.names(in: place) where part.hasSuffix(ending) {
                    files.append(try file("\(place)/\(part)", of: name))
                }
            }
            guard files.count <= countLimit else {
                throw VerificationFailure(.system, "\(path) has more than \(countLimit) files of declarations")
            }
        }
        guard !files.isEmpty else {
            throw VerificationFailure(.system, "\(path) has no declarations: no <Module>\(ending)")
        }
        return files
    }

    private static func file(
        _ path: String,
        of module: String?
    ) throws(VerificationFailure) -> (module: String, file: SurfaceText.File) {
        let name = module ?? String((path.split(separator: "/").last ?? "").dropLast(ending.count))
        guard path.hasSuffix(ending), ModuleName.isPlain(name) else {
            throw VerificationFailure(.system, "declarations stand in <Module>.swiftinterface, not in \(path)")
        }
        return (name, SurfaceText.File(path: path, text: try FileTree.text(of: path), isOwn: true))
    }
}
