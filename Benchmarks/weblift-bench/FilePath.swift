#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Questions about files that are asked without Foundation, which would make the measuring process larger.
enum FilePath {
    static func lastComponent(of path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    /// The bytes of a file, or of all files of a folder; nil where nothing is.
    static func size(of path: String) -> Int? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        guard status.st_mode & S_IFMT == S_IFDIR else { return Int(status.st_size) }
        return names(in: path).reduce(0) { $0 + (size(of: path + "/" + $1) ?? 0) }
    }

    /// How many files are in a folder and below it, hidden folders left out.
    static func count(below path: String) -> Int {
        var status = stat()
        guard stat(path, &status) == 0 else { return 0 }
        guard status.st_mode & S_IFMT == S_IFDIR else { return 1 }
        return names(in: path).reduce(0) { $0 + ($1.hasPrefix(".") ? 0 : count(below: path + "/" + $1)) }
    }

    /// The Swift files in a folder and below it, hidden folders left out.
    static func swiftFiles(below folder: String) -> [String] {
        names(in: folder).filter { !$0.hasPrefix(".") }.flatMap { name in
            name.hasSuffix(".swift") ? ["\(folder)/\(name)"] : swiftFiles(below: "\(folder)/\(name)")
        }
    }

    /// The paths of a folder's JSON files, sorted; none where there is no such folder.
    static func jsonFiles(in folder: String) -> [String] {
        names(in: folder).filter { $0.hasSuffix(".json") }.map { folder + "/" + $0 }
    }

    private static func names(in folder: String) -> [String] {
        guard let listing = opendir(folder) else { return [] }
        defer { closedir(listing) }
        var names: [String] = []
        while let entry = readdir(listing) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names.sorted()
    }
}
