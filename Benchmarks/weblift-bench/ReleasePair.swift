/// Two releases of one library, told by the names of their files: `<library>-1-old.json`, `<library>-2-mid.json`.
struct ReleasePair {
    let name: String
    let old: String
    let new: String

    /// Each release of the folder with the next one.
    static func list(_ manifests: [String]) -> [ReleasePair] {
        let releases = manifests.compactMap { path in release(path).map { (path: path, library: $0) } }
        return zip(releases, releases.dropFirst()).filter { $0.library == $1.library }.map { old, new in
            ReleasePair(
                name: "\(FilePath.lastComponent(of: old.path)) …",
                old: old.path,
                new: new.path
            )
        }
    }

    /// The library in the name of a file; nil where no release stands behind it.
    private static func release(_ path: String) -> Substring? {
        let name = FilePath.lastComponent(of: path).dropLast(".json".count)
        let parts = name.split(separator: "-")
        guard parts.count > 2, let number = parts.dropLast().last, Int(number) != nil, let word = parts.last else {
            return nil
        }
        return name.dropLast(word.count + number.count + 2)
    }
}
